import Foundation

extension FlowLines {
  /// Where the items of a line stand.
  ///
  /// - Complexity: O(items of the line · log given).
  func places(inLine line: Int) -> [FlowPlace] {
    let items = items(ofLine: line)
    let sizes = items.map { self.sizes.size(at: $0) }
    let (start, gap) = spacing(of: sizes, isLast: line == count - 1)
    let extent = extents.extent(at: line)
    var cross = start
    return zip(items, sizes).map { item, size in
      defer { cross += size.cross + gap }
      return FlowPlace(item: item, cross: cross, main: (extent - size.main) / 2, size: size)
    }
  }

  /// Where a line's first item begins, and the space between its items.
  ///
  /// When all items of the section have one size, every line is spaced as if it were full, also
  /// the last one, and lone items are centred. When they differ, full lines are spread and the last
  /// one stands at the start. Measured on UIKit.
  private func spacing(
    of lengths: [FlowSize], isLast: Bool
  ) -> (start: CGFloat, gap: CGFloat) {
    let count: Int
    let sum: CGFloat
    if let uniform = sizes.uniform {
      let capacity = FlowLines.capacity(
        of: uniform.cross, available: available, spacing: itemSpacing)
      count = capacity == .max ? sizes.count : capacity
      sum = CGFloat(count) * uniform.cross
    } else if isLast {
      return (0, itemSpacing)
    } else {
      count = lengths.count
      sum = lengths.reduce(0) { $0 + $1.cross }
    }
    return count > 1
      ? (0, (available - sum) / CGFloat(count - 1))
      : ((available - sum) / 2, 0)
  }
}
