import Foundation

/// What a layout answers to the question for the elements of a rectangle, while it is put together.
///
/// It is written over the layout's last answer: attributes of items that nobody else holds any more are filled anew. A
/// collection view keeps copies, so between two questions all of them are free, and a layout that is asked at every
/// frame makes no objects. What somebody still holds, an object or the whole answer, is never touched; a weak reference
/// holds nothing.
struct ElementAnswer {
  /// Enough for a screen; a longer answer is not kept.
  private static let mostKept = 128

  private var elements: [UICollectionViewLayoutAttributes]
  /// How many elements are of this answer; those behind are of the last one.
  private var count = 0
  private let rect: CGRect
  private let low: CGPoint
  private let high: CGPoint
  private let attributesClass: UICollectionViewLayoutAttributes.Type
  /// Whether all that was added is of no subclass, so that the next answer can be written over it.
  private var isKept: Bool

  /// Begins an answer.
  ///
  /// - Parameters:
  ///   - rect: What is asked for, in content coordinates.
  ///   - attributesClass: What the layout's attributes are of; those of a subclass may have state of their own, and are
  ///     always made anew.
  ///   - last: The layout's last answer, which is empty until this one is finished, so that it has one owner.
  init(
    to rect: CGRect, _ attributesClass: UICollectionViewLayoutAttributes.Type,
    over last: inout [UICollectionViewLayoutAttributes]
  ) {
    self.rect = rect
    low = CGPoint(x: rect.minX, y: rect.minY)
    high = CGPoint(x: rect.maxX, y: rect.maxY)
    self.attributesClass = attributesClass
    isKept = attributesClass == UICollectionViewLayoutAttributes.self
    elements = isKept ? last : []
    last = []
  }

  /// Adds an item if its frame, which has no negative length, meets the rectangle.
  @inline(__always)
  mutating func addCell(at place: DataPlace, _ frame: CGRect) {
    guard meets(frame) else { return }
    if count < elements.count, isKnownUniquelyReferenced(&elements[count]) {
      // The array holds it meanwhile; to hold it once more would be a good part of filling it.
      Unmanaged.passUnretained(elements[count])._withUnsafeGuaranteedRef {
        $0.become(cellAt: place, frame: frame)
      }
      count &+= 1
    } else {
      append(attributesClass.make(forCellAt: place, frame: frame))
    }
  }

  /// As `CGRect.meets(_:)` has it, without putting edges in order that are in order.
  @inline(__always)
  private func meets(_ frame: CGRect) -> Bool {
    let (origin, size) = (frame.origin, frame.size)
    return CGRect.overlap(origin.x, origin.x + size.width, low.x, high.x)
      && CGRect.overlap(origin.y, origin.y + size.height, low.y, high.y)
  }

  /// Adds an element, be it none, if it meets the rectangle.
  mutating func add(_ attributes: UICollectionViewLayoutAttributes?) {
    guard let attributes, attributes.frame.meets(rect) else { return }
    if type(of: attributes) != UICollectionViewLayoutAttributes.self { isKept = false }
    append(attributes)
  }

  /// The whole answer, which the layout keeps for the next.
  mutating func finish(keeping last: inout [UICollectionViewLayoutAttributes])
    -> [UICollectionViewLayoutAttributes]
  {
    elements.removeLast(elements.count - count)
    if isKept, count <= Self.mostKept { last = elements }
    return elements
  }

  private mutating func append(_ attributes: UICollectionViewLayoutAttributes) {
    if count < elements.count {
      elements[count] = attributes
    } else {
      elements.append(attributes)
    }
    count += 1
  }
}
