/// What a painted frame cost, counted.
struct Effort: Equatable {
  /// Attributes that `layoutAttributesForElements(in:)` returned.
  var attributes = 0
  /// Elements whose attributes it was asked for by name.
  var named = 0
  /// Elements that the layout went through to find them.
  var visited = 0
  /// Cells that were dequeued, and elements that took a size.
  var dequeued = 0
  var measured = 0
  /// Views that were asked for their preferred attributes.
  var asked = 0
  /// Frames that `prepare()` worked out anew because one size had become another.
  var recomputed = 0
  /// How often an element was measured at the size it had been measured at before.
  var repeated = 0

  var sum: Int { attributes + visited + dequeued + measured + recomputed }

  /// The part of the sum that the screen accounts for.
  ///
  /// The layout is asked for whole pages, of which the viewport meets two along the scroll axis: half of what it answers is for
  /// places off the screen.
  var cost: Double { Double(sum) - Double(attributes) / 2 }

  /// Whether most of it is what elements cost for which a guess makes room.
  var isMostlyByGuess: Bool { 2 * (attributes + dequeued + measured) > sum }

  /// How often something was measured in vain and why, as a sentence.
  var repetition: String {
    repeated == 1
      ? "an element was measured again and kept its size: the layout had dropped its cached size"
      : "elements were measured again \(repeated) times and kept their sizes: the layout had dropped its cached sizes"
  }

  /// The greatest part of it, as a sentence names it.
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
