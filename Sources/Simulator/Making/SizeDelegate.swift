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
    content.noteGiven(entry)
    let offered =
      (collectionViewLayout as? ListLayout)?.itemWidth(inSection: indexPath.section)
      ?? (collectionViewLayout as? WaterfallLayout)?.itemWidth ?? collectionView.bounds.width
    return content.trueSize(of: entry, offered: offered)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    guard let list = collectionViewLayout as? ListLayout else { return metrics.headerSize(section) }
    return content.pane.header ?? guess(list, section, \.estimatedHeaderHeight)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    guard let list = collectionViewLayout as? ListLayout else { return metrics.footerSize(section) }
    return content.pane.footer ?? guess(list, section, \.estimatedFooterHeight)
  }

  /// What a list takes a header or footer for that nobody knows the size of.
  private func guess(
    _ list: ListLayout, _ section: Int, _ height: KeyPath<ListSection, CGFloat?>
  ) -> CGSize {
    let knobs = list.sectionProvider?(section) ?? list.section
    return CGSize(width: 0, height: knobs[keyPath: height] ?? ListSection.defaultHeight)
  }
}
