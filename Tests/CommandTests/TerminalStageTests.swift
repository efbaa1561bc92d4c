import Foundation
import Testing

extension BuiltBinary {
  /// The stage, the panes and the gallery at the keys of a real terminal.
  @Suite("On a stage", .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  struct TerminalStageTests {
    let folder: TemporaryFolder
    let session: TmuxSession

    /// A bug beside its fix in three parts; every part can be told by its caption and its verdict.
    private static let scene = """
      title: On stage
      data: 200
      cell: { size: [320, 90] }
      layout: { kind: list, estimatedHeight: 50 }
      panes:
        - { title: bug, behavior: { preset: correct, compensation: none } }
        - { title: fix, behavior: correct }
      steps:
        - setOffset: { to: [0, 5000] }
        - say: Watch the left.
        - pause: true
        - repeat: { times: 3, steps: [ { scrollBy: [0, -30] } ] }
        - mark: slipped
        - say: It slipped.
        - pause: true
        - scrollBy: [0, 30]
        - say: That is all.

      """

    init() throws {
      folder = try TemporaryFolder()
      session = try TmuxSession(columns: 160, rows: 50)
    }

    private func open(_ options: String = "") throws {
      let path = try folder.write(Self.scene, to: "stage.yaml")
      try session.enter("\(BuiltBinary.path) open \(options) \(path); echo ended=$?")
    }

    @Test("A clicker goes on and back; what is gone back to is what was there")
    func clicker() throws {
      try open("--stage")
      let first = try session.wait("the first stop") {
        $0.contains("Watch the left.") && $0.contains("■ step 1 of 3")
      }
      try session.press("PageDown")
      let second = try session.wait("the second stop") {
        $0.contains("It slipped.") && $0.contains("■ step 2 of 3 · slipped")
      }
      #expect(second.contains("✗ bug") && second.contains("✓ fix"))
      try session.press("PageDown")
      try session.wait("the end") { $0.contains("That is all.") && $0.contains("step 3 of 3") }
      // At the end there is no next, and a clicker scrolls nothing.
      let end = try session.screen()
      try session.press("PageDown")
      try session.press("PageUp")
      try session.wait("the second stop again") { $0 == second && $0 != end }
      try session.press("PageUp")
      try session.wait("the first stop again") { $0 == first }
      try session.press("PageUp", "q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("A larger font changes the scale, never the points; a key leaves the stage")
    func largerFont() throws {
      try open("--stage")
      try session.wait(for: "■ step 1 of 3")
      try session.press("PageDown")
      try session.wait(for: "■ step 2 of 3")
      for (columns, rows) in [(80, 24), (60, 18), (160, 50)] {
        try session.resize(columns: columns, rows: rows)
        // Items of both panes, wherever they are drawn.
        try session.wait("the same items at \(columns)×\(rows)") {
          $0.contains("step 2 of 3") && $0.contains("[0,91]") && $0.contains("[0,92]")
        }
      }
      try session.press("F")
      let plain = try session.wait("the usual screen") {
        $0.contains("who moved the offset") && !$0.contains("step 2 of 3")
      }
      #expect(plain.contains("offset   0, 4 910") || plain.contains("4 910"))
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("A clicker's dark key blanks the stage, any key brings it back and does nothing else")
    func blank() throws {
      try open("--stage")
      let first = try session.wait(for: "■ step 1 of 3")
      for key in ["b", "."] {
        try session.press(key)
        try session.wait("a dark stage") {
          $0.allSatisfy { $0.isWhitespace }
        }
        try session.press("PageDown")
        try session.wait("the picture as it was") { $0 == first }
      }
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("Off the stage a waiting scene takes the clicker, a finished one pages")
    func playback() throws {
      try open()
      try session.wait(for: "Watch the left.")
      try session.press("PageDown")
      try session.wait(for: "It slipped.")
      try session.press("PageUp")
      try session.wait(for: "Watch the left.")
      try session.press("PageDown")
      try session.wait(for: "It slipped.")
      try session.press("PageDown")
      let end = try session.wait("the end, at rest") {
        $0.contains("That is all.") && $0.contains("at rest")
      }
      try session.press("PageDown")
      try session.wait("a page") { $0.contains("That is all.") && $0 != end }
      // Backspace takes the last step back all the same.
      try session.press("BSpace")
      try session.wait(for: "It slipped.")
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("Panes: chosen, moved alone, aligned; the differences are told")
    func panes() throws {
      try open()
      try session.wait(for: "Watch the left.")
      try session.press("A", "A")
      try session.wait("each its own") { $0.contains("each its own") && $0.contains("▸bug") }
      try session.press("Tab")
      try session.wait(for: "▸fix")
      try session.press("g")
      // The chosen one is at its start, the other one where it was.
      try session.wait("one pane at the start") { $0.contains("[0,0]") && $0.contains("[0,92]") }
      try session.wait(for: "≠ ")
      // The wheel is for the pane it is over, and chooses it as a press does.
      try session.send(bytes: Array("\u{1B}[<65;3;6M".utf8))
      try session.wait("the other one on its way") { $0.contains("▸bug") && $0.contains("[0,0]") }
      try session.press("Tab")
      try session.wait(for: "▸fix")
      try session.press("A", "A")
      let aligned = try session.wait("both at the start") {
        $0.contains("aligned") && $0.contains("[0,0]") && !$0.contains("[0,92]")
      }
      #expect(!aligned.contains("≠ size"))
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test("The gallery is filtered by typing, shows what is chosen, and says why it cannot")
    func gallery() throws {
      try folder.write(Self.scene, to: "mine.yaml")
      try folder.write("data: [nothing\n", to: "broken.yaml")
      try folder.write("name,size\na,1\nb,2\n", to: "table.csv")
      for ending in ["tsv", "ndjson", "log"] { try folder.write("", to: "rows.\(ending)") }
      try session.enter("cd \(folder.url.path) && \(BuiltBinary.path) gallery; echo ended=$?")
      try session.wait("the first picture") {
        $0.contains("The article's fix") && $0.contains("[0,")
      }
      try session.press("/")
      try session.press("m", "i", "n", "e", ".", "y")
      try session.wait("my scene's picture") {
        $0.contains("mine.yaml") && $0.contains("▸ On stage") && !$0.contains("Moons")
      }
      try session.press("Escape")
      try session.wait(for: "Moons")
      try session.press("/")
      try session.press("b", "r", "o", "k", "e", "n", ".", "y")
      try session.wait(for: "broken.yaml:")
      try session.press("C-u")
      try session.press("r", "o", "w", "s", ".")
      try session.wait("what is read as data") {
        $0.contains("rows.ndjson") && $0.contains("rows.tsv") && !$0.contains("rows.log")
      }
      try session.press("C-u")
      try session.press("t", "a", "b", "l", "e", ".", "c")
      try session.wait("the table's picture") { $0.contains("▸ table.csv") && $0.contains("[0,1]") }
      try session.press("Enter")
      try session.wait("the table") { $0.contains("at rest") && $0.contains("[0,1]") }
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }
  }
}
