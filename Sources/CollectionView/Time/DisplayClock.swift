import Foundation

/// The time of one host: virtual seconds, and the display links that run by it.
///
/// A host runs whatever may call code of its user's inside `run(_:)`: that code reads this clock's time, and display links
/// it adds are this clock's. Two hosts with a clock each never see each other's time.
@preconcurrency @MainActor
public final class DisplayClock {
  /// Virtual seconds since the host began.
  public private(set) var time: TimeInterval = 0
  /// In the order in which they were added.
  private var links: [CADisplayLink] = []

  public init() {}

  /// Whether a display link waits for the next frame.
  public var isRunning: Bool { links.contains { !$0.isPaused } }

  /// Runs code in this clock's time.
  public func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    try MediaTime.$now.withValue(MediaTime.Now(clock: self, time: time), operation: work)
  }

  /// Begins the frame that is shown at a number of virtual seconds: calls the display links that are due.
  ///
  /// A time that is not later than the last does nothing. Costs the number of links.
  public func advance(to seconds: TimeInterval) {
    let elapsed = seconds - time
    guard elapsed > 0 else { return }
    time = seconds
    run {
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
