import Foundation

/// Where messages go: to standard error, when `OS_ACTIVITY_DT_MODE` is set in the environment, as on Apple's platforms.
///
/// There is no system log to keep them otherwise, and a terminal that draws must not be written into.
struct LogStream: Sendable {
  static let current = LogStream(
    isOpen: ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil)

  let isOpen: Bool

  /// Writes a line; the message is not even made when nobody reads it.
  func write(_ log: OSLog, _ kind: String, _ message: () -> String) {
    guard isOpen else { return }
    let line = Self.line(log, kind, message()) + "\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  static func line(_ log: OSLog, _ kind: String, _ message: String) -> String {
    "[\(log.subsystem):\(log.category)] \(kind): \(message)"
  }
}
