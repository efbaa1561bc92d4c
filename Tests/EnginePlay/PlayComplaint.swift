import CollectionView
import Foundation

/// A broken rule and a description of the failure.
public struct PlayComplaint: Equatable, Sendable, CustomStringConvertible {
  /// The rules that are checked; shrinking keeps the broken one.
  public enum Rule: String, Sendable {
    case elements
    case frames
    case identity
    case sizes
    case contentSize
    case offset
    case reader
    case target
    case counts
    case diagnostics
    case cost
  }

  public var rule: Rule
  public var text: String

  public init(_ rule: Rule, _ text: String) {
    self.rule = rule
    self.text = text
  }

  public var description: String { "\(rule.rawValue): \(text)" }
}

extension PlayRig {
  /// The difference in points up to which two lengths count as equal.
  static let slack: CGFloat = 0.001

  var pixel: CGFloat { 1 / setup.scale + Self.slack }

  /// The first broken rule of the current state; nil if all rules hold.
  func complaint(_ moment: PlayMoment) -> PlayComplaint? {
    if let diagnostic = diagnostics.first {
      return PlayComplaint(.diagnostics, "\(diagnostic.id.rawValue): \(diagnostic.message)")
    }
    return contentComplaint(moment) ?? elementComplaint(moment)
  }

  private func contentComplaint(_ moment: PlayMoment) -> PlayComplaint? {
    let size = view.contentSize
    if abs(size.height - moment.contentHeight) > Self.slack || size.width != content.width {
      return PlayComplaint(
        .contentSize, "\(size), not \(content.width) × \(moment.contentHeight)")
    }
    if view.measuredItemCount != content.knownCount {
      return PlayComplaint(
        .counts, "\(view.measuredItemCount) items measured, not \(content.knownCount)")
    }
    let offset = view.contentOffset
    let low = -setup.insetTop
    let high = max(low, moment.contentHeight + setup.insetBottom - view.bounds.height)
    guard offset.x == 0, offset.y >= low - pixel, offset.y <= high + pixel else {
      return PlayComplaint(.offset, "\(offset) outside of \(low) to \(high)")
    }
    return nil
  }

  private func elementComplaint(_ moment: PlayMoment) -> PlayComplaint? {
    var live: [String: UICollectionView.LiveElement] = [:]
    for element in view.liveElements where !element.isDisappearing {
      live[Self.name(of: element.modelAttributes)] = element
    }
    for element in moment.elements {
      let name = "\(element.kind.rawValue) \(element.path)"
      let overlap = PlayMoment.overlap(element.frame, moment.bounds.minY, moment.bounds.maxY)
      guard let found = live.removeValue(forKey: name) else {
        if overlap > Self.slack {
          return PlayComplaint(.elements, "\(name) is missing at \(element.frame)")
        }
        continue
      }
      // An element that overlaps the viewport by a rounding error may be visible or not.
      if overlap < 0 {
        return PlayComplaint(.elements, "\(name) is shown and belongs at \(element.frame)")
      }
      if let complaint = complaint(found, element, name) { return complaint }
    }
    return live.keys.sorted().first.map {
      PlayComplaint(.elements, "\($0) is shown and does not exist")
    }
  }

  private func complaint(
    _ found: UICollectionView.LiveElement, _ element: PlainElement, _ name: String
  ) -> PlayComplaint? {
    let frame = found.modelAttributes.frame
    guard abs(frame.minX - element.frame.minX) < pixel,
      abs(frame.minY - element.frame.minY) < Self.slack,
      abs(frame.width - element.frame.width) < Self.slack,
      abs(frame.height - element.frame.height) < Self.slack
    else { return PlayComplaint(.frames, "\(name) is at \(frame), not \(element.frame)") }
    guard element.isKnown, found.sizeState == .measured else {
      return PlayComplaint(.sizes, "\(name) is shown at its estimate")
    }
    guard let cell = found.view as? PlayCell else { return nil }
    guard cell.id == element.id else {
      return PlayComplaint(.identity, "\(name) shows item \(cell.id), not \(element.id ?? -1)")
    }
    let height = content.item(at: element.path)?.size.height ?? 0
    guard abs(height - frame.height) <= PlainContent.tolerance else {
      return PlayComplaint(.sizes, "\(name) is \(frame.height) high, truly \(height)")
    }
    return nil
  }

  private static func name(of attributes: UICollectionViewLayoutAttributes) -> String {
    let kind: PlainElement.Kind =
      switch attributes.representedElementKind {
      case UICollectionView.elementKindSectionHeader: .header
      case UICollectionView.elementKindSectionFooter: .footer
      default: .cell
      }
    return "\(kind.rawValue) \(attributes.indexPath)"
  }

  /// A complaint if an item is not where the step should have scrolled it; nil otherwise.
  func targetComplaint(of step: PlayStep, _ moment: PlayMoment) -> PlayComplaint? {
    guard case .show(let path, let position) = step,
      let frame = moment.elements.first(where: { $0.kind == .cell && $0.path == path })?.frame
    else { return nil }
    let bounds = moment.bounds
    let target: CGFloat
    switch position {
    case .none: return nil
    case .top:
      // A table places the item below its pinned header.
      let covered =
        setup.layout == .table && setup.pinsHeaders
        ? moment.elements.first { $0.kind == .header && $0.path.section == path.section }?
          .frame.height ?? 0 : 0
      target = frame.minY - covered - setup.insetTop
    case .centeredVertically:
      target =
        frame.midY - setup.insetTop - (bounds.height - setup.insetTop - setup.insetBottom) / 2
    case .bottom: target = frame.maxY - (bounds.height - setup.insetBottom)
    }
    let legal = min(max(target, moment.range.lowerBound), moment.range.upperBound)
    guard abs(bounds.minY - legal) > pixel else { return nil }
    return PlayComplaint(
      .target,
      "[\(path.section), \(path.item)] at \(frame) and the offset at \(bounds.minY), not \(legal)")
  }

  /// A complaint if the work exceeds what the elements on the screen require; nil otherwise.
  func costComplaint(_ before: PlayMoment, _ after: PlayMoment) -> PlayComplaint? {
    let height = max(before.bounds.height, after.bounds.height)
    let least = min(setup.estimate.height, CGFloat(setup.heights.lowerBound)) + setup.spacing
    let across: CGFloat =
      switch setup.layout {
      case .list, .table: 1
      case .flow: content.width / 10
      case .waterfall, .compositional: CGFloat(setup.columns)
      }
    let screen = Int((height / max(1, least) + 2) * across) + 2 * content.sections.count
    let limit = 4 * min(screen, before.elements.count + after.elements.count) + 20
    if work.cells > limit || work.questions > 2 * limit {
      return PlayComplaint(
        .cost, "\(work.cells) cells made and \(work.questions) asked, of \(screen) on a screen")
    }
    return work.passes > work.questions + 6 ? PlayComplaint(.cost, "\(work.passes) rounds") : nil
  }
}

/// The elements that the oracle expects at one moment.
@MainActor
struct PlayMoment {
  let elements: [PlainElement]
  let contentHeight: CGFloat
  let bounds: CGRect
  let range: ClosedRange<CGFloat>

  init(_ rig: PlayRig) {
    bounds = rig.view.bounds
    (elements, contentHeight) = rig.content.layOut(in: bounds)
    let range = rig.view.scrollRange
    self.range = range.minimum.y...range.maximum.y
  }

  /// The height of a frame between two offsets, in points; negative if it is outside.
  static func overlap(_ frame: CGRect, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
    min(frame.maxY, end) - max(frame.minY, start)
  }
}
