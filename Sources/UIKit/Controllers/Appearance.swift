/// How far a controller's view is on its way to the screen or from it.
struct Appearance {
  private enum State {
    case disappeared, appearing, appeared, disappearing
  }

  private var state = State.disappeared
  private var isAnimated = false
  private var isAppearingDue = false
  /// Whether the transition began because the view came into a window or left it, so that nobody else ends it.
  var isAutomatic = false
  var isMovingToParent = false
  var isMovingFromParent = false
  var isBeingPresented = false
  var isBeingDismissed = false

  /// Whether the view is visible or becoming visible.
  var isVisible: Bool { state == .appearing || state == .appeared }

  /// Whether a transition is under way.
  var isInTransition: Bool { state == .appearing || state == .disappearing }

  mutating func begin(_ isAppearing: Bool, animated: Bool) {
    state = isAppearing ? .appearing : .disappearing
    isAnimated = animated
    isAppearingDue = isAppearing
    isAutomatic = false
  }

  /// Whether `viewIsAppearing(_:)` has to be called now, and with which argument; nil if not.
  mutating func consumeIsAppearing() -> Bool? {
    guard isAppearingDue else { return nil }
    isAppearingDue = false
    return isAnimated
  }

  /// Ends the transition; nil if there was none.
  mutating func end() -> (isAppearing: Bool, animated: Bool)? {
    guard isInTransition else { return nil }
    let wasAppearing = state == .appearing
    state = wasAppearing ? .appeared : .disappeared
    isAppearingDue = false
    isAutomatic = false
    return (wasAppearing, isAnimated)
  }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
}

/// How a presentation is animated.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
