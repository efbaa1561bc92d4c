// Loads one page at a time: a correction of the offset near an edge does not request the next page.
import UIKit

class LoadOnce: NSObject, UICollectionViewDelegate {
  var load: (_ completion: @escaping () -> Void) -> Void = { $0() }
  private var isLoading = false

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isLoading, scrollView.isTracking || scrollView.isDecelerating,
      scrollView.contentOffset.y < scrollView.bounds.height
    else { return }
    isLoading = true
    load { [weak self] in self?.isLoading = false }
  }
}
