import Foundation

extension FlowLines {
  /// Where the items of a line stand.
  ///
  /// - Complexity: O(items of the line + log given).
  func places(inLine line: Int) -> [FlowPlace] {
    var places: [FlowPlace] = []
    let span = ExtentSpan(
      index: line, offset: 0, extent: extents.extent(at: line), isMeasured: true)
    visitPlaces(inLines: [span]) { _, place in places.append(place) }
    return places
  }

  /// Where an item of a line stands.
  ///
  /// - Complexity: O(items of the line + log given).
  func place(of item: Int, inLine line: Int) -> FlowPlace {
    places(inLine: line)[item - firstItem(ofLine: line)]
  }

  /// Hands out where the items stand whose lines meet a stretch along the axis, in order, each with its line.
  ///
  /// - Complexity: O(items of the lines + log given).
  func visitPlaces(
    from: CGFloat, to: CGFloat, _ body: (_ line: ExtentSpan, FlowPlace) -> Void
  ) {
    visitPlaces(inLines: extents.items(from: from, to: to), body)
  }

  /// Hands out where the items of neighbouring lines stand, in order, each with its line, which is given with its extent.
  ///
  /// Lines between them may be missing, as those that overlap with longer ones do.
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
