import Foundation

// The results of `observe(_:options:changeHandler:)`. They are types of this module on every platform, since Foundation's types
// have no public initialiser; without Objective-C, Foundation's names are aliases of them.

#if !canImport(Darwin)
  public typealias NSKeyValueObservation = ViewObservation
  public typealias NSKeyValueObservedChange = ViewObservedChange

  /// The values an observer receives, and when.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// A first call at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// A call before each change, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
#endif

/// An observation of a view, until it is invalidated or released.
public final class ViewObservation: NSObject {
  private let token: ObservationToken

  init(_ token: ObservationToken) {
    self.token = token
  }

  deinit {
    token.isValid = false
  }

  /// Ends the observation.
  public func invalidate() {
    token.isValid = false
  }
}

/// A change of an observed value.
public struct ViewObservedChange<Value> {
  /// The kind of a change; always a setting, since geometry is no collection.
  public enum Kind: Sendable {
    case setting
  }

  public let kind: Kind
  /// The value after the change, if requested.
  public let newValue: Value?
  /// The value before the change, if requested.
  public let oldValue: Value?
  /// True for the call before the change.
  public let isPrior: Bool
}

/// Whether an observation is valid; shared by the observation and the observed view.
///
/// The observation may be released on any thread; the lock makes that visible to the main actor.
final class ObservationToken: @unchecked Sendable {
  private let lock = NSLock()
  private var isActive = true

  var isValid: Bool {
    get { lock.withLock { isActive } }
    set { lock.withLock { isActive = newValue } }
  }
}
