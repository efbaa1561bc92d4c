import CollectionView
import Foundation

extension PaneGuides {
  /// The guides of what is on the screen.
  ///
  /// - Complexity: O(live + visible sections · log sections).
  @MainActor
  init(_ view: UICollectionView, _ live: [UICollectionView.LiveElement]) {
    self.init()
    contentInset = Edges(view.adjustedContentInset)
    var visible: Set<Int> = []
    for element in live where !element.isDisappearing {
      if let section = element.modelAttributes.indexPath.first { visible.insert(section) }
    }
    for index in visible.sorted() {
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
