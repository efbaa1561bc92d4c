import Foundation
import Scenes

/// An element that the reader saw in the last painted frame and that still exists.
struct Survivor {
  /// The index path of the cell or header now.
  let path: IndexPath
  /// The position of the item in the data; nil for a header.
  let item: Int?
  /// The places in the last painted frame and now, in points from the viewport's start.
  let before: Range<CGFloat>
  let now: Range<CGFloat>

  /// How far the leading edge moved on the screen, and how far the trailing edge did, without the commanded scroll.
  func leadingMove(commanded: CGFloat) -> CGFloat { now.lowerBound - before.lowerBound + commanded }
  func trailingMove(commanded: CGFloat) -> CGFloat {
    now.upperBound - before.upperBound + commanded
  }
}

/// The elements that the reader saw in the last painted frame and that still exist, the most likely reader's element
/// first.
///
/// Pinned headers, decorations and items that an update moved by name do not count, nor do elements that a command
/// scrolled off the screen.
struct Survivors {
  let inOrder: [Survivor]
  /// The one that was in the middle of the viewport; nil if it is gone.
  let middle: Survivor?

  /// - Complexity: O(elements on the screen).
  init(from last: JudgedFrame, to painted: JudgedFrame, anchor: Anchor) {
    var found = last.places.inOrder.compactMap { before -> Survivor? in
      guard painted.wasSeen(before, in: last),
        let item = painted.events.position(ofFormer: before.item),
        !painted.events.moved.contains(item),
        let now = painted.places[item] ?? painted.hiddenPlaces.first(where: { $0.item == item })
      else { return nil }
      return Survivor(path: now.path, item: item, before: before.span, now: now.span)
    }
    let center = last.scroll.viewport / 2 + painted.commanded
    middle = found.first { $0.item != nil && $0.before.contains(center) }
    guard anchor != .bottom else {
      inOrder = found.filter { $0.item != nil }.sorted {
        $0.before.upperBound > $1.before.upperBound
      }
      return
    }
    found.sort { ($0.before.lowerBound, $0.path) < ($1.before.lowerBound, $1.path) }
    if painted.events.wasResized {
      let onScreen = 0..<min(last.scroll.viewport, painted.scroll.viewport)
      let first = found.firstIndex { onScreen.contains($0.before.lowerBound) } ?? 0
      found = Array(found[first...] + found[..<first])
    }
    inOrder = found
  }

  /// The element that the reader most likely looks at; nil if nothing that was visible is left.
  var reader: Survivor? { inOrder.first }
}

/// The true content around the reader's element, in points along the scroll axis.
struct ReaderRoom {
  /// The true length from the start of the content to the element's leading edge.
  var before: CGFloat
  /// The true length from there to the end of the content.
  var after: CGFloat
}
