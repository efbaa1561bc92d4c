import CollectionView
import Foundation

/// The application: reads from left to right, at the text size a phone starts with, upright.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The only application.
  public static let shared = UIApplication()

  /// The reading direction of the whole interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// How large the reader wants text.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// How the interface stands on the screen.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// Posted on a phone when memory is short; nobody posts it here.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted on a phone when the application comes to the front; nobody posts it here.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted on a phone when the application leaves the front; nobody posts it here.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted on a phone when the application leaves the screen; nobody posts it here.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted on a phone when the application comes back to the screen; nobody posts it here.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

/// How an interface stands on the screen.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Upright, whichever end is up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// On its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIResponder {
  /// Posted on a phone before the keyboard comes; nobody posts it here.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted on a phone after the keyboard came; nobody posts it here.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted on a phone before the keyboard goes; nobody posts it here.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted on a phone after the keyboard went; nobody posts it here.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Where the keyboard ends, in a notification.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}
