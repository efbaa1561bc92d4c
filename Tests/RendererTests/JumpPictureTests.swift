import Foundation
import Simulator
import Testing

@testable import Renderer

/// The jump detector, the score, the names of what is missing, and the line of time.
@Suite("What jumped, and why")
struct JumpPictureTests {
  /// Row 1 grew from 50 to 90 and pushed the rest by 40; of one row only the end is in view.
  private static func frame(isNow: Bool = true) -> Frame {
    var pane = PaneFrame.list
    pane.layout = "list"
    pane.bounds = CGRect(x: 0, y: 60, width: 320, height: 480)
    pane.contentSize = CGSize(width: 320, height: 2000)
    pane.elements = [
      .cell(0, y: 0, height: 90, state: .measured, estimated: 50),
      .cell(1, y: 90, height: 90, state: .measured, estimated: 50, isFresh: isNow),
      .cell(2, y: 180, height: 20, state: .measured),
      .cell(3, y: 200, height: 40, state: .estimated),
      .cell(4, y: 240, height: 120, state: .measured),
      .cell(5, y: 360, height: 300, state: .measured),
    ]
    for index in 2..<6 { pane.elements[index].shift = CGPoint(x: 0, y: 40) }
    let culprit = Finding.Culprit(
      category: .cell, indexPath: [0, 1], estimated: 50, measured: 90,
      call: "preferredLayoutAttributesFitting(_:)", moved: 40)
    pane.jump = JumpFrame(culprit: culprit, isNow: isNow)
    pane.findings = [
      Finding(
        invariant: .anchor, count: 12, max: 40, sum: 480, signedSum: 480, unit: .points,
        firstTime: 0.1, atRest: false, culprit: culprit, message: "row 1 pushed"),
      Finding(
        invariant: .coverage, count: 2, max: 0.75, sum: 1, signedSum: 1, unit: .fraction,
        firstTime: 0.2, atRest: false, message: "nobody asked"),
    ]
    return Frame(title: "jumps", time: 1, panes: [pane])
  }

  @Test("Pushes there and back that leave a rounding error are no arrow")
  func nothing() {
    func picture(_ way: CGFloat) -> String {
      var frame = Self.frame()
      for index in 2..<6 { frame.panes[0].elements[index].shift = CGPoint(x: 0, y: way) }
      return Screen(columns: 80, rows: 24).picture(of: frame)
    }
    #expect(picture(1e-9) == picture(0))
    #expect(picture(-40) != picture(0))
  }

  @Test("Of who pushed and has taken another size since, the words of before are not told")
  func outlived() {
    var frame = Self.frame()
    func told(_ height: CGFloat) -> (grew: Bool, isCrossed: Bool) {
      frame.panes[0].elements[1].frame.size.height = height
      let picture = Screen(columns: 80, rows: 24).draw(frame).picture
      return (picture.contains("grew 40"), picture.contains("\n✗[0,1]"))
    }
    #expect(told(90) == (true, true))
    #expect(told(80) == (false, true))
  }

