import CollectionView
import Foundation

/// A size or a place that belongs to another element than the one it was used for.
struct Mistake: Equatable {
  var element: ElementFrame.Identity
  var sentence: String
  /// The length the element was given and the one it has itself, in points; nil where no size is meant.
  var given: CGSize?
  var own: CGSize?
}

extension PaneRun {
  /// What is wrong with an event about an element's identity; nil for nothing.
  func mistake(in event: CollectionViewEvent) -> Mistake? {
    switch event {
    case .measured(let change): misdelivered(change) ?? borrowed(change)
    case .diagnostic(let diagnostic) where happenings.isInPass: misnamed(diagnostic)
    default: nil
    }
  }

  /// A preferred size that reached the layout under the index path of another item.
  private func misdelivered(_ change: SizeChange) -> Mistake? {
    guard change.category == .cell, let asked = content.takeLastAsked() else { return nil }
    let element = ElementFrame.Identity(change)
    let owner = content.model.entry(at: change.indexPath)
    guard owner?.position != asked.position else { return nil }
    let sentence =
      owner == nil
      ? "a size was given to \(element.summary), an item that does not exist"
      : "the size of “\(asked.item.text)” was given to \(element.summary), which is another item"
    return Mistake(
      element: element, sentence: sentence, given: change.preferred, own: nil)
  }

  /// A size the layout held for an item that is neither its own nor a guess, but another element's.
  private func borrowed(_ change: SizeChange) -> Mistake? {
    guard change.category == .cell else { return nil }
    let element = ElementFrame.Identity(change)
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    let given = axis.length(change.original)
    func differs(_ size: CGSize) -> Bool { abs(axis.length(size) - given) > 0.5 }
    let own = sizes.last(of: track(element)) ?? change.preferred
    guard differs(own), differs(change.preferred), !isEstimate(given, of: change.indexPath) else {
      return nil
    }
    let neighbours: [ElementFrame.Identity] = [
      ElementFrame.Identity(
        kind: UICollectionView.elementKindSectionHeader,
        IndexPath(item: 0, section: change.indexPath.section)),
      ElementFrame.Identity(kind: nil, [change.indexPath.section, change.indexPath.item - 1]),
      ElementFrame.Identity(kind: nil, [change.indexPath.section, change.indexPath.item + 1]),
    ]
    let lender = neighbours.first { neighbour in
      sizes.last(of: track(neighbour)).map { !differs($0) } ?? false
    }
    guard let lender else { return nil }
    return Mistake(
      element: element,
      sentence: "\(element.summary) stood at the size of \(lender.summary), \(given.short) pt",
      given: change.original, own: change.preferred)
  }

  /// Whether a length is what the scene has the layout guess.
  private func isEstimate(_ length: CGFloat, of path: IndexPath) -> Bool {
    let layout = pane.layout
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    let guess =
      layout.number("estimatedHeight", section: path.section)
      ?? layout.size("estimatedItemSize").map { axis.length($0) }
      ?? ListSection.defaultHeight
    return abs(guess - length) <= 0.5
  }

  /// What a layout answered under the name of an element that does not exist or is another.
  private func misnamed(_ diagnostic: Diagnostic) -> Mistake? {
    switch diagnostic.id {
    case .indexPathDoesNotExist, .wrongElement, .duplicateAttributes:
      Mistake(
        element: ElementFrame.Identity(kind: nil, diagnostic.indexPath ?? IndexPath()),
        sentence: diagnostic.message)
    default: nil
    }
  }
}
