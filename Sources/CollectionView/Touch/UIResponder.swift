import Foundation

/// Handles touches, or passes them to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder without a next one.
  @_nonoverride public init() {
    super.init()
  }

  /// The responder that receives unhandled touches.
  open var next: UIResponder? { nil }

  // MARK: Accessibility, of which values are only kept

  /// Whether assistive technology treats the object as one element; has no effect here.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// The name by which tests find the object; has no effect here.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// What is read out for the object; has no effect here.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// What an action on the object does, as it is read out; has no effect here.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// The object's value, as it is read out; has no effect here.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// The character of the object for assistive technology; has no effect here.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// The elements in the object, in the order in which they are read out; has no effect here.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  /// Whether the elements in the object are skipped; has no effect here.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.areElementsHidden }
    set { accessibility.areElementsHidden = newValue }
  }
  /// Whether elements beside the object are skipped; has no effect here.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// Whether the elements in the object are read out together; has no effect here.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.isGroup }
    set { accessibility.isGroup = newValue }
  }

  @SeldomChanged private var accessibility: AccessibilityValues

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

/// A touch, as the host reports it.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The view where the touch began.
  open private(set) weak var view: UIView?
  /// The phase of the touch.
  open private(set) var phase: Phase
  /// The number of taps in a row.
  open private(set) var tapCount: Int

  private let point: CGPoint

  /// A touch at a point in a view's own coordinates.
  public init(in view: UIView, at point: CGPoint, phase: Phase = .began, tapCount: Int = 1) {
    self.view = view
    self.point = point
    self.phase = phase
    self.tapCount = tapCount
    super.init()
  }

  /// The location of the touch in a view's coordinates, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(point, to: view) ?? point
  }
}

/// The touches at one moment, as the host reports them.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of event; only touches are reported here.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What an event of motion or remote control is about; none for touches.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The kind of event: touches.
  open var type: EventType { .touches }
  /// What the event is about: nothing beyond its touches.
  open var subtype: EventSubtype { .none }
  /// All touches of the event.
  open private(set) var allTouches: Set<UITouch>?
  /// The time of the event, in virtual seconds.
  open private(set) var timestamp: TimeInterval

  /// An event with touches, at the time of the host that runs this code.
  public init(touches: Set<UITouch>) {
    allTouches = touches
    timestamp = MediaTime.current
    super.init()
  }

  /// The touches that began in a view; nil for none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter { $0.view === view }
    return found.isEmpty ? nil : found
  }
}
