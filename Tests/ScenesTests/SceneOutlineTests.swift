import Foundation
import Scenes
import Testing

/// A scene as its file says it, with parts taken away.
@Suite("Scene outline")
struct SceneOutlineTests {
  private static let text = """
    title: Outline
    data: { sections: [{ items: [a, b, c] }, { items: 4 }] }
    cell: { size: [320, 90] }
    panes:
      - { title: one, behavior: correct }
      - { title: two }
    steps:
      - repeat: { times: 3, steps: [{ scrollBy: [0, 10] }, { wait: 0.5 }] }
      - page: down
    """

  private func outline() throws -> SceneOutline {
    try SceneOutline(SceneLoader().scene(text: Self.text, name: "outline.yaml"))
  }

  private func path(_ outline: SceneOutline, _ keys: [String]) throws -> SceneOutline.Path {
    try #require(outline.parts.first { $0.keys == keys }).path
  }

  @Test("It reads back to the scene") func readsBack() throws {
    let scene = try SceneLoader().scene(text: Self.text, name: "outline.yaml")
    let read = try outline().scene()
    #expect(read.panes == scene.panes)
    #expect(SceneWriter.line(of: read.steps) == SceneWriter.line(of: scene.steps))
    #expect(try outline().text == outline().text)
  }

  @Test("Elements and keys can be taken away") func removing() throws {
    let outline = try outline()
    let steps = outline.removing(0..<1, at: try path(outline, ["steps"]))
    #expect(try steps.scene().steps.map(\.kind) == [.action(.page(.down))])
    let sections = outline.removing(1..<2, at: try path(outline, ["data", "sections"]))
    #expect(try sections.scene().panes[0].data.itemCount == 3)
    let root = try #require(outline.parts.first)
    guard case .map(let keys) = root.kind, let cell = keys.firstIndex(of: "cell") else {
      Issue.record("the scene is no map")
      return
    }
    let bare = try outline.removing(cell..<cell + 1, at: []).scene()
    #expect(bare.panes[0].cell == CellSizing())
  }

  @Test("Values can be replaced, and what comes of it may be no scene") func replacing() throws {
    let outline = try outline()
    let times = try path(outline, ["steps", "repeat", "times"])
    guard case .repeated(7, _)? = try outline.replacing(times, with: 7).scene().steps.first?.kind
    else {
      Issue.record("the number is another")
      return
    }
    #expect(throws: SceneError.self) { try outline.replacing(times, with: -1).scene() }
    let size = try path(outline, ["cell", "size"])
    let wide = try outline.replacing(size, with: CGSize(width: 300, height: 50)).scene()
    #expect(wide.panes[0].cell.source == .fixed(CGSize(width: 300, height: 50)))
  }

  @Test("The steps of a repeat take its place") func splicing() throws {
    let outline = try outline()
    let steps = try path(outline, ["steps"])
    let spliced = try #require(outline.splicing(steps + [0]))
    #expect(
      try spliced.scene().steps.map(\.kind)
        == [.action(.scrollBy(CGPoint(x: 0, y: 10))), .wait(seconds: 0.5), .action(.page(.down))])
    #expect(outline.splicing(steps + [1]) == nil)
  }

  @Test("Panes are named by their title, or by their number") func paneNames() throws {
    let scene = try SceneLoader().scene(
      text: "data: 1\npanes: [{ title: a }, { title: b }, { title: b }, {}]\n", name: "p.yaml")
    #expect(scene.pane(named: "a") == 0)
    #expect(scene.pane(named: "b") == nil)
    #expect(scene.pane(named: "2") == 1)
    #expect(scene.pane(named: "4") == 3)
    #expect(scene.pane(named: "5") == nil)
    #expect(scene.pane(named: "0") == nil)
    #expect(scene.paneNames == ["a", "2", "3", "4"])
  }
}
