import CPlatform
import Foundation
import Testing

/// A terminal that a test plays: a program writes to it, and reads what the test writes.
final class PseudoTerminal {
  private let own: Int32
  private let program: Int32
  private(set) var output: [UInt8] = []

  /// How long a program may write nothing before a test fails, in milliseconds.
  private static let patience: Int32 = 60_000

  /// Starts a program on a terminal of its own.
  ///
  /// - Throws: An error if the system has no terminal left or the program does not start.
  init(running path: String, _ arguments: [String], columns: Int, rows: Int) throws {
    own = platform_open_pseudo_terminal(platform_size(columns: Int32(columns), rows: Int32(rows)))
    try #require(own >= 0, "there is no terminal: \(String(cString: platform_error_text(-own)))")
    let other = platform_open_program_end(own)
    defer { platform_close(other) }
    let environment = BuiltBinary.environment.merging(["TERM": "xterm-256color"]) { $1 }
    program = try Finished.start(
      path, arguments, environment: environment, input: other, output: other, errors: other)
  }

  deinit {
    if !platform_has_ended(program) {
      platform_send(program, SIGKILL)
      _ = Finished.waitForEnd(of: program)
    }
    platform_close(own)
  }

  /// Changes the size of the terminal.
  func resize(columns: Int, rows: Int) throws {
    let size = platform_size(columns: Int32(columns), rows: Int32(rows))
    try #require(platform_set_terminal_size(own, size))
    // The system informs only programs that have this as their controlling terminal.
    platform_send(program, SIGWINCH)
  }

  func send(_ signal: Int32) { platform_send(program, signal) }

  /// Waits, reading nothing, until the terminal holds as many bytes as the system keeps.
  ///
  /// - Throws: An error if there are never so many.
  func waitUntilFull() throws {
    let deadline = ContinuousClock.now + .milliseconds(Int(Self.patience))
    while platform_unread_bytes(own) < 4095 {
      try #require(ContinuousClock.now < deadline)
      platform_wait(-1, -1, 10)
    }
  }

  /// Types a text, or answers a question.
  func write(_ text: String) {
    let bytes = Array(text.utf8)
    platform_write(own, bytes, Int64(bytes.count), -1)
  }

  /// Reads until the output after `mark` contains a text.
  ///
  /// - Returns: The position in `output` after the text.
  /// - Throws: An error with the output if the text is never written.
  @discardableResult
  func wait(for text: String, after mark: Int = 0) throws -> Int {
    let wanted = Array(text.utf8)
    while true {
      let written = output[mark...]
      if let place = written.indices.first(where: { written[$0...].starts(with: wanted) }) {
        return place + wanted.count
      }
      try #require(
        readMore(), "never written: \(text) in \(String(decoding: output, as: UTF8.self))")
    }
  }

  /// The memory that the program occupies, in bytes; nil where the system has no files below `/proc`.
  var programMemory: Int? {
    let pages = (try? String(contentsOfFile: "/proc/\(program)/statm", encoding: .utf8))?
      .split(separator: " ").compactMap { Int($0) }
    guard let pages, pages.count > 2 else { return nil }
    return (pages[1] - pages[2]) * Int(getpagesize())
  }

  /// Reads what the program has written, until it writes nothing for a moment, and forgets it.
  func discardOutput() {
    while platform_wait(own, -1, 30) == 1, readMore() {}
    output = []
  }

  /// Reads until the program ends.
  ///
  /// - Returns: Its exit status as a shell reports it.
  func waitForEnd() -> Int32 {
    while readMore() {}
    return Finished.waitForEnd(of: program)
  }

  /// Sends the program a signal after something was typed that it has not read.
  ///
  /// - Returns: The number of typed bytes that the next program on this terminal would read.
  func unread(of text: String, after signal: Int32) throws -> Int32 {
    // A terminal that no process has open forgets what was typed.
    let next = platform_open_program_end(own)
    defer { platform_close(next) }
    try #require(platform_stop(program))
    write(text)
    platform_send(program, signal)
    platform_continue(program)
    _ = Finished.waitForEnd(of: program)
    return platform_unread_bytes(next)
  }

  /// Reads the available output.
  ///
  /// - Returns: False at the end, and after `patience` without output.
  private func readMore() -> Bool {
    guard platform_wait(own, -1, Self.patience) == 1 else { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = platform_read(own, &bytes, Int64(bytes.count))
    guard count > 0 else { return false }
    output += bytes.prefix(Int(count))
    return true
  }
}
