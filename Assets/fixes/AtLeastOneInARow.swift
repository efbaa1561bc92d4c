// Counts at least one item in a row, so that an estimate wider than the view cannot divide by zero.
import UIKit

extension UICollectionViewFlowLayout {
  func itemsInARow(width: CGFloat, ofItem itemWidth: CGFloat) -> Int {
    let available = width - sectionInset.left - sectionInset.right + minimumInteritemSpacing
    return max(1, Int(available / max(1, itemWidth + minimumInteritemSpacing)))
  }
}
