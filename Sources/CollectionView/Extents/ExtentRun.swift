import Foundation

/// One measured item, or a stretch of items that nobody has measured yet.
///
/// Both fit in eight bytes: a value of zero or more is the extent of a measured item, a value
/// below zero is the negated number of unmeasured items, exact up to 2⁵³.
struct ExtentRun: Equatable, Sendable {
  private let value: CGFloat

  /// A single item of a known extent, which must be finite and not negative.
  static func measured(_ extent: CGFloat) -> ExtentRun {
    ExtentRun(value: extent)
  }

  /// A stretch of at least one item whose extent is still the estimate.
  static func unmeasured(_ count: Int) -> ExtentRun {
    ExtentRun(value: -CGFloat(count))
  }

  var isMeasured: Bool { value >= 0 }

  /// How many items the run holds.
  var count: Int { isMeasured ? 1 : Int(-value) }

  /// The extent of the measured item, or nil for an unmeasured stretch.
  var extent: CGFloat? { isMeasured ? value : nil }

  var summary: ExtentSummary {
    isMeasured
      ? ExtentSummary(count: 1, measuredCount: 1, measuredExtent: value)
      : ExtentSummary(count: Int(-value), measuredCount: 0, measuredExtent: 0)
  }
}
