import Foundation

// Sections with a handler of visible items: it is called when the layout is solved and whenever the offset changes, the last
// section first, and its changes stay until the layout is solved again. The order was measured.

extension UICollectionViewCompositionalLayout {
  /// Attributes of an element with the changes of its section's handler; the same object without changes.
  func handled(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let changes = handled[ElementKey(attributes)], let changed = attributes.duplicate() else {
      return attributes
    }
    changes.apply(to: changed)
    return changed
  }

  /// Attributes for the answer to a query: with the changes of handlers, except to the collection view, which makes the changes
  /// itself where it shows the elements.
  func answered(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  {
    installedIn?.isAskingLayout == true ? attributes : handled(attributes)
  }

  /// Lets the handlers change the visible elements among some.
  ///
  /// A handler of a section that scrolls across sees frames at offset 0, from which it subtracts the offset, as published handlers
  /// do.
  func callHandlers(with elements: [UICollectionViewLayoutAttributes]) {
    guard content.hasHandlers else { return }
    let visible = elements.map { (plain: $0, changed: handled($0).duplicate() ?? $0) }
      .filter { scrolled($0.changed).frame.meets(ownBounds) }
    handled = [:]
    for index in content.sections.indices.reversed()
    where content.sections[index].description.visibleItemsInvalidationHandler != nil {
      let own = visible.filter {
        $0.plain.indexPath.count == 2 && $0.plain.indexPath.section == index
      }
      let ordered =
        own.filter { $0.plain.representedElementCategory == .cell }
        + own.filter { $0.plain.representedElementCategory == .supplementaryView }
      guard callHandler(ofSection: index, with: ordered.map(\.changed)) else { continue }
      for (plain, changed) in ordered {
        handled[ElementKey(plain)] = HandledElement(from: plain, to: changed)
      }
    }
  }

  /// Calls the handler of a section with elements that it changes.
  ///
  /// - Returns: Whether the changes count. UIKit ignores them where items are estimated, and logs it. That estimated headers and the
  ///   items of other sections do not matter is inferred: published apps scale the cells of a section under an estimated header.
  private func callHandler(
    ofSection index: Int, with elements: [UICollectionViewLayoutAttributes]
  ) -> Bool {
    guard let view = installedIn else { return false }
    let section = content.sections[index]
    let offset =
      section.isOrthogonal
      ? content.frame.axis.other.point(along: orthogonalOffset(ofSection: index), across: 0)
      : view.mirrored(offset: view.contentOffset)
    let before = elements.map { $0.duplicate() ?? $0 }
    section.description.visibleItemsInvalidationHandler?(
      elements.map(HandledItem.init), offset, makeEnvironment(size: content.frame.size))
    guard section.template.hasEstimates else { return true }
    if zip(before, elements).contains(where: { !$0.isEqual($1) }) {
      view.diagnose(
        .handlerCannotMutateItems,
        "[UICompositionalLayout] note: the section invalidation handler cannot currently mutate visible items for layouts containing estimated items. Please file an enhancement request on UICollectionView."
      )
    }
    return false
  }
}
