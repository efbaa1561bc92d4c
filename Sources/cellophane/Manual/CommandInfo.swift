import ArgumentParser
import Foundation

/// A command with its arguments, decoded from ArgumentParser's JSON.
struct CommandInfo: Decodable {
  /// An argument, an option or a flag.
  struct Argument: Decodable {
    /// `--name` or `-n`.
    struct Name: Decodable {
      var kind: String
      var name: String
    }

    var kind: String
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var isOptional: Bool
    var isRepeating: Bool
    var shouldDisplay: Bool
    var defaultValue: String?
  }

  /// The root of the JSON.
  struct Tool: Decodable {
    var command: CommandInfo
  }

  var commandName: String
  var abstract: String?
  var discussion: String?
  var shouldDisplay: Bool
  var arguments: [Argument]?
  var subcommands: [CommandInfo]?
}

extension CommandInfo {
  /// - Throws: An error if ArgumentParser's JSON has another form.
  static func of(_ command: any ParsableCommand.Type) throws -> CommandInfo {
    try JSONDecoder().decode(Tool.self, from: Data(command._dumpHelp().utf8)).command
  }

  /// The arguments to document, without `--help` and `--version`.
  var shownArguments: [Argument] {
    (arguments ?? []).filter {
      $0.shouldDisplay && !["help", "version"].contains($0.names?.last?.name ?? "")
    }
  }

  /// The discussion up to its examples, and the examples.
  var parts: (text: String, examples: String) {
    let parts = (discussion ?? "").components(separatedBy: "EXAMPLES:\n")
    return (parts[0], parts.count > 1 ? parts[1] : "")
  }
}
