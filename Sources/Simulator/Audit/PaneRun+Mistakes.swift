import CollectionView
import Foundation

extension PaneRun {
  /// What is wrong with an event about an element's identity; nil for nothing.
  func mistake(in event: CollectionViewEvent) -> Mistake? {
    switch event {
    case .measured(let change): misdelivered(change) ?? borrowed(change)
    case .diagnostic(let diagnostic): misnamed(diagnostic)
    default: nil
    }
  }

  /// A preferred size that reached the layout under the index path of another item.
  private func misdelivered(_ change: SizeChange) -> Mistake? {
    guard change.category == .cell, pane.layout.sizing == .`self`,
      let asked = content.removeLastAsked()
    else { return nil }
    let element = ElementFrame.Identity(change)
    let owner = content.model.position(at: change.indexPath)
    guard owner != asked.position else { return nil }
    let sentence =
      owner == nil
      ? "a size was given to \(element.summary), an item that does not exist"
      : "the size of “\(asked.item.text)” was given to \(element.summary), which is another item"
    return Mistake(
      element: element, sentence: sentence, given: change.preferred, own: nil)
  }

  /// A size the layout held for an item that is neither its own nor a guess, but another element's.
  ///
  /// Layouts without an oracle may give an item its neighbour's size on purpose.
  private func borrowed(_ change: SizeChange) -> Mistake? {
    guard change.category == .cell, change.originalState == .measured, truth.arrangement != nil
    else { return nil }
    let element = ElementFrame.Identity(change)
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    let given = axis.length(change.original)
    func differs(_ size: CGSize) -> Bool { abs(axis.length(size) - given) > 0.5 }
    guard let own = sizes.last(of: track(element)), differs(own), differs(change.preferred) else {
      return nil
    }
    let lender = neighbours(of: change.indexPath).first { neighbour in
      sizes.last(of: track(neighbour)).map { !differs($0) } ?? false
    }
    guard let lender else { return nil }
    return Mistake(
      element: element,
      sentence: "\(element.summary) stood at the size of \(lender.summary), \(given.short) pt",
      given: change.original, own: change.preferred)
  }

  /// Adds the items on the screen that are as large as a neighbour, and not as they are themselves.
  func addMistakes(among elements: [PaintedElement], to mistakes: inout [Mistake]) {
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    // By index, since to hold an element costs more than to look at it.
    for index in elements.indices
    where !elements[index].isTrueToSize && elements[index].rank == 1
      && elements[index].sizeState != .estimated && !elements[index].isOutdated
      && abs(elements[index].excess(along: axis)) > 0.5 + 1e-6
    {
      if let mistake = mistake(with: elements[index], axis) { mistakes.append(mistake) }
    }
  }

  private func mistake(with element: PaintedElement, _ axis: Axis) -> Mistake? {
    let given = axis.length(element.frame.size)
    // What it was itself once is outdated, and nobody else's.
    if let own = sizes.last(of: element.track), abs(axis.length(own) - given) <= 0.5 { return nil }
    let lender = neighbours(of: element.identity.indexPath).first { neighbour in
      guard neighbour.category == .cell else {
        return sizes.last(of: track(neighbour)).map { abs(axis.length($0) - given) <= 0.5 } ?? false
      }
      guard let entry = content.model.entry(at: neighbour.indexPath) else { return false }
      let size = content.trueSize(of: entry, offered: element.frame.width)
      return abs(axis.length(size) - given) <= 0.5
    }
    return lender.map { lender in
      Mistake(
        element: element.identity,
        sentence:
          "\(element.identity.summary) stands at the size of \(lender.summary), \(given.short) pt",
        given: element.frame.size, own: element.trueSize)
    }
  }

  /// The section's header, and the items beside one.
  private func neighbours(of path: IndexPath) -> [ElementFrame.Identity] {
    [
      ElementFrame.Identity(
        kind: UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: path.section)),
      ElementFrame.Identity(kind: nil, IndexPath(item: path.item - 1, section: path.section)),
      ElementFrame.Identity(kind: nil, IndexPath(item: path.item + 1, section: path.section)),
    ]
  }

  /// What a layout answered under the name of an element that does not exist or is another, and a frame it could not work out.
  ///
  /// A wrong index path that nobody's layout answered, such as one to scroll to, is the caller's.
  private func misnamed(_ diagnostic: Diagnostic) -> Mistake? {
    let isAnswer = happenings.isInPass || !happenings.updates.isEmpty
    return switch diagnostic.id {
    case .divisionByZero,
      .indexPathDoesNotExist where isAnswer, .wrongElement where isAnswer,
      .duplicateAttributes where isAnswer:
      Mistake(
        element: ElementFrame.Identity(kind: nil, diagnostic.indexPath ?? IndexPath()),
        sentence: diagnostic.message)
    default: nil
    }
  }
}
