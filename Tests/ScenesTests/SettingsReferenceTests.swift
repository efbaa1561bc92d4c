import Foundation
import Testing

@testable import Scenes

/// `Docs/Settings.md`, and the descriptions that it is made from.
@Suite("The reference of settings")
struct SettingsReferenceTests {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Docs/Settings.md")

  @Test("The page is what `cellophane list --keys` prints")
  func page() throws {
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == SettingsReference.text)
  }

  @Test("Every property, preset, knob and value says what it does")
  func help() {
    let properties =
      SceneFormat.layoutKinds.flatMap(\.properties)
      + PaneSetting.all.flatMap { [$0] + $0.parts }.map(\.description)
    let sentences =
      properties.map { ($0.name, $0.help) } + SceneFormat.presets.map { ($0.name, $0.help) }
      + SceneFormat.layoutKinds.map { ($0.name, $0.summary) }
      + SceneFormat.knobs.flatMap { knob in
        [(knob.name, knob.help)]
          + (knob.values + knob.together).map { ("\(knob.name): \($0.name)", $0.help) }
      }
    for (name, sentence) in sentences {
      #expect(sentence.hasSuffix(".") && !sentence.contains("\n"), "\(name): \(sentence)")
    }
    #expect(sentences.count > 150)
  }

  @Test("No key is described twice in one kind, and every estimate is one of its properties")
  func unique() {
    for kind in SceneFormat.layoutKinds {
      let names = kind.properties.map(\.name)
      #expect(Set(names).count == names.count, "\(kind.name)")
      #expect(kind.estimate.map { names.contains($0.name) } ?? true, "\(kind.name)")
    }
    let keys = PaneSetting.all.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(Set(SceneFormat.knobs.map(\.name)).count == SceneFormat.knobs.count)
  }

  @Test(
    "A default that is written reads as itself",
    arguments: SceneFormat.builtLayoutKinds.map(\.name))
  func defaults(_ name: String) throws {
    let kind = try #require(SceneFormat.layoutKind(name))
    for property in kind.properties {
      guard let value = property.defaultValue else { continue }
      let text = "layout: { kind: \(name), \(property.name): \(WrittenValue.property(value).flow) }"
      let layout = try scene(text).panes[0].layout
      #expect(layout.properties[property.name] == value, "\(property.name)")
    }
  }
}
