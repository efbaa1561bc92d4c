import Foundation

/// How a section scrolls across the scroll direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none = 0
  /// It comes to rest anywhere.
  case continuous = 1
  /// It comes to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// It comes to rest at multiples of the scroller's length.
  case paging = 3
  /// It moves by one group at a time.
  case groupPaging = 4
  /// It moves by one group at a time, and centres it.
  case groupPagingCentered = 5
}

/// How a section that scrolls across the scroll direction bounces and decelerates.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying, Duplicable {
  /// How fast a section decelerates.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the velocity changes in a millisecond; 0 for `automatic`.
    public let rawValue: CGFloat

    /// The rate of the section's own behavior: fast for those that page.
    public static let automatic = DecelerationRate(rawValue: 0)
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  /// Whether a section bounces at its ends.
  public enum Bounce: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic

  /// Automatic properties.
  public override init() { super.init() }

  /// A copy.
  open override func copy() -> Any { copy(with: nil) }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}

/// The insets of a collection view that narrow a section or its headers and footers.
public enum UIContentInsetsReference: Int, Sendable {
  /// Those of the layout's configuration.
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}
