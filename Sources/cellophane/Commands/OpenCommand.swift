import ArgumentParser
import Scenes

/// `cellophane open FILE …`, and what `cellophane` alone does.
struct OpenCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Scroll a scene, a data file or standard input.",
    discussion: """
      A data file (\(endings), anything else as text) is shown as a list of cells \
      that size themselves, behaving correctly; --set behavior=uikit has it behave as UIKit does. \
      Several files open as panes side by side, scrolled by the same keys. A scene that ships goes by \
      its name alone. Without a file, what comes through a pipe is shown on a terminal, else the \
      first scene of the tour. Press ? for the keys.

      EXAMPLES:
        cellophane open bug.yaml
        cellophane open b01-upward-scroll-jump
        cellophane open countries.csv --layout waterfall
        cellophane open words.txt --set layout.estimatedHeight=80
        git log --oneline | cellophane
      """)

  /// The endings of the data files that are no plain text.
  private static let endings = DataFormat.allCases.filter { $0 != .text }.flatMap(\.endings)
    .map { ".\($0)" }.joined(separator: " ")

  @Argument(
    help: ArgumentHelp("Scenes, data files, or - for standard input.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  @OptionGroup var options: CommonOptions

  @OptionGroup var look: LookOptions

  @MainActor
  func run(_ program: Program) throws {
    try program.open(files)
  }
}
