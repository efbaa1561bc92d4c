import Foundation

/// The items of one section in columns; offsets are in points from the start of the columns.
protocol WaterfallLanes: Sendable {
  /// Columns with what has been measured so far, by item, ascending.
  init(count: Int, metrics: WaterfallMetrics, measured: [WaterfallItem])

  var count: Int { get }
  /// What has been measured, by item, ascending.
  var measured: [WaterfallItem] { get }
  var measuredCount: Int { get }
  /// From the start of the columns to the end of the longest.
  var extent: CGFloat { get }

  func measuredCount(in range: Range<Int>) -> Int

  /// Where an item stands, which must exist.
  func place(of item: Int) -> WaterfallPlace

  /// Where the items stand that meet a stretch along the columns, by item.
  func places(from: CGFloat, to: CGFloat) -> [WaterfallPlace]

  /// Settles the columns of items, ascending, that stand before one that was measured.
  ///
  /// Whoever scrolls up measures a row from its start: shorter than the guess, its first item would draw the rest of the
  /// row into its own column, row after row, and what has been read would slide up without end.
  mutating func settle(_ items: [Int])

  /// Gives an item a height; it stays in the column it is in.
  mutating func setHeight(_ height: CGFloat, of item: Int)
}

extension WaterfallLanes {
  /// Does nothing: the columns are settled from the start.
  mutating func settle(_ items: [Int]) {}
}
