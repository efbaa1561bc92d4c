import Foundation
import Scenes
import Testing

@testable import CollectionView
@testable import Simulator

@MainActor @Suite struct LedgerTests {
  private func offset(
    _ from: Double, _ to: Double, _ author: Author, cause: SizeChange? = nil
  ) -> CollectionViewEvent {
    .contentOffset(
      from: CGPoint(x: 0, y: from), to: CGPoint(x: 0, y: to), author: author, cause: cause)
  }

  private func size(_ from: Double, _ to: Double) -> CollectionViewEvent {
    .contentSize(
      from: CGSize(width: 320, height: from), to: CGSize(width: 320, height: to),
      author: .adjustment, cause: nil)
  }

  private func told(_ events: [(Double, CollectionViewEvent)]) -> [String] {
    var ledger = Ledger()
    for (time, event) in events { ledger.record(event, at: time) }
    return ledger.entries.map { entry in
      let from = entry.from.last.map(\.short) ?? ""
      let to = entry.to.last.map(\.short) ?? ""
      let what = entry.isSize ? "size " : ""
      return "\(entry.begin.short)–\(entry.end.short) \(entry.author) \(what)\(from) → \(to)"
        + " (\(entry.count))"
    }
  }

  @Test("A motion is one entry as long as nobody else moves the offset")
  func motion() {
    #expect(
      told([
        (0.1, offset(0, 8, .finger)), (0.2, offset(8, 16, .finger)),
        (0.3, offset(16, 20, .deceleration)), (0.4, offset(20, 22, .deceleration)),
        (0.5, offset(22, 182, .adjustment)), (0.6, offset(182, 184, .deceleration)),
        (0.7, offset(190, 191, .deceleration)),
      ]) == [
        "0.1–0.2 finger 0 → 16 (2)", "0.3–0.4 deceleration 16 → 22 (2)",
        "0.5–0.5 adjustment 22 → 182 (1)", "0.6–0.6 deceleration 182 → 184 (1)",
        "0.7–0.7 deceleration 190 → 191 (1)",
      ])
  }

  @Test("It goes on over changes of size, and then stands behind them")
  func sizes() {
    #expect(
      told([
        (0.1, offset(0, 8, .deceleration)), (0.2, size(800, 840)),
        (0.2, offset(8, 16, .deceleration)), (0.3, size(840, 850)),
      ]) == [
        "0.1–0.2 deceleration 0 → 16 (2)", "0.2–0.3 adjustment size 800 → 850 (2)",
      ])
  }

  @Test("What has a cause stands alone, and so does another author's change")
  func causes() {
    func entry(_ from: Double, _ author: String, _ cause: String?) -> LedgerEntry {
      LedgerEntry(time: 0, author: author, from: [0, from], to: [0, from + 10], cause: cause)
    }
    let first = entry(0, "adjustment", nil)
    let next = entry(10, "adjustment", nil)
    #expect(first.isContinued(by: next))
    #expect(!entry(0, "adjustment", "[0, 6] 50 → 60").isContinued(by: next))
    for other in [
      entry(10, "adjustment", "[0, 7] 50 → 60"), entry(10, "clamp", nil),
      entry(11, "adjustment", nil),
    ] {
      #expect(!first.isContinued(by: other))
    }
    #expect(told([(0, .call(.prepare))]).isEmpty)
  }

  @Test("A fling of any length leaves what was before it, and the oldest go at last")
  func bounded() {
    var ledger = Ledger()
    ledger.record(offset(5, 0, .adjustment), at: 0)
    for frame in 0..<10_000 {
      ledger.record(
        offset(Double(frame), Double(frame + 1), .deceleration), at: Double(frame) / 60)
    }
    #expect(ledger.entries.map(\.count) == [1, 10_000])
    for turn in 0..<1_000 {
      ledger.record(offset(0, 1, turn % 2 == 0 ? .finger : .clamp), at: 200)
    }
    #expect((256...512).contains(ledger.entries.count))
    #expect(ledger.latest.count == Ledger.shown)
    let numbers = ledger.entries.map(\.number)
    #expect(numbers == numbers.sorted() && numbers.last == 11_001)
    let oldest = ledger.latest[0].number
    #expect(
      ledger.entries(before: oldest) + ledger.latest == ledger.entries)
  }

  @Test("What a hand did twice is told twice, even where it goes on from the same place")
  func acts() {
    var ledger = Ledger()
    for (action, from) in [(1, 0.0), (1, 20), (2, 40), (2, 60)] {
      ledger.record(offset(from, from + 20, .finger), at: 0, action: action)
    }
    #expect(ledger.entries.map(\.amount) == [[0, 40], [0, 40]])
  }

  @Test(
    "The numbers of a change are told and written as lists of as many as it has",
    arguments: [[], [4], [4, -8.5]] as [[Double]])
  func numbers(_ values: [Double]) throws {
    var entry = LedgerEntry(time: 0, author: "finger", from: values, to: values.map { $0 - 2 })
    #expect(entry.from == values && entry.amount == values.map { _ in -2 })
    #expect(entry.low == entry.to && entry.high == values)
    let written = try JSONEncoder().encode(entry)
    let fields = try #require(try JSONSerialization.jsonObject(with: written) as? [String: Any])
    #expect(fields["from"] as? [Double] == values)
    #expect(try JSONDecoder().decode(LedgerEntry.self, from: written) == entry)
    entry.to = [1, 2]
    #expect(entry.to == [1, 2] && entry.from == values)
  }

  @Test(
    "A size that was measured is told in the words that its trace has, and only it stands alone")
  func cause() throws {
    let change = SizeChange(
      category: .cell, indexPath: [0, 3], original: CGSize(width: 100, height: 50),
      preferred: CGSize(width: 100, height: 90), originalState: .estimated)
    var other = change
    other.preferred.height = 80
    var ledger = Ledger()
    let event = { (from: Double, cause: SizeChange?) in
      CollectionViewEvent.contentSize(
        from: CGSize(width: 9, height: from), to: CGSize(width: 9, height: from + 40),
        author: .adjustment, cause: cause)
    }
    ledger.record(event(100, change), at: 0)
    ledger.record(event(140, other), at: 0)
    ledger.record(event(180, nil), at: 0, occasion: "gap")
    ledger.record(event(220, nil), at: 0, occasion: "gap")
    #expect(ledger.entries.map(\.cause) == ["[0, 3] 50 → 90", "[0, 3] 50 → 80", "gap"])
  }

  @Test("Each knob that is turned is a line of its own that names it")
  func knobs() throws {
    let session = try Session(
      try SceneLoader().scene(
        text: """
          data: 200
          cell: { size: [320, 76] }
          layout: { kind: list, estimatedHeight: 76 }
          """, name: "scene.yaml"))
    session.apply(.turn(.estimate, by: -1))
    session.apply(.turn(.estimate, by: 1))
    session.apply(.turn(.estimate, by: -1))
    session.apply(.undoSetting)
    let told = session.frame.panes[0].ledger.filter { $0.cause?.hasPrefix("estimated") == true }
    #expect(
      told.map(\.cause) == [
        "estimatedHeight 76 → 70", "estimatedHeight 70 → 76", "estimatedHeight 76 → 70",
        "estimatedHeight 70 → 76",
      ])
    #expect(told.allSatisfy { $0.isSize && $0.amount[1] != 0 })
  }

  @Test("A knob of a pane that no file tells of is named as well")
  func knobsWithoutFile() throws {
    let session = try Session(.list(200, estimate: 76, height: 76))
    session.apply(.turn(.estimate, by: -1))
    #expect(session.frame.panes[0].ledger.last?.cause == "estimatedHeight 76 → 70")
    session.apply(.turn(.key("cell.size"), by: 1))
    session.apply(.turn(.key("data"), by: 1))
    #expect(session.frame.panes[0].ledger.contains { $0.cause == "data 200 → 1000" })
  }

  @Test(
    "Nobody's code moves a list to its start, however the insets come about", arguments: [3, 30])
  func start(items: Int) throws {
    let session = try Session(
      text: """
        data: \(items)
        cell: { size: [320, 60] }
        layout: { kind: list, estimatedHeight: 50 }
        viewport: [320, 480]
        safeAreaInsets: [44, 20, 34, 20]
        """)
    let moves = session.frame.panes[0].ledger.filter { !$0.isSize }
    #expect(moves.last?.to == [0, -44])
    #expect(moves.allSatisfy { $0.author == "clamp" })
  }

  @Test("What comes back is told with how far it went")
  func peak() {
    var ledger = Ledger()
    for (from, to) in [(0.0, -30.0), (-30, -52), (-52, -20), (-20, 0)] {
      ledger.record(offset(from, to, .bounce), at: 0)
    }
    let bounce = ledger.entries[0]
    #expect(bounce.peak == [0, -52])
    #expect(bounce.amount == [0, 0])
    ledger.record(offset(0, 80, .finger), at: 1)
    ledger.record(offset(80, 50, .finger), at: 1)
    #expect(ledger.entries[1].peak == [0, 80])
    ledger.record(offset(50, 40, .finger), at: 1)
    ledger.record(offset(0, -5, .clamp), at: 1)
    #expect(ledger.entries[2].peak == nil)
  }
}
