import Foundation

/// Where every item stands along the scroll axis, as a layout without an index remembers it.
struct EveryPlace {
  /// Items beyond which a layout does without: a walk through all of them would stop the program.
  static let limit = 1_000_000

  /// By section and item, in content points, before rounding; nil for a layout that has an index.
  private(set) var spans: [[Range<CGFloat>]]?
  /// How many items there are.
  private(set) var count = 0

  init() {}

  init(_ spans: [[Range<CGFloat>]]) {
    self.spans = spans
    count = spans.reduce(0) { $0 + $1.count }
  }

  /// The items that reach into a part of the axis, found by looking at every one.
  func items(in part: Range<CGFloat>) -> [IndexPath] {
    var found: [IndexPath] = []
    for (section, spans) in (spans ?? []).enumerated() {
      for (item, span) in spans.enumerated()
      where span.lowerBound < part.upperBound && span.upperBound > part.lowerBound {
        found.append(IndexPath(item: item, section: section))
      }
    }
    return found
  }
}
