/// Writes messages of one subsystem and category to `LogStream`.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger for a subsystem, usually a reversed domain name, and a category within it.
  public init(subsystem: String, category: String) {
    self.init(OSLog(subsystem: subsystem, category: category))
  }

  /// A logger that writes to a log.
  public init(_ log: OSLog) {
    self.log = log
  }

  /// A logger without a subsystem.
  public init() {
    self.init(.default)
  }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    log.write(level.name) { message().text }
  }

  public func log(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .default, message())
  }

  public func trace(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .debug, message())
  }

  public func debug(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .debug, message())
  }

  public func info(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .info, message())
  }

  public func notice(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .default, message())
  }

  public func warning(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .error, message())
  }

  public func error(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .error, message())
  }

  public func critical(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .fault, message())
  }

  public func fault(_ message: @autoclosure () -> OSLogMessage) {
    log(level: .fault, message())
  }
}

/// A message with values that can be marked private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
  }

  /// Collects the parts of a message; private values are written as `<private>`.
  public struct Interpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
      text += privacy.hides ? "<private>" : String(describing: value())
    }
  }
}

/// Whether a value may be read in a log.
public struct OSLogPrivacy: Hashable, Sendable {
  let hides: Bool

  /// Shown: only the user of the program reads the output.
  public static let auto = OSLogPrivacy(hides: false)
  public static let `public` = OSLogPrivacy(hides: false)
  public static let `private` = OSLogPrivacy(hides: true)
  public static let sensitive = OSLogPrivacy(hides: true)
}
