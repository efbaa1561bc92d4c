import CollectionView
import Foundation

/// Gives every item its true size up front.
@MainActor
final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private let content: SceneContent
  private let metrics: SectionMetrics

  init(_ content: SceneContent) {
    self.content = content
    metrics = SectionMetrics(description: content.pane.layout)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let entry = content.model.entry(at: indexPath) else { return .zero }
    let offered =
      (collectionViewLayout as? ListLayout)?.itemWidth(inSection: indexPath.section)
      ?? (collectionViewLayout as? WaterfallLayout)?.itemWidth ?? collectionView.bounds.width
    return content.trueSize(of: entry, offered: offered)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    metrics.inset(section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    metrics.lineSpacing(section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    metrics.interitemSpacing(section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    metrics.headerSize(section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    metrics.footerSize(section)
  }
}
