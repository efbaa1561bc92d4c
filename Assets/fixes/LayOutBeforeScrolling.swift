// Runs the pending layout before a scroll to the end, so that contentSize is that of the new data.
// A content offset computed right after reloadData() uses the old content size.
import UIKit

extension UICollectionView {
  func scrollToEnd() {
    layoutIfNeeded()
    let end = contentSize.height + adjustedContentInset.bottom - bounds.height
    contentOffset.y = max(-adjustedContentInset.top, end)
    layoutIfNeeded()
  }
}
