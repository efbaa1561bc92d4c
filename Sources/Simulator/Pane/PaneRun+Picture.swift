import CollectionView
import Foundation

extension PaneRun {
  /// What makes one painted frame differ from another: elements, offset and content size.
  // Looked at for several reasons in each frame, of which each would copy a value.
  final class Picture {
    let offset: CGPoint
    let size: CGSize
    let contentSize: CGSize
    let elements: [PaintedElement]
    /// Elements on their way out.
    let disappearing: [PaintedElement]
    /// Whether an element that stays is in the middle of an animation.
    private(set) var isAnimated = false
    /// The least and the greatest position in the data of an item that stays; nil where there is none.
    private(set) var items: ClosedRange<Int>?

    /// What is to be seen now.
    ///
    /// - Complexity: O(live).
    @MainActor
    init(_ shown: PaintedElements, in view: UICollectionView) {
      offset = view.contentOffset
      size = view.bounds.size
      contentSize = view.contentSize
      elements = shown.staying
      disappearing = shown.leaving
      for element in elements {
        if element.isAnimated { isAnimated = true }
        guard let item = element.item else { continue }
        items = items.map { min($0.lowerBound, item)...max($0.upperBound, item) } ?? item...item
      }
    }

    /// Whether both come to look the same when nothing moves any more.
    func isAtRest(as other: Picture) -> Bool {
      offset == other.offset && size == other.size && contentSize == other.contentSize
        && elements.elementsEqual(other.elements) { $0.rests(as: $1) }
    }
  }
}

extension PaneRun.Picture: Equatable {
  static func == (picture: PaneRun.Picture, other: PaneRun.Picture) -> Bool {
    picture.offset == other.offset && picture.size == other.size
      && picture.contentSize == other.contentSize
      && picture.elements.elementsEqual(other.elements) { $0.looks(as: $1) }
      && picture.disappearing.elementsEqual(other.disappearing) { $0.looks(as: $1) }
  }
}
