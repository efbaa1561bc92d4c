import Foundation
import Testing

/// A shell in a real terminal of a private tmux server, which ends with it.
///
/// Tests wait for conditions, never for a time: they read the screen again and again, up to a generous deadline.
final class TmuxSession {
  /// Whether tmux is there to test with.
  static let isAvailable = (try? command(["-V"], socket: nil))?.status == 0

  /// What the shell prints when it is ready.
  static let prompt = "ready>"
  /// How long a condition may take on a machine that does much else.
  static let patience: Duration = .seconds(90)

  private let socket = "cellophane-\(UUID().uuidString.prefix(8))"
  private let folder: TemporaryFolder

  /// Starts a shell and waits for its prompt.
  ///
  /// - Throws: An error when tmux or the shell does not start.
  init(columns: Int, rows: Int, terminal: String = "tmux-256color") throws {
    folder = try TemporaryFolder()
    let configuration = try folder.write(
      """
      set -g default-terminal "\(terminal)"
      set -g status off
      set -g escape-time 0
      set -g history-limit 2000
      """, to: "tmux.conf")
    let environment = BuiltBinary.environment.merging(["PS1": Self.prompt, "ENV": ""]) { $1 }
    let settings = environment.map { "\($0.key)=\($0.value)" }
    let started = try tmux(
      ["-f", configuration, "-u", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"]
        + ["env", "-i", "TERM=\(terminal)"] + settings + ["sh", "-i"])
    try #require(started.status == 0, "tmux: \(started.errors)")
    try wait("the prompt") { $0.contains(Self.prompt) }
  }

  deinit {
    _ = try? tmux(["kill-server"])
  }

  /// Presses keys by tmux's names: `Down`, `C-z`, `q`.
  func press(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Types text as it is and ends the line.
  func enter(_ line: String, endingWith key: String = "Enter") throws {
    try tmux(["send-keys", "-l", line])
    try tmux(["send-keys", key])
  }

  /// Types bytes as they are, all at once; as many as come.
  func send(bytes: [UInt8]) throws {
    let file = folder.url.appendingPathComponent("bytes")
    try Data(bytes).write(to: file)
    try tmux(["load-buffer", file.path])
    try tmux(["paste-buffer", "-r", "-d"])
  }

  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Closes the terminal under whatever runs in it.
  func close() throws {
    try tmux(["kill-server"])
  }

  /// The rows of the screen, blanks at their ends left out.
  func screen() throws -> String {
    try tmux(["capture-pane", "-p"]).output
  }

  /// The screen with its colours and looks as escape sequences.
  func styledScreen() throws -> String {
    try tmux(["capture-pane", "-p", "-e"]).output
  }

  /// Whether the screen shown is the one programs take and give back.
  func isAlternateScreen() throws -> Bool {
    try value("#{alternate_on}") == "1"
  }

  /// Whether a program has asked for the mouse.
  func hasMouse() throws -> Bool {
    try value("#{mouse_any_flag}") == "1"
  }

  /// Whether the cursor is shown.
  func showsCursor() throws -> Bool {
    try value("#{cursor_flag}") == "1"
  }

  private func value(_ format: String) throws -> String {
    try tmux(["display-message", "-p", format]).output
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Reads the screen until it is as expected twice in a row: a picture arrives in pieces.
  ///
  /// - Throws: An error with the last screen if it never is.
  @discardableResult
  func wait(_ expected: String, until isExpected: (String) throws -> Bool) throws -> String {
    var screen = ""
    let deadline = ContinuousClock.now + Self.patience
    while ContinuousClock.now < deadline {
      let last = screen
      screen = try self.screen()
      if screen == last, try isExpected(screen) { return screen }
    }
    throw NeverHappened(expected: expected, screen: screen)
  }

  /// Waits until a text is on the screen.
  @discardableResult
  func wait(for text: String) throws -> String {
    try wait("“\(text)”") { $0.contains(text) }
  }

  /// Starts a program from the shell in such a way that its number is known, and waits until its screen is up.
  ///
  /// - Parameters:
  ///   - command: What to run, without single quotes.
  ///   - preparation: What the shell does before it, with a semicolon at its end.
  /// - Returns: The program.
  /// - Throws: An error when its screen never comes up.
  func start(_ command: String, after preparation: String = "") throws -> RunningProgram {
    let file = folder.url.appendingPathComponent("number")
    try? FileManager.default.removeItem(at: file)
    try enter("sh -c 'echo $$ > \(file.path); \(preparation) exec \(command)'; echo ended=$?")
    try wait("the program's screen") { _ in try isAlternateScreen() }
    let number = try #require(Int32(folder.text(named: "number").dropLast()))
    return RunningProgram(number: number)
  }

  /// Waits until the shell tells the status of the program it ran.
  ///
  /// - Parameter label: The word before the status: a shell goes on with its line when a program stops,
  ///   and tells the status of `fg` under a word of its own.
  /// - Returns: The status.
  /// - Throws: An error when the program never ends.
  func waitForEnd(label: String = "ended") throws -> Int32 {
    func status(_ screen: String) -> Int32? {
      screen.split(separator: "\n").compactMap { line in
        line.hasPrefix("\(label)=") ? Int32(line.dropFirst(label.count + 1)) : nil
      }.last
    }
    return try #require(status(wait("the end of the program") { status($0) != nil }))
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> Finished {
    try Self.command(arguments, socket: socket)
  }

  private static func command(_ arguments: [String], socket: String?) throws -> Finished {
    try Finished(
      running: "/usr/bin/env", ["tmux"] + (socket.map { ["-L", $0] } ?? []) + arguments,
      environment: BuiltBinary.environment)
  }
}

/// A screen was never as expected.
struct NeverHappened: Error, CustomStringConvertible {
  var expected: String
  var screen: String

  var description: String { "never on the screen: \(expected)\n\(screen)" }
}
