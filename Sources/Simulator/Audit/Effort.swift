/// The cost of a painted frame, by kinds of work.
struct Effort: Equatable {
  /// Attributes returned by `layoutAttributesForElements(in:)`.
  var attributes = 0
  /// Elements whose attributes were requested by index path.
  var named = 0
  /// Elements the layout visited to find the attributes.
  var visited = 0
  /// Cells that were dequeued, and elements that took a preferred size.
  var dequeued = 0
  var measured = 0
  /// Views that were asked for their preferred attributes.
  var asked = 0
  /// Frames that `prepare()` computed again because a size changed.
  var recomputed = 0
  /// Number of elements that were measured again with the same result.
  var repeated = 0

  var sum: Int { attributes + visited + dequeued + measured + recomputed }

  /// The work that is compared with the number of visible elements: the sum without half of the returned attributes.
  ///
  /// The layout is queried for whole pages, of which the viewport meets two along the scroll axis: half of the returned
  /// attributes are for places off the screen.
  var cost: Double { Double(sum) - Double(attributes) / 2 }

  /// Whether most of the cost is for elements that fit the screen only at the estimate.
  var isMostlyForEstimate: Bool { 2 * (attributes + dequeued + measured) > sum }

  /// The repeated measurements, as a sentence.
  var repetition: String {
    repeated == 1
      ? "an element was measured again and kept its size: the layout had dropped its cached size"
      : "elements were measured again \(repeated) times and kept their sizes: the layout had dropped its cached sizes"
  }

  /// The kinds of work with their amounts, the largest first, for a sentence.
  var summary: String {
    let parts = [
      (recomputed, "frame", "computed again"), (visited, "element", "visited"),
      (attributes, "attribute", "returned"), (dequeued, "cell", "dequeued"),
      (measured, "element", "measured"),
    ]
    return parts.filter { $0.0 > 0 }.sorted { $0.0 > $1.0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s") \($0.2)" }
      .joined(separator: ", ")
  }
}
