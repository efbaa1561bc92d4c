import Testing

@testable import Scenes

@Suite("How the values of knobs are known")
struct BasisTests {
  @Test(
    "Every value says so but the one of `correct`",
    arguments: SceneFormat.knobs.map(\.name))
  func bases(_ name: String) throws {
    let knob = try #require(SceneFormat.knobs.first { $0.name == name })
    let right = try #require(knob.values.first)
    #expect(knob.basis(of: right.name) == nil)
    for value in knob.values.dropFirst() + knob.together + [knob.measure].compactMap({ $0 }) {
      #expect(knob.basis(of: value.name) != nil, "\(name): \(value.name)")
    }
    #expect(knob.basis(of: "nothing") == nil)
  }

  @Test("No preset is documented as a whole, as the story of the one the article wrote says, too")
  func presets() {
    for preset in SceneFormat.presets {
      #expect(preset.basis == (preset.name == "correct" ? nil : .inferred))
    }
  }
}
