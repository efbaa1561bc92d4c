import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// What is kept of calls and changes, frame by frame and for who reads further back.
@Suite("The calls that are kept")
@MainActor
struct CallHistoryTests {
  private func timeline(_ pane: Pane = .list(500, estimate: 44, height: 60)) throws -> Timeline {
    try Timeline(Scene(name: "test", panes: [pane]))
  }

  private func pass(_ timeline: Timeline, frames: Int) {
    for _ in 0..<frames { timeline.advance(by: .nanoseconds(16_666_667)) }
  }

  @Test("A drag is told with what the delegate is told, each call once and in order")
  func drag() throws {
    let timeline = try timeline()
    timeline.includesHistory = true
    try timeline.apply(.fling(.alongScrollAxis(300)))
    pass(timeline, frames: 200)
    let calls = timeline.frame.panes[0].calls.filter { $0.receiver == .delegate }.map(\.call)
    let told = calls.filter { $0.hasPrefix("scrollView") && $0 != "scrollViewDidScroll" }
    #expect(told.count == 5)
    #expect(told[0] == "scrollViewWillBeginDragging")
    #expect(
      told[1].hasPrefix("scrollViewWillEndDragging(withVelocity: 0, 0.3, targetContentOffset"))
    #expect(
      told[2...] == [
        "scrollViewDidEndDragging(willDecelerate: true)", "scrollViewWillBeginDecelerating",
        "scrollViewDidEndDecelerating",
      ])
    #expect(calls.count { $0 == "scrollViewDidScroll" } > 20)
    #expect(calls.last == "scrollViewDidEndDecelerating")
  }

  @Test("A tap is told")
  func tap() throws {
    let session = try Session(.list(50, estimate: 44, height: 44))
    session.apply(.touch(.down(CGPoint(x: 100, y: 150))))
    session.pass(frames: 20)
    session.apply(.touch(.up))
    let calls = session.frame.panes[0].calls.filter { $0.element?.indexPath == [0, 3] }.map(\.call)
    #expect(
      calls.suffix(5) == [
        "shouldHighlightItemAt [0, 3] → true", "didHighlightItemAt [0, 3]",
        "shouldSelectItemAt [0, 3] → true", "didSelectItemAt [0, 3]", "didUnhighlightItemAt [0, 3]",
      ])
  }

  @Test("Every frame tells the latest, who reads gets a thousand, numbered without a gap")
  func bounded() throws {
    let timeline = try timeline()
    for _ in 0..<100 {
      try timeline.apply(.page(.down))
      pass(timeline, frames: 1)
      #expect(timeline.frame.panes[0].calls.count <= CallLog.shown)
    }
    let few = timeline.frame.panes[0].calls
    timeline.includesHistory = true
    let many = timeline.frame.panes[0].calls
    #expect(many.count >= CallLog.kept)
    #expect(many.suffix(few.count) == few[...])
    #expect(zip(many, many.dropFirst()).allSatisfy { $0.number + 1 == $1.number })
    timeline.includesHistory = false
    #expect(timeline.frame.panes[0].calls == few)
  }

  @Test("However many there have been, those before one are told as far as they are kept")
  func kept() {
    var log = TraceLog(isWhole: false)
    for count in 1...2_500 {
      log.record(.call(.finalizeUpdates), at: Double(count))
      let latest = log.latestCalls
      #expect(latest.map(\.number) == Array(max(1, count - CallLog.shown + 1)...count))
      guard count % 97 == 0 else { continue }
      let first = latest[0].number
      // Between one and two thousand are kept, the older half going at once.
      let oldest = max(1, (count - 1) / CallLog.kept * CallLog.kept - CallLog.kept + 1)
      let expected = max(oldest, first - CallLog.kept)..<first
      #expect(log.calls(before: first).map(\.number) == Array(expected))
      #expect(log.calls(before: first).allSatisfy { $0.time == Double($0.number) })
    }
    #expect(log.calls(before: 1).isEmpty && log.calls(before: 0).isEmpty)
    #expect(log.calls(before: 9_999).count == CallLog.kept)
  }

  @Test(
    "Each call is told as things stood when it came, also right behind another",
    arguments: [false, true])
  func moments(isWhole: Bool) {
    var log = TraceLog(isWhole: isWhole)
    let call = CollectionViewEvent.call(.finalizeUpdates)
    let (offset, size) = (CGPoint(x: 0, y: 10), CGSize(width: 5, height: 50))
    let events: [CollectionViewEvent] = [
      call, .contentOffset(from: .zero, to: offset, author: .finger, cause: nil),
      call, .contentSize(from: .zero, to: size, author: .reload, cause: nil),
      call, .pass(.boundsChange), call, call, .passEnd, call,
    ]
    for event in events { log.record(event, at: 1) }
    log.record(call, at: 2)
    let told = log.latestCalls
    #expect(told.map(\.time) == [1, 1, 1, 1, 1, 1, 1, 2])
    #expect(told.map(\.pass) == [nil, nil, nil, 1, 1, 1, nil, nil])
    let reason = "bounds change"
    #expect(told.map(\.because) == [nil, nil, nil, reason, reason, nil, nil, nil])
    #expect(told.map { $0.contentOffset?.y } == [0, 10, 10, 10, 10, 10, 10, 10])
    #expect(told.map { $0.contentSize?.height } == [0, 0, 50, 50, 50, 50, 50, 50])
    let calls = isWhole ? told.filter { $0.kind == .call } : []
    #expect(log.whole.filter { $0.kind == .call } == calls)
    // However many there are at once.
    for _ in 0..<2_500 { log.record(call, at: 2) }
    let many = log.calls(before: 2_000) + log.latestCalls
    #expect(many.allSatisfy { $0.time == 2 && $0.pass == nil && $0.contentSize?.height == 50 })
  }

  @Test("A past frame tells what had happened by then, also from before its own list")
  func past() throws {
    let timeline = try timeline()
    for _ in 0..<6 {
      try timeline.apply(.page(.down))
      pass(timeline, frames: 2)
    }
    timeline.includesHistory = true
    #expect(timeline.perform(.pause))
    let newest = timeline.frame.panes[0]
    timeline.perform(.frameBack)
    timeline.perform(.frameBack)
    let past = timeline.frame.panes[0]
    #expect(past.calls.count > CallLog.shown && past.calls.count < newest.calls.count)
    #expect(past.calls == Array(newest.calls.prefix(past.calls.count)))
    #expect(past.ledger.map(\.number) == Array(1...past.ledger.count))
  }

  @Test("A call knows its pass, why that runs, and how things stood")
  func passes() throws {
    let timeline = try timeline()
    timeline.includesHistory = true
    try timeline.apply(.setOffset(CGPoint(x: 0, y: 1000), animated: false))
    let pane = timeline.frame.panes[0]
    let pass = try #require(pane.calls.last { $0.kind == .pass && $0.because == "bounds change" })
    let inside = pane.calls.filter { $0.pass == pass.pass && $0.kind == .call }
    #expect(inside.contains { $0.call.hasPrefix("layoutAttributesForElements(in: ") })
    let asked = try #require(inside.first { $0.rect != nil })
    #expect(asked.contentOffset == CGPoint(x: 0, y: 1000))
    #expect(asked.contentSize?.height ?? 0 > 20_000)
    let before = try #require(pane.calls.first { $0.call == "scrollViewDidScroll" })
    #expect(before.pass == nil)
    #expect(
      pane.calls.contains {
        $0.kind == .pass && $0.because?.hasPrefix("preferred attributes [0, ") == true
          && $0.because?.contains(" 44 → 60") == true
      })
  }

  @Test("A pass is not said to run for what an earlier one has measured")
  func measuredBefore() throws {
    let scene = try SceneLoader().scene(
      text: """
        data: 60
        cell: { size: [320, 60] }
        layout: { kind: table, estimatedHeight: 44 }
        viewport: [320, 400]
        steps:
          - wait: 0.1
          - scrollTo: { item: [0, 59], at: bottom }
          - wait: 0.1
          - delete: [[0, 1]]
        """, name: "test")
    let session = try Session(scene, mode: .headless, keepsTrace: true)
    session.runSteps()
    let reasons = session.panes[0].log.whole.compactMap(\.because)
    #expect(
      reasons.prefix(3) == [
        "data source", "bounds change, preferred attributes [0, 53] 44 → 60 and 6 more",
        "data source, bounds change",
      ])
  }

  @Test(
    "Two drags and two presses of a key are four lines, a key that is held and a wheel are one each"
  )
  func acts() throws {
    let session = try Session(.list(500, estimate: 44, height: 44))
    func fingers() -> [LedgerEntry] {
      session.frame.panes[0].ledger.filter { $0.author == "finger" }
    }
    for _ in 0..<2 {
      session.apply(.drag(by: CGPoint(x: 0, y: 40), over: 0.2, hold: 0.3))
      session.settle()
    }
    let step = KeyboardAction.Step(.line, .down)
    for _ in 0..<2 {
      session.apply(.keyboard(.tap(step, times: 1)))
      session.settle()
    }
    #expect(fingers().map { $0.amount[1] } == [40, 40, 20, 20])
    session.apply(.keyboard(.tap(step, times: 1)))
    session.pass(frames: 5)
    session.apply(.keyboard(.hold(step, rate: 20, presses: 1)))
    session.pass(frames: 5)
    session.apply(.keyboard(.hold(step, rate: 20, presses: 1)))
    session.pass(frames: 5)
    session.apply(.keyboard(.release))
    session.settle()
    #expect(fingers().count == 5)
    for _ in 0..<3 { session.apply(.wheel(rows: CGPoint(x: 0, y: 3))) }
    #expect(fingers().count == 6)
    #expect(fingers().last?.amount == [0, 180])
    session.apply(.line(.down))
    #expect(fingers().count == 7)
    session.apply(.line(.down), times: 3)
    #expect(fingers().count == 8)
    #expect(fingers().last?.amount == [0, 60])
  }

  @Test(
    "While time stands still each press of a key has a line of its own, before what comes of it")
  func pausedPresses() throws {
    let timeline = try Timeline(
      Scene(name: "test", panes: [Pane.list(500, estimate: 44, height: 60)]))
    timeline.perform(.pause)
    let step = KeyboardAction.Step(.line, .down)
    for _ in 0..<3 { try timeline.apply(.keyboard(.tap(step, times: 12))) }
    let ledger = timeline.frame.panes[0].ledger
    let presses = ledger.indices.filter { ledger[$0].author == "finger" }
    #expect(presses.map { ledger[$0].amount[1] } == [240, 240, 240])
    // What a press measures stands between it and the next.
    #expect(zip(presses, presses.dropFirst()).allSatisfy { $1 - $0 > 1 })
  }

  @Test(
    "What an update changes is told with the update",
    arguments: [
      (Change.insert([[0, 2], [0, 3]], items: [nil, nil]), "insert [0, 2] and more"),
      (.delete([[0, 1]]), "delete [0, 1]"), (.insertSections([1]), nil),
      (.deleteSections([0]), "delete section 0"), (.move(from: [0, 0], to: [0, 3]), nil),
      (.delete([]), nil),
    ] as [(Change, String?)])
  func updates(_ change: Change, _ cause: String?) throws {
    let session = try Session(.list(500, estimate: 44, height: 60))
    session.apply(.update([change], animated: false))
    let told = session.frame.panes[0].ledger.last { $0.author == "code" }
    #expect(told?.cause == cause)
    // What comes later is not on account of it.
    session.apply(.scrollBy(CGPoint(x: 0, y: 40)))
    #expect(session.frame.panes[0].ledger.last { $0.author == "finger" }?.cause == nil)
  }

  @Test("A bounce is told with its peak")
  func bounce() throws {
    let session = try Session(.list(500, estimate: 44, height: 44))
    session.apply(.setOffset(CGPoint(x: 0, y: 200), animated: false))
    session.apply(.fling(.alongScrollAxis(-3000)))
    session.settle()
    let bounce = try #require(session.frame.panes[0].ledger.last { $0.author == "bounce" })
    #expect(bounce.to == [0, 0])
    #expect(bounce.peak?[1] ?? 0 < -20)
  }
}
