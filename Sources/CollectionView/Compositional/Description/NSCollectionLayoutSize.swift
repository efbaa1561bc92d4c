import Foundation

/// The width and the height of an item, a group or a supplementary view.
open class NSCollectionLayoutSize: NSObject, NSCopying {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The object itself: a size cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The object itself.
  open override func copy() -> Any { self }

  /// Both dimensions.
  open override var description: String { "{\(widthDimension), \(heightDimension)}" }
}
