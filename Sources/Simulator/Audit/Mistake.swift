import CollectionView
import Foundation

/// A size or a place of one element that is used for another.
struct Mistake: Equatable {
  var element: ElementFrame.Identity
  var sentence: String
  /// The size the element was given and its own size, in points; nil if the mistake is not about sizes.
  var given: CGSize?
  var own: CGSize?
  var cause: FindingCause
}

extension PaneRun {
  /// The mistake with an element's identity that an event reveals; nil for none.
  func mistake(in event: CollectionViewEvent) -> Mistake? {
    switch event {
    case .measured(let change): misdelivered(change) ?? borrowed(change)
    case .diagnostic(let diagnostic): misnamed(diagnostic)
    default: nil
    }
  }

  /// Items on the screen that have the size of a neighbour instead of their own.
  ///
  /// A size that the layout was given is wrong, but not another element's.
  func mistakes(among elements: [ElementFrame]) -> [Mistake] {
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    return elements.filter {
      !$0.isTrueToSize && $0.rank == 1 && $0.sizeState != .estimated && !$0.isOutdated
        && $0.sizeGiver == nil
        && abs($0.excess(along: axis)) > 0.5 + 1e-6
    }.compactMap { mistake(with: $0, axis) }
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
      element: element, sentence: sentence, given: change.preferred, own: nil,
      cause: .sizeOfAnotherItem)
  }

  /// A size the layout used for an item that is neither the item's own nor an estimate, but another element's.
  ///
  /// Layouts without an oracle may give an item its neighbour's size on purpose.
  private func borrowed(_ change: SizeChange) -> Mistake? {
    guard change.category == .cell, change.originalState == .measured, truth.arrangement != nil
    else { return nil }
    let element = ElementFrame.Identity(change)
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    let given = axis.length(change.original)
    func differs(_ size: CGSize) -> Bool { abs(axis.length(size) - given) > 0.5 }
    guard let own = measuredSize(of: element), differs(own), differs(change.preferred) else {
      return nil
    }
    let lender = neighbours(of: change.indexPath).first { neighbour in
      measuredSize(of: neighbour).map { !differs($0) } ?? false
    }
    return lender.map { lender in
      Mistake(
        element: element,
        sentence: "\(element.summary) had the size of \(lender.summary), \(given.short) pt",
        given: change.original, own: change.preferred, cause: lender.causeOfLoan)
    }
  }

  private func mistake(with element: ElementFrame, _ axis: Axis) -> Mistake? {
    let size = element.untransformed.size
    let given = axis.length(size)
    // A former size of the item itself is outdated, but not another element's.
    if let own = judge.sizes.last(of: element.track), abs(axis.length(own) - given) <= 0.5 {
      return nil
    }
    let lender = neighbours(of: element.path).first { neighbour in
      guard neighbour.category == .cell else {
        return measuredSize(of: neighbour).map { abs(axis.length($0) - given) <= 0.5 } ?? false
      }
      guard let entry = content.model.entry(at: neighbour.indexPath) else { return false }
      return abs(axis.length(content.trueSize(of: entry, offered: size.width)) - given) <= 0.5
    }
    return lender.map { lender in
      Mistake(
        element: element.identity,
        sentence:
          "\(element.identity.summary) has the size of \(lender.summary), \(given.short) pt",
        given: size, own: element.requiredSize, cause: lender.causeOfLoan)
    }
  }

  private func measuredSize(of element: ElementFrame.Identity) -> CGSize? {
    judge.sizes.last(of: track(element))
  }

  /// The section's header, and the items before and after an item.
  private func neighbours(of path: IndexPath) -> [ElementFrame.Identity] {
    [
      ElementFrame.Identity(
        kind: UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: path.section)),
      ElementFrame.Identity(kind: nil, IndexPath(item: path.item - 1, section: path.section)),
      ElementFrame.Identity(kind: nil, IndexPath(item: path.item + 1, section: path.section)),
    ]
  }

  /// A mistake in returned attributes: the element does not exist or is another one, or its frame could not be
  /// computed.
  ///
  /// A wrong index path outside a layout pass or an update, such as a target to scroll to, is the caller's mistake.
  private func misnamed(_ diagnostic: Diagnostic) -> Mistake? {
    let isReturned = judge.events.isInPass || !judge.events.updates.isEmpty
    return switch diagnostic.id {
    case .divisionByZero,
      .indexPathDoesNotExist where isReturned, .wrongElement where isReturned,
      .duplicateAttributes where isReturned:
      Mistake(
        element: ElementFrame.Identity(kind: nil, diagnostic.indexPath ?? IndexPath()),
        sentence: diagnostic.message,
        cause: causeOfMisnaming(diagnostic))
    default: nil
    }
  }

  private func causeOfMisnaming(_ diagnostic: Diagnostic) -> FindingCause {
    switch diagnostic.id {
    case .divisionByZero: .noItemInARow
    case .indexPathDoesNotExist where !judge.events.updates.isEmpty: .framesDuringUpdate
    default: .wrongAttributes
    }
  }
}

extension ElementFrame.Identity {
  /// Why another element has the size of this one.
  fileprivate var causeOfLoan: FindingCause {
    category == .cell ? .sizeOfAnotherItem : .sizeOfHeader
  }
}
