import CollectionView
import Foundation

extension PaneRun {
  /// What makes one painted frame differ from another: elements, offset and content size.
  struct Picture {
    var offset: CGPoint
    var size: CGSize
    var contentSize: CGSize
    var elements: [PaintedElement] = []
    /// Elements on their way out.
    var disappearing: [PaintedElement] = []
    /// Whether an element that stays is in the middle of an animation.
    var isAnimated = false
    /// The least and the greatest position in the data of an item that stays; nil where there is none.
    var items: ClosedRange<Int>?

    /// Whether both come to look the same when nothing moves any more.
    func isAtRest(as other: Picture) -> Bool {
      offset == other.offset && size == other.size && contentSize == other.contentSize
        && elements.elementsEqual(other.elements) { $0.rests(as: $1) }
    }
  }

  /// What is to be seen now.
  ///
  /// - Complexity: O(live).
  func picture(of shown: PaintedElements) -> Picture {
    var picture = Picture(
      offset: view.contentOffset, size: view.bounds.size, contentSize: view.contentSize,
      elements: shown.staying, disappearing: shown.leaving)
    picture.noteElements()
    return picture
  }
}

extension PaneRun.Picture {
  /// Takes note of what is asked about all that stays.
  fileprivate mutating func noteElements() {
    for element in elements {
      if element.isAnimated { isAnimated = true }
      guard let item = element.item else { continue }
      items = items.map { min($0.lowerBound, item)...max($0.upperBound, item) } ?? item...item
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
