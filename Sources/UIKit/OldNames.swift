import CollectionView
import Foundation

// Names of Swift 4 and 4.1, so that sources of that age compile unchanged.

// MARK: Collection views

/// `UICollectionView.elementKindSectionHeader` by its old name.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// `UICollectionView.elementKindSectionFooter` by its old name.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action

/// `UIScrollView.DecelerationRate.normal` by its old name.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// `UIScrollView.DecelerationRate.fast` by its old name.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

/// `UICollectionViewFlowLayout.automaticSize` by its old name.
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize

// MARK: Geometry and text

/// Insets from their four distances.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The rectangle within insets.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Whether both insets are the same.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool
{
  insets1 == insets2
}

/// An offset from its two parts.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// `common` by its old name.
  public static var commonModes: RunLoop.Mode { .common }
}

public typealias NSAttributedStringKey = NSAttributedString.Key

/// `NSAttributedString.Key.font` by its old name.
public let NSFontAttributeName = NSAttributedString.Key.font

// MARK: Interface

public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UITouchPhase = UITouch.Phase
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIFontTextStyle = UIFont.TextStyle

extension NSNotification.Name {
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication
    .didReceiveMemoryWarningNotification
}

// MARK: C

// Names that C headers give on Apple's platforms and that Foundation alone does not have.

#if !canImport(Darwin)
  /// Objective-C's name for an integer.
  public typealias NSInteger = Int
  /// Objective-C's name for an unsigned integer.
  public typealias NSUInteger = UInt
  /// The largest finite single-precision number.
  public let MAXFLOAT = Float.greatestFiniteMagnitude
  /// The largest finite coordinate.
  public let CGFLOAT_MAX = CGFloat.greatestFiniteMagnitude
  /// The smallest positive coordinate that is not subnormal.
  public let CGFLOAT_MIN = CGFloat.leastNormalMagnitude
#endif
