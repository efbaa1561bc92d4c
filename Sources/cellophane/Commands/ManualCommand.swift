import ArgumentParser

/// `cellophane manual`: what `make install` puts under `share/man/man1`.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print the manual page.",
    discussion: """
      EXAMPLES:
        cellophane manual | man -l -
      """)

  func run() throws {
    print(try ManualPage(Cellophane.self).text, terminator: "")
  }
}
