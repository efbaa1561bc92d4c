import Foundation
import Testing

extension BuiltBinary {
  /// What a search does beside other keys.
  @Suite(
    "Searching at the terminal", .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  struct TerminalSearchTests {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    @Test("An identity that is searched for among very many items leaves the keyboard alone")
    func searchForIdentity() throws {
      let session = try opened("data: 2000000\npanes: [{ title: many }, { title: few, data: 3 }]")
      try session.press("f")
      try session.wait(for: "item ")
      try session.enter("#nosuch")
      try session.wait(for: "no id nosuch in many")
      // Nothing is asked of the pane that is chosen then.
      try session.press("Tab")
      let screen = try session.wait("no search") { !$0.contains("nosuch") }
      #expect(!screen.contains("item #"))
    }

    @Test("Alt and a key erase a word of what is typed, or nothing, and are no keys of the scene")
    func altWhileTyping() throws {
      let session = try opened("data: 200")
      try session.press("j", "j", "/")
      try session.enter("hello wor", endingWith: "M-BSpace")
      try session.wait("a word less") { $0.contains(" /hello ") && !$0.contains("/hello wor") }
      try session.press("M-f", "M-q", "M-Enter", "M-Up", "9")
      try session.wait(for: " /hello 9")
    }

    @Test("A search goes on from its match in another pane with the same items")
    func searchInOtherPane() throws {
      let session = try opened("data: 200\npanes: [{ title: left }, { title: right }]")
      try session.press("/")
      try session.enter("9")
      try session.wait(for: "nN 1 of 38")
      try session.press("n", "n", "n")
      try session.wait(for: "nN 4 of 38")
      try session.press("Tab", "n")
      try session.wait(for: "nN 5 of 38")
    }

    @Test(
      "A match far away in a text higher than the screen is gone to, and by one motion where it is near"
    )
    func highText() throws {
      let lines = (0..<300).map { "line \($0)" }
      let words = (0..<3000).map { $0 == 2900 ? "needle" : $0 == 1 ? "thimble" : "word\($0)" }
      let text = (lines + [words.joined(separator: " ")] + lines).joined(separator: "\n")
      let session = try TmuxSession(columns: 100, rows: 20)
      _ = try session.start("\(BuiltBinary.path) open \(try folder.write(text, to: "high.txt"))")
      try session.wait(for: "q quit")
      try session.press("v", "/")
      try session.enter("needle")
      try session.wait("the line of the match") { $0.contains("needle word2901") }
      try session.press("/")
      try session.enter("thimble")
      let screen = try session.wait("the line of the other") {
        $0.contains("thimble word2") && $0.contains("at rest")
      }
      #expect(!screen.contains("code"))
    }

    /// A terminal with a scene on it.
    private func opened(_ scene: String) throws -> TmuxSession {
      let session = try TmuxSession(columns: 100, rows: 20)
      _ = try session.start(
        "\(BuiltBinary.path) open \(try folder.write(scene, to: "scene.yaml"))")
      try session.wait(for: "q quit")
      return session
    }
  }
}
