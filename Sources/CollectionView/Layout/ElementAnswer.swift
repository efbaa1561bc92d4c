import Foundation

/// Collects the elements of a layout that meet a rectangle.
struct ElementAnswer {
  /// The largest number of elements; further ones are left out, because they would take very much memory.
  static let limit = 200_000

  private(set) var elements: [UICollectionViewLayoutAttributes] = []
  private let rect: CGRect
  private let attributesClass: UICollectionViewLayoutAttributes.Type

  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates.
  ///   - attributesClass: The class of the layout's attributes.
  init(to rect: CGRect, _ attributesClass: UICollectionViewLayoutAttributes.Type) {
    self.rect = rect
    self.attributesClass = attributesClass
  }

  /// Adds an item if its frame meets the rectangle.
  mutating func addCell(at place: DataPlace, _ frame: CGRect) {
    guard elements.count < Self.limit, frame.meets(rect) else { return }
    elements.append(attributesClass.make(forCellAt: place, frame: frame))
  }

  /// Adds an element if there is one and its frame meets the rectangle.
  mutating func add(_ attributes: UICollectionViewLayoutAttributes?) {
    guard elements.count < Self.limit, let attributes, attributes.frame.meets(rect) else { return }
    elements.append(attributes)
  }
}
