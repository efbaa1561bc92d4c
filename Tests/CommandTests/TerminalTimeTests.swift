import Foundation
import Testing

extension BuiltBinary {
  /// Time at the keys of a real terminal.
  @Suite("Time at the terminal", .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  struct TerminalTimeTests {
    let folder: TemporaryFolder
    let session: TmuxSession
    let program: RunningProgram

    init() throws {
      folder = try TemporaryFolder()
      session = try TmuxSession(columns: 100, rows: 30)
      let scene = SampleScene.text.replacingOccurrences(of: "data: 200", with: "data: 20000")
      let command = "\(BuiltBinary.path) open \(try folder.write(scene, to: "sample.yaml"))"
      program = try session.start(command)
      try session.wait(for: SampleScene.first)
    }

    @Test("Pause, step, look back, play: each says so, and time does as it is told")
    func wholeRound() throws {
      try session.press("p")
      try session.wait("the pause") { $0.contains("0.00 s ❚❚ paused") && $0.contains("p play") }
      try session.press(".")
      try session.wait(for: ". nothing moves")
      // A fling waits for time to pass.
      try session.press("J")
      try session.press(".", ".", ".")
      let stepped = try session.wait(for: "0.05 s ❚❚ paused")
      let offset = try #require(Self.offset(stepped))
      #expect(offset > 0)
      try session.press(",")
      let back = try session.wait(for: "◀ 0.03 of 0.05 s")
      #expect(try #require(Self.offset(back)) < offset)
      try session.press(".")
      #expect(Self.offset(try session.wait(for: "0.05 s ❚❚ paused")) == offset)
      try session.press("{")
      #expect(Self.offset(try session.wait(for: "◀ 0.00 of 0.05 s")) == 0)
      try session.press("{")
      try session.wait(for: "{ at the first frame")
      // Played again and beyond, to the end of the fling.
      try session.press("p")
      let end = try session.wait("the end of the fling") {
        $0.contains("at rest") && (Self.offset($0) ?? 0) > 500
      }
      try session.press("[")
      let past = try session.wait(for: "◀ ")
      #expect(try #require(Self.offset(past)) < (try #require(Self.offset(end))))
      // What is done there takes the place of what came after.
      try session.press("g")
      let other = try session.wait("the start, at once") {
        Self.offset($0) == 0 && $0.contains("❚❚ paused")
      }
      #expect(!other.contains("◀"))
      try session.press("p")
      try session.wait("rest") { $0.contains("■ at rest") && Self.offset($0) == 0 }
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test(
      "A program that is paused in the middle of a motion sleeps",
      .enabled(if: RunningProgram.countsSwitches, "this system does not count context switches"))
    func idle() throws {
      try session.press("J")
      try session.wait(for: "▶ decelerating")
      try session.press("p")
      try session.wait(for: "❚❚ paused")
      var sleeps = false
      for _ in 0..<10 where !sleeps {
        let before = try #require(program.switches)
        for _ in 0..<5 { _ = try session.screen() }
        sleeps = program.switches == before
      }
      #expect(sleeps)
    }

    @Test("Slow motion is told and goes on by itself; a click in the past takes nothing back")
    func slowMotion() throws {
      try session.press("-", "-", "-")
      try session.wait(for: "1/10× ■ at rest")
      try session.press("J")
      try session.wait(for: "1/10× ▶ decelerating")
      try session.press("+", "+", "+")
      try session.wait("the end of the fling") { $0.contains("■ at rest") && !$0.contains("1/10×") }
      try session.press("{")
      let past = try session.wait(for: "◀ 0.00 of ")
      try session.send(bytes: Array("\u{1B}[<0;5;6M\u{1B}[<0;5;6m".utf8))
      let clicked = try session.wait(for: "▸ [0,1]")
      #expect(Self.end(clicked) == Self.end(past) && Self.end(past) != nil)
    }

    /// The offset the inspector tells, rounded down.
    private static func offset(_ screen: String) -> Int? {
      guard let match = screen.firstMatch(of: /offset +0, (-?[0-9 ]+)/) else { return nil }
      return Int(match.1.filter { $0 != " " })
    }

    /// How far what has been seen goes, in the words of the title.
    private static func end(_ screen: String) -> Substring? {
      screen.firstMatch(of: /of ([0-9.]+) s/)?.1
    }
  }
}
