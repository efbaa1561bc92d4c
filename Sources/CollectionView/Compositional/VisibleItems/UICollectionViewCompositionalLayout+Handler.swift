import Foundation

// Sections with a handler of visible items: it is called when the layout is solved and whenever the offset changes, the last
// section first, and its changes stay until the layout is solved again. The order was measured.

extension UICollectionViewCompositionalLayout {
  /// Lets the handlers change the visible elements among some.
  ///
  /// A handler of a section that scrolls across sees frames at offset 0, from which it subtracts the offset.
  func callHandlers(with elements: [UICollectionViewLayoutAttributes]) {
    guard content.hasHandlers, let view = installedIn else { return }
    let visible = elements.map { handled[ElementKey($0)] ?? $0 }
      .filter { scrolled($0).frame.meets(ownBounds) }
    handled = [:]
    for index in content.sections.indices.reversed() {
      guard let handler = content.sections[index].description.visibleItemsInvalidationHandler
      else { continue }
      let own = visible.filter { $0.indexPath.count == 2 && $0.indexPath.section == index }
      let ordered =
        own.filter { $0.representedElementCategory == .cell }
        + own.filter { $0.representedElementCategory == .supplementaryView }
      let offset =
        content.sections[index].isOrthogonal
        ? content.frame.axis.other.point(along: orthogonalOffset(ofSection: index), across: 0)
        : view.mirrored(offset: view.contentOffset)
      call(handler, with: ordered, at: offset)
    }
  }

  private func call(
    _ handler: ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
      Void,
    with elements: [UICollectionViewLayoutAttributes], at offset: CGPoint
  ) {
    let environment = makeEnvironment(size: content.frame.size)
    guard content.hasEstimates else {
      handler(elements.map(HandledItem.init), offset, environment)
      for element in elements { handled[ElementKey(element)] = element }
      return
    }
    // UIKit ignores changes where anything is estimated, and logs it.
    let copies = elements.compactMap { $0.duplicate() }
    handler(copies.map(HandledItem.init), offset, environment)
    if zip(elements, copies).contains(where: { !$0.isEqual($1) }) {
      installedIn?.diagnose(
        .handlerCannotMutateItems,
        "[UICompositionalLayout] note: the section invalidation handler cannot currently mutate visible items for layouts containing estimated items. Please file an enhancement request on UICollectionView."
      )
    }
  }
}
