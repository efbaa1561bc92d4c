import Testing
import UIKit.NSDiffableDataSourceSectionSnapshot
import UIKit.NSParagraphStyle
import UIKit.NSStringDrawing
import UIKit.UIAccessibility
import UIKit.UIAccessibilityConstants
import UIKit.UIAccessibilityIdentification
import UIKit.UIAction
import UIKit.UIApplication
import UIKit.UIAttachmentBehavior
import UIKit.UIBarButtonItem
import UIKit.UIBarItem
import UIKit.UIBezierPath
import UIKit.UIButton
import UIKit.UICollectionView
import UIKit.UICollectionViewCell
import UIKit.UICollectionViewCompositionalLayout
import UIKit.UICollectionViewController
import UIKit.UICollectionViewFlowLayout
import UIKit.UICollectionViewLayout
import UIKit.UICollectionViewTransitionLayout
import UIKit.UIColor
import UIKit.UIContentContainer
import UIKit.UIContentSizeCategory
import UIKit.UIControl
import UIKit.UIDevice
import UIKit.UIDiffableDataSource
import UIKit.UIDynamicAnimator
import UIKit.UIDynamicBehavior
import UIKit.UIEvent
import UIKit.UIFont
import UIKit.UIGeometry
import UIKit.UIGestureRecognizer
import UIKit.UIGestureRecognizerSubclass
import UIKit.UIGraphics
import UIKit.UIGraphicsImageRenderer
import UIKit.UIGraphicsRenderer
import UIKit.UIImage
import UIKit.UIImageConfiguration
import UIKit.UIImageSymbolConfiguration
import UIKit.UIImageView
import UIKit.UILabel
import UIKit.UILongPressGestureRecognizer
import UIKit.UIMenu
import UIKit.UIMenuElement
import UIKit.UINavigationController
import UIKit.UINavigationItem
import UIKit.UINib
import UIKit.UIPageControl
import UIKit.UIPanGestureRecognizer
import UIKit.UIResponder
import UIKit.UIScreen
import UIKit.UIScrollView
import UIKit.UISlider
import UIKit.UISwitch
import UIKit.UITabBarItem
import UIKit.UITapGestureRecognizer
import UIKit.UITouch
import UIKit.UITraitCollection
import UIKit.UIView
import UIKit.UIViewController
import UIKit.UIViewControllerTransitionCoordinator
import UIKit.UIViewPropertyAnimator
import UIKit.UIWindow

@MainActor @Suite("Submodules")
struct SubmoduleTests {
  @Test("An import of a part of UIKit imports the whole")
  func whole() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 3, height: 4)
    #expect(layout.itemSize.height == 4)
    #expect(UIBezierPath().isEmpty)
  }
}
