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

  /// The bytes of its heap, and how many of them the system has given it memory for; nil where the system does not tell.
  var heap: (size: Int, resident: Int)? {
    guard let maps = file("smaps")?.split(separator: "\n"),
      let start = maps.firstIndex(where: { $0.hasSuffix("[heap]") })
    else { return nil }
    func kilobytes(_ name: String) -> Int? {
      maps[start...].first { $0.hasPrefix(name) }?.split(separator: " ").dropFirst().first
        .flatMap { Int($0) }
    }
    guard let size = kilobytes("Size:"), let resident = kilobytes("Rss:") else { return nil }
    return (size << 10, resident << 10)
  }

  private func file(_ name: String) -> String? {
    try? String(contentsOfFile: "/proc/\(number)/\(name)", encoding: .utf8)
  }
}
