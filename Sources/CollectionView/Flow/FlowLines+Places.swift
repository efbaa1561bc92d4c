import Foundation

extension FlowLines {
  /// The places of the items of a line.
  ///
  /// - Complexity: O(items of the line + log given).
  func places(inLine line: Int) -> [FlowPlace] {
    var places: [FlowPlace] = []
    let span = ExtentSpan(
      index: line, offset: 0, extent: extents.extent(at: line), isMeasured: true)
    visitPlaces(inLines: [span]) { _, place in places.append(place) }
    return places
  }

  /// The place of an item of a line.
  ///
  /// - Complexity: O(items of the line + log given).
  func place(of item: Int, inLine line: Int) -> FlowPlace {
    places(inLine: line)[item - firstItem(ofLine: line)]
  }

  /// Calls `body` with the place and line of each item whose line overlaps a range along the axis, in order.
  ///
  /// - Complexity: O(items of the lines + log given).
  func visitPlaces(
    from: CGFloat, to: CGFloat, _ body: (_ line: ExtentSpan, FlowPlace) -> Void
  ) {
    visitPlaces(inLines: extents.items(from: from, to: to), body)
  }

  /// Calls `body` with the place and line of each item of some ascending lines, in order.
  ///
  /// - Complexity: O(items of the lines + log given).
  func visitPlaces(inLines lines: [ExtentSpan], _ body: (_ line: ExtentSpan, FlowPlace) -> Void) {
    guard let first = lines.first, let last = lines.last else { return }
    let counts = itemCounts(ofLines: first.index..<(last.index + 1))
    let firstItem = firstItem(ofLine: first.index)
    let sizes = sizes.sizes(in: firstItem..<(firstItem + counts.reduce(0, +)))
    let uniform = uniformSpread
    var position = 0
    var next = first.index
    for line in lines {
      while next < line.index {
        position += counts[next - first.index]
        next += 1
      }
      next += 1
      let end = position + counts[line.index - first.index]
      let (lead, gap) =
        uniform ?? spread(of: sizes[position..<end], isLast: line.index == count - 1)
      var cross = lead
      while position < end {
        let size = sizes[position]
        body(
          line,
          FlowPlace(
            item: firstItem + position, cross: cross, main: (line.extent - size.main) / 2,
            size: size))
        cross += size.cross + gap
        position += 1
      }
    }
  }

  /// The start of the first item of a line, and the space between its items.
  private typealias Spread = (start: CGFloat, gap: CGFloat)

  /// The spread of every line of a section whose items have one size; nil for other sections.
  ///
  /// Every line is spaced as if it were full, also the last one, and single items are centred. Measured on UIKit.
  private var uniformSpread: Spread? {
    guard let uniform = sizes.uniform else { return nil }
    let capacity = FlowLines.capacity(
      of: uniform.cross, available: available, spacing: itemSpacing)
    let count = capacity == .max ? sizes.count : capacity
    return spread(of: count, taking: CGFloat(count) * uniform.cross)
  }

  /// The spread of a line of a section whose items differ: full lines are spread, the last one is aligned to the start.
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

/// The place of an item in its line.
struct FlowPlace: Equatable, Sendable {
  var item: Int
  /// From the start of the line, in points.
  var cross: CGFloat
  /// From the leading edge of the line along the axis, in points.
  var main: CGFloat
  var size: FlowSize
}

/// The places of items across the axis in a section with one item a line, all of the same length across.
struct FlowColumn {
  /// The start of an item, in points: single items are centred.
  let start: CGFloat
  /// The start of the last item: the start of its line, unless all items have one size.
  let lastStart: CGFloat

  /// - Parameters:
  ///   - lineStart: The start of the lines, in points.
  ///   - slack: The room that an item leaves in its line, in points.
  ///   - isUniform: Whether all items have one size.
  ///   - displayScale: Pixels a point; both places are rounded to pixels.
  init(lineStart: CGFloat, slack: CGFloat, isUniform: Bool, displayScale: CGFloat) {
    start = (lineStart + slack / 2).rounded(toPixelsOf: displayScale)
    lastStart = isUniform ? start : lineStart.rounded(toPixelsOf: displayScale)
  }
}
