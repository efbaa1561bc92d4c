import Foundation

/// Calls its target on every frame of its host's.
///
/// The engine knows no clock: a link runs by the `DisplayClock` in whose time it was added, and where there is none it
/// calls nobody. The target is called if it is `SelectorPerforming`; as on Apple's platforms it lives as long as the
/// link, until `invalidate()`.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// When the last frame was shown, in virtual seconds; 0 before the first.
  open private(set) var timestamp: TimeInterval = 0
  /// When the next frame is shown, in virtual seconds; 0 before the first.
  open private(set) var targetTimestamp: TimeInterval = 0
  /// Seconds between two frames of the host's; 0 before the first.
  open private(set) var duration: TimeInterval = 0
  /// A paused link calls nobody.
  open var isPaused = false
  /// Calls a second, if that is fewer than frames; 0 for every frame.
  open var preferredFramesPerSecond = 0

  private var target: AnyObject?
  private let action: Selector
  private weak var clock: DisplayClock?
  /// The modes of the run loop it was added for; a host's frames are in all of them.
  private var modes: Set<RunLoop.Mode> = []
  /// When the next call is due by the preferred rate, in virtual seconds; nil before the first.
  private var due: TimeInterval?

  /// A link that calls a target once it has been added.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    action = selector
    super.init()
  }

  /// Begins to call the target, by the clock of the host whose code this is.
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, let current = MediaTime.now?.clock else { return }
    modes.insert(mode)
    guard clock !== current else { return }
    clock?.remove(self)
    clock = current
    due = nil
    current.add(self)
  }

  /// Ceases to call the target in one mode, and altogether when it was added for no other.
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    guard modes.isEmpty else { return }
    clock?.remove(self)
    clock = nil
  }

  /// Ceases to call the target for good, and lets it go.
  open func invalidate() {
    clock?.remove(self)
    clock = nil
    modes = []
    target = nil
  }

  /// Calls the target, if its turn has come by the preferred rate; times are virtual seconds.
  func frameBegins(at time: TimeInterval, after elapsed: TimeInterval) {
    let planned = due ?? time
    // What is due before the middle of the frame is nearer to this frame than to the next.
    guard clock != nil, !isPaused, planned < time + elapsed / 2 else { return }
    let interval = preferredFramesPerSecond > 0 ? 1 / TimeInterval(preferredFramesPerSecond) : 0
    // A turn that was missed, as while the link was paused, is not made up for.
    due = planned + interval > time ? planned + interval : time + interval
    timestamp = time
    duration = elapsed
    targetTimestamp = time + max(elapsed, interval)
    (target as? any SelectorPerforming)?.perform(action, with: self)
  }
}