  @Test("Arrows along what was pushed, crosses along who pushed, and how far; the score beside")
  func outlines() {
    #expect(
      Screen(columns: 80, rows: 24).picture(of: Self.frame()) == """
         Cellophane  jumps · list ────────────────────────────── 1.00 s ■ at rest ──────|
        │[0,0]  50 → 90 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│▒ offset   0, 60          scrolls  not at all   |
        ✗[0,1] M  50 → 90 ━━━━━━━━━━━━━✗▒ moved by nobody yet                           |
        ✗                    ✗ grew 40 ✗▒ jumps    12, 480 pt                           |
        ✗                              ✗▒ blank    0 % now, 75 % at most                |
        ✗                              ✗▒ content  320 × 2 000    true     unknown      |
        ✗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━✗▒ measured 0 of 0         debt     unknown      |
        ↓[0,3]  ~40 ~   ~   ~   ~    +1↓▒ visible  [0,0] – [0,5]  velocity 0 pt/s       |
        ↓ ~   ~   ~   ~   ~  moved ↓40 ↓▒ target   none                                 |
        ↓[0,4] ⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼⎼↓▒                                               |
        ↓                    moved ↓40 ↓▒ ✓ nothing wrong now                           |
        ↓                              ↓▒   before: row 1 pushed                        |
        ↓                              ↓▒                                               |
        ↓                              ↓▒                                               |
        ↓⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻↓▒                                               |
        ↓[0,5] ⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻↓▒                                               |
        ↓                    moved ↓40 ↓▒                                               |
        ↓                              ↓▒                                               |
        ↓                              ↓▒                                               |
        ↓                              ↓▒                                               |
        ↓                              ↓▒                                               |
        ↓                              ↓▒                                               |
        ↓                              ↓▒                                               |
         ↑↓ scroll  o gallery  ? help  q quit  PgDn page  i inspector  r restart        |
        """)
  }

  @Test("The same in ASCII on the smallest screen, and with much room")
  func sizes() {
    var screen = Screen(columns: 40, rows: 12)
    screen.isASCII = true
    #expect(
      screen.picture(of: Self.frame()) == """
         jumps - list ------- 1.00 s = at rest -|
        |[0,0] 50->90 % offset   60, at rest    |
        X1 M 50->90  X% jumps    12, 480 pt     |
        X  X grew 40 X% blank    0 %, most 75 % |
        v[0,3]   v40 v% content  320 x 2 000    |
        v[0,4]       v% true     unknown        |
        v  moved v40 v% OK nothing wrong now    |
        v[0,5] ------v%   before: row 1 pushed  |
        v  moved v40 v%                         |
        v            v%                         |
        v            v%                         |
         Up Down scroll  o gallery  ? help      |
        """)
    screen = Screen(columns: 120, rows: 40)
    #expect(
      screen.picture(of: Self.frame()) == """
         Cellophane  jumps · list ────────────────────────────────────────────────────────────────────── 1.00 s ■ at rest ──────|
        │[0,0]  50 → 90                │ ┏━━━━━┓ offset   0, 60          scrolls  not at all                                    |
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔ ┃█████┃ moved by nobody yet                                                            |
        ✗[0,1] M  50 → 90 ━━━━━━━━━━━━━✗ ┃█████┃ jumps    12, 480 pt                                                            |
        ✗                    ✗ grew 40 ✗ ┃█████┃ blank    0 % now, 75 % at most                                                 |
        ✗                              ✗ ┃█████┃ content  320 × 2 000    true     unknown                                       |
        ✗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━✗ ┃█████┃ measured 0 of 0         debt     unknown                                       |
        ↓[0,2]               moved ↓40 ↓ ┃█████┃ visible  [0,0] – [0,5]  velocity 0 pt/s                                        |
        ↓[0,3]  ~40 ~   ~   ~   ~   ~  ↓ ┃░░░░░┃ target   none                                                                  |
        ↓ ~   ~   ~   ~   ~  moved ↓40 ↓ ┃░░░░░┃                                                                                |
        ↓[0,4] ────────────────────────↓ ┃█████┃ ✓ nothing wrong now                                                            |
        ↓                    moved ↓40 ↓ ┃█████┃   before: row 1 pushed                                                         |
        ↓                              ↓ ┃█████┃                                                                                |
        ↓                              ↓ ┃█████┃                                                                                |
        ↓                              ↓ ┃█████┃                                                                                |
        ↓──────────────────────────────↓ ┃█████┃                                                                                |
        ↓[0,5] ────────────────────────↓ ┃█████┃                                                                                |
        ↓                    moved ↓40 ↓ ┃█████┃                                                                                |
        ↓                              ↓ ┃█████┃                                                                                |
        ↓                              ↓ ┃█████┃                                                                                |
        ↓                              ↓ ┃█████┃                                                                                |
        ↓                              ↓ ┃█████┃                                                                                |
        ↓                              ↓ ┃█████┃                                                                                |
        ↓                              ↓ ┃█████┃                                                                                |
        ↓                              ↓ ┗━━━━━┛                                                                                |
        ────────────────────────────────────────                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
         ↑↓ scroll  o gallery  ? help  q quit  PgDn page  i inspector  r restart  p pause  c calls                              |
        """)
  }

  @Test(
    "Which one was pushed or pushed is told by its number, or by its last digits behind an ellipsis"
  )
  func largeNumbers() throws {
    for width in stride(from: 80.0, through: 240, by: 10) {
      var frame = Self.frame()
      frame.panes[0].bounds = CGRect(x: 0, y: 0, width: width, height: 480)
      frame.panes[0].elements = (0..<20).map {
        .cell(909_070 + $0, y: Double($0) * 24, width: width, height: 24, estimated: 44)
      }
      for index in 1..<20 { frame.panes[0].elements[index].shift = CGPoint(x: 0, y: 16) }
      for culprit in [909_070, 909_060] {
        let finding = Finding.Culprit(
          category: .cell, indexPath: [0, culprit], estimated: 44, measured: 60, call: "", moved: 16
        )
        frame.panes[0].jump = JumpFrame(culprit: finding, isNow: true)
        let lines = Screen(columns: 80, rows: 24).picture(of: frame).split(separator: "\n")
        for line in lines.dropFirst().dropLast() {
          guard let found = line.firstMatch(of: /^[↓✗▌](\[0,)?(…?)([0-9]+)/) else { continue }
          let digits = String(found.3)
          #expect(
            found.2.isEmpty
              ? digits.count == 6
              : digits.count >= 3
                && "909070".suffix(digits.count).dropLast(2) == digits.dropLast(2),
            "\(width): \(line)")
        }
        #expect(lines.contains { $0.contains("↓16") })
      }
    }
  }

  @Test("Where a fling will rest is told whole, or not at all, beside what is told of a jump")
  func landing() {
    for (columns, rows) in [(80, 24), (120, 40)] {
      for isOnStage in [false, true] {
        for target in stride(from: 64.0, through: 500, by: 9.5) {
          var frame = Self.frame()
          frame.panes[0].motion.proposedTarget = CGPoint(x: 0, y: target)
          frame.panes[0].motion.target = CGPoint(x: 0, y: target)
          frame.panes[0].motion.reportedVelocity = .zero
          var screen = Screen(columns: columns, rows: rows)
          screen.state.isOnStage = isOnStage
          screen.state.showsInspector = false
          let ways = [" target \(target.pointText) ", " target ends \((target + 480).pointText) "]
          for line in screen.picture(of: frame).split(separator: "\n") {
            if line.contains(" target ") {
              #expect(ways.contains { line.contains($0) }, "\(target): \(line)")
            }
            if line.contains(" moved ") {
              #expect(line.contains(" moved ↓40 "), "\(target): \(line)")
            }
          }
        }
      }
    }
  }

  @Test("A culprit that is not in view is named at the edge it lies beyond")
  func beyond() {
    var frame = Self.frame()
    frame.panes[0].bounds.origin.y = 190
    let top = Screen(columns: 80, rows: 24).picture(of: frame).split(separator: "\n")[1]
    #expect(top.contains("✗ ↑[0,1] grew 40"))
    frame.panes[0].bounds.origin.y = -460
    let bottom = Screen(columns: 80, rows: 24).picture(of: frame)
    // Without the growth where that would cut the size beside it.
    #expect(bottom.contains("50 → 90 ────── ✗ ↓[0,1] "))
    // What is not there at all is not named.
    frame.panes[0].elements.remove(at: 1)
    #expect(!Screen(columns: 80, rows: 24).picture(of: frame).contains("grew 40"))
  }

  @Test("Wholly outside nothing is drawn; sideways the arrows go sideways")
  func outside() {
    var frame = Self.frame()
    frame.panes[0].bounds.origin.y = 1200
    #expect(!Screen(columns: 80, rows: 24).picture(of: frame).contains("moved ↓"))
    frame = Self.frame()
    frame.panes[0].elements[4].shift = CGPoint(x: -25, y: 0)
    #expect(Screen(columns: 80, rows: 24).picture(of: frame).contains("moved ←25"))
  }

  @Test("With reduced motion the signs stay where all stands still, and go while it moves")
  func reducedMotion() {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.reducesMotion = true
    var frame = Self.frame()
    #expect(screen.picture(of: frame).contains("moved ↓40"))
    frame.isMoving = true
    #expect(!screen.picture(of: frame).contains("moved ↓40"))
    #expect(screen.picture(of: frame).contains("12, 480 pt"))
    screen.state.time.isPaused = true
    #expect(screen.picture(of: frame).contains("moved ↓40"))
  }

  @Test("The score stands in the title where there is no inspector, and tells what came back")
  func score() throws {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.showsInspector = false
    #expect(screen.picture(of: Self.frame()).contains("✗ 12 jumps 480 pt, blank 0/75 %"))
    var two = Self.frame()
    two.panes.append(two.panes[0])
    two.panes[0].title = "bug"
    two.panes[1].title = "fixed"
    #expect(screen.picture(of: two).contains("bug  12 jumps 480 pt, blank 0/75 % "))
    two.panes[0].title = "no compensation at all, nor anything else"
    #expect(screen.picture(of: two).contains("…  480 pt "))
    var pane = Self.frame().panes[0]
    pane.findings[0].signedSum = 0
    #expect(try #require(Score(pane)).jumpTexts == ["12, 480 pt, net 0", "12, 480 pt"])
    pane.findingsNow = [pane.findings[1]]
    #expect(try #require(Score(pane)).blankTexts.first == "75 % now, 75 % at most")
    #expect(try #require(Score(pane)).text(columns: 12) == "480 pt")
    #expect(try #require(Score(pane)).text(columns: 5) == nil)
    pane.findings = []
    #expect(Score(pane) == nil)
  }

  @Test(
    "What is missing is named in the hole",
    arguments: [
      ([[0, 3]], "[0,3] should be here"),
      ([[0, 3], [0, 4], [0, 5]], "[0,3]–[0,5] should be here"),
      ([[0, 3], [0, 9]], "[0,3] and 1 more"),
    ])
  func missing(_ items: [[Int]], _ words: String) {
    var frame = Frame.estimateTooLarge
    frame.panes[0].missing = items
    #expect(Screen(columns: 80, rows: 24).picture(of: frame).contains(words))
    var screen = Screen(columns: 80, rows: 24)
    screen.state.isOnStage = true
    #expect(screen.picture(of: frame).contains(words))
  }

  @Test("A hole behind the content says so")
  func beyondTheContent() {
    var frame = Frame.estimateTooLarge
    frame.panes[0].contentSize.height = 120
    #expect(Screen(columns: 80, rows: 24).picture(of: frame).contains("beyond the content"))
  }

  @Test("The line of time: where it first broke, and the frame that is shown")
  func timeLine() {
    var screen = Screen(columns: 80, rows: 24)
    var frame = Frame.estimateTooLarge
    func title() -> String { String(screen.picture(of: frame).prefix { $0 != "\n" }) }
    #expect(!title().contains("├"))
    screen.state.time.marks = [
      TimeMark(place: 0.25, pane: 0, invariant: .coverage),
      TimeMark(place: 1, pane: 0, invariant: .anchor),
    ]
    #expect(
      title() == " Cellophane  estimate too large · list · requery once ── 0.00 s ■ at rest ──────|"
    )
    screen.state.time.isPaused = true
    screen.state.time.end = 4
    screen.state.time.place = 0.5
    #expect(
      title() == " estimate too large · list · requery once ─├────✗──◇──────✗┤─ ◀ 0.00 of 4.00 s ─|"
    )
    screen.state.time.place = 0.25
    screen.isASCII = true
    #expect(
      title() == " estimate too large - list - requery once -[----&---------X]- < 0.00 of 4.00 s -|"
    )
    screen.columns = 40
    screen.rows = 12
    frame.title = "a title that is longer than the screen has room for"
    #expect(title() == " a title t~-[-&---X]- < 0.00 of 4.00 s -|")
    screen.state.time = TimeState()
    screen.state.time.marks = [TimeMark(place: 0.5, pane: 0, invariant: .anchor)]
    #expect(!title().contains("["))
    #expect(
      screen.press(.character("'"), showing: frame) == .time(.nextBreak))
    #expect(screen.press(.character("\""), showing: frame) == .time(.previousBreak))
  }

  @Test(
    "A header that pushed is told from the cell at its index path, also where it is out of view")
  func header() throws {
    var frame = Self.frame()
    let kind = "UICollectionElementKindSectionHeader"
    frame.panes[0].elements[1].category = .supplementaryView
    frame.panes[0].elements[1].kind = kind
    frame.panes[0].jump?.culprit?.category = .supplementaryView
    frame.panes[0].jump?.culprit?.kind = "UICollectionElementKindSectionFooter"
    let screen = Screen(columns: 80, rows: 24)
    #expect(!screen.picture(of: frame).contains("✗ grew 40 ✗"))
    frame.panes[0].jump?.culprit?.kind = kind
    #expect(screen.picture(of: frame).contains("✗ grew 40 ✗"))
    frame.panes[0].elements[1].frame.origin.y = -200
    #expect(screen.picture(of: frame).contains("✗ ↑header [0,1] grew 40"))
  }

  @Test("What stands in front of a cell bears no marks of it, of the cursor neither")
  func behind() throws {
    var frame = Self.frame()
    var header = ElementFrame()
    header.category = .supplementaryView
    header.kind = "UICollectionElementKindSectionHeader"
    header.indexPath = [0, 0]
    header.frame = CGRect(x: 0, y: 60, width: 320, height: 60)
    header.sizeState = .measured
    header.isPinned = true
    frame.panes[0].elements.append(header)
    var screen = Screen(columns: 80, rows: 24)
    screen.state.inspected = InspectedElement(frame.panes[0].elements[1])
    let rows = screen.picture(of: frame).split(separator: "\n")
    for row in rows[1...3] { #expect(!row.prefix(32).contains { "✗▸◂↓".contains($0) }) }
    #expect(rows[4].hasPrefix("▸") && rows[4].contains("◂"))
    #expect(rows[5].hasPrefix("✗"))
  }

  @Test("In the row of a label it takes no digit of a size")
  func besideLabel() {
    var frame = Self.frame()
    let marks: ElementMarks = [.measured, .reused, .moved, .invalidated]
    var low = ElementFrame.cell(17, y: 500, height: 25, state: .measured, estimated: 50)
    low.earlierMarks = marks
    low.shift = CGPoint(x: 0, y: 40)
    frame.panes[0].elements[5].frame.size.height = 140
    frame.panes[0].elements.append(low)
    let row = Screen(columns: 80, rows: 24).picture(of: frame).split(separator: "\n")
      .first { $0.prefix(8).contains("[0,17]") }
    #expect(row?.contains("50 → 25 ") == true)
    #expect(row?.prefix(32).contains(" ↓40 ") == true)
  }
}
