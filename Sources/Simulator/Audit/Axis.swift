import Foundation

/// The scroll axis of a pane: selects the components of points, sizes and frames along it.
struct Axis {
  var isHorizontal: Bool

  static let horizontal = Axis(isHorizontal: true)
  static let vertical = Axis(isHorizontal: false)

  func position(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }
  func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func start(_ frame: CGRect) -> CGFloat { isHorizontal ? frame.minX : frame.minY }
  func end(_ frame: CGRect) -> CGFloat { isHorizontal ? frame.maxX : frame.maxY }
  func interval(_ frame: CGRect) -> Range<CGFloat> { start(frame)..<max(start(frame), end(frame)) }
}

extension Range<CGFloat> {
  /// The length of the interval.
  var length: CGFloat { upperBound - lowerBound }
}

/// Disjoint intervals in order, within some bounds; in points.
struct Intervals: Equatable {
  private(set) var parts: [Range<CGFloat>] = []

  /// The union of intervals, cut to the bounds.
  init(_ intervals: [Range<CGFloat>], in bounds: Range<CGFloat>) {
    var cut: [Range<CGFloat>] = []
    cut.reserveCapacity(intervals.count)
    var isSorted = true
    for interval in intervals {
      let part = interval.clamped(to: bounds)
      guard !part.isEmpty else { continue }
      if let last = cut.last, part.lowerBound < last.lowerBound { isSorted = false }
      cut.append(part)
    }
    if !isSorted { cut.sort { $0.lowerBound < $1.lowerBound } }
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
