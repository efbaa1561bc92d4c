import ArgumentParser

/// The completion script for a shell.
///
/// ArgumentParser's scripts complete only a subcommand as the first word, and nothing if `open` is omitted. This adds the files and
/// options of the default command, and offers the names of shipped scenes along with files.
struct CompletionScript {
  private static let option = "--generate-completion-script"

  /// The script.
  let text: String

  /// The script that a command line requests, for the shell it names or else for the shell of the environment.
  ///
  /// Nil if the command line requests no script or the shell is unknown.
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
  /// The string without leading spaces.
  var trimmedStart: String { String(drop { $0 == " " }) }
}

extension CompletionScript {
  /// Extends ArgumentParser's script for bash.
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
        // Offer no subcommands after a file.
        commands = line.trimmedStart
        lines[lines.count - 1] = line.replacing(
          "COMPREPLY+=", with: "[[ \"${COMP_CWORD}\" -gt 1 ]] || COMPREPLY+=")
      }
      if isHelp, line.trimmedStart.hasPrefix("__cellophane_offer_flags_options") {
        let others = commands.replacing(" help'", with: "'")
        lines.append("    [[ \"${COMP_CWORD}\" -gt 2 ]] || \(others)")
      }
      // Add no space between the key and its value. `compopt` fails outside of a completion.
      if line.trimmedStart == "'--set')" {
        lines.append("        compopt -o nospace 2>/dev/null")
      }
      if isPositional, line.trimmedStart == "__cellophane_add_completions -f" {
        lines.append(line.replacing("add_completions -f", with: "add_scenes"))
      }
    }
    return lines
  }

  /// The function that offers the names of shipped scenes.
  private static let bashScenes = [
    "__cellophane_add_scenes() {",
    "    [[ \"${cur}\" = */* ]] || __cellophane_add_completions -W \"$(\"${COMP_WORDS[0]}\" list --names 2>/dev/null)\"",
    "}", "",
  ]
}

extension CompletionScript {
  /// Extends ArgumentParser's script for zsh.
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
      // Exclude a file that is written, such as that of -o.
      let isRead =
        line.trimmedStart.hasPrefix("':file:_files'")
        || line.trimmedStart.hasPrefix("'*:file:_files'")
      switch line.trimmedStart {
      case _ where isRead: lines.append(line.replacing(":_files'", with: ":__cellophane_files'"))
      case "'*:subcommands:'":
        // ArgumentParser's script accepts any number of words here, and offers none.
        let names = Cellophane.commandNames.filter { $0 != "help" }.joined(separator: " ")
        lines.append(line.replacing("'*:subcommands:'", with: "':subcommand:(\(names))'"))
      case let set where set.hasPrefix("'*--set["):
        // Add no space between the key and its value.
        lines.append(
          line.replacing(
            "{__cellophane_complete \"${___set[@]}\"}", with: "{compadd -S \"\" -a ___set}"))
      default: lines.append(line)
      }
      // The name of the program is set at this line of the script.
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

  /// The function that offers shipped scenes and files: scene and data files, or all files if there are none.
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

  /// The completions of a command line without a command.
  private static let zshDefault = [
    "", "    # Offer what the default subcommand takes",
    "    local -ar named=(\"${(M)words[2]:#(\(Cellophane.commandNames.joined(separator: "|")))}\")",
    "    if [[ -z \"${named}\" && ( \"${CURRENT}\" -gt 2 || \"${words[2]}\" = -* ) ]]; then",
    "        _cellophane_open",
    "        return",
    "    fi",
  ]
}

extension CompletionScript {
  /// Extends ArgumentParser's script for fish.
  static func fish(_ library: [String]) -> [String] {
    var lines: [String] = []
    for line in library {
      if line == "complete -c 'cellophane' -f" { lines += fishScenes }
      lines.append(line)
      if line.trimmedStart.hasPrefix("set -l unparsed_tokens (") { lines += fishDefault }
      // Only for files that a command reads, not for one that it writes, such as that of -o.
      if line.contains("for_positional "), line.hasSuffix(" -F") {
        lines.append(line.dropLast(3) + " -a '(__cellophane_scenes)'")
      }
    }
    let help = "-n '__cellophane_should_offer_completions_for_positional \"cellophane help\" -eq 1'"
    let names = Cellophane.commandNames.filter { $0 != "help" }.joined(separator: " ")
    let first = "-n '__cellophane_should_offer_completions_for_positional \"cellophane\" -eq 1'"
    return lines + [
      "complete -c 'cellophane' \(first) -F",
      "complete -c 'cellophane' \(first) -a '(__cellophane_scenes)'",
      "complete -c 'cellophane' \(help) -fa '\(names)'",
      "",
    ]
  }

  /// The function that offers the names of shipped scenes.
  private static let fishScenes = [
    "function __cellophane_scenes",
    "    string match -q -- '*/*' (commandline -ct); and return",
    "    set -l tokens (__cellophane_tokens -pc)",
    "    command $tokens[1] list --names 2> /dev/null",
    "end", "",
  ]

  /// Recognizes the program when it is called by its path, and inserts the name of the default command.
  private static let fishDefault = [
    "    set unparsed_tokens cellophane $unparsed_tokens[2..]",
    "    if test (count $unparsed_tokens) -gt 1",
    "        contains -- $unparsed_tokens[2] \(Cellophane.commandNames.joined(separator: " "))",
    "        or set unparsed_tokens $unparsed_tokens[1] open $unparsed_tokens[2..]",
    "    else if string match -q -- '-*' (commandline -ct)",
    "        set -a unparsed_tokens open",
    "    end",
  ]
}
