import CollectionView
import Foundation

/// Gives sections their own insets, spacings and header sizes, and no item a size.
@MainActor
final class SectionDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private let metrics: SectionMetrics

  init(_ content: SceneContent) {
    metrics = SectionMetrics(description: content.pane.layout)
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
