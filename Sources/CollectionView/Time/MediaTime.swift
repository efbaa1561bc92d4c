import Foundation

/// The time that user code reads: virtual, in seconds, and set by whoever hosts the engine.
///
/// The engine knows no clock. A host that gives its views time runs them inside `DisplayClock.run(_:)`; outside, time
/// stands at zero. A value of the task rather than of the
/// process, so that two hosts never see each other's time.
public enum MediaTime {
  /// Seconds since the host began.
  @TaskLocal public static var current: TimeInterval = 0
  /// The clock of the host whose code runs; nil outside.
  @TaskLocal static var clock: DisplayClock?
}
