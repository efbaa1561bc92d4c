import Foundation

/// A program that runs in a terminal.
struct RunningProgram {
  var number: Int32

  /// Sends it a signal.
  func send(_ signal: Int32) {
    _ = kill(number, signal)
  }

  /// Whether it is still there; one that ended and waits to be noticed is not.
  var isAlive: Bool {
    guard kill(number, 0) == 0 else { return false }
    guard let status = file("status") else { return true }
    return !status.contains("State:\tZ")
  }

  /// How often it went to sleep and woke again; nil where the system does not tell.
  var switches: [Substring]? {
    file("status")?.split(separator: "\n").filter { $0.contains("ctxt_switches") }
  }

  private func file(_ name: String) -> String? {
    try? String(contentsOfFile: "/proc/\(number)/\(name)", encoding: .utf8)
  }
}
