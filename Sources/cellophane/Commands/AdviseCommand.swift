import ArgumentParser
import Scenes
import Simulator

/// `cellophane advise FILE`.
struct AdviseCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "advise",
    abstract: "Measure the cells and recommend an estimate.",
    discussion: """
      Compares the mean, median, smallest and largest size with the current estimate, and for a list \
      with sections also an estimate per section. With each candidate, the steps of the scene run \
      headless; those with which the steps lose the fewest points to the reader are compared further: \
      places that moved, blanks, missed targets, then wrong sizes, then needless work. If the steps \
      lose something as the scene is, settings that cure them without another estimate are named, too. \
      For each candidate, the content is also scrolled headless, \
      all of it or, if it is long, at eight places: up by 30 points and down by pages, without \
      compensation, with a single query, and with the preset correct. Among the candidates with no more \
      blank than the one of the fewest points, and whose jumps add up to at most half as many points \
      again, the one with the fewest jumps is recommended. An estimate that measures more than ten \
      viewports at once is left out. The scroll ignores the behavior of the scene. Of more than \
      \(Advisor.itemLimit) items that many are measured, evenly spread. The exit status is 1 if the \
      layout estimates nothing.

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

  @Flag(help: "Recommend an estimate for each section.")
  var perSection = false

  @OptionGroup var pane: PaneOption

  @OptionGroup var options: CommonOptions

  @OptionGroup var look: UnusedLookOptions

  @MainActor
  func run(_ program: Program) throws {
    let scene = try program.scene(at: file)
    let advice = try Advisor(scene, pane: pane.index(in: scene) ?? 0).advice(perSection: perSection)
    guard !json else { return try StandardOutput.write(JSONText.of(advice)) }
    try program.printText(AdviceText(advice, isASCII: program.drawsASCII).text)
  }
}
