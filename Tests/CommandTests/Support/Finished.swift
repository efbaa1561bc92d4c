import Foundation
import Testing

/// A program that ran to its end.
struct Finished {
  /// As a shell tells it: 128 and the signal for a program that a signal ended.
  var status: Int32
  var output: String
  var errors: String

  /// Runs a program to its end.
  ///
  /// Not by `Process`, which waits until nobody holds what the child inherited: a server that the child
  /// leaves behind, as tmux does, holds it for ever.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Without the program's name.
  ///   - input: What it reads on standard input.
  ///   - environment: All of its environment.
  /// - Throws: An error when the program cannot be started.
  init(
    running path: String, _ arguments: [String], input: String = "", environment: [String: String]
  ) throws {
    let folder = try TemporaryFolder()
    let files = [
      try folder.reading(input, named: "input"), try folder.writing(named: "output"),
      try folder.writing(named: "errors"),
    ]
    let words = ([path] + arguments).map { strdup($0) }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { (words + variables).forEach { free($0) } }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file.fileDescriptor, Int32(number))
    }
    // The threads that run tests hold signals back, and what they start would inherit that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, flags)

    var number: pid_t = 0
    let failure = posix_spawn(
      &number, path, &actions, &attributes, words + [nil], variables + [nil])
    try #require(failure == 0, "\(path) cannot be started: \(String(cString: strerror(failure)))")
    var result: Int32 = 0
    while waitpid(number, &result, 0) < 0, errno == EINTR {}
    let signal = result & 0x7F
    status = signal == 0 ? (result >> 8) & 0xFF : 128 + signal
    self.output = try folder.text(named: "output")
    self.errors = try folder.text(named: "errors")
  }
}
