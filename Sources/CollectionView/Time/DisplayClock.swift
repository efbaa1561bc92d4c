import Foundation

/// The clock of one host: its virtual time in seconds, and the display links that run by it.
///
/// A host runs everything that may call its user's code inside `run(_:)`: that code reads this clock's time, and the display
/// links it adds run by this clock. Two hosts with a clock each never see each other's time.
@preconcurrency @MainActor
public final class DisplayClock {
  /// Virtual seconds since the host started.
  public private(set) var time: TimeInterval = 0
  /// In the order in which they were added.
  private var links: [CADisplayLink] = []
  /// The transactions of the code that runs in this clock's time.
  let transactions = TransactionStack()

  public init() {}

  /// Whether a display link or an implicit transaction is waiting for the next frame.
  public var isRunning: Bool {
    links.contains { !$0.isPaused } || transactions.isWaitingForFlush
  }

  /// Runs code in this clock's time.
  public func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    try MediaTime.$now.withValue(MediaTime.Now(clock: self, time: time), operation: work)
  }

  /// Starts the frame at a time in virtual seconds: ends the implicit transaction, and calls the display links that are due.
  ///
  /// Does nothing for a time that is not later than the last.
  ///
  /// - Complexity: O(links).
  public func advance(to seconds: TimeInterval) {
    let elapsed = seconds - time
    guard elapsed > 0 else { return }
    time = seconds
    run {
      transactions.flush()
      for link in links { link.frameBegins(at: seconds, after: elapsed) }
    }
  }

  func add(_ link: CADisplayLink) {
    guard !links.contains(where: { $0 === link }) else { return }
    links.append(link)
  }

  func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
  }
}
