import CollectionView
import Foundation

/// A row of dots, one a page; nothing is drawn.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages; the current page is kept within it.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
    }
  }

  /// The index of the current page; an index outside is moved to the nearest page.
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }
  private var page = 0

  /// Whether the control is hidden if there is only one page; has no effect here, where nothing is drawn.
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  /// Has no effect here: nothing is drawn.
  open var defersCurrentPageDisplay = false

  /// Has no effect here: nothing is drawn.
  open func updateCurrentPageDisplay() {}

  /// The size of the dots for a number of pages, in points: 7 wide and 9 apart, as before iOS 14.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, 16 * pageCount - 9)), height: 37)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}
