// Moves the content offset back into its range after rows were removed or collapsed.
// For example in the completion of performBatchUpdates; see rdar 48977017.
import UIKit

extension UIScrollView {
  func moveOffsetIntoRange() {
    guard !isTracking, !isDecelerating else { return }
    let insets = adjustedContentInset
    let top = -insets.top
    let end = max(top, contentSize.height + insets.bottom - bounds.height)
    contentOffset.y = min(max(contentOffset.y, top), end)
  }
}
