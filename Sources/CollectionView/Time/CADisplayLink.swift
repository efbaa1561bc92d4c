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
  ///
  /// It counts before `preferredFrameRateRange`, and that before `frameInterval`.
  open var preferredFramesPerSecond = 0
  /// The rates between which the link may be called; of them, the preferred one counts here.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The number of frames from one call to the next, of sixty frames a second; below 1 counts as 1.
  open var frameInterval = 1

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

  /// Seconds from one call to the next by the preferred rate; 0 for every frame.
  private var preferredInterval: TimeInterval {
    if preferredFramesPerSecond > 0 { return 1 / TimeInterval(preferredFramesPerSecond) }
    let range = preferredFrameRateRange
    let rate = (range.preferred ?? 0) > 0 ? range.preferred ?? 0 : range.maximum
    if rate > 0 { return 1 / TimeInterval(rate) }
    return frameInterval > 1 ? TimeInterval(frameInterval) / 60 : 0
  }

  /// Calls the target if a call is due by the preferred rate; times are virtual seconds.
  func frameBegins(at time: TimeInterval, after elapsed: TimeInterval) {
    let planned = due ?? time
    // A call that is due before the middle of the frame is nearer to this frame than to the next.
    guard clock != nil, !isPaused, planned < time + elapsed / 2 else { return }
    let interval = preferredInterval
    // Calls missed while the link was paused are not repeated.
    due = planned + interval > time ? planned + interval : time + interval
    timestamp = time
    duration = elapsed
    targetTimestamp = time + max(elapsed, interval)
    if let target { TargetAction.send(action, to: target, from: self) }
  }
}
