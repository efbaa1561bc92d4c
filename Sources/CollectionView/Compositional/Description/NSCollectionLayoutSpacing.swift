import Foundation

/// A space between items, or beside one: of a fixed length, or at least of that length.
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The length, or the least length, in points.
  public let spacing: CGFloat
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// A space of a length in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, isFlexible: false) }

  /// A space of at least a length in points; the flexible spaces of a group share what is left over.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    make(flexibleSpacing, isFlexible: true)
  }

  private static func make(_ spacing: CGFloat, isFlexible: Bool) -> Self {
    guard let made = NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) as? Self else {
      preconditionFailure("NSCollectionLayoutSpacing has no subclasses")
    }
    return made
  }

  open var isFixed: Bool { !isFlexible }

  /// The object itself: a space cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The object itself.
  open override func copy() -> Any { self }

  /// The kind and the length, as `.fixed(8)`.
  open override var description: String {
    "\(isFlexible ? ".flexible" : ".fixed")(\(spacing.brief))"
  }
}

/// The spaces around an item, outside its size.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  /// Spaces at four edges; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// The object itself: the spaces cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The object itself.
  open override func copy() -> Any { self }
}
