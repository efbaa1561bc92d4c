import Foundation

// The way of a layout that works out every frame whenever it is prepared, and looks at every one whenever it is asked.

extension EstimatingLayout {
  /// Works out where every item stands, for a behavior that does so.
  ///
  /// - Complexity: O(items); O(1) for one that does not.
  func takeEveryPlace() {
    guard installation?.behavior.cost == .fullPrepare, let collectionView = installedIn,
      itemCount(of: collectionView) <= EveryPlace.limit
    else {
      if everyPlace.spans != nil { everyPlace = EveryPlace() }
      return
    }
    everyPlace = EveryPlace(spans())
    collectionView.report(.wentThrough(everyPlace.count))
  }

  /// Finds the elements in a rectangle in content points by looking at every cell.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - indexed: The elements as an index finds them, of which those that are no cells are taken.
  /// - Returns: The cells by section and item, then the others.
  func elementsOfEveryPlace(
    in rect: CGRect, beside indexed: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    let part = span(of: rect.insetBy(dx: -1, dy: -1))
    let cells = everyPlace.items(in: part).compactMap(plainAttributes(ofItemAt:))
      .filter { $0.frame.meets(rect) }
    // Who only watches is not counted.
    if let collectionView = installedIn, collectionView.isAskingLayout {
      collectionView.report(.wentThrough(everyPlace.count - cells.count))
    }
    return cells + indexed.filter { $0.representedElementCategory != .cell }
  }

  private func itemCount(of view: UICollectionView) -> Int {
    (0..<view.numberOfSections).reduce(0) { $0 + view.numberOfItems(inSection: $1) }
  }
}
