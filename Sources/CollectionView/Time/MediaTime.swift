import Foundation

/// The time that user code reads: virtual seconds, set by the host of the engine.
///
/// The engine has no clock. A host that gives its views time runs them inside `DisplayClock.run(_:)`; outside of it the time
/// is zero. The value belongs to the task rather than to the process, so that two hosts never see each other's time.
public enum MediaTime {
  /// The clock and time that code runs in.
  struct Now: Sendable {
    /// The clock of the host that runs the code.
    var clock: DisplayClock
    /// Seconds since the host started.
    var time: TimeInterval
  }

  /// Nil outside of any host.
  @TaskLocal static var now: Now?

  /// Seconds since the host started.
  public static var current: TimeInterval { now?.time ?? 0 }
}

/// The host's virtual time in seconds, `MediaTime.current`; never the wall clock, on any platform.
///
/// On Apple's platforms a file that also imports QuartzCore has two functions of this name, and does not compile; without that
/// import it gets this one.
public func CACurrentMediaTime() -> TimeInterval { MediaTime.current }

// Apple's Foundation has these, and there a second function for the wall clock could not be called for ambiguity: layouts that
// are to be reproducible on a Mac read `CACurrentMediaTime()`.
#if !canImport(Darwin)
  /// A length of time in seconds.
  public typealias CFTimeInterval = Double
  /// A point in time in seconds.
  public typealias CFAbsoluteTime = Double

  /// The host's virtual time in seconds, as `CACurrentMediaTime()`: only differences are meaningful.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { MediaTime.current }

  /// Nanoseconds in a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// Microseconds in a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
