import ArgumentParser

/// `cellophane manual`, whose output `make install` writes to `share/man/man1`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print the manual page.",
    discussion: """
      EXAMPLES:
        cellophane manual | man -l -
      """)

  @OptionGroup var look: UnusedLookOptions

  func run() throws {
    do {
      try StandardOutput.write(ManualPage(Cellophane.self).text, terminator: "")
    } catch {
      throw Complaint.make(of: error)
    }
  }
}
