import Foundation
import Terminal

#if canImport(Darwin)
  @preconcurrency import Darwin
#else
  @preconcurrency import Glibc
#endif

/// A program that runs beside this one, and the only file of this target that imports libc.
///
/// What it prints goes to a file without a name, so that nobody has to keep up with it. It belongs to this program's group,
/// and so gets the Ctrl-C that is meant for it.
struct ChildProcess {
  /// A program that cannot be started.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let number: pid_t
  private let output: FileHandle

  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Without the program's name.
  ///   - input: What it reads on standard input; nil for nothing.
  /// - Throws: An error when the program cannot be started.
  init(_ path: String, _ arguments: [String], input: Data?) throws {
    output = try Self.file(holding: Data())
    let inputFile = try Self.file(holding: input ?? Data())
    let words = ([path] + arguments).map { strdup($0) }
    let variables = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") }
    defer { (words + variables).forEach { free($0) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, inputFile.fileDescriptor, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.fileDescriptor, STDOUT_FILENO)
    var number: pid_t = 0
    let failure = posix_spawn(&number, path, &actions, nil, words + [nil], variables + [nil])
    guard failure == 0 else {
      throw Failure(description: "\(path) cannot be started: \(String(cString: strerror(failure)))")
    }
    self.number = number
  }

  /// What it has printed.
  ///
  /// - Throws: An error when that cannot be read.
  func printed() throws -> Data {
    try output.seek(toOffset: 0)
    return try output.readToEnd() ?? Data()
  }

  /// Ends the program, and returns when it is gone.
  func end() {
    kill(number, SIGTERM)
    while waitpid(number, nil, 0) < 0, errno == EINTR {}
  }

  /// Waits for any child to end.
  ///
  /// - Returns: Its number and its status, as a shell tells it; nil when a signal came between.
  /// - Throws: `Failure` when there is none to wait for.
  static func waitForAny() throws -> (number: pid_t, status: Int32)? {
    var result: Int32 = 0
    let number = waitpid(-1, &result, 0)
    guard number > 0 else {
      guard errno == EINTR else {
        throw Failure(description: "no run can be waited for: \(String(cString: strerror(errno)))")
      }
      return nil
    }
    let signal = result & 0x7F
    return (number, signal == 0 ? (result >> 8) & 0xFF : interruption(by: signal))
  }

  /// What a shell tells of a program that a signal ended.
  static func interruption(by signal: Int32) -> Int32 { 128 + signal }

  /// Does something in which Ctrl-C and a request to end are only noted; waiting for a child ends with them.
  ///
  /// Where whoever started the program ignores that children end, the system would forget how each did: that is undone.
  ///
  /// - Returns: What the work returns, and the signal that came; nil for none.
  static func notingRequests<Result>(
    during work: () throws -> Result
  ) rethrows -> (result: Result, signal: Int32?) {
    request = 0
    var before: [(signal: Int32, action: sigaction)] = []
    for signal in [SIGINT, SIGTERM] {
      var old = sigaction()
      _ = sigaction(signal, nil, &old)
      // Whoever started the program may want it to go on, as for a job in the background.
      guard !Platform.isIgnored(signal) else { continue }
      before.append((signal, old))
      var new = sigaction()
      #if canImport(Darwin)
        new.__sigaction_u.__sa_handler = { request = $0 }
      #else
        new.__sigaction_handler.sa_handler = { request = $0 }
      #endif
      _ = sigaction(signal, &new, nil)
    }
    var old = sigaction()
    var standard = sigaction()
    _ = sigaction(SIGCHLD, &standard, &old)
    before.append((SIGCHLD, old))
    defer {
      for (signal, old) in before {
        var old = old
        _ = sigaction(signal, &old, nil)
      }
    }
    let result = try work()
    return (result, request == 0 ? nil : request)
  }

  /// Whether a request has come since requests are noted.
  static var isAskedToEnd: Bool { request != 0 }

  /// A file without a name, to be read from its start.
  private static func file(holding data: Data) throws -> FileHandle {
    let folder = FileManager.default.temporaryDirectory.path
    guard let descriptor = Platform.openTemporaryFile(in: folder) else {
      throw Failure(description: "\(folder) takes no file: \(String(cString: strerror(errno)))")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: data)
    try file.seek(toOffset: 0)
    return file
  }
}

/// The signal that asked this program to end; a handler can reach nothing but a global variable.
nonisolated(unsafe) private var request: Int32 = 0
