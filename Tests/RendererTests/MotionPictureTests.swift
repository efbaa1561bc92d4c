import Foundation
import Simulator
import Testing

@testable import Renderer

/// What a motion leaves on the viewport: the ghost of where a fling lands, and what is stretched beyond an edge.
@Suite struct MotionPictureTests {
  /// A viewport of 240 × 120 points at 10 × 20 a cell.
  private func picture(_ pane: PaneFrame, isASCII: Bool = false) -> String {
    let area = CellRect(column: 0, row: 0, columns: 24, rows: 6)
    var grid = CellGrid(columns: 24, rows: 6)
    let map = PointMap(
      origin: pane.bounds.origin, scale: CGSize(width: 10, height: 20), column: 0, row: 0)
    let theme = Theme(isASCII: isASCII, usesColor: false)
    ViewportPicture(pane: pane, map: map, area: area, theme: theme).draw(into: &grid)
    LandingPicture(pane: pane, map: map, area: area, theme: theme).draw(into: &grid)
    #expect(grid.isWhole)
    return grid.picture.split(separator: "\n").map { $0 + "|" }.joined(separator: "\n")
  }

  private func pane(x: CGFloat = 0, y: CGFloat = 0) -> PaneFrame {
    var pane = PaneFrame()
    pane.bounds = CGRect(x: x, y: y, width: 240, height: 120)
    pane.contentSize = CGSize(width: 2400, height: 1200)
    return pane
  }

  // MARK: - The ghost

  private func landing(_ proposed: CGFloat, _ target: CGFloat, at offset: CGFloat) -> PaneFrame {
    var pane = pane(y: offset)
    pane.motion.proposedTarget = CGPoint(x: 0, y: proposed)
    pane.motion.target = CGPoint(x: 0, y: target)
    pane.motion.reportedVelocity = .zero
    return pane
  }

