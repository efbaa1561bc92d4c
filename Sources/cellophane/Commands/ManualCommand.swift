import ArgumentParser
import Terminal

/// `cellophane manual`, whose piped output `make install` writes to `share/man/man1`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Show the manual page.",
    discussion: """
      On a terminal, shows the page as text in the pager of PAGER, or else in less. Anywhere else, prints \
      it in the macros of man.

      EXAMPLES:
        cellophane manual
        cellophane manual | man -l -
      """)

  @OptionGroup var look: UnusedLookOptions

  func run() throws {
    do {
      let page = try ManualPage(Cellophane.self)
      guard StandardStreams.outputIsTerminal else {
        return try StandardOutput.write(page.text, terminator: "")
      }
      try Pager.show(page.plainText)
    } catch {
      throw Complaint.make(of: error)
    }
  }
}
