import Foundation
import Testing

extension BuiltBinary {
  /// What shells complete a command line with.
  @Suite("Completions")
  struct CompletionTests {
    /// A command line that `Tab` is pressed behind, and how one of the words offered begins, or, after `!`, how none does.
    private static let lines = [
      ("cellophane READ", "README.txt"), ("cellophane --th", "--theme"),
      ("cellophane 01-", "01-scrolling-up"), ("cellophane open 01-", "01-scrolling-up"),
      ("cellophane open READ", "README.txt"), ("cellophane check 01-", "01-scrolling-up"),
      ("cellophane check feed", "feed.csv"), ("cellophane check log", "log.ndjson"),
      ("cellophane open tab", "tab.tsv"), ("cellophane check other", "other.log"),
      ("cellophane sweep --knob layout.estimatedIt", "layout.estimatedItemSize"),
      ("cellophane sweep --knob layout.kind 01-", "01-scrolling-up"),
      ("cellophane ga", "gallery"), ("cellophane check --stri", "--strict"),
      ("cellophane check --elements a", "all"), ("cellophane README.txt --theme da", "dark"),
      ("cellophane --layout wat", "waterfall"), ("cellophane --theme dark READ", "README.txt"),
      ("cellophane README.txt ga", "!gallery"), ("cellophane shrink -o 01-", "!01-"),
      ("cellophane shrink --finding anc", "anchor"),
      ("cellophane open --set layout.estimatedIt", "layout.estimatedItemSize="),
      ("cellophane help ga", "gallery"), ("cellophane help he", "!help"),
      ("cellophane help check ga", "!gallery"), ("./cellophane mu", "museum"),
    ]
    /// The lines that bash is not offered by the library as the other shells are; behind a blank a word begins.
    private static let commands = [
      ("cellophane --theme ", "dark"), ("cellophane --theme ", "!--version"),
    ]
    /// The line beside these that fish asks the cursor for, which it has on a terminal alone.
    private static let exhibit = ("cellophane museum b07", "b07-")

    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      for name in ["README.txt", "feed.csv", "log.ndjson", "tab.tsv", "other.log"] {
        _ = try folder.write("text", to: name)
      }
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: "cellophane"),
        withDestinationURL: URL(filePath: BuiltBinary.path))
    }

    @Test("Completions know the layouts and the themes", arguments: ["bash", "zsh", "fish"])
    func words(shell: String) throws {
      let script = try BuiltBinary.run(["--generate-completion-script", shell])
      #expect(script.status == 0)
      for word in ["gallery", "waterfall", "high-contrast", "reduced-motion", "list --names"] {
        #expect(script.output.contains(word), "\(word)")
      }
      let others = try [
        BuiltBinary.run(["--generate-completion-script=\(shell)"]),
        BuiltBinary.run(["--generate-completion-script"], environment: ["SHELL": "/bin/\(shell)"]),
      ]
      for other in others { #expect(other.output == script.output) }
    }

    @Test("Where scenes are read, their names are offered, in each shell as often")
    func scenes() throws {
      // Open, check, sweep, advise, shrink, show and fix, and for zsh and fish a command line without a command.
      for (shell, mark, count) in [
        ("bash", "__cellophane_add_scenes\n", 7), ("zsh", ":__cellophane_files'\n", 7),
        ("zsh", "__cellophane_files && ret=0\n", 1), ("fish", "-a '(__cellophane_scenes)'\n", 8),
      ] {
        let script = try BuiltBinary.run(["--generate-completion-script", shell]).output
        #expect(script.ranges(of: mark).count == count, "\(shell) \(mark)")
      }
      let zsh = try BuiltBinary.run(["--generate-completion-script", "zsh"]).output
      #expect(zsh.contains("*.(csv|json|jsonl|ndjson|tsv|txt|yaml|yml)"))
    }

    @Test("The commands are offered behind help, and behind a key nothing stands before its value")
    func helpAndKeys() throws {
      let commands =
        "open new gallery museum check sweep advise shrink show fix list manual version"
      let zsh = try BuiltBinary.run(["--generate-completion-script", "zsh"]).output
      #expect(zsh.contains("':subcommand:(\(commands))'"))
      #expect(zsh.ranges(of: "{compadd -S \"\" -a ___set}'").count == 8)
      #expect(!zsh.contains("{__cellophane_complete \"${___set[@]}\"}"))
      let fish = try BuiltBinary.run(["--generate-completion-script", "fish"]).output
      #expect(fish.contains("\"cellophane help\" -eq 1' -fa '\(commands)'"))
    }

    @Test("An unknown shell is refused, and told which there are")
    func unknown() throws {
      let result = try BuiltBinary.run(["--generate-completion-script", "tcsh"])
      #expect(result.status == 64)
      #expect(result.errors.contains("bash"))
    }

    @Test("bash completes", arguments: lines + [exhibit] + commands)
    func bash(line: String, expected: String) throws {
      try check(
        try finished(
          "bash",
          """
          source "$SCRIPT"
          COMP_LINE="$LINE"
          COMP_POINT=${#COMP_LINE}
          COMP_WORDS=($COMP_LINE)
          [[ "$LINE" != *" " ]] || COMP_WORDS+=("")
          COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
          _cellophane cellophane "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
          printf '%s\\n' "${COMPREPLY[@]}"
          """, line), expected)
    }

    /// What completes is a terminal's: one is made, and what is offered there is written down.
    @Test("zsh completes", .enabled(if: exists("zsh")), arguments: lines + [exhibit])
    func zsh(line: String, expected: String) throws {
      _ = try folder.write(
        """
        autoload -Uz compinit && compinit -D -u
        source "$SCRIPT"
        compadd() {
          if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\\ * ]]; then
            local -a hits
            builtin compadd -O hits "$@"
            print -rl -- $hits >>.found
          fi
          builtin compadd "$@"
        }
        leave() { exit }
        zle -N leave
        bindkey '^X' leave
        comppostfuncs=(leave)
        """, to: ".setup")
      try check(
        try finished(
          "zsh",
          """
          zmodload zsh/zpty
          : >.found
          zpty trial zsh -f -i
          zpty -w trial "source ./.setup"
          zpty -w -n trial "$LINE"$'\\t\\x18'
          zpty -r trial told '*never*'
          cat .found
          """, line), expected)
    }

    @Test("fish completes", .enabled(if: exists("fish")), arguments: lines)
    func fish(line: String, expected: String) throws {
      try check(
        try finished("fish", "source $SCRIPT; complete -C $LINE | string split -f 1 \\t", line),
        expected)
    }

    private func check(_ result: Finished, _ expected: String) throws {
      let words = result.output.split(separator: "\n").map(String.init)
      #expect(result.errors.isEmpty)
      if expected.hasPrefix("!") {
        #expect(!words.contains { $0.hasPrefix(expected.dropFirst()) }, "\(words)")
      } else {
        #expect(words.contains { $0.hasPrefix(expected) }, "\(words)")
      }
    }

    /// Runs a few lines of a shell in the folder, with the script for it as `SCRIPT` and the command line as `LINE`.
    private func finished(_ shell: String, _ lines: String, _ line: String) throws -> Finished {
      let script = try folder.write(
        BuiltBinary.run(["--generate-completion-script", shell]).output, to: ".completions")
      var environment = BuiltBinary.environment
      environment["HOME"] = folder.url.path
      environment["SCRIPT"] = script
      environment["LINE"] = line
      environment["TERM"] = "xterm"
      environment["PATH"] =
        "\(URL(filePath: BuiltBinary.path).deletingLastPathComponent().path):\(environment["PATH"] ?? "")"
      return try Finished(
        running: "/usr/bin/env",
        ["-C", folder.url.path, shell] + (shell == "zsh" ? ["-f"] : []) + ["-c", lines],
        environment: environment)
    }

    private static func exists(_ shell: String) -> Bool {
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
      }
    }
  }
}
