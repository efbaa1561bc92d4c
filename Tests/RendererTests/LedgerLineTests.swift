import Testing

@testable import Renderer
@testable import Simulator

@Suite struct LedgerLineTests {
  private func texts(
    _ entry: LedgerEntry, columns: Int = 80, isASCII: Bool = false, bothWays: Bool = false
  ) -> [String] {
    texts([entry], columns: columns, isASCII: isASCII, bothWays: bothWays)
  }

  private func texts(
    _ entries: [LedgerEntry], columns: Int, isASCII: Bool = false, bothWays: Bool = false
  ) -> [String] {
    let lines = entries.map {
      LedgerLine(
        entry: $0, theme: Theme(isASCII: isASCII, usesColor: false), scrollsHorizontally: false,
        scrollsBothWays: bothWays)
    }
    return LedgerLine.styled(lines, columns: columns).joined().map {
      $0.spans.map(\.text).joined()
    }
  }

  private var motion: LedgerEntry {
    var entry = LedgerEntry(
      time: 0.67, author: "deceleration", from: [0, 4593.5], to: [0, 4233.5])
    entry.end = 0.9
    entry.count = 24
    return entry
  }

  @Test(
    "A motion is told once, with its frames",
    arguments: [
      (62, ["0.67–0.90 deceleration    -360 4 593.5 → 4 233.5   (24 frames)"]),
      (61, ["0.67–0.90 deceleration    -360 4 593.5 → 4 233.5 (24 frames)"]),
      (59, ["0.67–0.90 deceleration -360 4 593.5 → 4 233.5 (24 frames)"]),
      (56, ["0.67–0.90 deceleration -360 4 593.5→4 233.5 (24 frames)"]),
      (45, ["0.67–0.90 4 593.5→4 233.5", " deceleration -360 (24 frames)"]),
      (26, ["0.67–0.90 4 593.5→4 233.5", " deceleration -360"]),
    ])
  func motion(_ columns: Int, _ lines: [String]) {
    #expect(texts(motion, columns: columns) == lines)
  }

