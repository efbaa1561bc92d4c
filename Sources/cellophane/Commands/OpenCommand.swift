import ArgumentParser
import Scenes

/// `cellophane open FILE …`, the default command.
struct OpenCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Scroll a scene, a data file or standard input.",
    discussion: """
      A data file (\(endings), anything else as text) is shown as a list of self-sizing cells with \
      the preset correct; use --set behavior=uikit for UIKit's behavior. Several files open as panes \
      side by side, which receive the same keys. A shipped scene is opened by its name. Without a \
      file, shows standard input if it is a pipe, else the first scene of the tour. Press ? for help.

      EXAMPLES:
        cellophane open bug.yaml
        cellophane open b01-upward-scroll-jump
        cellophane open countries.csv --layout waterfall
        cellophane open words.txt --set layout.estimatedHeight=80
        git log --oneline | cellophane
      """)

  /// The extensions of data files other than plain text.
  private static let endings = DataFormat.allCases.filter { $0 != .text }.flatMap(\.endings)
    .map { ".\($0)" }.joined(separator: " ")

  @Argument(
    help: ArgumentHelp("Scenes, data files, or - for standard input.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  @Flag(help: "Read a file again as soon as it has changed, instead of with r.")
  var watch = false

  @OptionGroup var options: CommonOptions

  @OptionGroup var look: LookOptions

  @MainActor var program: Program {
    var options = drawingOptions
    options.watchesFiles = watch
    return Program(options: options, look: look.values)
  }

  @MainActor
  func run(_ program: Program) throws {
    try program.open(files)
  }
}
