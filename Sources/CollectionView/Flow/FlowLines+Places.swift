import Foundation

extension FlowLines {
  /// Where the items of a line stand.
  ///
  /// - Complexity: O(items of the line + log given).
  func places(inLine line: Int) -> [FlowPlace] {
    var places: [FlowPlace] = []
    visitPlaces(inLines: line..<(line + 1)) { _, place in places.append(place) }
    return places
  }

  /// Hands out where the items of neighbouring lines stand, in order, each with its line.
  ///
  /// - Complexity: O(items of the lines + log given).
  func visitPlaces(inLines lines: Range<Int>, _ body: (_ line: Int, FlowPlace) -> Void) {
    guard let first = lines.first, let last = lines.last else { return }
    let range = items(ofLine: first).lowerBound..<items(ofLine: last).upperBound
    let counts = itemCounts(ofLines: lines)
    let extents = extents.extents(in: lines)
    let sizes = sizes.sizes(in: range)
    let uniform = uniformSpread
    var start = 0
    for (index, count) in counts.enumerated() {
      let line = sizes[start..<(start + count)]
      let (lead, gap) = uniform ?? spread(of: line, isLast: first + index == self.count - 1)
      var cross = lead
      for position in line.indices {
        let size = line[position]
        body(
          first + index,
          FlowPlace(
            item: range.lowerBound + position, cross: cross, main: (extents[index] - size.main) / 2,
            size: size))
        cross += size.cross + gap
      }
      start += count
    }
  }

  /// Where the first item of a line begins, and the space between its items.
  private typealias Spread = (start: CGFloat, gap: CGFloat)

  /// The spread of every line of a section whose items have one size; nil for other sections.
  ///
  /// Every line is spaced as if it were full, also the last one, and lone items are centred. Measured on UIKit.
  private var uniformSpread: Spread? {
    guard let uniform = sizes.uniform else { return nil }
    let capacity = FlowLines.capacity(
      of: uniform.cross, available: available, spacing: itemSpacing)
    let count = capacity == .max ? sizes.count : capacity
    return spread(of: count, taking: CGFloat(count) * uniform.cross)
  }

  /// The spread of a line of a section whose items differ: full lines are spread, the last one stands at the start.
  ///
  /// Measured on UIKit.
  private func spread(of line: ArraySlice<FlowSize>, isLast: Bool) -> Spread {
    if isLast { return (0, itemSpacing) }
    return spread(of: line.count, taking: line.reduce(0) { $0 + $1.cross })
  }

  private func spread(of count: Int, taking sum: CGFloat) -> Spread {
    count > 1
      ? (0, (available - sum) / CGFloat(count - 1))
      : ((available - sum) / 2, 0)
  }
}
