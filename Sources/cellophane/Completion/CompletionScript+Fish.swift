extension CompletionScript {
  /// The library's script for fish, with what it lacks.
  static func fish(_ library: [String]) -> [String] {
    var lines: [String] = []
    for line in library {
      if line == "complete -c 'cellophane' -f" { lines += fishScenes }
      lines.append(line)
      if line.trimmedStart.hasPrefix("set -l unparsed_tokens (") { lines += fishDefault }
      // The files that a command reads; one that is written, as behind -o, is none of the scenes.
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

  /// The function that offers the scenes that ship.
  private static let fishScenes = [
    "function __cellophane_scenes",
    "    string match -q -- '*/*' (commandline -ct); and return",
    "    set -l tokens (__cellophane_tokens -pc)",
    "    command $tokens[1] list --names 2> /dev/null",
    "end", "",
  ]

  /// Takes the program by its path for the program, and puts in the name of the default command where none is named, and
  /// something stands there or an option begins.
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
