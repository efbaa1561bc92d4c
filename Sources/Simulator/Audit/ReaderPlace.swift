import Foundation
import Scenes

/// The place of an item on the screen, as a reader follows it; in points relative to the viewport's start.
struct ReaderPlace {
  /// Its position in the data.
  var item: Int
  /// Its index path.
  private var section: Int
  private var index: Int
  /// The edge that the reader follows, and the interval of the item.
  var edge: CGFloat
  var span: Range<CGFloat>

  /// - Parameters:
  ///   - item: Its position in the data.
  ///   - path: Its index path.
  ///   - frame: Its frame, in content points.
  ///   - axis: The scroll axis.
  ///   - start: The start of the viewport on the axis, in content points.
  ///   - anchor: What the reader follows.
  init(
    item: Int, path: IndexPath, frame: CGRect, along axis: Axis, from start: CGFloat, anchor: Anchor
  ) {
    self.init(
      item: item, section: path.first ?? 0, index: path.last ?? 0,
      interval: axis.interval(frame), from: start, anchor: anchor)
  }

  /// The place of the item that an element shows; nil if it shows none.
  init?(
    _ element: ElementFrame, along axis: Axis, from start: CGFloat, anchor: Anchor
  ) {
    guard let item = element.item, element.rank == 1 else { return nil }
    self.init(
      item: item, section: element.section, index: element.index,
      interval: axis.interval(element.untransformed), from: start, anchor: anchor)
  }

  private init(
    item: Int, section: Int, index: Int, interval: Range<CGFloat>, from start: CGFloat,
    anchor: Anchor
  ) {
    self.item = item
    self.section = section
    self.index = index
    span = interval.lowerBound - start..<interval.upperBound - start
    edge = anchor == .bottom ? span.upperBound : span.lowerBound
  }

  /// Its index path.
  var path: IndexPath { [section, index] }

  /// How far the item is from a point of the screen; 0 if it covers the point.
  func distance(to point: CGFloat) -> CGFloat {
    max(0, span.lowerBound - point, point - span.upperBound)
  }

  /// How far the item moved since an earlier place without a command, by the edge or the middle that moved least.
  ///
  /// An item that keeps an edge or its middle in place has grown or shrunk, not moved.
  func way(from before: ReaderPlace, commanded: CGFloat) -> CGFloat {
    let start = span.lowerBound - before.span.lowerBound + commanded
    let end = span.upperBound - before.span.upperBound + commanded
    let middle = (start + end) / 2
    let least = abs(end) < abs(start) ? end : start
    return abs(middle) < abs(least) ? middle : least
  }

  /// Whether the item stays on a screen of a length while commands move the content back and forward within `way`.
  ///
  /// A part of at most `margin` points does not count.
  func isOnScreen(
    _ extent: CGFloat, throughout way: ClosedRange<CGFloat> = 0...0, margin: CGFloat = 0
  ) -> Bool {
    span.lowerBound - way.lowerBound < extent - margin && span.upperBound - way.upperBound > margin
  }
}
