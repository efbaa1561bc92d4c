import Foundation
import Scenes

/// An item on the screen as a reader holds on to it, in points relative to the viewport's start.
struct ReaderPlace {
  /// Its position in the data.
  var item: Int
  var path: IndexPath
  /// The edge the reader holds on to, and where the item begins and ends.
  var edge: CGFloat
  var span: Range<CGFloat>

  /// - Parameters:
  ///   - item: Its position in the data.
  ///   - path: Its index path.
  ///   - frame: Where the item stands, in content points.
  ///   - axis: The scroll axis.
  ///   - start: Where the viewport begins on it, in content points.
  ///   - anchor: What the reader holds on to.
  init(
    item: Int, path: IndexPath, frame: CGRect, along axis: Axis, from start: CGFloat, anchor: Anchor
  ) {
    let interval = axis.interval(frame)
    self.item = item
    self.path = path
    span = interval.lowerBound - start..<interval.upperBound - start
    edge = anchor == .bottom ? span.upperBound : span.lowerBound
  }

  /// How far it has gone since an earlier place on the screen by other than a command, by the edge or the middle that
  /// went least: one that keeps any of them has grown or shrunk, not moved.
  func way(from before: ReaderPlace, commanded: CGFloat) -> CGFloat {
    let start = span.lowerBound - before.span.lowerBound + commanded
    let end = span.upperBound - before.span.upperBound + commanded
    return [start, end, (start + end) / 2].min { abs($0) < abs($1) } ?? start
  }

  /// Whether it stays on a screen as long as that while the content is commanded as far back and forward as that.
  func isOnScreen(_ extent: CGFloat, throughout way: ClosedRange<CGFloat> = 0...0) -> Bool {
    span.lowerBound - way.lowerBound < extent && span.upperBound - way.upperBound > 0
  }
}
