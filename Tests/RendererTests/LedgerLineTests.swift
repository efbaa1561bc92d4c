import Simulator
import Testing

@testable import Renderer

@Suite struct LedgerLineTests {
  private func event(
    _ time: Double, _ from: Double, _ to: Double, _ author: String, cause: String? = nil,
    kind: TraceEvent.Kind = .offset
  ) -> TraceEvent {
    TraceEvent(
      time: time, kind: kind, author: author, from: [0, from], to: [0, to], cause: cause)
  }

  private func texts(
    _ events: [TraceEvent], limit: Int = 10, columns: Int = 80, isASCII: Bool = false
  ) -> [String] {
    LedgerLine.lines(events, limit: limit).flatMap { line in
      line.styled(
        theme: Theme(isASCII: isASCII, usesColor: false), scrollsHorizontally: false,
        columns: columns)
    }.map { $0.spans.map(\.text).joined() }
  }

  @Test("A motion is one line, as long as nothing else moves in between")
  func motion() {
    let events = [
      event(0.1, 0, 8, "finger"), event(0.2, 8, 16, "finger"), event(0.3, 16, 20, "deceleration"),
      event(0.4, 20, 22, "deceleration"),
      event(0.5, 22, 182, "adjustment", cause: "[0,7] 200 → 40"),
      event(0.6, 182, 184, "deceleration"), event(0.7, 190, 191, "deceleration"),
    ]
    #expect(
      texts(events) == [
        "0.10 0 → 16             finger", "0.30 16 → 22            deceleration",
        "0.50 22 → 182           adjustment  [0,7] 200 → 40",
        "0.60 182 → 184          deceleration", "0.70 190 → 191          deceleration",
      ])
    #expect(texts(events, limit: 2).count == 2)
    #expect(texts(events, limit: 2)[0].hasPrefix("0.60"))
    #expect(texts(Array(events[0..<4]), limit: 1) == ["0.30 16 → 22            deceleration"])
  }

  @Test("Each adjustment stands alone, and so do changes of size; calls are not among them")
  func others() {
    let events = [
      event(0, 0, 10, "adjustment", cause: "a"), event(0, 10, 20, "adjustment", cause: "b"),
      event(0, 20, 30, "reload", kind: .contentSize), event(0, 0, 0, "", kind: .call),
    ]
    #expect(
      texts(events) == [
        "0.00 0 → 10             adjustment  a", "0.00 10 → 20            adjustment  b",
        "0.00 size 20 → 30       reload",
      ])
  }

  @Test(
    "Where a line does not fit it comes closer, then breaks",
    arguments: [
      (53, ["0.45 1 240.5 → 1 310.5  adjustment  [0, 30] 40 → 110"]),
      (51, ["0.45 1 240.5→1 310.5 adjustment [0, 30] 40 → 110"]),
      (48, ["0.45 1 240.5→1 310.5 adjustment [0, 30] 40 → 110"]),
      (47, ["0.45 1 240.5→1 310.5", "     adjustment [0, 30] 40 → 110"]),
      (32, ["0.45 1 240.5→1 310.5", "     adjustment [0, 30] 40 → 110"]),
      (31, ["0.45 1 240.5→1 310.5", " adjustment [0,30] 40→110"]),
    ])
  func narrow(_ columns: Int, _ lines: [String]) {
    let event = event(0.45, 1240.5, 1310.5, "adjustment", cause: "[0, 30] 40 → 110")
    #expect(texts([event], columns: columns) == lines)
  }

  @Test(
    "Where the content scrolls both ways a line names its axis, or tells both",
    arguments: [
      ([0.0, 0.0], [0.0, 100.0], TraceEvent.Kind.offset, "1.00 y 0 → 100          code"),
      ([150, 100], [170, 100], .offset, "1.00 x 150 → 170        code"),
      ([150, 100], [170, 90], .offset, "1.00 150,100 → 170,90   code"),
      ([320, 480], [400, 480], .contentSize, "1.00 size width 320 → 400 code"),
    ])
  func bothWays(_ from: [Double], _ to: [Double], _ kind: TraceEvent.Kind, _ text: String) {
    let event = TraceEvent(time: 1, kind: kind, author: "code", from: from, to: to)
    let told = LedgerLine.lines([event], limit: 9).flatMap {
      $0.styled(
        theme: Theme(isASCII: false, usesColor: false), scrollsHorizontally: false,
        scrollsBothWays: true, columns: 80)
    }
    #expect(told.map { $0.spans.map(\.text).joined() } == [text])
  }

  @Test("The axis that changed is told, and ASCII spells its arrows")
  func axis() {
    let sideways = TraceEvent(
      time: 1, kind: .offset, author: "page", from: [0, 5], to: [320, 5], cause: "[0,1] → ×")
    #expect(texts([sideways], isASCII: true) == ["1.00 0 -> 320           page  [0,1] -> x"])
    let broken = TraceEvent(time: 1, kind: .offset)
    #expect(texts([broken])[0].hasPrefix("1.00 ? → ?"))
  }
}
