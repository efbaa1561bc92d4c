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
    let visible = Set(
      live.filter { !$0.isDisappearing }.compactMap { $0.modelAttributes.indexPath.first })
    sections = visible.sorted().compactMap { index in
      view.guide(ofSection: index).map { guide in
        Section(
          index: index, frame: guide.frame, items: guide.items, inset: Edges(guide.inset),
          lineSpacing: guide.lineSpacing, interitemSpacing: guide.interitemSpacing)
      }
    }
  }
}

extension PaneGuides.Edges {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
