import Foundation

#if !canImport(Darwin)
  /// A change that an observer is told of.
  public struct NSKeyValueObservedChange<Value> {
    /// Always a setting here: what changes is geometry, not a collection.
    public enum Kind: Sendable {
      case setting
    }

    public let kind: Kind
    /// The value after the change, if asked for.
    public let newValue: Value?
    /// The value before the change, if asked for.
    public let oldValue: Value?
    /// True for the call before the change.
    public let isPrior: Bool
  }
#endif
