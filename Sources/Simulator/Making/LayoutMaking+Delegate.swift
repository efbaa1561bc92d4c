import CollectionView
import Foundation
import Scenes

extension LayoutMaking {
  /// The collection view's delegate: one that gives sizes only where the scene wants them given.
  static func delegate(for content: SceneContent) -> any UICollectionViewDelegate {
    switch content.pane.layout.sizing {
    case .delegate, .both: SizeDelegate(content)
    case .`self`, .fixed:
      content.pane.layout.perSection.isEmpty ? PlainDelegate() : SectionDelegate(content)
    }
  }
}
