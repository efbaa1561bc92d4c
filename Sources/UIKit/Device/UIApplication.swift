import CollectionView
import Foundation

/// The application: left to right, portrait, with the default text size of a phone.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The only application.
  public static let shared = UIApplication()

  /// The reading direction of the whole interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The orientation of the interface.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// The state of the application: always active.
  open var applicationState: State { .active }
  /// Whether the screen stays on without touches; kept only.
  open var isIdleTimerDisabled = false

  /// The key window; nil before one was made key.
  open var keyWindow: UIWindow? { UIWindow.key }
  /// The windows that are not hidden, in the order in which they were shown; the application retains none of them.
  open var windows: [UIWindow] { UIWindow.shown }

  private var ignoringCount = 0

  /// Whether touches are to be ignored; has no effect here: touches are delivered all the same.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// Asks for touches to be ignored, until `endIgnoringInteractionEvents()` was called as often; has no effect here.
  open func beginIgnoringInteractionEvents() {
    ignoringCount += 1
  }

  /// Ends one `beginIgnoringInteractionEvents()`; does nothing if there is none.
  open func endIgnoringInteractionEvents() {
    ignoringCount = max(0, ignoringCount - 1)
  }

  /// Whether the application is on the screen.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// Posted on a phone when memory is low; never posted here.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted on a phone when the application becomes active; never posted here.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted on a phone when the application resigns active; never posted here.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted on a phone when the application enters the background; never posted here.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted on a phone when the application enters the foreground; never posted here.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIResponder {
  /// Posted on a phone before the keyboard is shown; never posted here.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted on a phone after the keyboard was shown; never posted here.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted on a phone before the keyboard is hidden; never posted here.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted on a phone after the keyboard was hidden; never posted here.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// The key of the keyboard's final frame in a notification.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}
