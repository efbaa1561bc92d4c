import Foundation
import Simulator
import Testing

@testable import Renderer

/// The sentence of a verdict: beside its letters, or in the rows that the caption leaves.
@Suite struct StageSentenceTests {
  /// What stands on the stage above the panes, of a scene with two of them.
  private func top(
    _ finding: Finding, isPast: Bool = false, caption: String = "It did not arrive."
  ) -> [String] {
    var frame = Frame.scrollingUp
    frame.isMoving = false
    frame.progress = SceneProgress(part: 3, parts: 7, mark: nil, state: .waiting)
    frame.caption = caption
    frame.panes[0].findings = [finding]
    frame.panes[0].findingsNow = isPast ? [] : [finding]
    var screen = Screen(columns: 80, rows: 24)
    screen.state.isOnStage = true
    let lines = screen.picture(of: frame).split(separator: "\n")
    let heads = lines.firstIndex { $0.contains("✓ fixed") } ?? 0
    // Without the bar at the end of each row, and what stands at the right next to what stands at the left.
    return lines[..<heads].map {
      $0.dropLast().trimmingCharacters(in: .whitespaces)
        .replacingOccurrences(of: " +■", with: " ■", options: .regularExpression)
    }
  }

  private var miss: Finding {
    var miss = Finding.jump
    (miss.invariant, miss.count, miss.max, miss.sum) = (.target, 1, 720, 720)
    miss.message = "[0,99] was to come to the bottom and stands 720 pt below it, after 2 passes"
    return miss
  }

