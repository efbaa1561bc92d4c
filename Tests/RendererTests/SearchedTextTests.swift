import Scenes
import Simulator
import Testing

@testable import Renderer

@Suite("Texts that are searched")
@MainActor
struct SearchedTextTests {
  @Test(
    "What is found in a text stands beside its label, or instead of it",
    arguments: Array(1...60) + [120, 160, 170, 180, 190, 260, 280])
  func found(length: Int) throws {
    let text = String("ab cde fg ".repeated(30).prefix(length)) + "TARGET"
    let session = try Session(
      SceneLoader().scene(
        text: """
          data: { sections: [{ items: [first, \(text), last] }] }
          cell: { size: { text: { padding: [0, 10, 0, 10] } } }
          layout: { kind: list, estimatedHeight: 20 }
          behavior: correct
          """, name: "x.yaml"), mode: .headless)
    for columns in [60, 80, 100] {
      var screen = Screen(columns: columns, rows: 24)
      let before = screen.draw(session.frame).picture
      screen.state.search = SearchState(.text(try #require(TextPattern("TARGET"))))
      let picture = screen.draw(session.frame).picture
      screen.state.view.mode = .content
      let isInRows = screen.draw(session.frame).picture.contains("TARGET")
      #expect(picture.contains("TARGET") == isInRows, "\(columns) columns:\n\(picture)")
      // Nobody's label goes for nothing.
      if before.contains("TARGET") {
        #expect(picture.contains("[0,1]") == before.contains("[0,1]"))
      }
    }
  }
}

extension String {
  fileprivate func repeated(_ times: Int) -> String { String(repeating: self, count: times) }
}
