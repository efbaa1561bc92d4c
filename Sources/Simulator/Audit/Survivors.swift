import Foundation
import Scenes

/// An item that the reader saw in the last painted frame and that still exists, with its places then and now.
struct Survivor {
  let before: ReaderPlace
  let now: ReaderPlace

  /// The position of the item in the data now.
  var item: Int { now.item }
  /// Its index path now.
  var path: IndexPath { now.path }

  /// How far its leading edge moved on the screen without the commanded scroll, in points.
  func leadingMove(commanded: CGFloat) -> CGFloat {
    now.span.lowerBound - before.span.lowerBound + commanded
  }

  /// The same for its trailing edge.
  func trailingMove(commanded: CGFloat) -> CGFloat {
    now.span.upperBound - before.span.upperBound + commanded
  }
}

/// The items that the reader saw in the last painted frame and that still exist, the one most likely read first.
///
/// Items that an update moved by name do not count, nor do items that a command scrolled off the screen.
struct Survivors {
  let inOrder: [Survivor]
  /// The one that was in the middle of the viewport; nil if it is gone.
  let middle: Survivor?

  /// - Complexity: O(items on the screen).
  init(from last: JudgedFrame, to painted: JudgedFrame, anchor: Anchor) {
    let found = last.places.inOrder.compactMap { before -> Survivor? in
      guard painted.wasSeen(before, in: last),
        let item = painted.events.position(ofFormer: before.item),
        !painted.events.moved.contains(item),
        let now = painted.places[item] ?? painted.hiddenPlaces.first(where: { $0.item == item })
      else { return nil }
      return Survivor(before: before, now: now)
    }
    let center = last.scroll.viewport / 2 + painted.commanded
    middle = found.first { $0.before.span.contains(center) }
    if anchor == .bottom {
      inOrder = found.reversed()
    } else if painted.events.wasResized {
      let onScreen = 0..<min(last.scroll.viewport, painted.scroll.viewport)
      let first = found.firstIndex { onScreen.contains($0.before.span.lowerBound) } ?? 0
      inOrder = Array(found[first...] + found[..<first])
    } else {
      inOrder = found
    }
  }

  /// The item that the reader most likely looks at; nil if nothing that was visible is left.
  var reader: Survivor? { inOrder.first }
}

/// The true content around the reader's item, in points along the scroll axis.
struct ReaderRoom {
  /// The true length from the start of the content to the item's leading edge.
  var before: CGFloat
  /// The true length from there to the end of the content.
  var after: CGFloat
}
