import ArgumentParser

/// `cellophane show FILE`.
struct ShowCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print one frame as text.",
    discussion: """
      The scene is played headless, including its steps, up to the end of its last step or up to the \
      given moment. The title of the frame shows its time; for a scene with steps, a line on standard \
      error says which moment it is.

      EXAMPLES:
        cellophane show bug.yaml
        cellophane show bug.yaml --at 0
        cellophane show bug.yaml --at 0.5 --size 100x30
        cellophane show bug.yaml --at end --color always | less -R
        cellophane show countries.csv
      """)

  @Argument(
    help: ArgumentHelp("A scene, a data file, or - for standard input.", valueName: "file"),
    completion: .file())
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "0 to 3600 seconds from the start, or end, when nothing moves any more (at most an hour); by default after the last step.",
      valueName: "seconds"),
    completion: .list([MomentOption.endWord]))
  var at: MomentOption?

  @OptionGroup var options: CommonOptions

  @OptionGroup var look: LookOptions

  @MainActor
  func run(_ program: Program) throws {
    try program.show(program.scene(in: program.path(of: file)), moment: at)
  }
}
