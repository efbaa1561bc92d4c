// Adds room for the keyboard below the content, and keeps the last rows above it.
import UIKit

extension UICollectionView {
  /// Call it with `UIResponder.keyboardWillShowNotification` and `keyboardWillHideNotification`.
  func makeRoom(for notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    let covered = convert(bounds, to: nil).intersection(frame)
    let room = covered.isNull ? 0 : max(0, covered.height - safeAreaInsets.bottom)
    let wanted = contentOffset.y + room - contentInset.bottom
    contentInset.bottom = room
    let end = contentSize.height + adjustedContentInset.bottom - bounds.height
    contentOffset.y = max(-adjustedContentInset.top, min(wanted, end))
  }
}
