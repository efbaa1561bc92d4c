import Testing

@testable import Scenes

@Suite("How the values of knobs are known")
struct BasisTests {
  @Test(
    "Every value that is built says so but the one of `correct`",
    arguments: SceneFormat.knobs.map(\.name))
  func bases(_ name: String) throws {
    let knob = try #require(SceneFormat.knobs.first { $0.name == name })
    let right = try #require(knob.values.first)
    #expect(knob.basis(of: right.name) == nil)
    for word in knob.values.dropFirst() + knob.together + [knob.measure].compactMap({ $0 }) {
      #expect(!word.isBuilt || knob.basis(of: word.name) != nil, "\(name): \(word.name)")
    }
    #expect(knob.basis(of: "nothing") == nil)
  }

  @Test("No preset is documented as a whole, as the story of the one the article wrote says, too")
  func presets() {
    #expect(SceneFormat.basis(ofPreset: "correct") == nil)
    #expect(SceneFormat.basis(ofPreset: "nothing") == nil)
    for preset in SceneFormat.presets where preset.name != "correct" {
      #expect(SceneFormat.basis(ofPreset: preset.name) == .inferred)
    }
  }
}
