import Foundation
import Simulator
import Testing

@testable import Renderer

/// A motion in words and numbers.
@Suite struct MotionTextTests {
  private let theme = Theme(isASCII: false, usesColor: false)

  private func motion(
    _ activity: MotionFrame.Activity, _ author: String? = nil, _ authors: [String] = []
  ) -> MotionFrame {
    var motion = MotionFrame()
    motion.activity = activity
    motion.author = author
    motion.authors = authors
    return motion
  }

  private func pane(_ motion: MotionFrame) -> PaneFrame {
    var pane = PaneFrame.list
    pane.motion = motion
    return pane
  }

  @Test(
    "The title says what goes on",
    arguments: [
      (MotionFrame.Activity.tracking, "finger", "● tracking"), (.dragging, "finger", "● dragging"),
      (.keyHeld, "animation", "● key held"), (.decelerating, "deceleration", "▶ decelerating"),
      (.decelerating, "snap", "▶ snapping"), (.decelerating, "page", "▶ paging"),
      (.bouncing, "bounce", "▶ bouncing"), (.animating, "animation", "▶ animating"),
      (.idle, "snap", "▶ updating"),
    ])
  func activity(_ activity: MotionFrame.Activity, _ author: String, _ text: String) {
    let told = ActivityText(
      [pane(motion(.idle)), pane(motion(activity, author))], isMoving: true, glyphs: theme.glyphs)
    #expect("\(told.sign) \(told.word)" == text)
    #expect(!told.isAtRest && told.word.count <= ActivityText.columns)
  }

  @Test("A finger that holds still is not at rest; what nobody moves is")
  func rest() {
    let held = ActivityText([pane(motion(.dragging))], isMoving: false, glyphs: theme.glyphs)
    #expect(held.word == "dragging" && !held.isAtRest)
    let idle = ActivityText([pane(motion(.idle))], isMoving: false, glyphs: Glyphs.ascii)
    #expect(idle.word == "at rest" && idle.sign == "=" && idle.isAtRest)
    #expect(ActivityText([], isMoving: false, glyphs: theme.glyphs).isAtRest)
  }

  @Test("Steps that play are no rest, and what moves meanwhile goes before them")
  func playing() {
    let steps = ActivityText(
      [pane(motion(.idle))], isMoving: false, isPlaying: true, glyphs: theme.glyphs)
    #expect("\(steps.sign) \(steps.word)" == "▶ playing" && !steps.isAtRest)
    let moving = ActivityText(
      [pane(motion(.dragging))], isMoving: true, isPlaying: true, glyphs: theme.glyphs)
    #expect(moving.word == "dragging")
  }

  @Test("A snap that an adjustment has overtaken in the frame is still one")
  func overtaken() {
    let told = ActivityText(
      [pane(motion(.decelerating, "adjustment", ["snap", "adjustment"]))], isMoving: true,
      glyphs: theme.glyphs)
    #expect(told.word == "snapping")
  }

  @Test(
    "Who moved it last, and how many did",
    arguments: [
      ([], nil, 40, "nobody yet"), ([], "finger", 40, "finger"), (["snap"], "snap", 40, "snap"),
      (["deceleration", "adjustment"], "adjustment", 40, "deceleration → adjustment in one frame"),
      (["deceleration", "adjustment"], "adjustment", 37, "adjustment, last of 2"),
      (["deceleration", "adjustment", "clamp"], "clamp", 17, "clamp, last of 3"),
      (["adjustment", "deceleration"], "deceleration", 17, "deceleration +1"),
      (["deceleration", "adjustment"], "adjustment", 12, "adjustment"),
    ] as [([String], String?, Int, String)])
  func mover(_ authors: [String], _ author: String?, _ columns: Int, _ text: String) {
    let told = MoverText(motion(.idle, author, authors), columns: columns, theme: theme)
    #expect(told.text == text)
  }

  @Test(
    "Beside a jump a finger is never said to have moved the content alone",
    arguments: [
      (["finger"], "finger", 40, "finger; no offset adjustment"),
      (["finger"], "finger", 20, "finger"),
      ([], "deceleration", 40, "deceleration, before the jump"),
      ([], "adjustment", 40, "adjustment"), ([], nil, 40, "nobody yet"),
    ] as [([String], String?, Int, String)])
  func moverOfJump(_ authors: [String], _ author: String?, _ columns: Int, _ text: String) {
    let told = MoverText(
      motion(.idle, author, authors), hasJumped: true, columns: columns, theme: theme)
    #expect(told.text == text)
  }

  @Test(
    "A landing tells the target, what was proposed, and what velocity layout and delegate were told",
    arguments: [
      (462.5, 480.0, 40, "◆ 480, proposed ◇ 462.5, told 0.90 pt/ms"),
      (462.5, 480, 39, "◆ 480, proposed ◇ 462.5, told 0.90"),
      (462.5, 480, 33, "◆ 480, proposed ◇ 462.5"),
      (462.5, 480, 22, "◆ 480, not ◇ 462.5"), (462.5, 480, 17, "◆ 480 (◇ 462.5)"),
      (462.5, 480, 14, "◆ 480"),
      (993, 993, 34, "◆ 993 as proposed, told 0.90 pt/ms"), (993, 993, 33, "◆ 993 as proposed"),
      (993, 993, 16, "◆ 993"),
    ])
  func landing(_ proposed: Double, _ target: Double, _ columns: Int, _ text: String) {
    var motion = motion(.decelerating)
    motion.proposedTarget = CGPoint(x: 0, y: proposed)
    motion.target = CGPoint(x: 0, y: target)
    motion.reportedVelocity = CGPoint(x: 0, y: 0.9)
    #expect(Landing(pane(motion))?.text(columns: columns, glyphs: theme.glyphs) == text)
    #expect(Landing(pane(self.motion(.idle))) == nil)
  }

  // MARK: - The course of a second

  private func course(_ columns: Int, _ samples: [(Double, Double, Double)]) -> MotionCourse {
    var motion = motion(.idle)
    motion.history = samples.map {
      MotionSample(
        time: $0.0, offset: CGPoint(x: 0, y: $0.1), velocity: CGPoint(x: 0, y: $0.2))
    }
    return MotionCourse(pane(motion), columns: columns)
  }

  @Test("The last second in bars: the speed from nothing, the offset from its least")
  func course() {
    let samples = (0...60).map { frame in
      (Double(frame) / 30, Double(frame) * 10, frame < 45 ? -300.0 : 100)
    }
    let bars = theme.glyphs.bars
    #expect(course(8, samples).speed(bars) == "████▃▃▃▃")
    #expect(course(8, samples).offset(bars) == "▁▂▃▄▅▆▇█")
    #expect(course(8, samples).speed(Glyphs.ascii.bars) == "####::::")
    #expect(course(4, samples.map { ($0.0, -$0.1, 0) }).offset(bars) == "█▆▃▁")
  }

  @Test("A gap goes on with what was before it; where nothing moved there is no course")
  func gaps() {
    let bars = theme.glyphs.bars
    #expect(course(4, [(0.1, 5, 10), (1, 9, 20)]).offset(bars) == "▁▁▁█")
    #expect(course(4, [(0, 5, 0), (1, 5, 0)]).speed(bars) == nil)
    #expect(course(4, [(0, 5, 0), (1, 5, 0)]).offset(bars) == nil)
    #expect(course(4, []).offset(bars) == nil)
    #expect(course(0, [(0, 5, 1)]).speed(bars) == nil)
  }
}
