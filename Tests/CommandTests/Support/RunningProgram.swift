import CPlatform
import Foundation

/// A program that runs in a terminal.
struct RunningProgram {
  var number: Int32

  /// Whether the system has the files below `/proc` that `switches` reads.
  static let countsSwitches = FileManager.default.fileExists(atPath: "/proc/self/status")

  /// Sends it a signal.
  func send(_ signal: Int32) {
    platform_send(number, signal)
  }

  /// Whether it runs; a zombie does not.
  var isAlive: Bool {
    guard platform_exists(number) else { return false }
    guard let status = file("status") else { return true }
    return !status.contains("State:\tZ")
  }

  /// How often it went to sleep and woke up; nil if the system does not count that.
  var switches: [Substring]? {
    file("status")?.split(separator: "\n").filter { $0.contains("ctxt_switches") }
  }

  private func file(_ name: String) -> String? {
    try? String(contentsOfFile: "/proc/\(number)/\(name)", encoding: .utf8)
  }
}
