import Foundation

// Models a layout that computes every frame in `prepare()` and examines every frame in each query.

/// The start and end of every item along the scroll axis; used by layouts that keep no extent tree.
struct EveryPlace {
  /// Layouts with more items keep their extent tree: visiting every item would take too long.
  static let limit = 1_000_000

  /// By section and item, in content points, before rounding; nil for a layout with an extent tree.
  private(set) var spans: [[Range<CGFloat>]]?
  /// The number of items.
  private(set) var count = 0

  init() {}

  init(_ spans: [[Range<CGFloat>]]) {
    self.spans = spans
    count = spans.reduce(0) { $0 + $1.count }
  }

  /// The items that overlap a part of the axis.
  ///
  /// - Complexity: O(items).
  func items(in part: Range<CGFloat>) -> [IndexPath] {
    var found: [IndexPath] = []
    for (section, spans) in (spans ?? []).enumerated() {
      for (item, span) in spans.enumerated()
      where span.lowerBound < part.upperBound && span.upperBound > part.lowerBound {
        found.append(IndexPath(item: item, section: section))
      }
    }
    return found
  }
}

extension EstimatingLayout {
  /// Computes the place of every item, if the behavior asks for it.
  ///
  /// - Complexity: O(items), or O(1) if the behavior does not ask for it.
  func computeEveryPlace() {
    guard installation?.behavior.cost == .fullPrepare, let collectionView = installedIn,
      itemCount(of: collectionView) <= EveryPlace.limit
    else {
      if everyPlace.spans != nil { everyPlace = EveryPlace() }
      return
    }
    everyPlace = EveryPlace(spans())
    collectionView.report(.wentThrough(everyPlace.count))
  }

  /// Finds the elements in a rectangle in content points by examining every cell.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - indexed: The elements that the extent tree finds, of which headers, footers and decorations are used.
  /// - Returns: The cells by section and item, then the others.
  func elementsOfEveryPlace(
    in rect: CGRect, beside indexed: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    let part = span(of: rect.insetBy(dx: -1, dy: -1))
    let cells = everyPlace.items(in: part).compactMap(plainAttributes(ofItemAt:))
      .filter { $0.frame.meets(rect) }
    // Only queries of the collection view itself are counted.
    if let collectionView = installedIn, collectionView.isAskingLayout {
      collectionView.report(.wentThrough(everyPlace.count - cells.count))
    }
    return cells + indexed.filter { $0.representedElementCategory != .cell }
  }

  private func itemCount(of view: UICollectionView) -> Int {
    (0..<view.numberOfSections).reduce(0) { $0 + view.numberOfItems(inSection: $1) }
  }
}
