import Foundation

#if !canImport(Darwin)
  /// What an observer wants to know, and when.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// A first call, at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// A call before the change, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
#endif
