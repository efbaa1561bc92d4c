import Foundation
import Testing

/// A terminal that a test answers for: a program writes to it, and reads what the test says.
final class PseudoTerminal {
  private let own: Int32
  private let name: String
  private let program: pid_t
  private(set) var output: [UInt8] = []

  /// How long a program may be silent before a test gives it up, in milliseconds.
  private static let patience: Int32 = 20_000

  /// Starts a program on a terminal of its own.
  ///
  /// - Throws: An error when there is no terminal to be had or the program does not start.
  init(running path: String, _ arguments: [String], columns: UInt16, rows: UInt16) throws {
    (own, name) = try Self.open()
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(own, UInt(TIOCSWINSZ), &size) == 0)
    _ = fcntl(own, F_SETFD, FD_CLOEXEC)

    let environment = BuiltBinary.environment.merging(["TERM": "xterm-256color"]) { $1 }
    let words = ([path] + arguments).map { strdup($0) }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { (words + variables).forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, number, name, O_RDWR | O_NOCTTY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var number: pid_t = 0
    let failure = posix_spawn(
      &number, path, &actions, &attributes, words + [nil], variables + [nil])
    program = number
    try #require(failure == 0, "\(path) cannot be started")
  }

  /// A new terminal: the end of the test, and the name of the program's end.
  private static func open() throws -> (own: Int32, name: String) {
    #if os(Linux)
      let own = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var isLocked: Int32 = 0
      var number: UInt32 = 0
      // The calls of <stdlib.h> for this are not in Glibc's module: TIOCSPTLCK and TIOCGPTN.
      try #require(own >= 0 && ioctl(own, 0x4004_5431, &isLocked) == 0)
      try #require(ioctl(own, 0x8004_5430, &number) == 0)
      return (own, "/dev/pts/\(number)")
    #else
      let own = posix_openpt(O_RDWR | O_NOCTTY)
      try #require(own >= 0 && grantpt(own) == 0 && unlockpt(own) == 0)
      return (own, String(cString: try #require(ptsname(own))))
    #endif
  }

  deinit {
    if waitpid(program, nil, WNOHANG) == 0 {
      kill(program, SIGKILL)
      waitpid(program, nil, 0)
    }
    close(own)
  }

  /// Takes another size, and tells the program so: it is not the one that the system would tell.
  func resize(columns: UInt16, rows: UInt16) throws {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(own, UInt(TIOCSWINSZ), &size) == 0)
    kill(program, SIGWINCH)
  }

  /// Types something, or answers.
  func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Foundation.write(own, bytes, bytes.count)
  }

  /// Reads until what has been written since the mark holds a text; tells where that ends.
  ///
  /// - Throws: An error with what was written when it never does.
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

  /// Reads to the end of the program and tells its status.
  func waitForEnd() -> Int32 {
    while readMore() {}
    var status: Int32 = 0
    while waitpid(program, &status, 0) < 0, errno == EINTR {}
    return (status >> 8) & 0xFF
  }

  /// Has the program get a signal when something has been typed that it has not read.
  ///
  /// - Returns: How many bytes of that whoever has the terminal next would read.
  func unread(of text: String, after signal: Int32) throws -> Int32 {
    // A terminal that nobody has forgets what was typed.
    let next = Foundation.open(name, O_RDWR | O_NOCTTY)
    defer { close(next) }
    kill(program, SIGSTOP)
    try #require(waitpid(program, nil, WUNTRACED) == program)
    write(text)
    kill(program, signal)
    kill(program, SIGCONT)
    waitpid(program, nil, 0)
    var count: Int32 = 0
    try #require(ioctl(next, UInt(FIONREAD), &count) == 0)
    return count
  }

  /// Reads what has come; false at the end, and when nothing comes any more.
  private func readMore() -> Bool {
    var entry = pollfd(fd: own, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, Self.patience) == 1 else { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(own, &bytes, bytes.count)
    guard count > 0 else { return false }
    output += bytes[..<count]
    return true
  }
}
