import CollectionView
import Foundation

/// A view that reports actions of the user to targets.
///
/// A target's method is called if the target is `SelectorPerforming`, or by Objective-C where there is one; a `UIAction` is
/// called everywhere.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Who is notified of which events.
  private struct Handler {
    enum Call {
      /// A target that is not retained and may be gone; nil stands for the first responder that handles the action.
      case target((() -> AnyObject?)?, Selector)
      case action(UIAction)
    }
    let call: Call
    var events: Event
  }
  private var handlers: [Handler] = []

  /// Whether the control handles touches.
  open var isEnabled = true
  open var isSelected = false
  /// Whether a finger is down on the control.
  open var isHighlighted = false
  /// Where the content is along the horizontal axis.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where the content is along the vertical axis.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The alignment with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// The state: enabled, selected and highlighted together.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a finger is being followed.
  open private(set) var isTracking = false
  /// Whether the finger is inside.
  open private(set) var isTouchInside = false

  /// A control with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Targets

  /// Notifies a target of events, which is not retained; a nil target is the first responder that handles the action.
  ///
  /// The events of a target and action that were added before are added to theirs.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let index = handlers.firstIndex { handler in
      guard case .target(let found, action) = handler.call else { return false }
      return found?() === object && (found == nil) == (object == nil)
    }
    if let index {
      handlers[index].events.formUnion(controlEvents)
    } else {
      let reference = object.map { object in { [weak object] in object } }
      handlers.append(Handler(call: .target(reference, action), events: controlEvents))
    }
  }

  /// Stops notifying a target of events; a nil target stands for all targets, a nil action for all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    remove(controlEvents) { call in
      guard case .target(let found, let foundAction) = call else { return false }
      return (object == nil || found?() === object) && (action == nil || foundAction == action)
    }
  }

  /// Calls an action on events; it replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(Handler(call: .action(action), events: controlEvents))
  }

  /// Stops calling an action on events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops calling the action with an identifier on events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { call in
      guard case .action(let action) = call else { return false }
      return action.identifier == actionIdentifier
    }
  }

  /// All targets that still exist and can be in a set; `NSNull` for a nil target.
  open var allTargets: Set<AnyHashable> {
    var all: Set<AnyHashable> = []
    for case .target(let target, _) in handlers.map(\.call) {
      if target == nil {
        all.insert(NSNull())
      } else if let target = target?() as? NSObject {
        all.insert(target)
      }
    }
    return all
  }

  /// All events that a target or action is notified of.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of a target's actions for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard case .target(let found, let action) = handler.call, found?() === object,
        (found == nil) == (object == nil), !handler.events.isDisjoint(with: controlEvent)
      else { return nil }
      return action.description
    }
    return names.isEmpty ? nil : names
  }

  /// Notifies the targets and actions of events, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, event: nil)
  }

  /// Calls a target's method; for a nil target that of the first responder from the control up that handles it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let receiver =
      target.map { $0 as AnyObject }
      ?? sequence(first: self as UIResponder, next: \.next).first {
        TargetAction.canSend(action, to: $0)
      }
    if let receiver { TargetAction.send(action, to: receiver, from: self) }
  }

  /// Calls an action.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  private func send(_ events: Event, event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.call {
      case .target(let target, let action):
        if let target {
          if let object = target() { sendAction(action, to: object, for: event) }
        } else {
          sendAction(action, to: nil, for: event)
        }
      case .action(let action): sendAction(action)
      }
    }
  }

  private func remove(_ events: Event, _ matches: (Handler.Call) -> Bool) {
    for index in handlers.indices where matches(handlers[index].call) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  // MARK: Touches

  /// Whether to follow a finger that came down.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether to go on following a finger that moved.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when following the finger is cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    isTracking = continueTracking(touch, with: event)
    guard isTracking else {
      isHighlighted = false
      return
    }
    if isTouchInside != wasInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, event: event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    if isTouchInside {
      send(.touchUpInside, event: event)
      touchUpInside()
    } else {
      send(.touchUpOutside, event: event)
    }
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, event: event)
  }

  /// Called when a finger was lifted inside, after the targets were notified.
  func touchUpInside() {}
}
