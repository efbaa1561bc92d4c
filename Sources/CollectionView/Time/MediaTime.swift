import Foundation

/// The time that user code reads: virtual, in seconds, and set by whoever hosts the engine.
///
/// The engine knows no clock. A host that gives its views time runs them inside `DisplayClock.run(_:)`; outside, time
/// stands at zero. A value of the task rather than of the
/// process, so that two hosts never see each other's time.
public enum MediaTime {
  /// What code is run in.
  struct Now: Sendable {
    /// The clock of the host whose code runs.
    var clock: DisplayClock
    /// Seconds since the host began.
    var time: TimeInterval
  }

  /// Nil outside of any host.
  @TaskLocal static var now: Now?

  /// Seconds since the host began.
  public static var current: TimeInterval { now?.time ?? 0 }
}
