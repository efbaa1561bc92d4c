import Foundation

/// The time that the thread has worked, which other programs on the machine change little.
enum ThreadTime {
  static func measure(_ work: () -> Void) -> Duration {
    let start = now
    work()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
