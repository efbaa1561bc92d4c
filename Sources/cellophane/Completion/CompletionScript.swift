import ArgumentParser

/// The script with which a shell completes the command line.
///
/// The library's own complete a subcommand first, and nothing where the word `open` is left out; what is missing is put in:
/// the files and options of the default command, and the names of the scenes that ship beside files.
struct CompletionScript {
  private static let option = "--generate-completion-script"

  /// The script.
  let text: String

  /// The script that a command line asks for, for the shell of the environment where it names none; nil for any other
  /// command line, and for a shell that is not known.
  init?(askedBy words: [String]) {
    let shell: CompletionShell? =
      switch words {
      case [Self.option]: .autodetected()
      case _ where words.count == 2 && words[0] == Self.option: CompletionShell(rawValue: words[1])
      case _ where words.count == 1 && words[0].hasPrefix("\(Self.option)="):
        CompletionShell(rawValue: String(words[0].dropFirst(Self.option.count + 1)))
      default: nil
      }
    guard let shell else { return nil }
    let lines = Cellophane.completionScript(for: shell)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let completed: [String]
    switch shell {
    case .bash: completed = Self.bash(lines)
    case .zsh: completed = Self.zsh(lines)
    case .fish: completed = Self.fish(lines)
    default: return nil
    }
    text = completed.joined(separator: "\n")
  }
}

extension String {
  /// Without the blanks at its beginning.
  var trimmedStart: String { String(drop { $0 == " " }) }
}
