// Measures a cell again when its content changes after it appeared, as when an image arrives (iOS 16).
// Combine it with KeepPlaceWhenGrowing if cells above the screen can change.
import UIKit

extension UICollectionViewCell {
  func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
