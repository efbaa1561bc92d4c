import Foundation
import Testing

@testable import Scenes

@Suite("The delegate's answers in a scene")
struct DelegateSizesTests {
  @Test(
    "Are one answer or one per item: a size, or a formula",
    arguments: [
      ("[320, 44]", [DelegateSize(width: .points(320), height: .points(44))]),
      (
        "[[320, 44], { width: 60, height: width }]",
        [
          DelegateSize(width: .points(320), height: .points(44)),
          DelegateSize(width: .points(60), height: .width),
        ]
      ),
      ("{ width: view }", [DelegateSize(width: .view, height: .content)]),
      (
        "{ width: remembered, height: 44 }",
        [DelegateSize(width: .remembered, height: .points(44))]
      ),
      ("{ width: content }", [DelegateSize(width: .content, height: .content)]),
      ("{ columns: 3 }", [DelegateSize(width: .columns(3), height: .content)]),
      ("{ height: 44 }", [DelegateSize(width: .view, height: .points(44))]),
    ])
  func sizes(value: String, answers: [DelegateSize]) throws {
    try expect(answers, in: "flow", FlowProperties.sizeForItemAt, value)
  }

  @Test(
    "Of a table are heights",
    arguments: [
      ("44", [DelegateSize(height: .points(44))]),
      ("[44, 0]", [DelegateSize(height: .points(44)), DelegateSize(height: .points(0))]),
      ("{ width: remembered }", [DelegateSize(width: .remembered, height: .content)]),
    ])
  func heights(value: String, answers: [DelegateSize]) throws {
    try expect(answers, in: "table", TableProperties.heightForRowAt, value)
  }

  private func expect(
    _ answers: [DelegateSize], in kind: String, _ property: Property<DelegateSizes?>,
    _ value: String
  ) throws {
    let text = """
      data: 9
      layout: { kind: \(kind), sizing: delegate, perSection: [{}, { \(property.name): \(value) }], \(property.name): \(value) }
      """
    let scene = try scene(text)
    let layout = scene.panes[0].layout
    #expect(layout[property]?.answers == answers)
    #expect(layout[property, section: 1]?.answers == answers)
    let again = try SceneLoader().scene(text: SceneWriter().text(of: scene), name: scene.name)
    #expect(again.withoutLines == scene.withoutLines)
    // A setting has the spelling that the knobs show.
    let spelled = try #require(layout[property]?.text)
    let set = try scene.panes.setting(Setting(key: "layout.\(property.name)", text: spelled))
    #expect(set[0].layout[property]?.answers == answers)
  }

  @Test(
    "Are refused where they are wrong",
    arguments: [
      ("flow", "sizeForItemAt: 44", "3:18"),
      ("flow", "sizeForItemAt: [44]", "3:18"),
      ("flow", "sizeForItemAt: []", "3:18"),
      ("flow", "sizeForItemAt: [320, 0]", "3:24"),
      ("flow", "sizeForItemAt: { width: vew }", "3:27"),
      ("flow", "sizeForItemAt: { width: view, columns: 2 }", "3:33"),
      ("flow", "sizeForItemAt: { columns: 0 }", "3:29"),
      ("flow", "sizeForItemAt: { heigth: 2 }", "3:20"),
      ("flow", "heightForRowAt: 44", "3:3"),
      ("table", "heightForRowAt: [[320, 44]]", "3:20"),
      ("table", "heightForRowAt: -1", "3:19"),
      ("table", "sizeForItemAt: [320, 44]", "3:3"),
      ("carousel", "sizeForItemAt: [320, 44]", "3:3"),
    ])
  func refused(kind: String, line: String, place: String) throws {
    let said = try #require(complaint("layout:\n  kind: \(kind)\n  \(line)"))
    #expect(said.hasPrefix("scene.yaml:\(place): "), "\(said)")
  }
}
