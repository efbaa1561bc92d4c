import ArgumentParser
import Scenes
import Simulator
import Terminal

/// Says what went wrong, in the words and with the exit code of the contract.
enum Complaint {
  /// Prints an error on standard error.
  ///
  /// - Parameter error: What went wrong.
  /// - Returns: What the program should end with.
  static func make(of error: any Error) -> any Error {
    var stream = StandardError()
    switch error {
    case is SceneError, is MistypedName, is SeveralScenes, is NoExhibit, is UnreadableName:
      print(error, to: &stream)
      return ExitCode.wrongFile
    case is MissingAssets, is UnbuiltFeature, is HeadlessRun.TooManyElements:
      print("cellophane: \(error)", to: &stream)
      return ExitCode.wrongFile
    case is Misuse:
      print("cellophane: \(error)", to: &stream)
      return ExitCode.validationFailure
    case is StandardOutput.Failure, is OutputFile.Failure:
      print("cellophane: \(error)", to: &stream)
      return ExitCode.unwritable
    case is TerminalError:
      print("cellophane: \(error)", to: &stream)
      return ExitCode.noScreen
    case is ChildProcess.Failure, is ChildProcesses.Failure, is NoResult,
      is Advisor.NothingToAdvise:
      print("cellophane: \(error)", to: &stream)
      return ExitCode.failure
    case let interruption as ChildProcesses.Interruption:
      return ExitCode(interruption.status)
    default:
      return error
    }
  }
}
