import Foundation
import Simulator
import Testing

@testable import Renderer

/// The inspector as a reader sees it.
///
/// Long because every test carries its picture, and pictures are compared best side by side.
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

  @Test("Where a fling will rest is told once, whatever the room")
  func target() {
    for columns in 20...80 {
      for rows in 1...30 {
        let told = picture(bug, columns, rows).split(separator: "\n").count {
          $0.hasPrefix("target ")
        }
        #expect(told <= 1, "\(columns) × \(rows)")
      }
    }
  }

  @Test("A wide inspector has its numbers in pairs")
  func wide() {
    #expect(
      picture(bug, 60, 18) == """
        offset   0, 1 240.5      scrolls  0 – 4 000                 |
        moved by deceleration → adjustment in one frame             |
        jumps    3, 210 pt                                          |
        content  320 × 4 480     true     320 × 6 400               |
        measured 24 of 80        debt     1 680 pt                  |
        visible  [0,30] – [0,36] velocity -420 pt/s                 |
        target   ◆ 980, proposed ◇ 1 000, told -1.25 pt/ms          |
                                                                    |
         ✗ JUMP 70 pt (anchor)                                      |
          [0,30] was measured 40 → 110 above what you read, and     |
          nothing made up for it                                    |
                                                                    |
                                                                    |
        ─ who moved the offset ─────────────────────────────────────|
        0.45 adjustment +70 size 4 410 → 4 480 [0,30] 40→110        |
        0.45 adjustment +70 1 240.5 → 1 310.5 [0,30] 40→110         |
        ─ calls ────────────────────────────────────────────────────|
        0.45 layoutAttributesForElements(in: 0,1 240.5,320,480) → 7 |
        """)
  }

  @Test("A narrow one has one a row, and its lines broken")
  func narrow() {
    #expect(
      picture(bug, 30, 26, showsTitle: true) == """
        bug · correct, compensation   |
        none                          |
        offset   1 240.5 at -420 pt/s |
        jumps    3, 210 pt            |
        content  320 × 4 480          |
        true     320 × 6 400          |
        measured 24 of 80             |
        moved by adjustment, last of 2|
        target   ◆ 980, not ◇ 1 000   |
        debt     1 680 pt             |
        visible  [0,30] – [0,36]      |
        scrolls  0 – 4 000            |
        velocity -420 pt/s            |
                                      |
         ✗ JUMP 70 pt (anchor)        |
          [0,30] was measured 40 → 110|
          above what you read, and    |
          nothing made up for it      |
                                      |
        ─ who moved the offset ───────|
        0.45 1 240.5→1 310.5          |
         adjustment +70 [0,30] 40→110 |
        ─ calls ──────────────────────|
        0.45 layoutAttributesFor      |
             Elements(in:             |
             0,1 240.5,320,480) → 7   |
        """)
  }

  @Test("Beside four panes it tells the same in fewer words")
  func narrowest() {
    var pane = bug
    pane.contentSize.height = 60_942
    pane.trueContentSize?.height = 5_998_120
    pane.findingsNow = []
    let past = picture(pane, 19, 5)
    #expect(past.contains("content  … × 60 942"))
    #expect(picture(pane, 20, 10).contains("true     × 5 998 120"))
    #expect(past.contains("✓ nothing wrong now"))
    #expect(past.contains("  was: JUMP 70 pt"))
    pane.findings = []
    #expect(picture(pane, 19, 6).contains("✓ nothing wrong yet"))
    #expect(picture(pane, 22, 6).contains("✓ nothing wrong so far"))
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

  @Test("Until something was found the history has the verdict's rows, and no number moves then")
  func unreserved() {
    var fine = bug
    fine.findingsNow = []
    fine.findings = []
    var found = fine
    found.findings = bug.findings
    for rows in 1...30 {
      for columns in [26, 30, 60] {
        let lines = [fine, found].map { picture($0, columns, rows).split(separator: "\n") }
        let row = lines[0].firstIndex { $0.contains("nothing wrong so far") } ?? 0
        // Without the score, which is a number more, everything above stays.
        #expect(
          lines[1].filter { !$0.hasPrefix("jumps ") }.starts(with: lines[0].prefix(max(0, row - 1)))
        )
        guard let first = lines[0].firstIndex(where: { $0.hasPrefix("─") }) else { continue }
        #expect(first == row + 1)
      }
    }
    #expect(
      picture(fine, 30, 22) == """
        offset   1 240.5 at -420 pt/s |
        content  320 × 4 480          |
        true     320 × 6 400          |
        measured 24 of 80             |
        moved by adjustment, last of 2|
        target   ◆ 980, not ◇ 1 000   |
        debt     1 680 pt             |
        visible  [0,30] – [0,36]      |
        scrolls  0 – 4 000            |
        velocity -420 pt/s            |
                                      |
        ✓ nothing wrong so far        |
        ─ who moved the offset ───────|
        0.45 size 4 410→4 480         |
         adjustment +70 [0,30] 40→110 |
        0.45 1 240.5→1 310.5          |
         adjustment +70 [0,30] 40→110 |
        ─ calls ──────────────────────|
        0.45 layoutAttributesFor      |
             Elements(in:             |
             0,1 240.5,320,480) → 7   |
                                      |
        """)
  }

  @Test("A heading stands only over calls that fit whole")
  func callsThatFit() {
    var heights: [Int] = []
    for rows in 1...30 {
      let lines = picture(bug, 26, rows).split(separator: "\n")
      guard let heading = lines.firstIndex(where: { $0.hasPrefix("─ calls") }) else { continue }
      heights.append(rows)
      #expect(lines.dropFirst(heading + 1).first?.hasPrefix("0.45 ") == true, "\(rows) rows")
    }
    #expect(heights == [22, 23, 25, 26, 27, 28, 29, 30])
  }

  @Test("The numbers of a pane with a verdict fit an inspector of eleven rows")
  func elevenRows() {
    let drawn = picture(bug, 26, 11, showsTitle: true)
    for name in ["offset ", "jumps ", "content ", "true ", "measured "] {
      #expect(drawn.contains("\n\(name)"), "\(drawn)")
    }
    var told = bug
    told.findingsNow[0].message = "[0, 30] and [1, 2] are told as [0,30]"
    #expect(picture(told, 60, 12).contains("[0,30] and [1,2] are told as [0,30]"))
  }

  @Test("What was wrong for a moment can still be read")
  func past() {
    var pane = bug
    pane.findingsNow = []
    #expect(
      picture(pane, 60, 12) == """
        offset   0, 1 240.5      scrolls  0 – 4 000                 |
        moved by deceleration → adjustment in one frame             |
        jumps    3, 210 pt                                          |
        content  320 × 4 480     true     320 × 6 400               |
        measured 24 of 80        debt     1 680 pt                  |
        visible  [0,30] – [0,36] velocity -420 pt/s                 |
        target   ◆ 980, proposed ◇ 1 000, told -1.25 pt/ms          |
        ✓ nothing wrong now                                         |
          before: [0,30] was measured 40 → 110 above what you read, |
          and nothing made up for it                                |
        0.45 adjustment +70 size 4 410 → 4 480 [0,30] 40→110        |
        0.45 adjustment +70 1 240.5 → 1 310.5 [0,30] 40→110         |
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
        offset   0, 1 240.5     scrolls  not at all                 |
        moved by deceleration → adjustment in one frame             |
        content  320 × 4 480    true     unknown                    |
        measured none, 80 fixed debt     unknown                    |
        visible  nothing        velocity -420 pt/s                  |
        target   ◆ 980, proposed ◇ 1 000, told -1.25 pt/ms          |
        ! 1 diagnostic, else nothing wrong so far                   |
          The behavior is not defined because: of this              |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
        """)
  }

  @Test(
    "A diagnostic is never called fine, and can be read whole where there is room",
    arguments: [8, 11, 22])
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
      if rows > 11 || rows == 11 && now.isEmpty {
        #expect(words.allSatisfy(drawn.contains))
      } else {
        #expect(drawn.contains("…") && drawn.contains("offset"))
      }
    }
  }

  @Test("Earlier diagnostics stand below the latest where they have room whole")
  func diagnostics() {
    var pane = PaneFrame.list
    pane.findings = []
    pane.findingsNow = []
    pane.diagnostics = ["first of all", "then this", "and at last that"].map {
      DiagnosticNote(id: $0, message: $0)
    }
    let drawn = picture(pane, 60, 24)
    #expect(drawn.contains("! 3 diagnostics, else nothing wrong so far"))
    let places = ["and at last that", "then this", "first of all"].map {
      drawn.range(of: "  \($0)")?.lowerBound
    }
    #expect(
      places.allSatisfy { $0 != nil }
        && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test("A diagnostic that is too long says what UIKit says behind its “because”")
  func because() {
    var pane = bug
    pane.findingsNow = []
    pane.findings = []
    pane.motion = MotionFrame()
    pane.diagnostics = [
      DiagnosticNote(
        id: "itemWiderThanCollectionView", indexPath: [0, 1],
        message:
          "The behavior of the UICollectionViewFlowLayout is not defined because: the item width "
          + "must be less than the width of the UICollectionView minus the section insets left and "
          + "right values, content insets left and right values.")
    ]
    #expect(
      picture(pane, 26, 11, showsTitle: true) == """
        bug · correct…            |
        offset   1 240.5, at rest |
        content  320 × 4 480      |
        true     320 × 6 400      |
        ! 1 diagnostic            |
          [0,1] …because: the item|
          width must be less than |
          the width of the        |
          UICollectionView minus  |
          the section insets left |
          and right values…       |
        """)
    #expect(
      picture(pane, 60, 14) == """
        offset   0, 1 240.5      scrolls  0 – 4 000                 |
        moved by nobody yet                                         |
        content  320 × 4 480     true     320 × 6 400               |
        measured 24 of 80        debt     1 680 pt                  |
        visible  [0,30] – [0,36] velocity 0 pt/s                    |
        ! 1 diagnostic, else nothing wrong so far                   |
          [0,1] The behavior of the UICollectionViewFlowLayout is   |
          not defined because: the item width must be less than the |
          width of the UICollectionView minus the section insets    |
          left and right values, content insets left and right      |
          values.                                                   |
        0.10–0.42 deceleration -159.5 1 400 → 1 240.5 (20 frames)   |
        0.45 adjustment +70 size 4 410 → 4 480 [0,30] 40→110        |
        0.45 adjustment +70 1 240.5 → 1 310.5 [0,30] 40→110         |
        """)
  }

  @Test("The last second has its course where there is room")
  func course() {
    var pane = bug
    pane.motion.history = (0...60).map { frame in
      MotionSample(
        time: Double(frame) / 60, offset: CGPoint(x: 0, y: 1400 - frame * 3),
        velocity: CGPoint(x: 0, y: Double(-20 * (80 - frame))))
    }
    #expect(
      picture(pane, 90, 14) == """
        offset   0, 1 240.5      scrolls  0 – 4 000                                               |
        moved by deceleration → adjustment in one frame                                           |
        jumps    3, 210 pt                                                                        |
        content  320 × 4 480     true     320 × 6 400                                             |
        measured 24 of 80        debt     1 680 pt                                                |
        visible  [0,30] – [0,36] velocity -420 pt/s    ███▇▇▇▇▇▇▆▆▆▆▆▆▅▅▅▅▅▄▄▄▄▄▄▃▃▃▃             |
        target   ◆ 980, proposed ◇ 1 000, told -1.25 pt/ms                                        |
                                                                                                  |
         ✗ JUMP 70 pt (anchor)                                                                    |
          [0,30] was measured 40 → 110 above what you read, and nothing made up for it            |
        0.10–0.42 deceleration  -159.5 1 400 → 1 240.5     (20 frames)                            |
        0.45      adjustment       +70 size 4 410 → 4 480  [0,30] 40 → 110                        |
        0.45      adjustment       +70 1 240.5 → 1 310.5   [0,30] 40 → 110                        |
                                                                                                  |
        """)
    #expect(picture(pane, 45, 22).contains("─ who moved the offset █"))
    #expect(!picture(pane, 26, 26).contains("▇▇"))
  }

  @Test("Where the content scrolls both ways both ranges are told, x first")
  func bothRanges() {
    var pane = bug
    pane.scrollRange = 0...240
    pane.crossScrollRange = 0...400
    #expect(picture(pane, 60, 18).contains("scrolls  0 – 400, 0 – 240"))
    pane.scrollsHorizontally = true
    #expect(picture(pane, 60, 18).contains("scrolls  0 – 240, 0 – 400"))
  }

  @Test("Of what was so before the inspector tells the worst, of whatever kind")
  func worst() throws {
    var pane = PaneFrame.list
    var rounds = Finding.jump
    (rounds.invariant, rounds.unit, rounds.count, rounds.max, rounds.sum) =
      (.convergence, .count, 2, 100, 200)
    rounds.culprit = nil
    var miss = rounds
    (miss.invariant, miss.unit, miss.count, miss.max, miss.sum) = (.target, .points, 1, 720, 720)
    pane.findings = [rounds, miss]
    let text = Screen(columns: 120, rows: 40)
      .picture(of: Frame(title: "", time: 0, panes: [pane]))
    #expect(text.contains("so far: never settles 2×, worst 100 rounds;"))
    #expect(text.contains("missed target 1×, 720 pt"))
  }

  @Test("What else is wrong in the frame of the verdict is told below it")
  func besideVerdict() {
    var pane = PaneFrame.list
    var blank = Finding.jump
    (blank.invariant, blank.unit, blank.max, blank.culprit) = (.coverage, .fraction, 0.21, nil)
    var mistakes = blank
    (mistakes.invariant, mistakes.unit, mistakes.max, mistakes.count) = (.identity, .count, 8, 1)
    func text(now: [Finding]) -> String {
      (pane.findings, pane.findingsNow) = (now, now)
      return Screen(columns: 120, rows: 40).picture(of: Frame(title: "", time: 0, panes: [pane]))
    }
    let both = text(now: [blank, mistakes])
    #expect(both.contains("BLANK 21 %") && both.contains("so far: mistaken item 1×, 8 mistakes"))
    #expect(!text(now: [mistakes]).contains("so far"))
  }

  @Test(
    "A verdict is a word and a number",
    arguments: [
      (Invariant.coverage, 0.754, Finding.Unit.fraction, "BLANK 75 %"),
      (.coverage, 0.004, .fraction, "BLANK <1 %"),
      (.anchor, -70.25, .points, "JUMP -70.3 pt"),
      (.contentSize, 5920, .points, "CONTENT OFF 5 920 pt"),
      (.work, 12, .count, "TOO MUCH WORK 12 tasks"),
    ])
  func verdict(_ invariant: Invariant, _ max: Double, _ unit: Finding.Unit, _ text: String) {
    let finding = Finding(
      invariant: invariant, count: 1, max: max, sum: max, signedSum: max, unit: unit, firstTime: 0,
      atRest: false, message: "")
    #expect(Verdict(finding).headline == text)
  }

  @Test("Where the screen is full of what is too long, nothing is called blank")
  func crowdedOut() {
    var finding = Finding.blank
    finding.culprit = Finding.jump.culprit
    finding.culprit?.call = "performBatchUpdates(_:completion:)"
    finding.culprit?.estimated = 100
    finding.count = 2
    #expect(Verdict(finding).headline == "CROWDED OUT 75 %")
    var pane = PaneFrame.list
    (pane.findings, pane.findingsNow) = ([finding], [finding])
    #expect(Score(pane) == nil)
    let text = Screen(columns: 120, rows: 40).picture(of: Frame(title: "", time: 0, panes: [pane]))
    #expect(text.contains("✗ CROWDED OUT 75 %") && !text.lowercased().contains("blank"))
    #expect(text.contains("so far: crowded out 2×, worst 75 %"))
    // What pops during an update leaves something empty, and so does what no layout has there.
    finding.culprit?.estimated = nil
    #expect(Verdict(finding).headline == "BLANK 75 %")
    finding.isMixed = true
    finding.culprit?.estimated = 100
    #expect(Verdict(finding).headline == "BLANK 75 %")
  }

  @Test("Every invariant has its own word")
  func words() {
    #expect(Set(Invariant.allCases.map(Verdict.word)).count == Invariant.allCases.count)
  }
}
