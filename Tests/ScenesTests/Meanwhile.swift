import Foundation

/// Work that is done again and again on a thread of its own, which the test may be waiting for in a system call.
final class Meanwhile: @unchecked Sendable {
  private let lock = NSLock()
  private let end = DispatchSemaphore(value: 0)
  private var isStopped = false

  init(_ work: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      repeat { work() } while !lock.withLock { isStopped }
      end.signal()
    }
  }

  /// Returns when the work is done for the last time.
  func stop() {
    lock.withLock { isStopped = true }
    end.wait()
  }
}
