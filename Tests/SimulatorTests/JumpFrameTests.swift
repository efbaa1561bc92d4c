import Foundation
import Scenes
import Testing

@testable import Simulator

/// What a frame tells of a jump: how far, who pushed it, and which elements went along.
@Suite("Jumps in frames")
@MainActor
struct JumpFrameTests {
  /// Rows estimated at 50 that measure 90, with nothing above row 92 measured.
  private static func session(_ compensation: String) throws -> Session {
    let session = try Session(
      .list(200, estimate: 50, height: 90, knobs: ["compensation": .word(compensation)]))
    session.apply(.setOffset(CGPoint(x: 0, y: 5000), animated: false))
    return session
  }

  @Test("A row measured above pushes the rest: the row is named, and what it pushed")
  func pushed() throws {
    let session = try Self.session("none")
    #expect(session.frame.panes[0].jump == nil)
    session.apply(.scrollBy(CGPoint(x: 0, y: -30)))
    let pane = session.frame.panes[0]
    let jump = try #require(pane.jump)
    #expect(jump.isNow)
    #expect(jump.culprit?.indexPath == [0, 91])
    let shifts = pane.elements.map { ($0.indexPath[1], $0.shift) }
    #expect(shifts.contains { $0.0 == 92 && $0.1 == CGPoint(x: 0, y: 40) })
    #expect(shifts.allSatisfy { $0.0 > 91 || $0.1 == nil })
    // 20 points on nothing is measured: the jump is told as one of before.
    session.apply(.scrollBy(CGPoint(x: 0, y: 5)))
    #expect(session.frame.panes[0].jump?.isNow == false)
    #expect(session.frame.panes[0].elements.contains { $0.shift?.y == 40 })
    for _ in 0..<Markings.afterglow + 1 { session.apply(.scrollBy(CGPoint(x: 0, y: 1))) }
    #expect(session.frame.panes[0].jump == nil)
    #expect(session.frame.panes[0].elements.allSatisfy { $0.shift == nil })
  }

  @Test(
    "What a knob or an update moves then is no part of a jump of before, nor is that told any more")
  func elsewhere() throws {
    for action in [
      Action.set([try Setting(key: "layout.estimatedHeight", text: "45")]), .edit(.insert),
      .reloadData,
    ] {
      let session = try Self.session("none")
      session.apply(.scrollBy(CGPoint(x: 0, y: -30)))
      let before = session.frame.panes[0]
      #expect(before.jump?.isNow == true)
      session.apply(action)
      let pane = session.frame.panes[0]
      #expect(pane.jump.map { $0.isNow && $0.culprits.isEmpty } ?? true, "\(action)")
      // What is told to have moved has moved now.
      #expect(pane.elements.allSatisfy { $0.shift == nil || $0.marks.contains(.moved) })
    }
  }

  @Test("Where the offset goes along nothing has jumped")
  func compensated() throws {
    let session = try Self.session("firstSized")
    for _ in 0..<20 {
      session.apply(.scrollBy(CGPoint(x: 0, y: -30)))
      #expect(session.frame.panes[0].jump == nil)
      #expect(session.frame.panes[0].elements.allSatisfy { $0.shift == nil })
    }
  }

  @Test("What should be in a hole is named")
  func missing() throws {
    let session = try Session(
      .list(40, estimate: 200, height: 40, knobs: ["requery": .word("once")]))
    session.apply(.scrollBy(.zero))
    let frame = session.frame.panes[0]
    #expect(!frame.blanks.isEmpty)
    // Rows of 40 fill 480 points by twelve; of the two that the estimate of 200 would put there nine would be left out.
    #expect(frame.missing == (3...11).map { [0, $0] })
  }

  @Test("A break of the newest frame is a mark at its end, before the frame is kept and after")
  func newest() throws {
    let timeline = try Timeline(
      Scene(
        name: "test",
        panes: [.list(200, estimate: 50, height: 90, knobs: ["compensation": .word("none")])]))
    try timeline.apply(.setOffset(CGPoint(x: 0, y: 5000), animated: false))
    #expect(timeline.state.marks.isEmpty)
    try timeline.apply(.scrollBy(CGPoint(x: 0, y: -30)))
    #expect(timeline.state.marks.map(\.invariant) == [.anchor])
    #expect(timeline.state.marks.map(\.place) == [1] && timeline.state.place == 1)
    let before = timeline.frame
    timeline.perform(.pause)
    #expect(!timeline.perform(.nextBreak))
    #expect(timeline.frame == before)
    #expect(timeline.state.marks.map(\.place) == [1] && timeline.state.place == 1)
  }

  @Test("Frames where an invariant first broke are marks, and commands go from one to the next")
  func breaks() throws {
    let timeline = try Timeline(
      Scene(
        name: "test",
        panes: [
          .list(200, estimate: 50, height: 90, knobs: ["compensation": .word("none")]),
          .list(200, estimate: 50, height: 90),
        ]))
    #expect(timeline.state.marks.isEmpty)
    timeline.perform(.nextBreak)
    #expect(!timeline.isPaused)
    try timeline.apply(.setOffset(CGPoint(x: 0, y: 5000), animated: false))
    for _ in 0..<3 { try timeline.apply(.scrollBy(CGPoint(x: 0, y: 1))) }
    for _ in 0..<5 { try timeline.apply(.scrollBy(CGPoint(x: 0, y: -30))) }
    for _ in 0..<3 { try timeline.apply(.reloadData) }
    let end = timeline.frame
    timeline.perform(.nextBreak)
    #expect(timeline.isPaused && timeline.isInPast)
    let marks = timeline.state.marks
    #expect(marks.map(\.invariant) == [.anchor])
    #expect(marks.map(\.pane) == [0])
    #expect(timeline.state.place == marks.first?.place)
    #expect(timeline.frame.panes[0].jump?.isNow == true)
    #expect(timeline.frame.panes[0].findings.first?.count == 1)
    // From the last one it goes on to the first; before the first nothing broke.
    #expect(!timeline.perform(.nextBreak))
    #expect(timeline.state.place == marks.first?.place)
    timeline.perform(.last)
    #expect(timeline.frame == end)
    #expect(timeline.perform(.previousBreak))
    #expect(timeline.state.place == marks.first?.place)
    #expect(!timeline.perform(.previousBreak))
    #expect(timeline.state.place == marks.first?.place)
    timeline.perform(.frameBack)
    let before = timeline.state.place
    timeline.perform(.previousBreak)
    #expect(timeline.isInPast && timeline.state.place == before)
    timeline.perform(.nextBreak)
    // Going on from before the jump forgets it.
    timeline.perform(.frameBack)
    try timeline.apply(.scrollBy(CGPoint(x: 0, y: 1)))
    #expect(timeline.state.marks.isEmpty)
  }
}
