import CollectionView
import Foundation

/// Gives sections their own insets, spacings and header sizes, and no item a size.
@MainActor
final class SectionDelegate: NSObject, SectionSpeaking {
  let metrics: SectionMetrics

  init(_ content: SceneContent) {
    metrics = SectionMetrics(description: content.pane.layout)
  }
}
