import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Items with children, and the steps that expand and collapse them.
@Suite("Outlines")
@MainActor
struct OutlineTests {
  private static let data = """
    data:
      sections:
        - items: 2
        - items:
            - text: fruit
              children: [{ text: citrus, children: [lemon, orange] }, apple]
            - bread
            - { text: vegetables, children: [bean] }

    """

  private func session(_ rest: String = "") throws -> Session {
    try Session(text: Self.data + rest)
  }

  private func texts(_ session: Session, _ pane: Int = 0) -> [String] {
    let model = session.panes[pane].content.model
    return (0..<model.count(inSection: 1)).compactMap {
      model.entry(section: 1, item: $0)?.item.text
    }
  }

  private func expand(_ paths: IndexPath...) -> Action {
    .update([.expand(paths)], animated: false)
  }
  private func collapse(_ paths: IndexPath...) -> Action {
    .update([.collapse(paths)], animated: false)
  }

  @Test("Children have rows while all items above them are expanded")
  func expanding() throws {
    let session = try session()
    #expect(texts(session) == ["fruit", "bread", "vegetables"])
    session.apply(expand([1, 0]))
    #expect(texts(session) == ["fruit", "citrus", "apple", "bread", "vegetables"])
    session.apply(expand([1, 1]))
    #expect(
      texts(session) == ["fruit", "citrus", "lemon", "orange", "apple", "bread", "vegetables"])
    session.apply(collapse([1, 0]))
    #expect(texts(session) == ["fruit", "bread", "vegetables"])
    // What was expanded inside stays so.
    session.apply(expand([1, 0]))
    #expect(
      texts(session) == ["fruit", "citrus", "lemon", "orange", "apple", "bread", "vegetables"])
    #expect(session.frame.panes[0].findings.isEmpty)
    #expect(session.frame.panes[0].diagnostics.isEmpty)
  }

  @Test("Several items expand and collapse in one update, by their index paths before it")
  func several() throws {
    let session = try session()
    session.apply(expand([1, 2], [1, 0]))
    #expect(texts(session) == ["fruit", "citrus", "apple", "bread", "vegetables", "bean"])
    session.apply(expand([1, 1]))
    session.apply(collapse([1, 6], [1, 0], [1, 1]))
    #expect(texts(session) == ["fruit", "bread", "vegetables"])
    session.apply(expand([1, 0]))
    #expect(texts(session) == ["fruit", "citrus", "apple", "bread", "vegetables"])
  }

  @Test("To expand an item twice changes nothing, and one without children is a note")
  func childless() throws {
    let session = try session()
    session.apply(expand([1, 0]))
    session.apply(expand([1, 0]))
    #expect(texts(session).count == 5)
    #expect(session.frame.panes[0].diagnostics.isEmpty)
    for path in [[1, 3], [0, 0], [1, 9], [7, 0]] as [IndexPath] { session.apply(collapse(path)) }
    #expect(texts(session).count == 5)
    let notes = session.frame.panes[0].diagnostics
    #expect(notes.map(\.id) == Array(repeating: "missingElement", count: 4))
    #expect(notes.map(\.indexPath) == [[1, 3], [0, 0], [1, 9], [7, 0]])
  }

  @Test("A deleted item takes its rows with it, and a deleted child does not come back")
  func deleting() throws {
    let session = try session()
    session.apply(expand([1, 0]))
    session.apply(.update([.delete([[1, 2]])], animated: false))
    session.apply(collapse([1, 0]))
    session.apply(expand([1, 0]))
    #expect(texts(session) == ["fruit", "citrus", "bread", "vegetables"])
    session.apply(.update([.delete([[1, 0]])], animated: false))
    #expect(texts(session) == ["bread", "vegetables"])
    #expect(session.frame.panes[0].diagnostics.isEmpty)
  }

  @Test("A list cell is indented by its level, and has a disclosure only above children")
  func indentation() throws {
    // 320 − 2 × 16 are 288 points, 278 a level below: 27 characters. A disclosure takes 22 more: 26 characters.
    let session = try Session(
      text: """
        data: { sections: [{ items: [{ text: abcdefghi abcdefghi abcdefg, children: [abcdefghi abcdefghi abcdefg, abcdefghi abcdefghi abcdefgh] }] }] }
        cell: { size: { listCell: { accessories: [outlineDisclosure] } } }
        layout: { kind: compositional, sections: [{ list: { appearance: plain } }] }
        """)
    session.apply(expand([0, 0]))
    let pane = session.frame.panes[0]
    #expect(pane.elements.map(\.frame.height) == [62, 44, 62])
    #expect(pane.elements.map(\.outlineMark) == ["v ", "  ", "  "])
    #expect(pane.trueContentSize == pane.contentSize)
  }

  @Test("Steps and data are written as they were read")
  func writing() throws {
    let steps = "steps: [{ expand: [[1, 0]] }, { collapse: [[1, 0]], animated: false }]"
    let scene = try SceneLoader().scene(text: Self.data + steps, name: "x")
    let text = SceneWriter().text(of: scene)
    let again = try SceneLoader().scene(text: text, name: "x")
    #expect(again.panes == scene.panes)
    #expect(again.steps.map(\.kind) == scene.steps.map(\.kind))
    #expect(scene.steps[0].kind == .action(.update([.expand([[1, 0]])], animated: true)))
  }
}
