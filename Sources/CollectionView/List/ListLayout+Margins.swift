import Foundation

extension ListLayout {
  /// How far everything stands before its place because the spaces above the screen are not counted, in points.
  ///
  /// - Complexity: O(sections + log measured); O(1) for a behavior that counts them.
  var uncountedExtent: CGFloat {
    guard installation?.behavior.margins == .uncounted, let collectionView = installedIn else {
      return 0
    }
    var uncounted: CGFloat = 0
    var start: CGFloat = 0
    for section in sections {
      var items = section.items
      items.spacing = 0
      let offset = collectionView.bounds.minY - start - section.itemsStart
      let extent = section.extent(withSpacing: 0)
      if offset < extent - section.itemsStart {
        return uncounted + section.items.spacing * CGFloat(items.index(at: offset) ?? 0)
      }
      start += extent
      uncounted += section.extent - extent
    }
    return uncounted
  }
}
