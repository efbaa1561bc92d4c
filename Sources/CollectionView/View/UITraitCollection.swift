import Foundation

/// The traits of a view's environment.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// A phone in portrait with two pixels per point, for views whose host sets nothing else.
  package nonisolated static let standard = UITraitCollection(displayScale: standardDisplayScale)
  /// The pixels per point of a screen that nothing else sets.
  package nonisolated static let standardDisplayScale: CGFloat = 2

  /// Device pixels per point; read in every query of a layout.
  open private(set) var displayScale: CGFloat
  /// The reading direction.
  open private(set) var layoutDirection: UIUserInterfaceLayoutDirection
  /// The text size that the user prefers.
  open private(set) var preferredContentSizeCategory: UIContentSizeCategory
  /// The horizontal size class.
  open private(set) var horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  open private(set) var verticalSizeClass: UIUserInterfaceSizeClass
  /// Whether the interface is light or dark; readable in every context, for the colours that depend on it.
  public nonisolated let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Traits with a display scale; by default the others are those of a phone in portrait.
  ///
  /// A display scale that is not positive counts as 1.
  public nonisolated init(
    displayScale: CGFloat, layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    preferredContentSizeCategory: UIContentSizeCategory = .large,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular,
    userInterfaceStyle: UIUserInterfaceStyle = .light
  ) {
    self.displayScale = displayScale > 0 ? displayScale : 1
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }

  /// The traits of a phone in portrait with a light or dark interface.
  public nonisolated convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      displayScale: Self.standardDisplayScale, userInterfaceStyle: userInterfaceStyle)
  }

  /// Whether colours may differ between the traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  /// Whether both have the same traits.
  final func hasSameTraits(as other: UITraitCollection) -> Bool {
    displayScale == other.displayScale && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle
  }
}

/// An object with traits: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed; never with equal ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
