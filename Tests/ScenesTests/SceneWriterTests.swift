import Foundation
import Testing

@testable import Scenes

@Suite("Scenes as text")
struct SceneWriterTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Assets")
  static let shipped = ["scenes", "museum"].flatMap { name in
    let path = folder.appending(path: name).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".yaml") && $0 != "tour.yaml" }.sorted().map { "\(name)/\($0)" }
  }

  @Test("Every scene that ships reads back as it was", arguments: shipped)
  func shippedScene(name: String) throws {
    let scene = try SceneLoader().scene(at: Self.folder.appending(path: name).path)
    let text = SceneWriter().text(of: scene)
    let folder = Self.folder.appending(path: name).deletingLastPathComponent()
    let again = try SceneLoader().scene(
      text: text, name: scene.name, directory: folder.path)
    #expect(again.withoutLines == scene.withoutLines, "\(text)")
  }

  @Test("Random scenes read back as they were", arguments: 0..<8)
  func randomScenes(seed: Int) throws {
    for round in 0..<50 {
      var dice = SceneDice(seed: UInt64(seed * 1000 + round))
      let scene = dice.scene()
      let text = SceneWriter().text(of: scene)
      let again = try SceneLoader().scene(text: text, name: scene.name, directory: "/")
      let rewritten = SceneWriter().text(of: again)
      try #require(
        again.withoutLines == scene.withoutLines && rewritten == text,
        "seed \(seed), \(round)\n\(text)\nreads back as\n\(rewritten)")
    }
  }

  @Test("A scene is written as a person would, the defaults left out")
  func picture() throws {
    var pane = Pane()
    pane.data = DataSet(sections: [DataSection(items: .numbered(40))])
    pane.cell = CellSizing(source: .fixed(CGSize(width: 320, height: 40)))
    pane.layout = LayoutDescription(
      kind: "flow", properties: ["estimatedItemSize": .size(CGSize(width: 320, height: 200))])
    var other = pane
    pane.title = "bug"
    pane.behavior.knobs["requery"] = .word("once")
    other.title = "fixed: yes"
    other.behavior.preset = "correct"
    let scene = Scene(
      name: "x.yaml", title: "Estimate too large", about: "One line.\n\nAnother.\n",
      panes: [pane, other],
      steps: [
        Step(line: 1, kind: .action(.fling(.alongScrollAxis(2000)))),
        Step(line: 1, kind: .waitFrames(15)),
        Step(line: 1, kind: .action(.touch(.cancel))),
      ])
    #expect(
      SceneWriter().text(of: scene) == """
        cellophane: 1
        title: Estimate too large
        about: |
          One line.

          Another.
        data: 40
        cell: { size: [320, 40] }
        layout: { kind: flow, estimatedItemSize: [320, 200] }
        panes:
          - { title: bug, behavior: { requery: once } }
          - { title: "fixed: yes", behavior: correct }
        steps:
          - fling: 2000
          - wait: { frames: 15 }
          - touch: cancel

        """)
  }

  @Test("Data of a file stay a reference to it, with what is said of its fields")
  func file() throws {
    let files = ["places.csv": "id,name,part,height\na,Aa,x,40\nb,Bb,y,60\n"]
    try withFiles(files) { directory in
      let text = """
        data: { file: places.csv, text: name, section: part, id: id }
        cell: { size: { field: height } }
        """
      let scene = try SceneLoader().scene(text: text, name: "x.yaml", directory: directory)
      let written = SceneWriter().text(of: scene)
      #expect(!written.contains("Aa"))
      let again = try SceneLoader().scene(text: written, name: "x.yaml", directory: "/")
      #expect(again == scene)
    }
  }

  @Test("Data from a pipe are written down, as many as fit, and a comment tells of the rest")
  func pipe() throws {
    let loader = SceneLoader(readStandardInput: { Data("one\ntwo\nthree: 3\n".utf8) })
    let scene = try loader.scene(at: "-")
    let all = SceneWriter().text(of: scene)
    #expect(all.contains("data: { sections: [{ items: [one, two, \"three: 3\"] }] }"))
    let again = try SceneLoader().scene(text: all, name: "-")
    #expect(again.panes[0].data.sections == scene.panes[0].data.sections)
    let short = SceneWriter(itemLimit: 2).text(of: scene)
    #expect(short.hasPrefix("# 1 of 3 items are left out: only the first 2 are written.\n"))
    #expect(short.contains("items: [one, two] }"))
  }

  @Test("Cells measured by a field keep the field's value with each item")
  func measures() throws {
    let text = """
      data: { sections: [{ items: [{ text: a, height: 40, low: 4 }, { id: b, text: 12, height: 60, low: 6 }] }] }
      panes: [{ cell: { size: { field: height } } }, { cell: { size: { field: low, width: 20 } } }]
      """
    let scene = try scene(text)
    let written = SceneWriter().text(of: scene)
    #expect(try read(written) == scene)
  }

  private func read(_ text: String) throws -> Scene {
    try SceneLoader().scene(text: text, name: "scene.yaml")
  }

  @Test(
    "The pane of an expectation stays the same, whatever the titles",
    arguments: [["a", "b"], ["1", "1", ""], ["2", ""], ["02", "2", "", ""], ["3", "", "003"]])
  func panesOfExpectations(_ titles: [String]) throws {
    for index in titles.indices {
      var expectation = Expectation()
      expectation.pane = index
      expectation.isScrollable = true
      let panes = titles.map { title in
        var pane = Pane()
        pane.title = title
        return pane
      }
      var scene = Scene(name: "x", panes: panes)
      scene.steps = [Step(line: 1, kind: .expect(expectation))]
      let text = SceneWriter().text(of: scene)
      let read = try SceneLoader().scene(text: text, name: "x.yaml", directory: "/")
      #expect(read.steps.map(\.kind) == [.expect(expectation)], "\(text)")
    }
  }

  @Test(
    "The pane that leads stays the same, also under the word that ends following",
    arguments: [["none", "a"], ["none", "none"], ["1", "none"], ["a", "1", "none"]])
  func leaders(_ titles: [String]) throws {
    let list = titles.map { "{ title: \"\($0)\" }" }.joined(separator: ", ")
    var scene = try read("panes: [\(list)]")
    scene.steps = (titles.indices.map { $0 } + [nil]).map {
      Step(line: 1, kind: .action(.follow($0)))
    }
    let text = SceneWriter().text(of: scene)
    #expect(try read(text).steps.map(\.kind) == scene.steps.map(\.kind), "\(text)")
  }

  @Test("Panes may show data of their own")
  func dataOfPanes() throws {
    let scene = try scene("data: 3\npanes: [{}, { data: 5 }]")
    #expect(scene.panes.map(\.data.itemCount) == [3, 5])
    let written = SceneWriter().text(of: scene)
    #expect(try read(written) == scene)
  }
}

extension Scene {
  /// The same with all its steps on no line: where they stand is the text's business.
  var withoutLines: Scene {
    var scene = self
    scene.steps = Self.withoutLines(steps)
    return scene
  }

  private static func withoutLines(_ steps: [Step]) -> [Step] {
    steps.map { step in
      if case .inOneTurn(let inner) = step.kind {
        return Step(line: 0, kind: .inOneTurn(withoutLines(inner)))
      }
      guard case .repeated(let times, let inner) = step.kind else {
        return Step(line: 0, kind: step.kind)
      }
      return Step(line: 0, kind: .repeated(times: times, steps: withoutLines(inner)))
    }
  }
}
