import ArgumentParser
import Scenes
import Simulator

/// `cellophane advise FILE`.
struct AdviseCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "advise",
    abstract: "Measure how large the cells truly are, and recommend an estimate.",
    discussion: """
      Mean, median, smallest, largest and what the scene says now are compared, for a list in \
      sections also an estimate for each: with every one of them the content is scrolled headless, \
      all of it or, where it is long, at eight places, up by 30 points and down by pages, where nobody \
      makes up for what measures otherwise, where the layout is asked once, and where all is right. \
      Of those that leave no more blank than the one with the fewest points, and whose jumps come to \
      at most half as many points again, the one with the fewest jumps is recommended; an estimate \
      that measures more than ten times what is in view at once takes no part. \
      Steps and behaviour of the scene do not count. Of more than \(Advisor.itemLimit) items so many \
      are measured, evenly spread. Ends with 1 when the layout guesses nothing.

      EXAMPLES:
        cellophane advise countries.csv
        cellophane advise feed.yaml --pane fix
        cellophane advise feed.yaml --per-section
        cellophane advise words.txt --layout waterfall --json \\
          | jq '.candidates[.recommended]'
      """)

  @Argument(
    help: ArgumentHelp("A scene, a data file, or - for standard input.", valueName: "file"),
    completion: .file())
  var file: String

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Recommend an estimate for each section in any case.")
  var perSection = false

  @OptionGroup var pane: PaneOption

  @OptionGroup var options: CommonOptions

  @OptionGroup var look: UnusedLookOptions

  @MainActor
  func run(_ program: Program) throws {
    let scene = try program.scene(at: file)
    let advice = try Advisor(scene, pane: pane.index(in: scene) ?? 0).advice(perSection: perSection)
    guard !json else { return try StandardOutput.write(JSONText.of(advice)) }
    try program.tell(AdviceText(advice, isASCII: program.drawsASCII).text)
  }
}
