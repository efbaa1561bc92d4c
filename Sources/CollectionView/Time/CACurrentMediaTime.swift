import Foundation

#if !canImport(Darwin)
  /// A length of time in seconds.
  public typealias CFTimeInterval = Double
  /// A point in time in seconds.
  public typealias CFAbsoluteTime = Double

  /// The host's virtual time in seconds, `MediaTime.current`; never the wall clock.
  public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.current }

  /// The host's virtual time in seconds, the same as `CACurrentMediaTime()`: only differences mean something.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { MediaTime.current }

  /// Nanoseconds in a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// Microseconds in a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
