import Foundation
import Simulator

/// The room between two neighbouring cells.
struct Gap: Equatable {
  /// Content points.
  var rect: CGRect
  /// Whether it lies between cells below one another; else between cells beside one another.
  var isBelow: Bool

  /// Its extent, in points.
  var length: CGFloat { isBelow ? rect.height : rect.width }
}

extension PaneFrame {
  /// The gaps between the cells in view and their next neighbours below and at the right, by their frames.
  ///
  /// - Complexity: O(n · (log n + cells beside one another)).
  var gaps: [Gap] {
    let frames = drawnCells.map(\.frame).filter { $0.width > 0 && $0.height > 0 }
      .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    var gaps: [Gap] = []
    for (index, frame) in frames.enumerated() {
      if let gap = Self.gapBelow(frame, in: frames[(index + 1)...]) { gaps.append(gap) }
      if let gap = Self.gapBeside(frame, in: frames, around: index) { gaps.append(gap) }
    }
    return gaps
  }

  /// Up to the first cell that begins below it and has part of its columns.
  private static func gapBelow(_ frame: CGRect, in later: ArraySlice<CGRect>) -> Gap? {
    let left = { (other: CGRect) in max(frame.minX, other.minX) }
    let right = { (other: CGRect) in min(frame.maxX, other.maxX) }
    guard
      let next = later.first(where: { other in
        other.minY >= frame.maxY && left(other) < right(other)
      }), next.minY > frame.maxY
    else { return nil }
    let rect = CGRect(
      x: left(next), y: frame.maxY, width: right(next) - left(next),
      height: next.minY - frame.maxY)
    return Gap(rect: rect, isBelow: true)
  }

  /// Up to the nearest cell at its right that has part of its rows.
  private static func gapBeside(_ frame: CGRect, in frames: [CGRect], around index: Int) -> Gap? {
    var nearest: CGRect?
    func consider(_ other: CGRect) {
      guard other.minX >= frame.maxX, other.minY < frame.maxY, frame.minY < other.maxY,
        other.minX < nearest?.minX ?? .infinity
      else { return }
      nearest = other
    }
    for other in frames[(index + 1)...] {
      guard other.minY < frame.maxY else { break }
      consider(other)
    }
    guard let nearest, nearest.minX > frame.maxX else { return nil }
    let top = max(frame.minY, nearest.minY)
    let rect = CGRect(
      x: frame.maxX, y: top, width: nearest.minX - frame.maxX,
      height: min(frame.maxY, nearest.maxY) - top)
    return Gap(rect: rect, isBelow: false)
  }
}
