import Foundation

/// Calls its target on every frame of its host.
///
/// The engine has no clock: a link runs by the `DisplayClock` in whose time it was added, or never if there was none. The
/// target is called if it is `SelectorPerforming`, or by Objective-C where there is one; as on Apple's platforms it is
/// retained until `invalidate()`.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// The time of the last frame, in virtual seconds; 0 before the first.
  open private(set) var timestamp: TimeInterval = 0
  /// The time of the next frame, in virtual seconds; 0 before the first.
  open private(set) var targetTimestamp: TimeInterval = 0
  /// Seconds between two frames of the host; 0 before the first.
  open private(set) var duration: TimeInterval = 0
  /// Whether the link does not call its target.
  open var isPaused = false
  /// The number of calls a second, if that is less than the frame rate; 0 for every frame.
  open var preferredFramesPerSecond = 0

  private var target: AnyObject?
  private let action: Selector
  private weak var clock: DisplayClock?
  /// The modes of the run loop it was added for; a host's frames are in all of them.
  private var modes: Set<RunLoop.Mode> = []
  /// The time of the next call by the preferred rate, in virtual seconds; nil before the first.
  private var due: TimeInterval?

  /// A link that calls a target once it has been added.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    action = selector
    super.init()
  }

  /// Starts calling the target, by the clock of the host that runs this code.
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, let current = MediaTime.now?.clock else { return }
    modes.insert(mode)
    guard clock !== current else { return }
    clock?.remove(self)
    clock = current
    due = nil
    current.add(self)
  }

  /// Stops calling the target in one mode, or entirely if the link was added for no other.
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    guard modes.isEmpty else { return }
    clock?.remove(self)
    clock = nil
  }

  /// Permanently stops calling the target and releases it.
  open func invalidate() {
    clock?.remove(self)
    clock = nil
    modes = []
    target = nil
  }

  /// Calls the target if a call is due by the preferred rate; times are virtual seconds.
  func frameBegins(at time: TimeInterval, after elapsed: TimeInterval) {
    let planned = due ?? time
    // A call that is due before the middle of the frame is nearer to this frame than to the next.
    guard clock != nil, !isPaused, planned < time + elapsed / 2 else { return }
    let interval = preferredFramesPerSecond > 0 ? 1 / TimeInterval(preferredFramesPerSecond) : 0
    // Calls missed while the link was paused are not repeated.
    due = planned + interval > time ? planned + interval : time + interval
    timestamp = time
    duration = elapsed
    targetTimestamp = time + max(elapsed, interval)
    if let target { TargetAction.send(action, to: target, from: self) }
  }
}
