import ArgumentParser

/// `cellophane version`, which prints the same as `cellophane --version`.
struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version",
    abstract: "Print the version.",
    discussion: """
      EXAMPLES:
        cellophane version
      """)

  @OptionGroup var look: UnusedLookOptions

  func run() throws {
    do {
      try StandardOutput.write(Cellophane.configuration.version)
    } catch {
      throw Complaint.make(of: error)
    }
  }
}
