import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite struct InspectorPictureTests {
  private func picture(
    _ pane: PaneFrame, _ columns: Int, _ rows: Int, showsTitle: Bool = false
  ) -> String {
    var grid = CellGrid(columns: columns + 2, rows: rows + 1)
    grid.fill(grid.area, with: ".", clip: grid.area)
    let area = CellRect(column: 1, row: 0, columns: columns, rows: rows)
    grid.fill(area, clip: area)
    InspectorPicture(
      pane: pane, showsTitle: showsTitle, area: area,
      theme: Theme(isASCII: false, usesColor: false)
    ).draw(into: &grid)
    #expect(grid.isWhole)
    let lines = grid.picture.split(separator: "\n")
    #expect(lines.allSatisfy { $0.first == "." && $0.last == "." })
    #expect(lines.last?.allSatisfy { $0 == "." } == true)
    return lines.dropLast().map { $0.dropFirst().dropLast() + "|" }.joined(separator: "\n")
  }

  private var bug: PaneFrame { Frame.scrollingUp.panes[0] }

  @Test("A wide inspector has its numbers in pairs")
  func wide() {
    #expect(
      picture(bug, 60, 18) == """
        offset   0 , 1 240.5     scrolls  0 – 4 000                 |
        content  320 × 4 480     true     320 × 6 400               |
        measured 24 of 80        debt     1 680 pt                  |
        visible  [0,30] – [0,36] velocity -420 pt/s                 |
                                                                    |
         ✗ JUMP 70 pt                                               |
          [0,30] was measured 40 → 110 above what you read, and     |
          nothing made up for it                                    |
          so far: jump 3×, 210 pt                                   |
                                                                    |
        ─ who moved the offset ─────────────────────────────────────|
        0.10 1 400 → 1 240      deceleration                        |
        0.45 size 4 410 → 4 480 adjustment  [0,30] 40 → 110         |
        0.45 1 240.5 → 1 310.5  adjustment  [0,30] 40 → 110         |
        ─ calls ────────────────────────────────────────────────────|
        0.45 shouldInvalidateLayout(forPreferredLayoutAttributes:   |
             [0,30] 110, with: 40) → true                           |
        0.45 layoutAttributesForElements(in: 0,1240.5,320,480) → 7  |
        """)
  }

  @Test("A narrow one has one a row, and its lines broken")
  func narrow() {
    #expect(
      picture(bug, 30, 26, showsTitle: true) == """
        bug · correct, compensation   |
        none                          |
        offset   0 , 1 240.5          |
        content  320 × 4 480          |
        true     320 × 6 400          |
        measured 24 of 80             |
        debt     1 680 pt             |
        visible  [0,30] – [0,36]      |
        scrolls  0 – 4 000            |
        velocity -420 pt/s            |
                                      |
         ✗ JUMP 70 pt                 |
          [0,30] was measured 40 → 110|
          above what you read, and    |
          nothing made up for it      |
          so far: jump 3×, 210 pt     |
        ─ who moved the offset ───────|
        0.45 size 4 410→4 480         |
         adjustment [0,30] 40→110     |
        0.45 1 240.5→1 310.5          |
         adjustment [0,30] 40→110     |
        ─ calls ──────────────────────|
        0.45 layoutAttributesForElemen|
             ts(in: 0,1240.5,320,480) |
             → 7                      |
                                      |
        """)
  }

  @Test("The fewer rows, the more what matters stays", arguments: [(1, 1), (2, 2), (4, 4), (6, 6)])
  func low(_ rows: Int, _ count: Int) {
    let drawn = picture(bug, 30, rows)
    #expect(drawn.split(separator: "\n").count == count)
    #expect(drawn.contains("JUMP 70 pt"))
  }

  @Test("Nothing moves when a finding comes or goes")
  func steady() {
    for rows in 1...24 {
      for columns in [26, 60] {
        var quiet = bug
        quiet.findingsNow = []
        func history(_ pane: PaneFrame) -> [Int] {
          picture(pane, columns, rows).split(separator: "\n").enumerated()
            .filter { $0.element.hasPrefix("─") }.map(\.offset)
        }
        #expect(history(bug) == history(quiet))
      }
    }
  }

  @Test("What was wrong for a moment can still be read")
  func past() {
    var pane = bug
    pane.findingsNow = []
    #expect(
      picture(pane, 60, 12) == """
        offset   0 , 1 240.5     scrolls  0 – 4 000                 |
        content  320 × 4 480     true     320 × 6 400               |
        measured 24 of 80        debt     1 680 pt                  |
        visible  [0,30] – [0,36] velocity -420 pt/s                 |
                                                                    |
        ✓ nothing wrong now                                         |
          so far: jump 3×, 210 pt                                   |
          [0,30] was measured 40 → 110 above what you read, and     |
          nothing made up for it                                    |
                                                                    |
        ─ who moved the offset ─────────────────────────────────────|
        0.45 1 240.5 → 1 310.5  adjustment  [0,30] 40 → 110         |
        """)
    pane.findings = []
    pane.elements = []
    pane.isSelfSizing = false
    pane.estimateDebt = nil
    pane.trueContentSize = nil
    pane.scrollRange = 0...0
    pane.ledger = []
    pane.diagnostics = [
      DiagnosticNote(id: "x", message: "The behavior is not defined because: of this")
    ]
    #expect(
      picture(pane, 60, 12) == """
        offset   0 , 1 240.5    scrolls  not at all                 |
        content  320 × 4 480    true     unknown                    |
        measured none, 80 fixed debt     unknown                    |
        visible  nothing        velocity -420 pt/s                  |
                                                                    |
        ! 1 diagnostic                                              |
          The behavior is not defined because: of this              |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
        """)
  }

  @Test("A diagnostic is never called fine, and can be read whole", arguments: [8, 11, 22])
  func diagnostic(_ rows: Int) {
    var pane = bug
    let words = (1...24).map { "word\($0)" }
    pane.diagnostics = [DiagnosticNote(id: "x", message: words.joined(separator: " "))]
    for (now, all) in [(bug.findingsNow, bug.findings), ([], bug.findings), ([], [])] {
      pane.findingsNow = now
      pane.findings = all
      let drawn = picture(pane, 30, rows)
      #expect(!drawn.contains("nothing wrong"))
      #expect(drawn.contains(now.isEmpty ? "! 1 diagnostic" : "! word1"))
      if now.isEmpty || rows > 8 {
        #expect(words.allSatisfy(drawn.contains))
      }
    }
  }

  @Test("Where the content scrolls both ways both ranges are told, x first")
  func bothRanges() {
    var pane = bug
    pane.scrollRange = 0...240
    pane.crossScrollRange = 0...400
    #expect(picture(pane, 60, 18).contains("scrolls  0 – 400 , 0 – 240"))
    pane.scrollsHorizontally = true
    #expect(picture(pane, 60, 18).contains("scrolls  0 – 240 , 0 – 400"))
  }

  @Test(
    "A verdict is a word and a number",
    arguments: [
      (Invariant.coverage, 0.754, Finding.Unit.fraction, "BLANK 75 %"),
      (.anchor, -70.25, .points, "JUMP -70.3 pt"),
      (.contentSize, 5920, .points, "WRONG CONTENT SIZE 5 920 pt"),
      (.work, 12, .count, "TOO MUCH WORK 12"),
    ])
  func verdict(_ invariant: Invariant, _ max: Double, _ unit: Finding.Unit, _ text: String) {
    let finding = Finding(
      invariant: invariant, count: 1, max: max, sum: max, signedSum: max, unit: unit, firstTime: 0,
      atRest: false, message: "")
    #expect(Verdict(finding).headline == text)
  }

  @Test("Every invariant has its own word")
  func words() {
    #expect(Set(Invariant.allCases.map(Verdict.word)).count == Invariant.allCases.count)
  }
}
