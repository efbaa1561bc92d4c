import Foundation
import Simulator

/// What fills and signs of a stage mean; its samples are drawn as the stage draws them.
struct StageLegend {
  let theme: Theme

  /// What is explained and, nil for a heading, the sample.
  typealias Entry = (sample: StyledLine?, words: String)

  /// The columns of a sample.
  private static let columns = 9

  var entries: [Entry] {
    let glyphs = theme.glyphs
    return [(nil, "fills")] + fills + [
      (plain("\(glyphs.blank) \(glyphs.blank) \(glyphs.blank)", .stageBlank), "nothing: a hole"),
      (
        plain("\(glyphs.outside) \(glyphs.outside) \(glyphs.outside)", .outside),
        "beyond the content"
      ),
      (plain("\(glyphs.cover) \(glyphs.cover) \(glyphs.cover)", .outside), "obscured: covered"),
      (nil, "sizes and signs"),
      (plain("40 \(glyphs.arrow) 60", .text), "measured: was \(glyphs.arrow) is"),
      (plain("\(glyphs.hatch)44", .estimated), "a guess: not asked yet"),
      (plain("pinned \(glyphs.pinned)", .text), "held while all scrolls"),
      (plain("+2", .strong), "two more, too low"),
      (
        plain("\(glyphs.target) \(glyphs.proposed) \(glyphs.bothTargets)", .focus),
        "a fling's end and wish"
      ),
    ] + jumps + [(nil, "verdict")] + verdicts
  }

  private var fills: [Entry] {
    let glyphs = theme.glyphs
    var guess = cell(4)
    guess.sizeState = .estimated
    var fresh = cell(6)
    fresh.marks = .measured
    var header = cell(0)
    header.category = .supplementaryView
    header.kind = ElementFrame.headerKind
    header.text = "Title"
    let mark = { (item: Int, left: String, right: String, fills: Bool) in
      sample(cell(item), mark: StageMark(left: left, right: right, fills: fills))
    }
    return [
      (sample(cell(2)), "a cell of known size"),
      (sample(cell(3)), "its neighbour"),
      (sample(guess), "a guess: not asked yet"),
      (sample(fresh), "measured just now"),
      (
        sample(cell(8), difference: PaneDifferences.Mark(isAlone: true)),
        "unlike the other pane"
      ),
      (sample(header), "header, footer"),
      (mark(10, glyphs.match, "", false), "matches the search"),
      (mark(11, glyphs.currentMatch, "", true), "the one gone to"),
      (mark(12, glyphs.selection, glyphs.selectionEnd, false), "under the cursor"),
    ]
  }

  private var jumps: [Entry] {
    let jumps = theme.glyphs.jumps
    return [
      (plain("\(jumps.down)40 \(jumps.up)40", .focus), "pushed, not scrolled"),
      (plain(theme.glyphs.bad, .warning), "who pushed it"),
    ]
  }

  private var verdicts: [Entry] {
    [StageVerdict.State.bad, .warning, .good].map { state in
      (plain(" \(state.sign(theme.glyphs)) ", state.role), state.words)
    }
  }

  private func plain(_ text: String, _ role: Theme.Role) -> StyledLine {
    StyledLine(text, theme.style(role))
  }

  private func cell(_ item: Int) -> ElementFrame {
    var element = ElementFrame()
    element.indexPath = [0, item]
    element.frame = CGRect(x: 0, y: 0, width: Self.columns, height: 1)
    element.sizeState = .fixed
    return element
  }

  /// An element as it is drawn on a stage.
  private func sample(
    _ element: ElementFrame, difference: PaneDifferences.Mark? = nil, mark: StageMark? = nil
  ) -> StyledLine {
    var grid = CellGrid(columns: Self.columns, rows: 1)
    StageElement(
      element: element, rect: grid.area, clip: grid.area, difference: difference, mark: mark,
      fontColumns: 1, scrollsHorizontally: false, theme: theme
    ).draw(into: &grid)
    mark?.draw(on: grid.area, in: grid.area, theme: theme, into: &grid)
    var line = StyledLine()
    for column in 0..<grid.columns { line.add(grid[column, 0].text, grid[column, 0].style) }
    return line
  }
}

extension StageVerdict.State {
  fileprivate var words: String {
    switch self {
    case .bad: "wrong, in this step"
    case .warning: "was wrong, or a warning"
    case .good: "nothing wrong so far"
    }
  }
}
