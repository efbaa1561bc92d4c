import ArgumentParser

/// `cellophane show FILE`.
struct ShowCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print one frame as text.",
    discussion: """
      The scene runs headless up to the moment asked for, its steps included.

      EXAMPLES:
        cellophane show bug.yaml
        cellophane show bug.yaml --at 0.5 --size 100x30
        cellophane show countries.csv --color always | less -R
      """)

  @Argument(
    help: ArgumentHelp("A scene, a data file, or - for standard input.", valueName: "file"),
    completion: .file())
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The moment, in seconds from the start.", valueName: "seconds"))
  var at = 0.0

  @OptionGroup var options: CommonOptions

  @OptionGroup var look: LookOptions

  func validate() throws {
    guard (0...3600).contains(at) else {
      throw ValidationError("The moment must lie between 0 and 3600 seconds.")
    }
  }

  @MainActor
  func run(_ program: Program) throws {
    try program.show(program.scene(in: program.path(of: file)), moment: at)
  }
}
