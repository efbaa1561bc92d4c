extension CompletionScript {
  /// The library's script for bash, with what it lacks.
  static func bash(_ library: [String]) -> [String] {
    var isDefault = false
    var isPositional = false
    var isHelp = false
    var commands = ""
    var lines: [String] = []
    for line in library {
      switch line.trimmedStart {
      case "# Offer subcommand completions": isDefault = true
      case "# Offer positional completions": isPositional = true
      case "_cellophane_help() {": isHelp = true
      case "}":
        isPositional = false
        isHelp = false
      default: break
      }
      if isDefault, line.trimmedStart == ";;" {
        lines += [
          "        # Offer what the default subcommand takes, its flags among it",
          "        [[ \"${COMP_CWORD}\" -gt 1 || \"${cur}\" = -* ]] && COMPREPLY=()",
          "        unparsed_words=(\"${COMP_WORDS[@]:1:${COMP_CWORD}}\")",
          "        _cellophane_open",
        ]
        isDefault = false
      }
      if line.hasPrefix("_cellophane() {") { lines += bashScenes }
      lines.append(line)
      if isDefault, line.trimmedStart.hasPrefix("COMPREPLY+=") {
        // Behind a file no subcommand follows.
        commands = line.trimmedStart
        lines[lines.count - 1] = line.replacing(
          "COMPREPLY+=", with: "[[ \"${COMP_CWORD}\" -gt 1 ]] || COMPREPLY+=")
      }
      if isHelp, line.trimmedStart.hasPrefix("__cellophane_offer_flags_options") {
        let others = commands.replacing(" help'", with: "'")
        lines.append("    [[ \"${COMP_CWORD}\" -gt 2 ]] || \(others)")
      }
      // Behind the key its value follows at once; where the script is only read, there is nothing to tell so.
      if line.trimmedStart == "'--set')" {
        lines.append("        compopt -o nospace 2>/dev/null")
      }
      if isPositional, line.trimmedStart == "__cellophane_add_completions -f" {
        lines.append(line.replacing("add_completions -f", with: "add_scenes"))
      }
    }
    return lines
  }

  /// The function that offers the scenes that ship.
  private static let bashScenes = [
    "__cellophane_add_scenes() {",
    "    [[ \"${cur}\" = */* ]] || __cellophane_add_completions -W \"$(\"${COMP_WORDS[0]}\" list --names 2>/dev/null)\"",
    "}", "",
  ]
}
