import CollectionView
import Foundation

extension PaneGuides {
  /// The guides of what is on the screen.
  ///
  /// - Complexity: O(live + visible sections · log sections).
  @MainActor
  init(_ view: UICollectionView, _ elements: [PaintedElement]) {
    self.init()
    contentInset = Edges(view.adjustedContentInset)
    var visible: [Int] = []
    // Neighbours are mostly of the same.
    for element in elements
    where element.section != visible.last && !element.identity.indexPath.isEmpty {
      visible.append(element.section)
    }
    for index in visible.count > 1 ? Set(visible).sorted() : visible {
      guard let guide = view.guide(ofSection: index) else { continue }
      sections.append(
        Section(
          index: index, frame: guide.frame, items: guide.items, inset: Edges(guide.inset),
          lineSpacing: guide.lineSpacing, interitemSpacing: guide.interitemSpacing))
    }
  }
}

extension PaneGuides.Edges {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
