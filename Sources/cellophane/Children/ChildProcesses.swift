import ArgumentParser
import CPlatform
import Foundation

/// A program that runs as a child process.
///
/// Its output goes to a temporary file without a name, so that it never waits for a reader. It belongs to the process group of
/// this program, so Ctrl-C interrupts both.
struct ChildProcess {
  /// A child process cannot be started or waited for.
  struct Failure: Error, CustomStringConvertible {
    var description: String

    init(_ text: String, error: Int32) {
      description = "\(text): \(String(cString: platform_error_text(error)))"
    }
  }

  let number: Int32
  /// The file that holds the output; nil if the output goes to the terminal.
  private let output: FileHandle?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: Its arguments, without the program's name.
  ///   - input: Its standard input; nil for none.
  /// - Throws: `Failure` if the program cannot be started.
  init(_ path: String, _ arguments: [String], input: Data?) throws {
    try self.init(path, arguments, input: input ?? Data(), output: Self.file(holding: Data()))
  }

  /// Starts a program whose output goes to this program's standard output.
  ///
  /// - Throws: `Failure` if the program cannot be started.
  static func onTerminal(
    _ path: String, _ arguments: [String], input: String
  ) throws -> ChildProcess {
    try ChildProcess(path, arguments, input: Data(input.utf8), output: nil)
  }

  private init(
    _ path: String, _ arguments: [String], input: Data, output: FileHandle?
  ) throws {
    self.output = output
    let inputFile = try Self.file(holding: input)
    let words = ([path] + arguments).map { strdup($0) }
    let variables = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") }
    defer { (words + variables).forEach { free($0) } }
    number = platform_spawn(
      path, words + [nil], variables + [nil], inputFile.fileDescriptor,
      output?.fileDescriptor ?? -1, -1, false)
    guard number > 0 else { throw Failure("\(path) cannot be started", error: -number) }
  }

  /// Reads the output so far.
  ///
  /// - Throws: An error if the output cannot be read.
  func printed() throws -> Data {
    try output?.seek(toOffset: 0)
    return try output?.readToEnd() ?? Data()
  }

  /// Waits for the program to end.
  ///
  /// - Returns: The exit status that a shell reports.
  func status() -> Int32 {
    var ending = platform_ending()
    while platform_wait_for_end(number, &ending) == platform_interrupted {}
    return ending.status
  }

  /// Terminates the program and waits for its end.
  func end() {
    platform_send(number, platform_signal_terminate)
    var ending = platform_ending()
    while platform_wait_for_end(number, &ending) == platform_interrupted {}
  }

  /// Waits for any child process to end.
  ///
  /// - Returns: The process number and the exit status as a shell reports it; nil if a signal interrupted the wait.
  /// - Throws: `Failure` if there is no child process.
  static func waitForAny() throws -> (number: Int32, status: Int32)? {
    var ending = platform_ending()
    let result = platform_wait_for_end(-1, &ending)
    if result == platform_interrupted { return nil }
    guard result == 0 else { throw Failure("no run can be waited for", error: -result) }
    return (ending.process, ending.status)
  }

  /// The exit status that a shell reports for a program ended by `signal`.
  static func interruption(by signal: Int32) -> Int32 { 128 + signal }

  /// Runs `work` while Ctrl-C and SIGTERM are recorded instead of ending the program; either interrupts waiting for a child.
  ///
  /// - Returns: The result of the work, and the recorded signal, if any.
  static func recordingRequests<Result>(
    during work: () throws -> Result
  ) rethrows -> (result: Result, signal: Int32?) {
    platform_begin_recording_requests()
    defer { platform_end_recording_requests() }
    let result = try work()
    let request = platform_recorded_request()
    return (result, request == 0 ? nil : request)
  }

  /// Whether a request was recorded.
  static var isAskedToEnd: Bool { platform_recorded_request() != 0 }

  /// Creates a temporary file without a name that contains `data`, positioned at its start.
  private static func file(holding data: Data) throws -> FileHandle {
    let folder = FileManager.default.temporaryDirectory.path
    let descriptor = platform_open_temporary_file(folder)
    guard descriptor >= 0 else {
      throw Failure("no file can be made in \(folder)", error: -descriptor)
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: data)
    try file.seek(toOffset: 0)
    return file
  }
}

/// Runs this program several times, with as many processes at a time as there are processor cores.
struct ChildProcesses {
  /// A run that failed.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Ctrl-C or SIGTERM.
  struct Interruption: Error {
    /// The exit status that a shell reports for the signal.
    var status: Int32
  }

  /// The standard input of every run; nil for none.
  var input: Data?

  /// Runs the program once for each list of arguments.
  ///
  /// - Parameter runs: The name of each run, for messages, and its arguments without the program's name.
  /// - Returns: The output of each run, in the order of `runs`.
  /// - Throws: `Failure` if a run does not exit with 0, `Interruption` if Ctrl-C or SIGTERM was received. All runs have ended by
  ///   then.
  func outputs(of runs: [(name: String, arguments: [String])]) throws -> [Data] {
    let path = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])).path
    let (outputs, signal) = try ChildProcess.recordingRequests {
      var running: [Int32: (index: Int, process: ChildProcess)] = [:]
      defer { for (_, process) in running.values { process.end() } }
      var outputs = [Data](repeating: Data(), count: runs.count)
      var next = 0
      while next < runs.count || !running.isEmpty, !ChildProcess.isAskedToEnd {
        while next < runs.count, running.count < ProcessInfo.processInfo.activeProcessorCount {
          let process = try ChildProcess(path, runs[next].arguments, input: input)
          running[process.number] = (next, process)
          next += 1
        }
        guard let ended = try ChildProcess.waitForAny(),
          let (index, process) = running.removeValue(forKey: ended.number)
        else { continue }
        // Ctrl-C also interrupts the children, possibly before this program receives it.
        guard ended.status != ExitCode.interrupted.rawValue else {
          throw Interruption(status: ended.status)
        }
        guard ended.status == 0 else {
          throw Failure(description: "\(runs[index].name) ended with \(ended.status)")
        }
        outputs[index] = try process.printed()
      }
      return outputs
    }
    if let signal { throw Interruption(status: ChildProcess.interruption(by: signal)) }
    return outputs
  }
}
