import Foundation
import Testing

@testable import Terminal

@Suite("A signal that is held back")
struct HeldBackSignalTests {
  /// A signal that does nothing to a process that has no handler for it.
  private let signal = SIGURG

  private var isWaiting: Bool {
    var waiting = sigset_t()
    sigpending(&waiting)
    return sigismember(&waiting, signal) == 1
  }

  @Test("It waits while the work is done, and arrives after")
  func waits() {
    // Threads that tests run on may hold every signal back.
    var held = sigset_t()
    sigemptyset(&held)
    sigaddset(&held, signal)
    var before = sigset_t()
    pthread_sigmask(Int32(SIG_UNBLOCK), &held, &before)
    defer { pthread_sigmask(Int32(SIG_SETMASK), &before, nil) }
    Platform.holdingBack(signal) {
      Platform.raiseSignal(signal)
      #expect(isWaiting)
    }
    #expect(!isWaiting)
  }
}