  @Test("What happened at one moment has times instead of frames")
  func moment() {
    var entry = LedgerEntry(time: 1, author: "finger", from: [0, 0], to: [0, 60])
    entry.count = 3
    #expect(
      texts(entry) == [
        "1.00      finger           +60 0 → 60              (3 times)"
      ])
  }

  @Test("A change across the scroll axis names its axis")
  func across() {
    let size = LedgerEntry(time: 0, isSize: true, author: "reload", from: [0, 0], to: [480, 0])
    #expect(texts(size) == ["0.00      reload          +480 size width 0 → 480"])
    let offset = LedgerEntry(time: 0, author: "code", from: [0, 9], to: [30, 9])
    #expect(texts(offset) == ["0.00      code             +30 x 0 → 30"])
  }

  @Test(
    "Where a line does not fit it comes closer, then breaks",
    arguments: [
      (67, ["0.45      adjustment       +70 1 240.5 → 1 310.5   [0, 30] 40 → 110"]),
      (66, ["0.45      adjustment       +70 1 240.5 → 1 310.5 [0, 30] 40 → 110"]),
      (64, ["0.45 adjustment +70 1 240.5 → 1 310.5 [0,30] 40→110"]),
      (50, ["0.45 adjustment +70 1 240.5→1 310.5 [0,30] 40→110"]),
      (48, ["0.45 1 240.5→1 310.5", " adjustment +70 [0,30] 40→110"]),
      (31, ["0.45 1 240.5→1 310.5", " adjustment +70 [0,30] 40→110"]),
      (28, ["0.45 1 240.5→1 310.5", " adjustment +70", " [0,30] 40→110"]),
      (19, ["0.45 →1 310.5", " adjustment +70", " [0,30] 40→110"]),
    ])
  func narrow(_ columns: Int, _ lines: [String]) {
    let entry = LedgerEntry(
      time: 0.45, author: "adjustment", from: [0, 1240.5], to: [0, 1310.5],
      cause: "[0, 30] 40 → 110")
    #expect(texts(entry, columns: columns) == lines)
  }

  @Test("What has to come closer takes its neighbours along, what breaks does not")
  func alike() {
    let short = LedgerEntry(time: 0, isSize: true, author: "reload", from: [0, 0], to: [0, 80])
    let long = LedgerEntry(
      time: 0.45, author: "adjustment", from: [0, 1240.5], to: [0, 1310.5],
      cause: "[0, 30] 40 → 110")
    #expect(
      texts([short, long], columns: 50) == [
        "0.00 reload +80 size 0→80", "0.45 adjustment +70 1 240.5→1 310.5 [0,30] 40→110",
      ])
    #expect(
      texts([short, long], columns: 40) == [
        "0.00 reload +80 size 0 → 80", "0.45 1 240.5→1 310.5",
        " adjustment +70 [0,30] 40→110",
      ])
  }

  @Test("A cause too long for its author's line has one of its own")
  func longCause() {
    let entry = LedgerEntry(
      time: 0, isSize: true, author: "adjustment", from: [0, 190], to: [0, 250],
      cause: "[0, 1] 300 × 40 → 290 × 100")
    #expect(
      texts(entry, columns: 26) == [
        "0.00 size 190→250", " adjustment +60", " [0,1] 300×40→290×100",
      ])
  }

  @Test(
    "Where the content scrolls both ways a line names its axis, or tells both",
    arguments: [
      ([0.0, 0.0], [0.0, 100.0], false, "1.00      code            +100 y 0 → 100"),
      ([150, 100], [170, 100], false, "1.00      code             +20 x 150 → 170"),
      ([150, 100], [170, 90], false, "1.00      code         +20,-10 150,100 → 170,90"),
      ([320, 480], [400, 480], true, "1.00      code             +80 size width 320 → 400"),
      ([320, 480], [400, 490], true, "1.00      code         +80,+10 size 320,480 → 400,490"),
    ])
  func bothWays(_ from: [Double], _ to: [Double], _ isSize: Bool, _ text: String) {
    let entry = LedgerEntry(time: 1, isSize: isSize, author: "code", from: from, to: to)
    #expect(texts(entry, bothWays: true) == [text])
  }

  @Test("Where both axes have changed, both are told where the content scrolls one way as well")
  func both() {
    let size = LedgerEntry(
      time: 0.6, isSize: true, author: "code", from: [320, 2616], to: [3732, 450])
    #expect(
      texts(size, columns: 90)
        == ["0.60      code   +3 412,-2 166 size 320,2 616 → 3 732,450"])
    let offset = LedgerEntry(time: 1, author: "clamp", from: [30, 20], to: [0, 0])
    #expect(texts(offset) == ["1.00      clamp        -30,-20 30,20 → 0,0"])
  }

  @Test("The axis that changed is told, and ASCII spells its arrows")
  func axis() {
    let sideways = LedgerEntry(
      time: 1, author: "page", from: [0, 5], to: [320, 5], cause: "[0,1] → ×")
    #expect(
      texts(sideways, isASCII: true) == [
        "1.00      page            +320 x 0 -> 320          [0,1] -> x"
      ])
    #expect(
      texts(motion, isASCII: true)[0].hasPrefix(
        "0.67-0.90 deceleration    -360 4 593.5 -> 4 233.5 "))
    let broken = LedgerEntry(time: 1, author: "", from: [], to: [])
    #expect(texts(broken)[0].hasSuffix("? → ?"))
  }

  @Test("What came back is told with its peak, also where the frames have no room")
  func peak() {
    let out = LedgerEntry(time: 1, author: "bounce", from: [0, 0], to: [0, -40])
    let back = LedgerEntry(time: 1.5, author: "bounce", from: [0, -40], to: [0, 0])
    let bounce = out.joined(with: back)
    #expect(
      texts(bounce, columns: 60) == ["1.00–1.50 bounce             0 0 → 0 (peak -40, 2 frames)"])
    #expect(texts(bounce, columns: 24) == ["1.00–1.50 0→0", " bounce 0 (peak -40)"])
    #expect(texts(bounce, columns: 14) == ["1.00–1.50 0→0", " bounce 0", " (peak -40)"])
  }
}
