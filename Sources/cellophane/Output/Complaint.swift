import ArgumentParser
import Scenes
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
    case let error as SceneError:
      print(error, to: &stream)
      return ExitCode.wrongFile
    case let error as MissingAssets:
      print("cellophane: \(error)", to: &stream)
      return ExitCode.wrongFile
    case let error as TerminalError:
      print("cellophane: \(error)", to: &stream)
      return ExitCode.noScreen
    default:
      return error
    }
  }

  /// Runs a command's work, and complains when it fails.
  @MainActor
  static func about<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch {
      throw make(of: error)
    }
  }
}
