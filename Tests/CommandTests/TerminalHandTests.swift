import Foundation
import Testing

extension BuiltBinary {
  /// What a hand does to the content, at the keys and with a mouse.
  @Suite(
    "A hand at the terminal", .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  struct TerminalHandTests {
    let folder: TemporaryFolder
    let session: TmuxSession
    let command: String

    init() throws {
      folder = try TemporaryFolder()
      session = try TmuxSession(columns: 100, rows: 30)
      let scene = SampleScene.text.replacingOccurrences(of: "data: 200", with: "data: 20000")
      command = "\(BuiltBinary.path) open \(try folder.write(scene, to: "sample.yaml"))"
      _ = try session.start(command)
      try session.wait(for: SampleScene.first)
    }

    @Test("Ten thousand presses in one go are ten thousand rows, drawn in no more time than few")
    func burst() throws {
      try session.send(bytes: Array(repeating: UInt8(ascii: "j"), count: 10_000))
      try session.wait("the end of the way") {
        $0.contains("0, 200 000 ") && $0.contains("at rest")
      }
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("A key that repeats goes on by itself, and stops when it falls silent")
    func hold() throws {
      for _ in 0..<40 { try session.press("j") }
      let screen = try session.wait(for: "at rest")
      #expect(try #require(Self.offset(screen)) >= 40 * 20)
      #expect(try #require(Self.offset(screen)) % 20 == 0)
    }

    @Test("Counts and places of items are typed, and shown while they are")
    func counts() throws {
      try session.press("1", "2")
      try session.wait("the count") { $0.hasSuffix("12…\n") }
      try session.press("Escape")
      try session.wait("no count") { !$0.contains("12…") }
      try session.press("1", "2", "j")
      try session.wait(for: "0, 240 ")
      try session.press("5", "0", "G")
      try session.wait(for: "0, 2 940 ")
      try session.press("z", "b")
      try session.wait(for: "0, 2 520 ")
      try session.press("g")
      try session.wait(for: "0, 0 ")
    }

    @Test("A drag of a thousand reports ends where the mouse is, in one read and in many")
    func drag() throws {
      // Up and down the column, and at last ten rows above where it began: 200 points, less the slop.
      var rows = (0..<1000).map { 20 - ($0 * 7) % 19 }
      rows[999] = 10
      let reports = rows.map { "\u{1B}[<32;5;\($0)M" }
      try send("\u{1B}[<0;5;20M" + reports.joined())
      try session.wait(for: "0, 190 ")
      // Held still before it lifts, it does not fling.
      try session.wait("the speed to be forgotten") { $0.contains("velocity 0 pt/s") }
      try send("\u{1B}[<0;5;10m")
      try session.wait("rest") { $0.contains("0, 190 ") && $0.contains("at rest") }

      try send("\u{1B}[<0;5;20M")
      for start in stride(from: 0, to: 1000, by: 50) {
        try send(reports[start..<start + 50].joined())
      }
      try session.wait(for: "0, 380 ")
    }

    @Test("A drag beyond the start shows what lies beyond it, and comes back")
    func rubberBand() throws {
      try send("\u{1B}[<0;5;5M")
      try send((6...20).map { "\u{1B}[<32;5;\($0)M" }.joined())
      let stretched = try session.wait("a stretch") { Self.offset($0).map { $0 < -50 } == true }
      // The first item has gone down.
      #expect(!stretched.split(separator: "\n")[1].contains(SampleScene.first))
      #expect(stretched.contains(SampleScene.first))
      #expect(stretched.contains("↕ ") && stretched.contains("dragging"))
      try send("\u{1B}[<0;5;20m")
      try session.wait("the way back") { $0.contains("0, 0 ") && $0.contains("at rest") }
    }

    @Test("A drag let go in motion flings, also when it has left its pane")
    func fling() throws {
      // How fast the reports come is up to the machine; what came too slowly was no fling.
      for _ in 0..<20 {
        try send("\u{1B}[<0;5;25M")
        for row in stride(from: 23, through: 1, by: -2) { try send("\u{1B}[<32;90;\(row)M") }
        try send("\u{1B}[<32;90;1M\u{1B}[<0;90;1m")
        let screen = try session.wait(for: "at rest")
        #expect(try #require(Self.offset(screen)) >= 470)
        if screen.contains("deceleration") { return }
        try session.press("r")
        try session.wait(for: "0, 0 ")
      }
      Issue.record("never a fling")
    }

    @Test("A click, pressed and let go in one read, has the inspector tell of the item")
    func click() throws {
      try send("\u{1B}[<0;5;6M\u{1B}[<0;5;6m")
      let screen = try session.wait(for: "▸ ▣[0,1]")
      #expect(screen.contains("at 0, 60 size 320 × 60"))
      try session.press("G")
      try session.wait(for: "▸ [0,1] is not on the screen")
      // The cursor goes on to what stands there then.
      try session.press("D", "D")
      try session.wait("the cursor where it was") {
        $0.contains(" of 19 998") && $0.contains("▸ [0,1] is not on the screen")
      }
    }

    @Test("The wheel goes both ways and sideways, is clamped, and never flings")
    func wheel() throws {
      try send(String(repeating: "\u{1B}[<65;5;5M", count: 1000))
      try session.wait(for: "0, 60 000 ")
      try send(String(repeating: "\u{1B}[<64;5;5M", count: 2000))
      try session.wait(for: "0, 0 ")
      for sideways in ["66", "67", "69", "81"] { try send("\u{1B}[<\(sideways);5;5M") }
      try session.press("j")
      try session.wait(for: "0, 20 ")
    }

    @Test("A drag during which the mouse is switched off is over")
    func mouseOff() throws {
      try send("\u{1B}[<0;5;20M\u{1B}[<32;5;15M")
      try session.wait(for: "dragging")
      try session.press("m")
      try session.wait(for: "at rest")
      #expect(try !session.hasMouse())
    }

    @Test("A drag whose end was never told is over when the button goes down elsewhere")
    func lostRelease() throws {
      try send("\u{1B}[<0;5;20M\u{1B}[<32;5;15M")
      try session.wait(for: "dragging")
      try send("\u{1B}[<0;90;25M")
      try session.wait(for: "at rest")
    }

    @Test("After a suspension the mouse is asked for again")
    func suspension() throws {
      try send("\u{1B}[<0;5;20M\u{1B}[<32;5;15M")
      try session.wait(for: "0, 90 ")
      try session.press("C-z")
      try session.wait("the shell") { _ in try !session.isAlternateScreen() }
      #expect(try !session.hasMouse())
      try session.enter("fg")
      try session.wait("the picture") { $0.contains("0, 90 ") }
      #expect(try session.hasMouse())
      // The button was let go where nobody saw it.
      try send("\u{1B}[<32;5;10M")
      try send("\u{1B}[<65;5;5M")
      try session.wait(for: "0, 150 ")
    }

    private func send(_ text: String) throws {
      try session.send(bytes: Array(text.utf8))
    }

    /// The offset the inspector tells, rounded down.
    private static func offset(_ screen: String) -> Int? {
      guard let match = screen.firstMatch(of: /offset +0, (-?[0-9 ]+)/) else { return nil }
      return Int(match.1.filter { $0 != " " })
    }
  }
}
