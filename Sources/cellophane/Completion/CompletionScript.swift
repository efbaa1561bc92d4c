import ArgumentParser

/// The script with which a shell completes the command line.
///
/// The library's own for bash completes a subcommand first, and nothing where the word `open` is left out; what is
/// missing is put in: the files and options of the default command, and the names of the scenes that ship beside files.
struct CompletionScript {
  private static let option = "--generate-completion-script"

  /// The script.
  let text: String

  /// The script for bash that a command line asks for; nil for any other, which is the library's.
  init?(askedBy words: [String]) {
    guard words == [Self.option, "bash"] || words == ["\(Self.option)=bash"] else { return nil }
    text = Self.completed(Cellophane.completionScript(for: .bash))
  }

  private static func completed(_ script: String) -> String {
    var isDefault = false
    var isPositional = false
    var lines: [String] = []
    for line in script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      switch line.trimmed {
      case "# Offer subcommand completions": isDefault = true
      case "# Offer positional completions": isPositional = true
      case "}": isPositional = false
      default: break
      }
      if isDefault, line.trimmed == ";;" {
        lines += [
          "        # Offer what the default subcommand takes",
          "        unparsed_words=(\"${COMP_WORDS[@]:1:${COMP_CWORD}}\")",
          "        _cellophane_open",
        ]
        isDefault = false
      }
      if line.hasPrefix("_cellophane() {") { lines += scenes }
      lines.append(line)
      if isDefault, line.trimmed.hasPrefix("COMPREPLY+=") {
        // Behind a file no subcommand follows.
        lines[lines.count - 1] = line.replacing(
          "COMPREPLY+=", with: "[[ \"${COMP_CWORD}\" -gt 1 ]] || COMPREPLY+=")
      }
      if isPositional, line.trimmed == "__cellophane_add_completions -f" {
        lines.append(line.replacing("add_completions -f", with: "add_scenes"))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The function that offers the scenes that ship.
  private static let scenes = [
    "__cellophane_add_scenes() {",
    "    [[ \"${cur}\" = */* ]] || __cellophane_add_completions -W \"$(\"${COMP_WORDS[0]}\" list --names 2>/dev/null)\"",
    "}", "",
  ]
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
