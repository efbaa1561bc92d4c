import CCurses
import Foundation

/// A terminal of 120 × 40 with a program in it.
final class PseudoTerminal {
  /// What the program has said and cost so far.
  struct Answer {
    var bytes = 0
    /// Nanoseconds on all its threads.
    var processor = 0
    /// Seconds, and nanoseconds on all its threads, to the words that were waited for; nil when they did not come.
    var shown: (latency: Double, processor: Int)?
  }

  private let terminal: Int32
  private let process: pid_t
  private let clock = ContinuousClock()
  private let born: ContinuousClock.Instant
  private var spent = 0
  /// What was said last, and whether the question how wide a character is has been answered.
  private var tail: [UInt8] = []

  /// Milliseconds in which nothing may come before all has, and for a program that starts before anything has.
  private static let silence: Int32 = 120
  private static let patience: Int32 = 10_000

  /// Spawns a program.
  ///
  /// - Returns: Nil when the system has no terminal for it, or not the program.
  init?(_ command: [String]) {
    terminal = posix_openpt(O_RDWR | O_NOCTTY)
    guard terminal >= 0, grantpt(terminal) == 0, unlockpt(terminal) == 0,
      let name = ptsname(terminal).map({ String(cString: $0) })
    else { return nil }
    var size = winsize(
      ws_row: UInt16(ScreenSubject.rows), ws_col: UInt16(ScreenSubject.columns), ws_xpixel: 0,
      ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawn_file_actions_addclose(&actions, terminal)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A session of its own, so that the terminal it opens is its controlling one.
    posix_spawnattr_setflags(&attributes, Int16(Self.newSession))
    let environment = ["TERM=xterm-256color", "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin"]
    var arguments = command.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process = pid_t()
    born = clock.now
    guard
      posix_spawnp(&process, command[0], &actions, &attributes, &arguments, &variables) == 0
    else { return nil }
    self.process = process
  }

  /// `POSIX_SPAWN_SETSID`, which the headers show to C alone.
  #if os(Linux)
    private static let newSession = 0x80
  #else
    private static let newSession = 0x400
  #endif

  /// What the program says by itself, until nothing comes any more.
  ///
  /// - Parameter words: What stands last on its first screen.
  /// - Returns: What it said and cost, and when the words came.
  func firstAnswer(showing words: String = "") -> Answer {
    answer(to: "", showing: words, within: Self.patience)
  }

  /// Types, if anything, and reads until nothing comes any more.
  func answer(to keys: String = "") -> Answer {
    answer(to: keys, showing: "", within: Self.silence)
  }

  private func answer(to keys: String, showing words: String, within patience: Int32) -> Answer {
    var patience = patience
    var said: [UInt8] = []
    keys.withCString { _ = write(terminal, $0, strlen($0)) }
    var answer = Answer()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var descriptor = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, patience) > 0 else { break }
      patience = Self.silence
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { break }
      answer.bytes += count
      if answer.shown == nil, !words.isEmpty {
        said += buffer[..<count]
        if String(decoding: said, as: UTF8.self).contains(words) {
          answer.shown = ((clock.now - born) / .seconds(1), processorTime)
        }
      }
      tellWidth(Array(buffer[..<count]))
    }
    let now = processorTime
    answer.processor = now - spent
    spent = now
    return answer
  }

  /// Ends the program.
  func close() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    _ = Foundation.close(terminal)
  }

  /// Kilobytes in memory.
  var memory: Int {
    let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  /// Answers the question where the cursor is, as terminals do: a line-drawing character took one column.
  private func tellWidth(_ bytes: [UInt8]) {
    tail = Array((tail + bytes).suffix(1 << 16))
    guard String(decoding: tail, as: UTF8.self).contains("\u{1B}[6n") else { return }
    tail = []
    "\u{1B}[1;2R".withCString { _ = write(terminal, $0, strlen($0)) }
  }

  /// Nanoseconds that all threads have worked; 0 where the system does not tell.
  private var processorTime: Int {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      let text = try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8)
      return sum + (text?.split(separator: " ").first.flatMap { Int($0) } ?? 0)
    }
  }
}
