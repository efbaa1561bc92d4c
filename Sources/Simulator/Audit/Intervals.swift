import Foundation

extension Range<CGFloat> {
  /// The length of the interval.
  var length: CGFloat { upperBound - lowerBound }
}

/// Disjoint intervals in order, within some bounds; in points.
struct Intervals: Equatable {
  private(set) var parts: [Range<CGFloat>] = []

  /// The union of intervals, cut to the bounds.
  init(_ intervals: [Range<CGFloat>], in bounds: Range<CGFloat>) {
    let cut = intervals.map { $0.clamped(to: bounds) }.filter { !$0.isEmpty }
      .sorted { $0.lowerBound < $1.lowerBound }
    for interval in cut {
      if let last = parts.last, interval.lowerBound <= last.upperBound {
        parts[parts.count - 1] =
          last.lowerBound..<Swift.max(last.upperBound, interval.upperBound)
      } else {
        parts.append(interval)
      }
    }
  }

  /// The summed lengths.
  var length: CGFloat {
    parts.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
  }

  /// The longest part of the bounds that none of these intervals covers; they lie within the bounds.
  func widestGap(in bounds: Range<CGFloat>) -> CGFloat {
    var (widest, end): (CGFloat, CGFloat) = (0, bounds.lowerBound)
    for part in parts {
      widest = Swift.max(widest, part.lowerBound - end)
      end = part.upperBound
    }
    return Swift.max(widest, bounds.upperBound - end)
  }

  /// The parts of these intervals that others do not cover.
  func subtracting(_ others: Intervals) -> [Range<CGFloat>] {
    var left = parts
    for other in others.parts {
      left = left.flatMap { part -> [Range<CGFloat>] in
        guard part.overlaps(other) else { return [part] }
        let before = part.lowerBound..<Swift.max(part.lowerBound, other.lowerBound)
        let after = Swift.min(part.upperBound, other.upperBound)..<part.upperBound
        return [before, after].filter { !$0.isEmpty }
      }
    }
    return left
  }
}
