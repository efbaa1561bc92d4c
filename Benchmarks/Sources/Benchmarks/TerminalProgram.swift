import CPlatform
import Foundation

/// Runs a program on a pseudo-terminal of 120 × 40, and reads and counts its output.
final class TerminalProgram {
  /// The output and the cost of the program after keys were typed.
  struct Response {
    var bytes = 0
    /// The number of pictures, counted by the sequence that ends synchronized output (mode 2026).
    var frames = 0
    /// The CPU time of all threads in milliseconds.
    var cpu = 0.0
    /// The time from the keys to the last byte, in milliseconds.
    var latency = 0.0
  }

  struct Failure: Error {}

  private let terminal: Int32
  private let process: Int32
  private var cpuBefore = 0.0
  /// The end of the output, in which a sequence may be incomplete.
  private var tail: [UInt8] = []

  /// The milliseconds without output after which a response is complete, and the longest wait for the first screen.
  private static let silence: Int32 = 60
  private static let patience: Int32 = 30_000
  private static let endOfFrame = Array("\u{1B}[?2026l".utf8)
  private static let widthQuestion = Array("\u{1B}[6n".utf8)

  /// Starts a program.
  ///
  /// - Throws: `Failure` if there is no terminal, or no such program.
  init(_ command: [String]) throws {
    terminal = platform_open_pseudo_terminal(platform_size(columns: 120, rows: 40))
    guard terminal >= 0 else { throw Failure() }
    let end = platform_open_program_end(terminal)
    defer { platform_close(end) }
    // WezTerm is known to support mode 2026, so the program sends the sequences by which pictures are counted.
    let environment = [
      "TERM=xterm-256color", "TERM_PROGRAM=WezTerm", "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin",
    ]
    let words = command.map { strdup($0) }
    let variables = environment.map { strdup($0) }
    defer { (words + variables).forEach { free($0) } }
    process = platform_spawn(command[0], words + [nil], variables + [nil], end, end, end, true)
    guard process > 0 else { throw Failure() }
  }

  /// Waits for the first screen, which is complete once it shows a word.
  ///
  /// - Returns: The CPU milliseconds until the word was shown; nil if it was not shown.
  func firstScreen(showing word: String = "quit") -> Double? {
    var output: [UInt8] = []
    let wanted = Array(word.utf8)
    while platform_wait(terminal, -1, Self.patience) == 1, let bytes = read() {
      output += bytes
      let cpu = self.cpu
      if output.indices.contains(where: { output[$0...].starts(with: wanted) }) {
        _ = type("")
        return cpu
      }
    }
    return nil
  }

  /// Types keys and reads the output until the program writes nothing for `silence` milliseconds.
  func type(_ keys: String, silence: Int32 = silence) -> Response {
    let bytes = Array(keys.utf8)
    let start = ContinuousClock.now
    platform_write(terminal, bytes, Int64(bytes.count), -1)
    var response = Response()
    while platform_wait(terminal, -1, silence) == 1, let output = read() {
      response.bytes += output.count
      response.frames += output.indices.count { output[$0...].starts(with: Self.endOfFrame) }
      response.latency = (ContinuousClock.now - start) / .milliseconds(1)
    }
    let now = cpu
    response.cpu = now - cpuBefore
    cpuBefore = now
    return response
  }

  /// Ends the program.
  func close() {
    platform_send(process, platform_signal_terminate)
    while platform_wait(terminal, -1, Self.silence) == 1, read() != nil {}
    platform_close(terminal)
    var ending = platform_ending()
    while platform_wait_for_end(process, &ending) == platform_interrupted {}
  }

  /// The resident memory of the program in megabytes.
  var memory: Double {
    let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
  }

  /// The CPU milliseconds of all threads so far; 0 on a system without `/proc`.
  private var cpu: Double {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      let text = try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8)
      return sum + (text?.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
    }
  }

  /// Reads the available output, and replies to a cursor position request as a terminal does.
  private func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = platform_read(terminal, &bytes, Int64(bytes.count))
    guard count > 0 else { return nil }
    bytes.removeLast(bytes.count - Int(count))
    tail = Array((tail + bytes).suffix(bytes.count + 16))
    if tail.indices.contains(where: { tail[$0...].starts(with: Self.widthQuestion) }) {
      tail = []
      let answer = Array("\u{1B}[1;2R".utf8)
      platform_write(terminal, answer, Int64(answer.count), -1)
    }
    return bytes
  }
}