  @Test("The edge that comes to rest in sight is dashed, and spares what is written")
  func ghost() {
    var pane = landing(360, 360, at: 300)
    pane.elements = [.cell(6, y: 340, width: 240, height: 60, text: "one two")]
    pane.elements.append(.cell(7, y: 400, width: 100, height: 20, state: .fixed))
    #expect(
      picture(pane)
        == """
                                |
                                |
        ┌[0,6] ────────────────┐|
        ◆one two ╌╌ target 360 │|
        └──────────────────────┘|
        ▏[0,7]                  |
        """)
    #expect(
      picture(landing(360, 360, at: 300), isASCII: true)
        == """
                                |
                                |
                                |
        @.......... target 360 .|
                                |
                                |
        """)
  }

  @Test("Going back, its end is in sight; a moved target stands beside the proposed one")
  func moved() {
    #expect(
      picture(landing(240, 280, at: 300))
        == """
                                |
                                |
        ◇╌╌╌ proposed ends 360 ╌|
                                |
        ◆╌╌╌╌╌ target ends 400 ╌|
                                |
        """)
    #expect(
      picture(landing(320, 360, at: 300)) == """
                                |
        ◇╌╌╌╌╌╌╌╌ proposed 320 ╌|
                                |
        ◆╌╌╌╌╌╌╌╌╌╌ target 360 ╌|
                                |
                                |
        """)
  }

  @Test("Both in one place are one, and it says so")
  func together() {
    #expect(
      picture(landing(355, 360, at: 300)) == """
                                |
                                |
                                |
        ◈╌╌╌╌╌╌╌╌╌╌ target 360 ╌|
                                |
                                |
        """)
  }

  @Test(
    "Its name keeps off numbers and what tells of a jump, and goes where there is no room beside them"
  )
  func numbers() {
    func row(_ label: String, _ text: String = "") -> String? {
      var pane = landing(360, 360, at: 300)
      pane.elements = [.cell(6, y: 360, width: 240, height: 20, text: text)]
      if !label.isEmpty { pane.elements[0].formerSizes = [CGSize(width: 240, height: 44)] }
      return picture(pane).split(separator: "\n").first { $0.hasPrefix("◆") }.map(String.init)
    }
    #expect(row("", "of words alone")?.contains(" target 360 ") == true)
    #expect(row("44", "and 7")?.contains("target") == false)
    #expect(row("44")?.hasPrefix("◆[0,6]  44 → 20") == true)
  }

  @Test(
    "Its name cuts no word, leaves one of them, and an index path its bracket",
    arguments: [
      ("one two three four [5]", "◆one two target 360 [5]"),
      ("Header 7      [0] I 10", "◆Header 7 ╌╌╌╌ [0] I 10"),
      ("Heading       [0] I 10", "◆Heading ╌╌╌╌╌ [0] I 10"),
      ("of threescore words", "◆of target 360 words ╌╌╌"),
    ])
  func words(_ text: String, _ shown: String) {
    var grid = CellGrid(columns: 24, rows: 6)
    grid.put(text, column: 1, row: 3, clip: grid.area)
    let map = PointMap(
      origin: CGPoint(x: 0, y: 300), scale: CGSize(width: 10, height: 20), column: 0, row: 0)
    LandingPicture(
      pane: landing(360, 360, at: 300), map: map, area: grid.area,
      theme: Theme(isASCII: false, usesColor: false)
    ).draw(into: &grid)
    #expect(grid.picture.contains(shown))
  }

  @Test("Out of sight and at the viewport's own edges there is none")
  func noGhost() {
    let empty = picture(pane(y: 300))
    for target in [300, 305, 420, 1e9, -1e9, 180, 175] as [CGFloat] {
      #expect(picture(landing(target, target, at: 300)) == empty)
    }
  }

  @Test("Sideways it is upright, its name where there is room")
  func sideways() {
    var pane = pane(x: 300)
    pane.scrollsHorizontally = true
    pane.motion.proposedTarget = CGPoint(x: 350, y: 0)
    pane.motion.target = CGPoint(x: 350, y: 0)
    pane.motion.reportedVelocity = .zero
    #expect(
      picture(pane) == """
             ◆                  |
             ╎ target 350       |
             ╎                  |
             ╎                  |
             ╎                  |
             ╎                  |
        """)
    pane.motion.target = CGPoint(x: 250, y: 0)
    #expect(
      picture(pane) == """
             ◇            ◆     |
          target ends 490 ╎     |
             ╎ proposed 350     |
             ╎            ╎     |
             ╎            ╎     |
             ╎            ╎     |
        """)
  }

  // MARK: - The rubber band

  private func stretched(
    _ stretch: CGPoint, pull: CGPoint? = nil, content: CGSize = CGSize(width: 2400, height: 1200)
  ) -> PaneFrame {
    var pane = pane()
    pane.contentSize = content
    pane.bounds.origin = CGPoint(
      x: stretch.x > 0 ? content.width - 240 + stretch.x : stretch.x,
      y: stretch.y > 0 ? content.height - 120 + stretch.y : stretch.y)
    pane.motion.stretch = stretch
    pane.motion.pull = pull
    return pane
  }

  @Test("What is stretched beyond an edge is strands, at both ends")
  func ends() {
    #expect(
      picture(stretched(CGPoint(x: 0, y: -60), pull: CGPoint(x: 0, y: -120))) == """
        ┆   ┆   ┆   ┆   ┆   ┆   |
         ↕ 60 pt, finger 120 pt |
        ┆   ┆   ┆   ┆   ┆   ┆   |
                                |
                                |
                                |
        """)
    #expect(
      picture(stretched(CGPoint(x: 0, y: 42))) == """
                                |
                                |
                                |
                                |
        ┆   ┆   ┆   ┆   ┆   ┆   |
        ┆    ↕ 42 pt beyond ┆   |
        """)
    #expect(
      picture(stretched(CGPoint(x: 0, y: -42)), isASCII: true) == """
        !   !   !   !   !   !   |
        !   ! 42 pt beyond  !   |
                                |
                                |
                                |
                                |
        """)
  }

  @Test("Sideways too, and both ways at once")
  func axes() {
    #expect(
      picture(stretched(CGPoint(x: -100, y: 0))) == """
        ┄┄┄┄┄┄┄┄┄┄              |
                                |
        ┄┄┄┄┄┄┄┄┄┄              |
         ↔ 100 pt               |
        ┄┄┄┄┄┄┄┄┄┄              |
                                |
        """)
    #expect(
      picture(stretched(CGPoint(x: 30, y: 20))) == """
                             ┄┄┄|
                                |
                             ┄┄┄|
                             30 |
                             ┄┄┄|
        ┆    ↕ 20 pt beyond ┆   |
        """)
  }

  @Test("Less than half a row is not drawn, more than the viewport fills it")
  func extents() {
    #expect(picture(stretched(CGPoint(x: 0, y: -9))) == picture(pane()))
    #expect(
      picture(stretched(CGPoint(x: 0, y: -500))) == """
        ┆   ┆   ┆   ┆   ┆   ┆   |
        ┆   ┆   ┆   ┆   ┆   ┆   |
        ┆   ┆   ┆   ┆   ┆   ┆   |
        ┆   ↕ 500 pt beyond ┆   |
        ┆   ┆   ┆   ┆   ┆   ┆   |
        ┆   ┆   ┆   ┆   ┆   ┆   |
        """)
    var wild = stretched(CGPoint(x: 0, y: -20))
    wild.motion.stretch = CGPoint(x: CGFloat.nan, y: .infinity)
    #expect(!picture(wild).contains("┆"))
  }

  @Test("It is never called blank, and elements that reach out lie over it")
  func overBlanks() {
    var pane = stretched(CGPoint(x: 0, y: -60))
    pane.blanks = [CGRect(x: 0, y: -60, width: 240, height: 60)]
    pane.elements = [.cell(0, y: -20, width: 120, height: 60, state: .fixed)]
    #expect(
      picture(pane) == """
        ┆   ┆   ┆   ┆   ┆   ┆   |
        ┆    ↕ 60 pt beyond ┆   |
        ╭[0,0] ────╮┆   ┆   ┆   |
        │          │            |
        ╰──────────╯            |
                                |
        """)
  }
}
