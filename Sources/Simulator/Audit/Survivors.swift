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
/// Headers and footers do not count: the layouts hold items, so that a header which grows on the screen grows away from
/// the item below it. Items that an update moved by name do not count either, nor do items that a command scrolled off the screen.
struct Survivors {
  private(set) var inOrder: [Survivor] = []
  /// Those that were in the middle of the viewport, or else nearest to it; empty if they are gone.
  private(set) var middle: [Survivor] = []

  init() {}

  /// - Complexity: O(items on the screen).
  init(from last: JudgedFrame, to painted: JudgedFrame, anchor: Anchor) {
    let found = last.places.inOrder.compactMap { before -> Survivor? in
      guard painted.wasSeen(before, in: last),
        let item = painted.events.position(ofFormer: before.item),
        !painted.events.moved.contains(item),
        let now =
          painted.places[item] ?? painted.hiddenReader.flatMap({ $0.item == item ? $0 : nil })
      else { return nil }
      return Survivor(before: before, now: now)
    }
    let center = last.scroll.viewport / 2 + painted.commanded
    let nearest = last.places.inOrder.map { $0.distance(to: center) }.min()
    middle = found.filter { $0.before.distance(to: center) == nearest }
    inOrder = anchor == .bottom ? found.reversed() : found
    guard painted.events.wasResized else { return }
    let onScreen = 0..<min(last.scroll.viewport, painted.scroll.viewport)
    let first =
      inOrder.firstIndex { survivor in
        let span = survivor.before.span
        return onScreen.contains(
          anchor == .bottom ? last.scroll.viewport - span.upperBound : span.lowerBound)
      } ?? 0
    inOrder = Array(inOrder[first...] + inOrder[..<first])
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
