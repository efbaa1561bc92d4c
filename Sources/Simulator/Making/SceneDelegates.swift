import CollectionView
import Foundation
import Scenes

extension SceneContent {
  /// Makes the collection view's delegate: one that gives sizes only where the scene wants them given.
  func makeDelegate() -> any UICollectionViewDelegate {
    switch pane.layout.sizing {
    case .delegate, .both: SizeDelegate(self)
    case .self, .fixed: pane.layout.perSection.isEmpty ? PlainDelegate() : SectionDelegate(self)
    }
  }
}

/// A delegate that implements nothing.
final class PlainDelegate: NSObject, UICollectionViewDelegate {}

/// Gives sections their own insets, spacings and header sizes, and no item a size.
@MainActor
final class SectionDelegate: NSObject, SectionMetricsDelegate {
  let layout: LayoutDescription

  init(_ content: SceneContent) {
    layout = content.pane.layout
  }
}

/// Gives every item its true size, and sections their insets, spacings and header sizes.
@MainActor
final class SizeDelegate: NSObject, SectionMetricsDelegate {
  private let content: SceneContent
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
    content.recordDelegateQuery(entry)
    let offered =
      (collectionViewLayout as? ListLayout)?.itemWidth(inSection: indexPath.section)
      ?? (collectionViewLayout as? WaterfallLayout)?.itemWidth ?? collectionView.bounds.width
    return content.trueSize(of: entry, offered: offered)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    guard let list = collectionViewLayout as? ListLayout else { return headerSize(section) }
    return content.pane.header ?? estimate(list, section, \.estimatedHeaderHeight)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    guard let list = collectionViewLayout as? ListLayout else { return footerSize(section) }
    return content.pane.footer ?? estimate(list, section, \.estimatedFooterHeight)
  }

  /// The size of a list's header or footer whose true size the scene does not give.
  private func estimate(
    _ list: ListLayout, _ section: Int, _ height: KeyPath<ListSection, CGFloat?>
  ) -> CGSize {
    let metrics = list.sectionProvider?(section) ?? list.section
    return CGSize(width: 0, height: metrics[keyPath: height] ?? ListSection.defaultHeight)
  }
}

/// A delegate that gives sections their own insets, spacings and header sizes, as the scene has them.
@MainActor
protocol SectionMetricsDelegate: UICollectionViewDelegateFlowLayout {
  var layout: LayoutDescription { get }
}

extension SectionMetricsDelegate {
  func headerSize(_ section: Int) -> CGSize {
    layout[FlowProperties.headerReferenceSize, section: section]
  }

  func footerSize(_ section: Int) -> CGSize {
    layout[FlowProperties.footerReferenceSize, section: section]
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
