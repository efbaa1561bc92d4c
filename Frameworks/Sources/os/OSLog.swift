/// A subsystem and a category that messages belong to.
public final class OSLog: Sendable {
  /// A category that tools know by name.
  public struct Category: Hashable, Sendable {
    public let rawValue: String

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  /// Of no subsystem.
  public static let `default` = OSLog(subsystem: "", category: "default")
  /// A log that takes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  let subsystem: String
  let category: String
  private let isEnabled: Bool

  private init(subsystem: String, category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
  }

  /// A log for a subsystem, by custom a reversed domain name, and a category within it.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  /// A log for a subsystem and a category that tools know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether messages are written anywhere.
  public func isEnabled(type: OSLogType) -> Bool {
    isEnabled && LogStream.current.isOpen
  }

  /// Whether signposts are written anywhere.
  public var signpostsEnabled: Bool { isEnabled(type: .default) }

  func write(_ kind: String, _ message: () -> String) {
    if isEnabled { LogStream.current.write(self, kind, message) }
  }
}
