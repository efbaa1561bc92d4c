import ArgumentParser
import Foundation

/// This very program run several times, as many at a time as there are processor cores.
struct ChildProcesses {
  /// A run that came to no good end.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Ctrl-C or a request to end.
  struct Interruption: Error {
    /// What a shell tells of it.
    var status: Int32
  }

  /// What all of them read on standard input; nil for nothing.
  var input: Data?

  /// Runs the program once for each list of arguments.
  ///
  /// - Parameter runs: What distinguishes a run, for a message, and its arguments without the program's name.
  /// - Returns: What each printed, in the order of the arguments, whichever was first.
  /// - Throws: `Failure` when a run does not end with 0, and `Interruption` when somebody wants this program to end; then
  ///   none runs any more.
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
        // A Ctrl-C ends the children, too, perhaps before this program hears of it.
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
