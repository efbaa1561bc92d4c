import Foundation

extension ExtentTree {
  /// The measured extent of an item, or the estimate.
  ///
  /// Precondition: `index` is an item.
  func extent(at index: Int) -> CGFloat {
    measuredExtent(at: index) ?? estimate
  }

  /// Whether an item has been measured.
  ///
  /// Precondition: `index` is an item.
  @inline(__always)
  func isMeasured(at index: Int) -> Bool {
    measuredExtent(at: index) != nil
  }

  /// The leading edge of an item.
  ///
  /// Past the last item stands one more edge, for `index == count`: where an item would start if
  /// it were appended.
  ///
  /// Precondition: `index` is at least 0 and at most `count`.
  @inline(__always)
  func offset(of index: Int) -> CGFloat {
    precondition(index >= 0 && index <= count)
    return metrics.length(of: root.prefix(index))
  }

  /// The leading edges of items, up to rounding, the first item's being at `start`.
  ///
  /// Precondition: Each is at least 0 and at most `count`.
  ///
  /// - Complexity: O(log runs) for each, O(1) for those behind the last measured item.
  func offsets(of indices: [Int], from start: CGFloat = 0) -> [CGFloat] {
    let tail = count - root.unmeasuredTail
    var offsets: [CGFloat] = []
    offsets.reserveCapacity(indices.count)
    for index in indices {
      guard index >= tail else {
        offsets.append(start + offset(of: index))
        continue
      }
      precondition(index <= count)
      var summary = root.summary
      summary.count = index
      offsets.append(start + metrics.length(of: summary))
    }
    return offsets
  }

  /// The last item whose leading edge is at or before an offset.
  ///
  /// Offsets before the first item answer the first item; nil only when there are no items.
  func index(at offset: CGFloat) -> Int? {
    item(at: offset)?.index
  }

  /// Where the last item lies whose leading edge is at or before an offset.
  ///
  /// Offsets before the first item answer the first item; nil only when there are no items.
  func item(at offset: CGFloat) -> ExtentSpan? {
    guard count > 0 else { return nil }
    return root.item(at: offset.isNaN ? 0 : offset, metrics: metrics)
  }

  /// The items that meet the half-open stretch from one offset to another.
  ///
  /// Items that only touch an end of the stretch are not among them.
  func indices(from: CGFloat, to: CGFloat) -> Range<Int> {
    guard from < to, let reached = item(at: from + overlap), let last = item(at: to.nextDown) else {
      return 0..<0
    }
    let first = reached.offset + reached.extent > from ? reached.index : reached.index + 1
    // Before the first item, every offset reaches the first item.
    let end = last.offset < to ? last.index + 1 : last.index
    return first < end ? first..<end : first..<first
  }

  /// Where the items lie that meet the half-open stretch from one offset to another.
  ///
  /// The items are those of ``indices(from:to:)``.
  ///
  /// - Complexity: O(log *r* + number of items returned).
  func items(from: CGFloat, to: CGFloat) -> [ExtentSpan] {
    var items: [ExtentSpan] = []
    visitItems(from: from, to: to) { items.append($0) }
    return items
  }

  /// Hands out where the items lie that meet the half-open stretch from one offset to another, in order.
  ///
  /// The items are those of ``indices(from:to:)``.
  ///
  /// - Complexity: O(log *r* + number of items handed out).
  func visitItems(from: CGFloat, to: CGFloat, _ body: (ExtentSpan) -> Void) {
    guard from < to else { return }
    _ = root.visitItems(from: from + overlap, metrics: metrics) { item in
      guard item.offset < to else { return false }
      if item.offset + item.extent > from { body(item) }
      return true
    }
  }

  /// The first item that meets the half-open stretch from one offset to another and satisfies a condition; nil for none.
  ///
  /// The items are those of ``indices(from:to:)``.
  ///
  /// - Complexity: O(log *r* + number of items looked at).
  func firstItem(from: CGFloat, to: CGFloat, where matches: (ExtentSpan) -> Bool) -> ExtentSpan? {
    guard from < to else { return nil }
    var first: ExtentSpan?
    _ = root.visitItems(from: from + overlap, metrics: metrics) { item in
      guard item.offset < to else { return false }
      guard item.offset + item.extent > from, matches(item) else { return true }
      first = item
      return false
    }
    return first
  }

  /// How many items of a range have been measured.
  ///
  /// Precondition: the range lies within the items.
  func measuredCount(in range: Range<Int>) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return root.prefix(range.upperBound).measuredCount
      - root.prefix(range.lowerBound).measuredCount
  }

  /// The first item of a range that has been measured.
  ///
  /// Precondition: the range lies within the items.
  func firstMeasured(in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    let rank = root.prefix(range.lowerBound).measuredCount
    guard rank < measuredCount else { return nil }
    let index = root.index(ofMeasured: rank)
    return index < range.upperBound ? index : nil
  }

  /// How far an item may reach beyond the leading edge of the next, as a move back: at most zero.
  private var overlap: CGFloat { min(0, spacing) }

  /// The measured extent of an item, or nil when it has none.
  ///
  /// Precondition: `index` is an item.
  @inline(__always)
  func measuredExtent(at index: Int) -> CGFloat? {
    precondition(index >= 0 && index < count)
    return root.measuredExtent(at: index)
  }
}
