/// Writes messages of one subsystem and category; see `LogStream` for where to.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger for a subsystem, by custom a reversed domain name, and a category within it.
  public init(subsystem: String, category: String) {
    self.init(OSLog(subsystem: subsystem, category: category))
  }

  /// A logger that writes to a log.
  public init(_ log: OSLog) {
    self.log = log
  }

  /// A logger of no subsystem.
  public init() {
    self.init(.default)
  }

  /// Writes a message of a kind.
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
