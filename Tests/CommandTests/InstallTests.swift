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
  }
}
