import Foundation

/// Says whether an observation goes on; shared by who observes and who is observed.
final class ObservationToken: @unchecked Sendable {
  // Written where the observation is let go, read on the main actor; the lock makes the one seen by the other.
  private let lock = NSLock()
  private var goesOn = true

  var isValid: Bool {
    get { lock.withLock { goesOn } }
    set { lock.withLock { goesOn = newValue } }
  }
}
