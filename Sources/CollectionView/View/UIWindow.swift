import Foundation

/// The content of a window; view controllers in the module `UIKit` conform.
@preconcurrency @MainActor
package protocol WindowContent: AnyObject {
  /// Shows the content in a window that is visible now.
  func show(in window: UIWindow)
  /// Removes the content from its window.
  func leave(_ window: UIWindow)
  /// Changes the size of the content's window by a closure.
  func resize(_ window: UIWindow, to size: CGSize, by change: () -> Void)
}

/// The topmost view of an application's views.
///
/// Nothing is drawn here, and there is no run loop: `layoutIfNeeded()` lays a window out. The simulator's panes are in no
/// window unless a host puts them into one. The module `UIKit` adds `rootViewController`.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The stacking order of windows.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    /// 0, that of an application's windows.
    public static let normal = Level(rawValue: 0)
    /// 1000, that of a status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// 2000, that of an alert.
    public static let alert = Level(rawValue: 2000)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The screen in points: 375 × 667, as on an iPhone SE.
  package static let screenSize = CGSize(width: 375, height: 667)

  private struct Entry {
    weak var window: UIWindow?
  }
  private static var entries: [Entry] = []
  /// The key window; nil if there is none.
  package private(set) static weak var key: UIWindow?

  /// The windows that are not hidden, in the order in which they were shown; nothing retains them.
  package static var shown: [UIWindow] { entries.compactMap(\.window) }

  /// Kept only: windows of different levels are not put in order.
  open var windowLevel = Level.normal

  /// The content that fills the window; nil for none.
  package final var content: (any WindowContent)? {
    didSet {
      guard content !== oldValue else { return }
      oldValue?.leave(self)
      if !isHidden { content?.show(in: self) }
    }
  }

  /// A hidden window with a frame in the screen's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  /// A hidden window as large as the screen.
  public convenience init() {
    self.init(frame: CGRect(origin: .zero, size: Self.screenSize))
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  override var isWindow: Bool { true }

  /// Whether the window is not shown; true at first.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      Self.entries.removeAll { $0.window == nil || $0.window === self }
      if isHidden {
        if isKeyWindow { makeKey(nil) }
        content?.leave(self)
      } else {
        Self.entries.append(Entry(window: self))
        content?.show(in: self)
      }
    }
  }

  /// The bounds; when their size changes, the root controller is informed before and after.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if let content, !isHidden, newValue.size != super.bounds.size {
        content.resize(self, to: newValue.size) { super.bounds = newValue }
      } else {
        super.bounds = newValue
      }
    }
  }

  /// Whether the window receives keyboard events.
  open var isKeyWindow: Bool { Self.key === self }

  /// Makes this the key window, instead of another one.
  open func makeKey() {
    makeKey(self)
  }

  /// Shows the window and makes it the key window.
  ///
  /// The root controller's view is loaded, gets the window's size and is laid out, and the controller appears, all before
  /// this returns; on UIKit layout and `viewDidAppear` follow in the run loop.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Called after the window became the key window.
  open func becomeKey() {}

  /// Called after another window became the key window, or this one was hidden.
  open func resignKey() {}

  private func makeKey(_ window: UIWindow?) {
    let old = Self.key
    guard old !== window else { return }
    Self.key = window
    old?.resignKey()
    window?.becomeKey()
  }
}
