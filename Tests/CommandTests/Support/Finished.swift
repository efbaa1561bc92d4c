import CPlatform
import Foundation
import Testing

/// A program that ran to its end.
struct Finished {
  /// The exit status as a shell reports it: 128 and the signal for a program that a signal ended.
  var status: Int32
  var output: String
  var errors: String

  /// Runs a program to its end.
  ///
  /// Not by `Process`, which waits until every inheritor of the child's descriptors has ended: the server that tmux starts
  /// keeps them open.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments, without the program's name.
  ///   - input: Its standard input.
  ///   - environment: All of its environment.
  /// - Throws: An error if the program cannot be started.
  init(
    running path: String, _ arguments: [String], input: String = "", environment: [String: String]
  ) throws {
    let folder = try TemporaryFolder()
    let inputFile = try folder.reading(input, named: "input")
    let outputFile = try folder.writing(named: "output")
    let errorFile = try folder.writing(named: "errors")
    let process = try Self.start(
      path, arguments, environment: environment, input: inputFile.fileDescriptor,
      output: outputFile.fileDescriptor, errors: errorFile.fileDescriptor)
    status = Self.waitForEnd(of: process)
    self.output = try folder.text(named: "output")
    self.errors = try folder.text(named: "errors")
  }

  /// Starts a program with default signal handling: the threads that run tests block signals, which it would inherit.
  ///
  /// - Returns: Its process number.
  /// - Throws: An error if the program cannot be started.
  static func start(
    _ path: String, _ arguments: [String], environment: [String: String], input: Int32,
    output: Int32, errors: Int32
  ) throws -> Int32 {
    let words = ([path] + arguments).map { strdup($0) }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { (words + variables).forEach { free($0) } }
    let process = platform_spawn(
      path, words + [nil], variables + [nil], input, output, errors, true)
    try #require(
      process > 0, "\(path) cannot be started: \(String(cString: platform_error_text(-process)))")
    return process
  }

  /// Waits for a program that `start` started.
  ///
  /// - Returns: Its exit status as a shell reports it.
  static func waitForEnd(of process: Int32) -> Int32 {
    var ending = platform_ending()
    while platform_wait_for_end(process, &ending) == platform_interrupted {}
    return ending.status
  }
}
