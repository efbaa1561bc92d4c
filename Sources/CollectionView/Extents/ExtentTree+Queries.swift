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
  func isMeasured(at index: Int) -> Bool {
    measuredExtent(at: index) != nil
  }

  /// The leading edge of an item.
  ///
  /// Past the last item stands one more edge, for `index == count`: where an item would start if
  /// it were appended.
  ///
  /// Precondition: `index` is at least 0 and at most `count`.
  func offset(of index: Int) -> CGFloat {
    precondition(index >= 0 && index <= count)
    return metrics.length(of: root.prefix(index))
  }

  /// The last item whose leading edge is at or before an offset.
  ///
  /// Offsets before the first item answer the first item; nil only when there are no items.
  func index(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    return root.index(at: offset.isNaN ? 0 : offset, metrics: metrics)
  }

  /// The items that meet the half-open stretch from one offset to another.
  ///
  /// Items that only touch an end of the stretch are not among them.
  func indices(from: CGFloat, to: CGFloat) -> Range<Int> {
    guard from < to, let reached = index(at: from), let last = index(at: to.nextDown) else {
      return 0..<0
    }
    let first = offset(of: reached) + extent(at: reached) > from ? reached : reached + 1
    // Every stretch before the first item finds the first item, met or not.
    let end = offset(of: last) < to ? last + 1 : last
    return first < end ? first..<end : first..<first
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

  private func measuredExtent(at index: Int) -> CGFloat? {
    precondition(index >= 0 && index < count)
    return root.measuredExtent(at: index)
  }
}
