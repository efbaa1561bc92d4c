import Foundation
import Simulator

/// How the last second of a motion went, in equal slices of time.
struct MotionCourse {
  /// Seconds that are told.
  static let span = 1.0

  private let slices: [ArraySlice<MotionSample>]
  private let isHorizontal: Bool

  /// Cuts the last second of a pane into so many slices.
  init(_ pane: PaneFrame, columns: Int) {
    isHorizontal = MotionAxis(pane).isHorizontal
    let samples = pane.motion.history.filter { $0.time.isFinite }
    guard columns > 0, let end = samples.last?.time else {
      slices = []
      return
    }
    var slices: [ArraySlice<MotionSample>] = []
    var first = Self.startOfLastSecond(of: samples)
    for column in 0..<columns {
      let limit = end - Self.span * Double(columns - 1 - column) / Double(columns)
      let next = samples[first...].firstIndex { $0.time > limit + 1e-9 } ?? samples.endIndex
      // A slice in which nothing was painted goes on with what was there before.
      slices.append(
        first < next ? samples[first..<next] : samples[max(0, first - 1)..<first])
      first = next
    }
    self.slices = slices
  }

  /// The first of samples, oldest first, in the second that ends with the last one.
  static func startOfLastSecond(of samples: [MotionSample]) -> Int {
    guard let end = samples.last?.time else { return 0 }
    return samples.firstIndex { $0.time > end - span + 1e-9 } ?? samples.startIndex
  }

  /// The speed in bars, the tallest the fastest of this second; nil when nothing moved.
  func speed(_ bars: [String]) -> String? {
    let speeds = slices.map { slice in
      slice.reduce(0.0) { max($0, Double(abs(isHorizontal ? $1.velocity.x : $1.velocity.y))) }
    }
    guard let fastest = speeds.max(), fastest > 0, fastest.isFinite else { return nil }
    return Sparkline(speeds, in: 0...fastest, bars: bars).text
  }

  /// The content offset in bars, from the least to the greatest of this second; nil when it stayed.
  func offset(_ bars: [String]) -> String? {
    guard let start = slices.first(where: { !$0.isEmpty })?.first else { return nil }
    let offsets = slices.map { slice -> Double in
      let offset = (slice.last ?? start).offset
      return Double(isHorizontal ? offset.x : offset.y)
    }
    guard let least = offsets.min(), let greatest = offsets.max(), least < greatest,
      least.isFinite, greatest.isFinite
    else { return nil }
    return Sparkline(offsets, in: least...greatest, bars: bars).text
  }
}
