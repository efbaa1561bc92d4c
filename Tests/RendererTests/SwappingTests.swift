import Testing

@testable import Renderer

@Suite("Parts of a text")
struct SwappingTests {
  @Test(
    "Are swapped as the library replaces them",
    arguments: ["", "→", " → ", "a → b", "1 → 2 → 3", " →  → ", "[0, 3], size 4", "→→ → é →"])
  func swapped(_ text: String) {
    #expect(text.swapping(" → ", for: "→") == text.replacing(" → ", with: "→"))
    #expect(text.swapping(", ", for: ",") == text.replacing(", ", with: ","))
    #expect(text.swapping("", for: "x") == text)
  }
}
