import ArgumentParser
import Foundation
import Scenes
import Simulator
import Terminal

/// Reports errors to the user.
enum Complaint {
  /// Prints an error on standard error.
  ///
  /// - Returns: The exit code to end with, or the error itself if ArgumentParser reports it.
  static func make(of error: any Error) -> any Error {
    var stream = StandardError()
    switch error {
    case is SceneError, is MistypedName, is SeveralScenes, is NoExhibit, is UnreadableName:
      print(error, to: &stream)
      return ExitCode.wrongFile
    case is MissingAssets, is FixFile.Missing, is UnbuiltFeature, is HeadlessRun.TooManyElements:
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
      is Advisor.NothingToAdvise, is Shrink.LostInFile:
      print("cellophane: \(error)", to: &stream)
      return ExitCode.failure
    case let interruption as ChildProcesses.Interruption:
      return ExitCode(interruption.status)
    default:
      return error
    }
  }
}

extension ExitCode {
  /// An expectation of a scene failed.
  static let expectationFailed = ExitCode(1)
  /// A file cannot be read or is not valid.
  static let wrongFile = ExitCode(2)
  /// There is no terminal, or it cannot show a screen.
  static let noScreen = ExitCode(69)
  /// Standard output, or the output file, cannot be written.
  static let unwritable = ExitCode(74)
  /// Ctrl-C ended the program.
  static let interrupted = ExitCode(130)
}

/// A well-formed command line that cannot be executed.
struct Misuse: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// A command ran but has no result.
struct NoResult: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// A missing file whose name resembles a shipped scene or a command.
struct MistypedName: Error, CustomStringConvertible {
  var error: SceneError
  /// The suggested path or command line.
  var meant: String

  var description: String { "\(error)\nDid you mean “\(meant.visible)”?" }
}

/// A file given to `museum` is missing or is not an exhibit.
struct NoExhibit: Error, CustomStringConvertible {
  var name: String
  /// Whether the file exists.
  var isThere: Bool

  var description: String {
    let name = name.visible
    return isThere
      ? "\(name): not an exhibit: it has no key `exhibit`; `cellophane open \(ShellWord(name).text)` opens it"
      : "\(name): no such exhibit; `cellophane list` lists them"
  }
}

/// An abbreviation that matches several shipped scenes.
struct SeveralScenes: Error, CustomStringConvertible {
  var name: String
  var paths: [String]

  var description: String {
    let names = paths.map {
      URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
    }
    return "\(name) matches several scenes: \(names.joined(separator: ", "))"
  }
}

/// A file name that is not UTF-8, which the system allows but Foundation cannot open.
struct UnreadableName: Error, CustomStringConvertible {
  /// The name, with replacement characters.
  var name: String

  var description: String {
    "\(name.displaySafe): the name is not UTF-8, so the file cannot be opened; redirect it to standard "
      + "input and use -"
  }

  /// Whether a word of the command line was decoded from bytes that are not UTF-8.
  static func isMeant(by word: String) -> Bool {
    guard word.contains("\u{FFFD}") else { return false }
    let words = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return words.contains { pointer in
      guard let pointer, String(validatingCString: pointer) == nil else { return false }
      return String(cString: pointer) == word
    }
  }
}
