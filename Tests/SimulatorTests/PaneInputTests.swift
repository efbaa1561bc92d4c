import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("Panes of one scene, each by itself or one after the other")
@MainActor
struct PaneInputTests {
  private static let frame = Duration.nanoseconds(16_666_667)

  private static let scene: Scene = {
    let bug = Pane.list(400, estimate: 50, height: 90, knobs: ["compensation": .word("none")])
    let fix = Pane.list(400, estimate: 50, height: 90)
    var other = Pane.list(400, estimate: 90, height: 60)
    other.viewport = CGSize(width: 320, height: 300)
    return Scene(name: "test", panes: [bug, fix, other])
  }()

  private func settled(_ timeline: Timeline) -> Frame {
    for _ in 0..<6000 where !timeline.isIdle { timeline.advance(by: Self.frame) }
    return timeline.frame
  }

  /// Where an item stands in the viewport of a pane, in points from its top; nil when it is not there.
  private func place(of item: Int, in pane: PaneFrame) -> CGFloat? {
    pane.elements.first { $0.indexPath == [0, item] }.map { $0.frame.minY - pane.bounds.minY }
  }

  private func topItem(_ pane: PaneFrame) -> Int? { pane.visibleCells.first?.indexPath.last }

  @Test("What is meant for one pane leaves the others where they are")
  func onePane() throws {
    let timeline = try Timeline(Self.scene)
    let before = timeline.frame
    try timeline.apply(.wheel(rows: CGPoint(x: 0, y: 5)), pane: 1)
    try timeline.apply(
      .keyboard(.tap(KeyboardAction.Step(.page, .down), times: 2)), pane: 1)
    let after = settled(timeline)
    for pane in [0, 2] {
      #expect(after.panes[pane].bounds == before.panes[pane].bounds)
    }
    #expect(after.panes[1].bounds.minY > 500)
  }

  @Test("A run that was looked back on is made again with every pane's own input")
  func replay() throws {
    let timeline = try Timeline(Self.scene)
    try timeline.apply(.fling(.alongScrollAxis(2000)), pane: 0)
    for _ in 0..<20 { timeline.advance(by: Self.frame) }
    try timeline.apply(.fling(.alongScrollAxis(900)), pane: 2)
    for _ in 0..<10 { timeline.advance(by: Self.frame) }
    try timeline.apply(.follow(2))
    try timeline.apply(.wheel(rows: CGPoint(x: 0, y: -3)), pane: 2)
    for _ in 0..<5 { timeline.advance(by: Self.frame) }
    try timeline.apply(.follow(nil))
    try timeline.apply(.wheel(rows: CGPoint(x: 0, y: 9)), pane: 1)
    _ = settled(timeline)
    for _ in 0..<12 {
      for _ in 0..<4 { timeline.perform(.frameBack) }
      let seen = timeline.frame
      try timeline.rewind()
      #expect(timeline.frame == seen)
    }
  }

  @Test(
    "Followers keep the leader's first item at the same place, whatever their sizes",
    arguments: [0, 1, 2])
  func aligned(leader: Int) throws {
    let timeline = try Timeline(Self.scene)
    try timeline.apply(.wheel(rows: CGPoint(x: 0, y: 40)), pane: leader)
    try timeline.apply(.follow(leader))
    #expect(timeline.leader == leader)
    for rows in [7.0, -3, 25, -1.5, -12] {
      try timeline.apply(.wheel(rows: CGPoint(x: 0, y: rows)), pane: leader)
      let frame = settled(timeline)
      let top = try #require(topItem(frame.panes[leader]))
      let wanted = try #require(place(of: top, in: frame.panes[leader]))
      for pane in frame.panes {
        // Of a lower item the same place may lie out of view.
        guard let found = place(of: top, in: pane) else { continue }
        #expect(abs(found - wanted) <= 0.5, "item \(top) of pane \(pane.title)")
      }
    }
  }

  @Test(
    "To be brought to where another pane stands is a scroll: nothing is pushed, nor goes the wrong way"
  )
  func broughtTo() throws {
    let timeline = try Timeline(Self.scene)
    try timeline.apply(.setOffset(CGPoint(x: 0, y: 10_000), animated: false))
    for _ in 0..<30 { try timeline.apply(.wheel(rows: CGPoint(x: 0, y: -1))) }
    let before = settled(timeline).panes[0]
    #expect(before.findings.map(\.invariant) == [.anchor])
    // A jump and what it moved is told until then.
    #expect(before.elements.contains { $0.shift != nil })
    try timeline.apply(.follow(1))
    let after = timeline.frame.panes[0]
    #expect(abs(after.bounds.minY - before.bounds.minY) > 400)
    #expect(after.elements.allSatisfy { $0.shift == nil })
    // And on the way from there.
    for _ in 0..<30 { try timeline.apply(.wheel(rows: CGPoint(x: 0, y: 1)), pane: 1) }
    #expect(settled(timeline).panes[0].findings.allSatisfy { $0.invariant != .motion })
    for _ in 0..<30 { try timeline.apply(.wheel(rows: CGPoint(x: 0, y: -1)), pane: 1) }
    #expect(settled(timeline).panes[0].findings.allSatisfy { $0.invariant != .motion })
  }

