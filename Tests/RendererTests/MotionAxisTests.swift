import Foundation
import Simulator
import Testing

@testable import Renderer

/// Content that moves along the other axis than that along which its layout scrolls.
@Suite("The axis of a motion")
struct MotionAxisTests {
  private let theme = Theme(isASCII: false, usesColor: false)

  private func pane(_ velocity: CGPoint = .zero, target: CGPoint? = nil) -> PaneFrame {
    var pane = Frame.stretched.panes[0]
    pane.bounds.origin = CGPoint(x: 40, y: 100)
    pane.motion = MotionFrame()
    pane.motion.velocity = velocity
    pane.motion.proposedTarget = target
    pane.motion.target = target
    pane.motion.reportedVelocity = target.map { _ in CGPoint(x: 0.4, y: 0.1) }
    return pane
  }

  @Test(
    "It is that of the greater speed, else of the longer way that is left or was gone, else the layout's",
    arguments: [
      (CGPoint(x: -300, y: 20), CGPoint(x: 40, y: 400), 0, "x "),
      (CGPoint(x: 20, y: -300), CGPoint(x: 400, y: 100), 0, ""),
      (.zero, CGPoint(x: 400, y: 101), 0, "x "), (.zero, CGPoint(x: 41, y: 400), 90, ""),
      (.zero, nil, 90, "x "), (.zero, nil, 30, ""), (.zero, nil, 0, ""),
    ] as [(CGPoint, CGPoint?, Double, String)])
  func axis(_ velocity: CGPoint, _ target: CGPoint?, _ gone: Double, _ name: String) {
    var pane = pane(velocity, target: target)
    if gone > 0 {
      pane.motion.history = [
        MotionSample(time: 1, offset: CGPoint(x: 900, y: 0)),
        MotionSample(time: 2, offset: CGPoint(x: 40, y: 60)),
        MotionSample(time: 2.5, offset: CGPoint(x: 40 + gone, y: 100)),
      ]
    }
    #expect(MotionAxis(pane).name == name)
    pane.scrollsHorizontally = true
    #expect(MotionAxis(pane).name == (name.isEmpty && (velocity != .zero || gone > 0) ? "y " : ""))
  }

  @Test("Velocity, target and told are of one axis, and say which where it is not the layout's")
  func numbers() {
    var pane = pane(CGPoint(x: 327.3, y: 2), target: CGPoint(x: 194.5, y: 101))
    let fields = InspectorFields(pane, glyphs: theme.glyphs)
    #expect(fields.velocity.value == "x 327 pt/s" && fields.pace == "x 327/s")
    #expect(
      Landing(pane)?.text(columns: 40, glyphs: theme.glyphs)
        == "◆ x 194.5 as proposed, told 0.40 pt/ms")
    pane.scrollsHorizontally = true
    #expect(InspectorFields(pane, glyphs: theme.glyphs).velocity.value == "327 pt/s")
    #expect(InspectorFields(self.pane(), glyphs: theme.glyphs).velocity.value == "0 pt/s")
  }

  @Test("The course of the last second is that of the axis, and says so")
  func course() {
    var pane = pane(CGPoint(x: 300, y: 0))
    pane.motion.history = (0...60).map { frame in
      MotionSample(
        time: Double(frame) / 60, offset: CGPoint(x: frame * 5, y: 100),
        velocity: CGPoint(x: 300, y: 0))
    }
    pane.ledger = [LedgerEntry(time: 0, author: "deceleration", from: [0, 100], to: [300, 100])]
    var grid = CellGrid(columns: 60, rows: 14)
    InspectorPicture(
      pane: pane, inspected: nil, showsTitle: false, area: grid.area, theme: theme
    ).draw(into: &grid)
    #expect(grid.picture.contains("─ who moved the offset x ▁▁"))
  }

  @Test(
    "Upright dashes stand where the viewport will rest, and a mark on the map, on its first row")
  func marks() {
    let pane = pane(CGPoint(x: 300, y: 0), target: CGPoint(x: 140, y: 100))
    let area = CellRect(column: 0, row: 0, columns: 32, rows: 3)
    var grid = CellGrid(columns: 32, rows: 3)
    let map = PointMap(
      origin: pane.bounds.origin, scale: CGSize(width: 10, height: 20), column: 0, row: 0)
    LandingPicture(pane: pane, map: map, area: area, theme: theme).draw(into: &grid)
    #expect((0..<3).map { grid[10, $0].text } == ["◆", "╎", "╎"])
    #expect(grid.picture.contains("╎ target 140 "))
    grid = CellGrid(columns: 9, rows: 6)
    MinimapPicture(pane: pane, area: grid.area, theme: theme).draw(into: &grid)
    #expect(
      grid.picture == """
         ········
         ·┏◆┓····
         ·┗━┛····
         ········
         ········
         ········
        """)
  }
}
