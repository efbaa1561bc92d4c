import CollectionView
import Foundation

extension Audit {
  /// The difference between two measurements of the same content that the layouts ignore, in points.
  private static let tolerance: CGFloat = 0.5 + 1e-6

  /// Every element on the screen has the size that its content needs.
  func sizeFidelity(_ painted: JudgedFrame) -> Violation? {
    let tolerance = max(Self.tolerance, pixel)
    var worst: (element: ElementFrame, excess: CGFloat, isAcross: Bool)?
    var count = 0
    for element in painted.elements + painted.flattened where !element.isTrueToSize {
      let along = element.excess(along: painted.axis)
      let across = element.excess(along: painted.cross)
      let excess = abs(along) >= abs(across) ? along : across
      guard abs(excess) > tolerance else { continue }
      count += 1
      if abs(excess) > abs(worst?.excess ?? 0) {
        worst = (element, excess, abs(across) > abs(along))
      }
    }
    guard let worst, let size = worst.element.requiredSize else { return nil }
    let axis = worst.isAcross ? painted.cross : painted.axis
    let drawn = axis.length(worst.element.untransformed.size)
    let truth = axis.length(size)
    let name = worst.element.identity.summary
    let dimension = axis.isHorizontal ? "wide" : "high"
    let others = count > 1 ? " (and \(count - 1) more)" : ""
    let element = worst.element
    let message: String
    if let giver = element.sizeGiver {
      message =
        "\(name) is \(drawn.short) pt \(dimension) and needs \(truth.short)\(others): "
        + reason(giver, of: element, drawn)
    } else if element.isOutdated {
      let reason =
        painted.content.hasDelegateSizes
        ? "the delegate was not asked again"
        : "its \(worst.element.category == .cell ? "cell" : "view") was not asked again"
      message =
        "\(name) now needs \(truth.short) pt and is still drawn \(drawn.short) pt \(dimension)\(others): \(reason)"
    } else if element.sizeState == .estimated {
      message =
        "\(name) is drawn at its estimate, \(drawn.short) pt \(dimension), and needs \(truth.short)\(others)"
    } else {
      message = "\(name) is drawn \(drawn.short) pt \(dimension) and needs \(truth.short)\(others)"
    }
    return Violation(
      invariant: .sizeFidelity, amount: worst.excess, unit: .points,
      culprit: Finding.Culprit(
        category: worst.element.category, kind: worst.element.kind,
        indexPath: worst.element.indexPath,
        estimated: Double(drawn),
        measured: Double(truth),
        call: element.sizeGiver?.call ?? "preferredLayoutAttributesFitting(_:)", moved: nil),
      cause: cause(of: element, in: painted), message: message)
  }

  /// Why an element is not drawn at the size that its content needs.
  private func cause(of element: ElementFrame, in painted: JudgedFrame) -> FindingCause {
    if element.category != .cell { return .headerSize }
    if let giver = element.sizeGiver {
      if giver.isOutOfDate { return .outdatedDelegateAnswer }
      if giver.isBeforeInnerLayout { return .innerLayout }
      if giver.call == SizeGiver.layoutSize { return .describedSize }
      return giver.call.hasSuffix(")") ? .delegateAnswer : .fixedSize
    }
    let mistake = painted.mistakes.first { $0.element == element.identity && $0.given != nil }
    if let mistake { return mistake.cause }
    if element.isOutdated {
      return painted.content.hasDelegateSizes ? .delegateNotAsked : .cellNotAsked
    }
    return element.sizeState == .estimated ? .estimateInUpdate : .sizeOfAnotherItem
  }

  /// Why the layout uses a size that it was given, as the end of a sentence.
  private func reason(_ giver: SizeGiver, of element: ElementFrame, _ drawn: CGFloat) -> String {
    if giver.isOutOfDate {
      let occasion =
        giver.call.hasPrefix("tableView")
        ? "the table does not ask again until an update or a reload"
        : "the layout does not ask again until invalidateLayout()"
      return "\(giver.call) answered \(drawn.short) before, and \(occasion)"
    }
    if element.isHeader || element.isFooter {
      return
        "\(giver.call) gave \(drawn.short), and a flow layout does not measure headers and footers"
    }
    if giver.isBeforeInnerLayout {
      return
        "its cell took the content size of the collection view inside it before layoutIfNeeded()"
    }
    if giver.call.hasSuffix(")") { return "\(giver.call) answered \(drawn.short)" }
    return "\(giver.call) gave \(drawn.short), and cells are not measured"
  }
}

extension JudgedFrame {
  /// Cells in the viewport without any length, although their content has one.
  fileprivate var flattened: [ElementFrame] {
    pane.staying.filter { element in
      let frame = element.untransformed
      return element.item != nil && frame.isEmpty && !frame.sharesArea(with: pane.bounds)
        && axis.start(frame) >= axis.start(pane.bounds) && axis.start(frame) < axis.end(pane.bounds)
    }.sorted { $0.precedes($1) }
  }
}
