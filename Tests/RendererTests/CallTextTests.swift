import Simulator
import Testing

@testable import Renderer

@Suite("A call in a row")
struct CallTextTests {
  private func fitted(
    _ text: String, of kind: String? = nil, about path: [Int]? = nil, to columns: Int
  ) -> String {
    let element = path.map {
      TraceEvent.Element(
        category: kind == nil ? .cell : .supplementaryView, kind: kind, indexPath: $0)
    }
    return CallText(
      text: text, element: element, glyphs: Theme(isASCII: false, usesColor: false).glyphs
    ).fitted(to: columns)
  }

  @Test(
    "A long one loses its arguments, then its middle, and keeps its name and its result",
    arguments: [
      (53, "layoutAttributesForElements(in: 0, 40, 320, 480) → 11"),
      (52, "layoutAttributesForElements(in: …) → 11"), (35, "layoutAttributesForElements(…) → 11"),
      (34, "layoutAttributesForElements → 11"), (32, "layoutAttributesForElements → 11"),
      (30, "layoutAttributesFo…, 480) → 11"),
    ])
  func plain(_ columns: Int, _ text: String) {
    #expect(fitted("layoutAttributesForElements(in: 0, 40, 320, 480) → 11", to: columns) == text)
  }

  @Test(
    "One about an element keeps its index path and its result",
    arguments: [
      (63, "preferredLayoutAttributesFitting [0, 12] 320 × 50 → 320 × 60"),
      (59, "preferredLayoutAttributesFitting [0,12] 320 × 50 → 320 × 60"),
      (58, "preferredLayoutAttributesFitting [0,12] → 320 × 60"),
      (50, "preferredLayoutAttributesFitting [0,12] → 320 × 60"),
      (49, "preferredLayoutAttributesFitti… [0,12] → 320 × 60"),
      (32, "preferredLayo… [0,12] → 320 × 60"), (27, "preferre… [0,12] → 320 × 60"),
      (26, "preferredLayout…→ 320 × 60"),
    ])
  func element(_ columns: Int, _ text: String) {
    let call = "preferredLayoutAttributesFitting [0, 12] 320 × 50 → 320 × 60"
    #expect(fitted(call, about: [0, 12], to: columns) == text)
  }

  @Test(
    "So it does within parentheses and without a result",
    arguments: [
      (
        "shouldInvalidateLayout(forPreferredLayoutAttributes: [0, 3]) → true",
        "shouldInvalidateLa… [0,3] → true"
      ),
      ("layoutAttributesForItem(at: [0, 3])", "layoutAttributesForItem [0,3]"),
      ("cellForItemAt [0, 3], reused", "cellForItemAt [0, 3], reused"),
    ])
  func forms(_ call: String, _ text: String) {
    #expect(fitted(call, about: [0, 3], to: 32) == text)
  }

  @Test(
    "One about a header or a footer says so, as a cell has the same index path",
    arguments: [
      (68, "preferredLayoutAttributesFitting header [0, 0] 320 × 33 → 320 × 40"),
      (65, "preferredLayoutAttributesFitting header [0,0] 320 × 33 → 320 × 40"),
      (64, "preferredLayoutAttributesFitting header [0,0] → 320 × 40"),
      (50, "preferredLayoutAttributes… header [0,0] → 320 × 40"),
    ])
  func views(_ columns: Int, _ text: String) {
    let call = "preferredLayoutAttributesFitting header [0, 0] 320 × 33 → 320 × 40"
    let header = ElementFrame.headerKind
    #expect(fitted(call, of: header, about: [0, 0], to: columns) == text)
    let asked =
      "layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])"
    #expect(
      fitted(asked, of: header, about: [0, 0], to: 60)
        == "layoutAttributesForSupplementaryView header [0,0]")
    #expect(
      fitted(
        "shouldInvalidateLayout(forPreferredLayoutAttributes: header [0, 0]) → true", of: header,
        about: [0, 0], to: 66)
        == "shouldInvalidateLayout(forPreferred…: header [0,0]) → true")
  }

  @Test(
    "Methods of one name are told apart by what their first argument is called, as long as that has room",
    arguments: [
      (68, "shouldInvalidateLayout(forPreferredLayoutAttributes: [0, 3]) → true"),
      (66, "shouldInvalidateLayout(forPreferredLayoutAttributes: [0,3]) → true"),
      (65, "shouldInvalidateLayout(forPreferred…: [0,3]) → true"),
      (51, "shouldInvalidateLayout(forPreferred…: [0,3]) → true"),
      (50, "shouldInvalidateLayout [0,3] → true"),
    ])
  func labels(_ columns: Int, _ text: String) {
    let call = "shouldInvalidateLayout(forPreferredLayoutAttributes: [0, 3]) → true"
    #expect(fitted(call, about: [0, 3], to: columns) == text)
    let bounds = "shouldInvalidateLayout(forBoundsChange: 0, 40, 320, 480) → false"
    #expect(fitted(bounds, to: 52) == "shouldInvalidateLayout(forBoundsChange: …) → false")
    #expect(fitted(bounds, to: 49) == "shouldInvalidateLayout(…) → false")
    let context =
      "invalidationContext(forPreferredLayoutAttributes: [0, 9] 320 × 90, withOriginalAttributes: 320 × 50)"
    #expect(
      fitted(context, about: [0, 9], to: 60)
        == "invalidationContext(forPreferredLayoutAttributes: [0,9])")
  }
}
