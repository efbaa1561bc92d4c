import CollectionView
import Foundation
import Scenes

extension SceneContent {
  /// Creates the collection view's delegate; it implements the sizes only if the scene's sizing requires it.
  func makeDelegate() -> any UICollectionViewDelegate {
    switch pane.layout.sizing {
    case .delegate, .both: SizeDelegate(self)
    case .self, .fixed: pane.layout.perSection.isEmpty ? PlainDelegate() : SectionDelegate(self)
    }
  }
}

/// A delegate that implements nothing.
final class PlainDelegate: NSObject, UICollectionViewDelegate {}

/// Returns each section's own insets, spacings and header sizes, but no item sizes.
@MainActor
final class SectionDelegate: NSObject, SectionMetricsDelegate {
  let content: SceneContent
  let layout: LayoutDescription

  init(_ content: SceneContent) {
    self.content = content
    layout = content.pane.layout
  }
}

/// Returns the size of every item, true unless the scene says otherwise, and each section's insets, spacings and header sizes.
@MainActor
final class SizeDelegate: NSObject, SectionMetricsDelegate {
  let content: SceneContent
  let layout: LayoutDescription

  init(_ content: SceneContent) {
    self.content = content
    layout = content.pane.layout
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let entry = content.model.entry(at: indexPath) else { return .zero }
    let itemWidth =
      (collectionViewLayout as? ListLayout)?.itemWidth(inSection: indexPath.section)
      ?? (collectionViewLayout as? WaterfallLayout)?.itemWidth
    return content.askDelegate(
      for: entry,
      in: DelegateRoom(
        section: indexPath.section, itemWidth: itemWidth, in: collectionView, content.pane.layout))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    guard let list = collectionViewLayout as? ListLayout else { return headerSize(section) }
    return listSize(of: .header, section) ?? estimate(list, section, \.estimatedHeaderHeight)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    guard let list = collectionViewLayout as? ListLayout else { return footerSize(section) }
    return listSize(of: .footer, section) ?? estimate(list, section, \.estimatedFooterHeight)
  }

  /// The true size of a list's header or footer; nil if the scene gives it none and it has not grown.
  private func listSize(of edge: SectionEdge, _ section: Int) -> CGSize? {
    content.recordDelegateQuery(of: edge, ofSection: section)
    return content.trueSize(of: edge, ofSection: section)
  }

  /// The size of a list's header or footer without a true size in the scene.
  private func estimate(
    _ list: ListLayout, _ section: Int, _ height: KeyPath<ListSection, CGFloat?>
  ) -> CGSize {
    let metrics = list.sectionProvider?(section) ?? list.section
    return CGSize(width: 0, height: metrics[keyPath: height] ?? ListSection.defaultHeight)
  }
}

/// A delegate that returns each section's own insets, spacings and header sizes from the scene.
@MainActor
protocol SectionMetricsDelegate: UICollectionViewDelegateFlowLayout {
  var content: SceneContent { get }
  var layout: LayoutDescription { get }
}

extension SectionMetricsDelegate {
  func headerSize(_ section: Int) -> CGSize {
    content.delegateSize(
      of: .header, ofSection: section,
      from: layout[FlowProperties.headerReferenceSize, section: section])
  }

  func footerSize(_ section: Int) -> CGSize {
    content.delegateSize(
      of: .footer, ofSection: section,
      from: layout[FlowProperties.footerReferenceSize, section: section])
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(layout[FlowProperties.sectionInset, section: section])
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    layout[FlowProperties.minimumLineSpacing, section: section]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    layout[FlowProperties.minimumInteritemSpacing, section: section]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    headerSize(section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    footerSize(section)
  }
}
