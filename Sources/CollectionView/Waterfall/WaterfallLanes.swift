import Foundation

/// The items of one section in columns; offsets are in points from the start of the columns.
protocol WaterfallLanes: Sendable {
  /// Columns with the items measured so far, in ascending order.
  init(count: Int, metrics: WaterfallMetrics, measured: [WaterfallItem])

  var count: Int { get }
  /// The measured items, in ascending order.
  var measured: [WaterfallItem] { get }
  var measuredCount: Int { get }
  /// The length of the longest column.
  var extent: CGFloat { get }

  func measuredCount(in range: Range<Int>) -> Int

  /// The place of an item.
  ///
  /// Precondition: the item exists.
  func place(of item: Int) -> WaterfallPlace

  /// The places of the items that overlap a range along the columns, by item.
  func places(from: CGFloat, to: CGFloat) -> [WaterfallPlace]

  /// Fixes the columns of items, in ascending order, that precede a measured item.
  ///
  /// Scrolling up measures a row from its start. If the row's first item is shorter than the estimate, the rest of the row
  /// would go into its column, row after row, and the visible items would move up without end.
  mutating func settle(_ items: [Int])

  /// Sets the height of an item; it stays in its column.
  mutating func setHeight(_ height: CGFloat, of item: Int)
}

extension WaterfallLanes {
  /// Does nothing: the columns do not depend on heights.
  mutating func settle(_ items: [Int]) {}
}

extension WaterfallLanes {
  /// The items found by a search that treats the columns as a list, where each item starts and ends after the one before.
  ///
  /// - Complexity: O(log items) places, and one for each item found.
  func placesAsInList(from: CGFloat, to: CGFloat) -> [WaterfallPlace] {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if place(of: middle).end > from { high = middle } else { low = middle + 1 }
    }
    return (low..<count).lazy.map(place).prefix { $0.offset < to }.filter { $0.end > from }
  }
}

/// A measured item of a waterfall.
struct WaterfallItem: Equatable, Sendable {
  var item: Int
  var lane: Int
  var height: CGFloat
}

/// The place of an item in a waterfall.
struct WaterfallPlace: Equatable, Sendable {
  var item: Int
  /// The column, from the left.
  var lane: Int
  /// The start of the item, from the start of the columns, in points.
  var offset: CGFloat
  var height: CGFloat
  var end: CGFloat { offset + height }
  /// Whether the height was measured; otherwise it is the estimate.
  var isMeasured: Bool
}

/// The properties of the columns of a waterfall.
struct WaterfallMetrics: Equatable, Sendable {
  /// The number of columns, at least one.
  let columns: Int
  /// The height of an unmeasured item, more than zero, in points.
  let estimate: CGFloat
  /// The space between items, in points.
  let spacing: CGFloat
  /// Whether measured items move to another column that has become shorter.
  let picksAgain: Bool

  /// Clamps the arguments to valid values.
  init(columns: Int, estimate: CGFloat, spacing: CGFloat, picksAgain: Bool = false) {
    self.columns = max(1, columns)
    self.estimate = estimate.isFinite && estimate > 0 ? estimate : 1
    self.spacing = ExtentTree.sane(spacing)
    self.picksAgain = picksAgain
  }
}
