extension CompletionScript {
  /// The library's script for zsh, with what it lacks.
  static func zsh(_ library: [String]) -> [String] {
    var isRoot = false
    var lines: [String] = []
    for line in library {
      switch line.trimmedStart {
      case "_cellophane() {":
        isRoot = true
        lines += zshFiles
      default: break
      }
      // A file that is written, as behind -o, is none of the scenes.
      let isRead =
        line.trimmedStart.hasPrefix("':file:_files'")
        || line.trimmedStart.hasPrefix("'*:file:_files'")
      switch line.trimmedStart {
      case _ where isRead: lines.append(line.replacing(":_files'", with: ":__cellophane_files'"))
      case "'*:subcommands:'":
        // The library takes any number of words there, and offers none.
        let names = Cellophane.commandNames.filter { $0 != "help" }.joined(separator: " ")
        lines.append(line.replacing("'*:subcommands:'", with: "':subcommand:(\(names))'"))
      case let set where set.hasPrefix("'*--set["):
        // Behind the key its value follows at once.
        lines.append(
          line.replacing(
            "{__cellophane_complete \"${___set[@]}\"}", with: "{compadd -S \"\" -a ___set}"))
      default: lines.append(line)
      }
      // From here on it is known what the program is called.
      if isRoot, line.trimmedStart.hasPrefix("local -ir current_word_index=") {
        lines += zshDefault
      }
      if isRoot, line.trimmedStart.hasPrefix("_describe -V subcommand") {
        lines.append("        __cellophane_files && ret=0")
        isRoot = false
      }
    }
    return lines
  }

  /// The function that offers the scenes that ship, and files: those that hold a scene or data, or all where none does.
  private static let zshFiles = [
    "__cellophane_files() {",
    "    local -i ret=1",
    "    if [[ \"${PREFIX}\" != */* ]]; then",
    "        local -a expl scenes=(${(f)\"$(\"${command_name}\" list --names 2>/dev/null)\"})",
    "        _wanted scenes expl scene compadd -a scenes && ret=0",
    "    fi",
    "    _files \"${@}\" -g '*.(\(LocalFiles.endings.sorted().joined(separator: "|")))(-.)' && ret=0",
    "    return \"${ret}\"",
    "}", "",
  ]

  /// What a command line is completed with that names no command.
  private static let zshDefault = [
    "", "    # Offer what the default subcommand takes",
    "    local -ar named=(\"${(M)words[2]:#(\(Cellophane.commandNames.joined(separator: "|")))}\")",
    "    if [[ -z \"${named}\" && ( \"${CURRENT}\" -gt 2 || \"${words[2]}\" = -* ) ]]; then",
    "        _cellophane_open",
    "        return",
    "    fi",
  ]
}
