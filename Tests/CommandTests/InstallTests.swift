import Foundation
import Testing

extension BuiltBinary {
  /// What the program tells of itself, and where it is installed.
  @Suite("Installed")
  struct InstallTests {
    private static let script = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Scripts/install").path

    @Test("Program, scenes, manual page and completions stand where systems look for them")
    func files() throws {
      let folder = try TemporaryFolder()
      let environment = BuiltBinary.environment.merging([
        "DESTDIR": folder.url.path, "PREFIX": "/opt/own",
      ]) { $1 }
      let result = try Finished(
        running: "/bin/sh", [Self.script, BuiltBinary.path], environment: environment)
      #expect(result.status == 0, "\(result.errors)")
      func text(_ path: String) throws -> String { try folder.text(named: "opt/own/\(path)") }
      #expect(try text("share/man/man1/cellophane.1").hasPrefix(".TH CELLOPHANE 1 "))
      #expect(
        try text("share/bash-completion/completions/cellophane").contains(
          "complete -o filenames -F _cellophane cellophane"))
      #expect(try text("share/zsh/site-functions/_cellophane").hasPrefix("#compdef cellophane"))
      #expect(
        try text("share/fish/vendor_completions.d/cellophane.fish").contains(
          "complete -c 'cellophane'"))
      #expect(try text("share/cellophane/Assets/scenes/01-scrolling-up.yaml").contains("title:"))
      // The installed program finds its scenes.
      let installed = folder.url.appending(path: "opt/own/bin/cellophane").path
      let list = try Finished(running: installed, ["list"], environment: BuiltBinary.environment)
      #expect(list.output.contains("01-scrolling-up.yaml"))
    }

    @Test("The manual page names every command, option and key, and breaks no macro")
    func manual() throws {
      let page = try BuiltBinary.run(["manual"]).output
      for heading in [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "KEYS", "EXIT STATUS",
        "ENVIRONMENT", "FILES", "EXAMPLES",
      ] {
        #expect(page.contains(".SH \(heading)\n"))
      }
      for words in [
        ".SS \"cellophane check\"", "\\-\\-reduced\\-motion", "\\-\\-theme <name>",
        "\\fBCtrl\\-D\\fR\nhalf a page down", "\\fBNO_COLOR\\fR", "cellophane bug.yaml",
      ] {
        #expect(page.contains(words), "\(words)")
      }
      let macros: Set = ["TH", "SH", "SS", "PP", "TP", "nf", "fi", "br"]
      for line in page.split(separator: "\n") where line.hasPrefix(".") {
        #expect(macros.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
      }
      #expect(page.allSatisfy { $0.isASCII })
    }

    @Test("Completions know the layouts and the themes", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
      let script = try BuiltBinary.run(["--generate-completion-script", shell])
      #expect(script.status == 0)
      for word in ["gallery", "waterfall", "high-contrast", "reduced-motion"] {
        #expect(script.output.contains(word))
      }
    }

    @Test(
      "bash completes files, options and scenes, also where the word open is left out",
      arguments: [
        ("cellophane READ", "README.txt"), ("cellophane --th", "--theme"),
        ("cellophane 01-", "01-scrolling-up"), ("cellophane open 01-", "01-scrolling-up"),
        ("cellophane open READ", "README.txt"), ("cellophane museum b07", "b07-"),
        ("cellophane sweep --knob layout.estimatedIt", "layout.estimatedItemSize"),
        ("cellophane ga", "gallery"), ("cellophane check --stri", "--strict"),
        ("cellophane README.txt --theme da", "dark"), ("cellophane README.txt ga", ""),
      ])
    func completes(line: String, expected: String) throws {
      let folder = try TemporaryFolder()
      _ = try folder.write("text", to: "README.txt")
      let script = try folder.write(
        BuiltBinary.run(["--generate-completion-script", "bash"]).output, to: "completions")
      let trial = """
        cd '\(folder.url.path)'
        PATH='\(URL(filePath: BuiltBinary.path).deletingLastPathComponent().path)':$PATH
        source '\(script)'
        COMP_LINE='\(line)'
        COMP_POINT=${#COMP_LINE}
        COMP_WORDS=($COMP_LINE)
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _cellophane cellophane "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      let result = try Finished(
        running: "/usr/bin/env", ["bash", "-c", trial], environment: BuiltBinary.environment)
      let words = result.output.split(separator: "\n").map(String.init)
      #expect(result.errors.isEmpty)
      #expect(
        expected.isEmpty ? words.isEmpty : words.contains { $0.hasPrefix(expected) }, "\(words)")
    }

    @Test("bash accepts its completions")
    func bash() throws {
      let folder = try TemporaryFolder()
      let script = try folder.write(
        BuiltBinary.run(["--generate-completion-script", "bash"]).output, to: "completions")
      let result = try Finished(
        running: "/usr/bin/env", ["bash", "-n", script], environment: BuiltBinary.environment)
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
    }
  }
}
