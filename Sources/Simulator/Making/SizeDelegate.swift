import CollectionView
import Foundation

/// Gives every item its true size up front.
@MainActor
final class SizeDelegate: NSObject, SectionSpeaking {
  private let content: SceneContent
  let metrics: SectionMetrics

  init(_ content: SceneContent) {
    self.content = content
    metrics = SectionMetrics(description: content.pane.layout)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let entry = content.model.entry(at: indexPath) else { return .zero }
    content.requests.note(of: content.model.itemCount)
    let offered =
      (collectionViewLayout as? ListLayout)?.itemWidth(inSection: indexPath.section)
      ?? (collectionViewLayout as? WaterfallLayout)?.itemWidth ?? collectionView.bounds.width
    return content.trueSize(of: entry, offered: offered)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    guard collectionViewLayout is TableLayout else { return metrics.headerSize(section) }
    return content.pane.header ?? CGSize(width: 0, height: estimatedHeaderHeight(section))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    guard collectionViewLayout is TableLayout else { return metrics.footerSize(section) }
    return content.pane.footer ?? CGSize(width: 0, height: ListSection.defaultHeight)
  }

  private func estimatedHeaderHeight(_ section: Int) -> CGFloat {
    content.pane.layout.number("estimatedHeaderHeight", section: section)
      ?? ListSection.defaultHeight
  }
}
