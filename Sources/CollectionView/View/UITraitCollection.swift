import Foundation

/// What a view knows of its surroundings.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// A phone held upright with two pixels a point, for views whose host says nothing else.
  package static let standard = UITraitCollection(displayScale: 2)

  /// Device pixels per point; read in every question to a layout.
  open private(set) var displayScale: CGFloat
  /// The reading direction.
  open private(set) var layoutDirection: UIUserInterfaceLayoutDirection
  /// How large the reader wants text.
  open private(set) var preferredContentSizeCategory: UIContentSizeCategory
  /// How much room there is sideways.
  open private(set) var horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is up and down.
  open private(set) var verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Traits with a display scale, and for the rest those of a phone held upright.
  ///
  /// Values that are not positive count as 1.
  public init(
    displayScale: CGFloat, layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    preferredContentSizeCategory: UIContentSizeCategory = .large,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular
  ) {
    self.displayScale = displayScale > 0 ? displayScale : 1
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    super.init()
  }
}
