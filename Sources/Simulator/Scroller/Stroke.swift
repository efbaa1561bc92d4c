import Foundation

/// A finger's even way across the glass, told as the touches it gives rise to.
///
/// Whoever asks for the touches up to some time, in however many questions, is told the same ones.
struct Stroke: Sendable, Equatable {
  /// Where the finger is at a virtual second; the point is in the viewport.
  struct Touch: Sendable, Equatable {
    var point: CGPoint
    var time: Double
  }

  /// Seconds between two touches, as a 120 Hz digitiser sends them.
  static let touchInterval = 0.008
  /// Seconds by which sums of intervals may miss a frame's time.
  static let clockTolerance = 1e-9

  let from: CGPoint
  let to: CGPoint
  /// The virtual second at which the finger sets out.
  let begin: Double
  /// Seconds on the way; 0 for one touch at once.
  let duration: Double
  private var told = 0
  private(set) var isFinished = false

  init(from: CGPoint, to: CGPoint, begin: Double, duration: Double) {
    self.from = from
    self.to = to
    self.begin = begin
    self.duration = max(duration, 0)
  }

  /// The virtual second at which the finger has arrived.
  var end: Double { begin + duration }

  /// The next touch that has not been told, if it takes place by a time.
  mutating func next(by time: Double) -> Touch? {
    guard !isFinished else { return nil }
    let seconds = min(Double(told + 1) * Self.touchInterval, duration)
    guard begin + seconds <= time + Self.clockTolerance else { return nil }
    told += 1
    guard seconds < duration else {
      isFinished = true
      return Touch(point: to, time: end)
    }
    let share = seconds / duration
    return Touch(
      point: CGPoint(
        x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share),
      time: begin + seconds)
  }
}
