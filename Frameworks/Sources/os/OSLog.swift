import Foundation

/// The subsystem and category of messages.
public final class OSLog: Sendable {
  /// A category known to Apple's tools.
  public struct Category: Hashable, Sendable {
    public let rawValue: String

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  /// A log without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "default")
  /// A log that discards all messages.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  let subsystem: String
  let category: String
  private let isEnabled: Bool

  private init(subsystem: String, category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
  }

  /// A log for a subsystem, usually a reversed domain name, and a category within it.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  /// A log for a subsystem and a category known to Apple's tools.
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

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt8

  public static let `default` = OSLogType(rawValue: 0x00)
  public static let info = OSLogType(rawValue: 0x01)
  public static let debug = OSLogType(rawValue: 0x02)
  public static let error = OSLogType(rawValue: 0x10)
  public static let fault = OSLogType(rawValue: 0x11)

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

/// Writes a formatted message to a log.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(type.name) { formatted(message, arguments) }
}

/// Writes a formatted message to a log.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  log.write(type.name) { formatted(message, arguments) }
}

/// The message with its arguments, without the privacy annotations of Apple's formats.
func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  let format = ["public", "private", "sensitive"].reduce(message.description) {
    $0.replacingOccurrences(of: "%{\($1)}", with: "%")
  }
  return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}

/// The output of messages: standard error, if `OS_ACTIVITY_DT_MODE` is set in the environment, as on Apple's platforms.
///
/// Otherwise messages are discarded: there is no system log, and output would disturb a program that draws the terminal.
struct LogStream: Sendable {
  static let current = LogStream(
    isOpen: ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil)

  let isOpen: Bool

  /// Writes a line; evaluates the message only if it is written.
  func write(_ log: OSLog, _ kind: String, _ message: () -> String) {
    guard isOpen else { return }
    let line = Self.line(log, kind, message()) + "\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  static func line(_ log: OSLog, _ kind: String, _ message: String) -> String {
    "[\(log.subsystem):\(log.category)] \(kind): \(message)"
  }
}
