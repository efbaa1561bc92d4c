import CollectionView
import Foundation
import Layouts

extension SceneContent: TimelineLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, heightForEntryAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    model.entry(at: indexPath).map { trueSize(of: $0, offered: width).height } ?? 0
  }
}
