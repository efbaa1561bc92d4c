import Foundation

/// What a part of an extent tree adds up to, free of estimate and spacing.
///
/// Because neither is baked in, changing them costs nothing: every position is worked out from a
/// summary when it is asked for.
struct ExtentSummary: Equatable, Sendable {
  var count = 0
  var measuredCount = 0
  var measuredExtent: CGFloat = 0

  static func += (left: inout ExtentSummary, right: ExtentSummary) {
    left.count += right.count
    left.measuredCount += right.measuredCount
    left.measuredExtent += right.measuredExtent
  }

  static func + (left: ExtentSummary, right: ExtentSummary) -> ExtentSummary {
    var sum = left
    sum += right
    return sum
  }
}
