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
  /// - Complexity: O(live); what a view was painted as is kept with it for as long as that is still so.
  func picture(of live: [UICollectionView.LiveElement]) -> Picture {
    var picture = Picture(
      offset: view.contentOffset, size: view.bounds.size, contentSize: view.contentSize)
    var truth = ElementTruth(self)
    picture.elements.reserveCapacity(live.count)
    // By index, since a copy of what is live costs more than most that is done with it.
    for index in live.indices {
      let cell = live[index].view as? SceneCell
      let edge = cell == nil ? live[index].view as? SceneSupplementaryView : nil
      let element: PaintedElement
      if let last = cell?.painted ?? edge?.painted,
        last.isMade(of: live[index].modelAttributes, shown: live[index].attributes),
        last.isPinned == live[index].isPinned, last.sizeState == live[index].sizeState,
        last.isUpToDate(truth)
      {
        element = last
      } else {
        element = PaintedElement(live[index], &truth)
        cell?.painted = element
        edge?.painted = element
      }
      if live[index].isDisappearing {
        picture.disappearing.append(element)
      } else {
        picture.add(element)
      }
    }
    return picture
  }
}

extension PaneRun.Picture {
  fileprivate mutating func add(_ element: PaintedElement) {
    elements.append(element)
    if !isAnimated, element.isAnimated { isAnimated = true }
    guard let item = element.item else { return }
    items =
      items.map { min($0.lowerBound, item)...max($0.upperBound, item) } ?? item...item
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
