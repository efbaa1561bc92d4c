import Scenes
import Testing

/// The sentences that say what knobs and their values do.
@Suite("Sentences of knobs")
struct KnobSentencesTests {
  @Test(
    "Every knob and every value has a sentence of its own", arguments: SceneFormat.knobs.map(\.name)
  )
  func sentences(_ name: String) throws {
    let knob = try #require(SceneFormat.knob(name))
    let values = knob.values + knob.together + [knob.measure].compactMap { $0 }
    let sentences = [knob.help] + values.map(\.help)
    for sentence in sentences {
      #expect(sentence.hasSuffix("."), "\(sentence)")
      #expect(sentence.first.map { $0.isUppercase || $0 == "`" } == true, "\(sentence)")
    }
    #expect(Set(sentences).count == sentences.count)
  }
}