  @Test("Letters that take all columns leave the sentence the rows below the caption")
  func belowTheCaption() {
    #expect(
      top(miss) == [
        "It did not arrive.",
        "✗ bug  [0,99] was to come to the bottom and stands 720 pt below",
        "it, after 2 passes ■ step 3 of 7",
        "█▄ ▄█ █ █▀▀ █▀▀ █▀▀ █▀▄   ▀█▀ █▀█ █▀▄ █▀▀▀ █▀▀ ▀█▀   ▀▀█ ▀▀█ █▀█   █▀█ ▀█▀",
        "█ ▀ █ █ ▀▀█ ▀▀█ █▀  █ █    █  █▀█ █▀▄ █ ▀█ █▀   █     ▄▀ █▀▀ █ █   █▀▀  █",
        "▀   ▀ ▀ ▀▀▀ ▀▀▀ ▀▀▀ ▀▀     ▀  ▀ ▀ ▀ ▀ ▀▀▀▀ ▀▀▀  ▀     ▀  ▀▀▀ ▀▀▀   ▀    ▀",
      ])
  }

  @Test("One row has the short form, and of that as much as fits")
  func oneRow() {
    let two = "It did not arrive, although the list was asked to go there and had all the time."
    #expect(
      top(miss, caption: two)[2]
        == "✗ bug  [0,30] 40 → 110 stands 70 pt off ■ step 3 of 7")
    var other = miss
    other.culprit = nil
    #expect(
      top(other, caption: two)[2]
        == "✗ bug  [0,99] was to come to the bottom and stands 720 pt… ■ step 3 of 7")
  }

  @Test("What is past is said by the sentence, and beside the letters only where there is none")
  func past() {
    #expect(top(miss, isPast: true)[1].hasPrefix("! bug  earlier: [0,99] was to come"))
    #expect(top(miss, isPast: true)[3].hasPrefix("█▄ ▄█ █ █▀▀"))
    // Three lines of a caption leave no row.
    let long =
      "It did not arrive, although the list was asked to go there and had all the time "
      + "that anybody could wish for, and more than that, as one sees on the right of the screen."
    let lines = top(miss, isPast: true, caption: long)
    #expect(lines[3].hasSuffix(" ! bug"))
    #expect(lines[4].hasPrefix("MISSED TARGET  "))
    #expect(lines[4].hasSuffix("  earlier: [0,30] 40 → 110 stands 70 pt"))
  }

  @Test(
    "A long title leaves the rows below the first their whole width, and one too long gives way")
  func longTitle() {
    func lines(_ title: String) -> [String] {
      var verdict = StageVerdict(Frame(title: "", time: 0, panes: []), panes: [])
      verdict.detail = "one two three four five six seven eight nine"
      let area = CellRect(column: 0, row: 0, columns: 40, rows: 2)
      return StageSentence(
        verdict, title: title, in: area, style: .plain,
        theme: Theme(isASCII: false, usesColor: false)
      ).lines.map { $0.spans.map(\.text).joined() }
    }
    #expect(lines("bug") == ["✓ bug  one two three four five six seven", "       eight nine"])
    #expect(
      lines("the mean of all") == [
        "✓ the mean of all  one two three four", "five six seven eight nine",
      ])
    #expect(
      lines("the mean of all of them") == ["one two three four five six seven eight", "nine"])
  }

  @Test("Rows that are too narrow for a sentence have none, and past is said beside the letters")
  func narrowRows() {
    var verdict = StageVerdict(Frame(title: "", time: 0, panes: []), panes: [])
    (verdict.word, verdict.amount, verdict.detail) = ("JUMP", "70 pt", "earlier: so it was")
    verdict.isPast = true
    func picture(spare columns: Int) -> String {
      var grid = CellGrid(columns: 52, rows: 5)
      StageBand(
        verdict: verdict, title: "", letters: .half,
        area: CellRect(column: 0, row: 2, columns: 52, rows: 3),
        spare: CellRect(column: 1, row: 0, columns: columns, rows: 2),
        theme: Theme(isASCII: false, usesColor: false)
      ).draw(into: &grid)
      return grid.text()
    }
    #expect(picture(spare: 10).contains("earlier") && !picture(spare: 10).hasPrefix(" earlier"))
    #expect(picture(spare: 40).contains("earlier: so it was"))
  }

  @Test("A sentence that fits beside the letters stays there")
  func beside() {
    let lines = top(.jump)
    #expect(lines[1].isEmpty && lines[3].hasSuffix("✗ bug"))
    #expect(lines[4].hasSuffix("3 times, worst 70 pt: [0,30]"))
  }

  @Test("What would be cut beside the letters goes where more of it can be read")
  func cutBeside() {
    var jump = Finding.jump
    jump.culprit = nil
    jump.message = "the update moved what you were reading 70 pt down, and the one after it back"
    let lines = top(jump)
    #expect(lines[1].hasPrefix("✗ bug  3 times, worst 70 pt: the update moved what you were"))
    #expect(lines[2].hasPrefix("reading 70 pt down, and the one after it back"))
    #expect(!lines[3].contains("bug"))
  }

  @Test("The short form is for jumps and missed targets; others are cut")
  func shortForm() {
    var frame = PaneFrame.list
    var reach = Finding.jump
    for (invariant, hasShortForm) in [
      (Invariant.anchor, true), (.target, true), (.reachability, false), (.motion, false),
      (.contentSize, false),
    ] {
      reach.invariant = invariant
      (frame.findings, frame.findingsNow) = ([reach], [reach])
      let verdict = StageVerdict(Frame(title: "", time: 0, panes: [frame]), pane: 0)
      #expect(verdict.brief.isEmpty != hasShortForm, "\(invariant)")
    }
  }

  @Test(
    "Beside one pane a long word takes two lines of letters, its number and its sentence below them"
  )
  func besideOnePane() {
    var pane = PaneFrame.list
    (pane.findings, pane.findingsNow) = ([miss], [miss])
    var frame = Frame(title: "", time: 0, panes: [pane])
    frame.caption = "It did not arrive."
    func words(columns: Int = 80, rows: Int = 24, isASCII: Bool = false) -> [String] {
      var screen = Screen(columns: columns, rows: rows)
      (screen.state.isOnStage, screen.isASCII) = (true, isASCII)
      let lines = screen.picture(of: frame).split(separator: "\n")
      return lines.map { String($0.dropFirst(41).dropLast()).trimmingCharacters(in: .whitespaces) }
    }
    #expect(
      words().prefix(16) == [
        "█▄ ▄█ █ █▀▀ █▀▀ █▀▀ █▀▄", "█ ▀ █ █ ▀▀█ ▀▀█ █▀  █ █", "▀   ▀ ▀ ▀▀▀ ▀▀▀ ▀▀▀ ▀▀", "",
        "▀█▀ █▀█ █▀▄ █▀▀▀ █▀▀ ▀█▀", "█  █▀█ █▀▄ █ ▀█ █▀   █", "▀  ▀ ▀ ▀ ▀ ▀▀▀▀ ▀▀▀  ▀", "",
        "720 pt", "[0,99] was to come to the bottom and", "stands 720 pt below it, after 2",
        "passes", "", "", "",
        "It did not arrive.",
      ])
    #expect(words(isASCII: true).contains("720 pt"))
  }

  @Test("What comes and goes beside the steps takes the end of the last row alone")
  func notice() {
    var frame = Frame.scrollingUp
    frame.isMoving = false
    frame.progress = SceneProgress(part: 3, parts: 7, mark: nil, state: .waiting)
    frame.caption = "It did not arrive."
    (frame.panes[0].findings, frame.panes[0].findingsNow) = ([miss], [miss])
    var screen = Screen(columns: 80, rows: 24)
    screen.state.isOnStage = true
    func rows() -> [Substring] { screen.picture(of: frame).split(separator: "\n") }
    let before = rows()
    screen.state.time.isPaused = true
    screen.tell(.present(.next), "no step is left to go on to")
    let after = rows()
    #expect(after[1] == before[1] && after[3...] == before[3...])
    #expect(after[2] != before[2] && after[2].contains("PgDn no step is left"))
    #expect(before[2].contains(" it, after 2 passes ") && after[2].contains(" it,"), "\(after[2])")
  }

  @Test("Word and number are in letters, be they smaller ones, before the number alone is")
  func wordAndNumber() {
    var pane = PaneFrame.list
    (pane.findings, pane.findingsNow) = ([.jump], [.jump])
    pane.title =
      "a list with a title that is as long as a sentence and needs more than the viewport has"
    var frame = Frame(title: "", time: 0, panes: [pane, pane])
    frame.caption = "It slipped."
    for (columns, rows) in [(80, 24), (120, 40), (160, 50)] {
      var screen = Screen(columns: columns, rows: rows)
      screen.state.isOnStage = true
      screen.state.arrangement = .single
      let text = screen.picture(of: frame)
      #expect(!text.contains("JUMP") && !text.contains("210"), "\(text)")
      #expect(text.contains("…  1 of 2"), "\(text)")
    }
  }
}