  @Test("They follow through every frame of an update, which then moves nothing")
  func alignedUpdate() throws {
    let old = Pane.list(400, estimate: 50, height: 90, knobs: ["compensation": .word("none")])
    let scene = Scene(name: "test", panes: [.list(400, estimate: 50, height: 90), old])
    let timeline = try Timeline(scene)
    try timeline.apply(.follow(0))
    try timeline.apply(.wheel(rows: CGPoint(x: 0, y: 100)))
    let top = try #require(topItem(settled(timeline).panes[0]))
    try timeline.apply(.update([.insert([[0, top - 1]], items: [])], animated: true))
    var frames = 0
    while !timeline.isIdle {
      timeline.advance(by: Self.frame)
      let panes = timeline.frame.panes
      let wanted = try #require(place(of: top + 1, in: panes[0]))
      let found = try #require(place(of: top + 1, in: panes[1]))
      #expect(abs(found - wanted) <= 0.5)
      #expect(panes[1].elements.first { $0.indexPath == [0, top + 1] }?.shift == nil)
      frames += 1
    }
    #expect(frames > 10)
    let finding = try #require(
      timeline.frame.panes[1].findings.first { $0.invariant == .anchor })
    #expect(finding.kind.headline == "JUMP")
  }

  @Test(
    "A motion goes on to its end when another pane is to lead meanwhile, and nothing is held by it",
    arguments: [
      Action.fling(.alongScrollAxis(1500)),
      .scrollTo(ScrollTarget(item: [2, 0], position: .top, animated: true)),
    ])
  func handedOver(_ action: Action) throws {
    let text = """
      data: { sections: [ { items: 30, header: H, repeat: 6 } ] }
      header: { size: [320, 40] }
      cell: { size: [320, 60] }
      layout: { kind: list, estimatedHeight: 60, estimatedHeaderHeight: 40, pinHeaders: true }
      behavior: correct
      panes: [ { title: one }, { title: two } ]
      """
    func ends(handing: Bool) throws -> Frame {
      let timeline = try Timeline(
        SceneLoader().scene(text: text, name: "scene.yaml", directory: "."))
      try timeline.apply(.setOffset(CGPoint(x: 0, y: 1000), animated: false))
      try timeline.apply(.follow(0))
      try timeline.apply(action, pane: 0)
      for _ in 0..<8 { timeline.advance(by: Self.frame) }
      if handing { try timeline.apply(.follow(1)) }
      var last = timeline.frame.panes[0].bounds.minY
      while !timeline.isIdle {
        timeline.advance(by: Self.frame)
        let panes = timeline.frame.panes
        #expect(panes[0].bounds.minY >= last && panes[1].bounds.minY == panes[0].bounds.minY)
        last = panes[0].bounds.minY
      }
      for pane in timeline.frame.panes {
        #expect(pane.findings.isEmpty)
        #expect(pane.elements.allSatisfy { $0.category == .supplementaryView || !$0.isPinned })
      }
      // From now on it is the other one that leads.
      try timeline.apply(.wheel(rows: CGPoint(x: 0, y: -2)), pane: handing ? 1 : 0)
      return settled(timeline)
    }
    let (frame, other) = (try ends(handing: true), try ends(handing: false))
    #expect(frame.panes.map(\.bounds) == other.panes.map(\.bounds))
  }

  @Test(
    "What moves the pane that is to lead next ends the motion, and takes the others along",
    arguments: [
      Action.wheel(rows: CGPoint(x: 0, y: 3)),
      .scrollTo(ScrollTarget(item: [0, 90], position: .top)), .page(.down),
    ])
  func takenOver(_ action: Action) throws {
    let timeline = try Timeline(
      Scene(
        name: "test",
        panes: [.list(400, estimate: 50, height: 50), .list(400, estimate: 50, height: 50)]))
    try timeline.apply(.follow(0))
    try timeline.apply(.fling(.alongScrollAxis(1500)), pane: 0)
    for _ in 0..<8 { timeline.advance(by: Self.frame) }
    try timeline.apply(.follow(1))
    let before = timeline.frame.panes[1].bounds.minY
    try timeline.apply(action, pane: 1)
    let panes = settled(timeline).panes
    #expect(panes[0].bounds == panes[1].bounds && panes[1].findings.isEmpty)
    let way = panes[1].bounds.minY - before
    switch action {
    case .wheel: #expect(way > 0 && way < 200)
    case .page: #expect(way > 300 && way < 600)
    default: #expect(panes[1].bounds.minY == 4500)
    }
  }

  @Test("A pane that is taken along did not miss what it was scrolled to itself")
  func takenAlong() throws {
    let timeline = try Timeline(
      Scene(
        name: "test",
        panes: [.list(400, estimate: 50, height: 50), .list(400, estimate: 50, height: 50)]))
    let target = ScrollTarget(item: [0, 90], position: .top, animated: true)
    try timeline.apply(.scrollTo(target), pane: 1)
    for _ in 0..<4 { timeline.advance(by: Self.frame) }
    try timeline.apply(.follow(0))
    let frame = settled(timeline)
    #expect(frame.panes[1].bounds.minY == 0 && frame.panes[1].findings.isEmpty)
  }

  @Test("They follow through every frame of a fling, and as far as their content goes")
  func alignedFling() throws {
    let timeline = try Timeline(Self.scene)
    try timeline.apply(.follow(0))
    try timeline.apply(.fling(.alongScrollAxis(1500)), pane: 0)
    while !timeline.isIdle {
      timeline.advance(by: Self.frame)
      let panes = timeline.frame.panes
      let top = try #require(topItem(panes[0]))
      let wanted = try #require(place(of: top, in: panes[0]))
      let found = try #require(place(of: top, in: panes[1]))
      #expect(abs(found - wanted) <= 0.5)
    }
    // The third one has shorter content: its end is as far as it goes.
    try timeline.apply(.end, pane: 0)
    let last = settled(timeline).panes[2]
    #expect(last.bounds.minY <= last.scrollRange.upperBound + 0.5)
    try timeline.apply(.follow(nil))
    let before = timeline.frame.panes[1].bounds
    try timeline.apply(.home, pane: 0)
    #expect(settled(timeline).panes[1].bounds == before)
  }
}
