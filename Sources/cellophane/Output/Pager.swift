import CPlatform
import Foundation

/// Shows a long text on the terminal.
enum Pager {
  /// Shows a text in the pager that `PAGER` names, or else in `less`; prints it if that pager cannot be started.
  ///
  /// - Throws: `StandardOutput.Failure`.
  static func show(_ text: String) throws {
    let named = ProcessInfo.processInfo.environment["PAGER"]?
      .trimmingCharacters(in: .whitespaces)
    let command = named.flatMap { $0.isEmpty ? nil : $0 } ?? "less"
    guard run(command, text) else { return try StandardOutput.write(text, terminator: "") }
  }

  /// - Returns: False if a shell does not find the command.
  private static func run(_ command: String, _ text: String) -> Bool {
    // Ctrl-C is meant for the pager.
    let (status, _) = ChildProcess.recordingRequests { () -> Int32? in
      guard let process = try? ChildProcess.onTerminal("/bin/sh", ["-c", command], input: text)
      else { return nil }
      return process.status()
    }
    return status.map { ![notExecutable, notFound].contains($0) } ?? false
  }

  private static let notExecutable: Int32 = 126
  private static let notFound: Int32 = 127
}
