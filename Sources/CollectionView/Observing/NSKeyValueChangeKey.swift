import Foundation

#if !canImport(Darwin)
  /// What a change that an observer is told of by name consists of.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(
      rawValue: "notificationIsPrior")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
#endif
