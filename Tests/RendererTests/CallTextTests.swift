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
    "A long one loses its arguments, then the end of its name, and keeps its result",
    arguments: [
      (53, "layoutAttributesForElements(in: 0, 40, 320, 480) → 11"),
      (52, "layoutAttributesForElements(in: …) → 11"), (35, "layoutAttributesForElements(…) → 11"),
      (34, "layoutAttributesForElements → 11"), (32, "layoutAttributesForElements → 11"),
      (30, "layoutAttributesForEleme… → 11"), (14, "layoutAt… → 11"), (13, "layoutAttrib…"),
      (1, "…"), (0, ""),
    ])
  func plain(_ columns: Int, _ text: String) {
    #expect(fitted("layoutAttributesForElements(in: 0, 40, 320, 480) → 11", to: columns) == text)
  }

  @Test(
    "One about an element keeps its index path and its result",
    arguments: [
      (59, "preferredLayoutAttributesFitting [0,12] 320 × 50 → 320 × 60"),
      (58, "preferredLayoutAttributesFitting [0,12] → 320 × 60"),
      (50, "preferredLayoutAttributesFitting [0,12] → 320 × 60"),
      (49, "preferredLayoutAttributesFitti… [0,12] → 320 × 60"),
      (32, "preferredLayo… [0,12] → 320 × 60"), (27, "preferre… [0,12] → 320 × 60"),
      (26, "preferredLayoutAtt… [0,12]"),
    ])
  func element(_ columns: Int, _ text: String) {
    let call = "preferredLayoutAttributesFitting [0,12] 320 × 50 → 320 × 60"
    #expect(fitted(call, about: [0, 12], to: columns) == text)
  }

  @Test(
    "So it does within parentheses and without a result",
    arguments: [
      (
        "shouldInvalidateLayout(forPreferredLayoutAttributes: [0,3] 320 × 60, withOriginalAttributes: 320 × 44) → true",
        "shouldInvalidateLa… [0,3] → true"
      ),
      ("layoutAttributesForItem(at: [0,3])", "layoutAttributesForItem [0,3]"),
      ("cellForItemAt [0,3], reused", "cellForItemAt [0,3], reused"),
    ])
  func forms(_ call: String, _ text: String) {
    #expect(fitted(call, about: [0, 3], to: 32) == text)
  }

  @Test(
    "One about a header or a footer says so, as a cell may have the same index path",
    arguments: [
      (65, "preferredLayoutAttributesFitting header [0,0] 320 × 33 → 320 × 40"),
      (64, "preferredLayoutAttributesFitting header [0,0] → 320 × 40"),
      (52, "preferredLayoutAttributesFi… header [0,0] → 320 × 40"),
    ])
  func views(_ columns: Int, _ text: String) {
    let call = "preferredLayoutAttributesFitting header [0,0] 320 × 33 → 320 × 40"
    let header = ElementFrame.headerKind
    #expect(fitted(call, of: header, about: [0, 0], to: columns) == text)
    let asked =
      "layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, at: [0,0])"
    #expect(
      fitted(asked, of: header, about: [0, 0], to: 60)
        == "layoutAttributesForSupplementaryView header [0,0]")
  }

  @Test(
    "Methods of one name are told apart by what their arguments are called, as long as that has room",
    arguments: [
      (
        93,
        "shouldInvalidateLayout(forPreferredLayoutAttributes: [0,3], withOriginalAttributes: …) → true"
      ),
      (92, "shouldInvalidateLayout(forPreferred…: [0,3], withOriginalAttributes: …) → true"),
      (77, "shouldInvalidateLayout(forPreferred…: [0,3], withOriginal…) → true"),
      (65, "shouldInvalidateLayout(forPreferred…: [0,3]) → true"),
      (50, "shouldInvalidateLayout [0,3] → true"),
    ])
  func labels(_ columns: Int, _ text: String) {
    let call =
      "shouldInvalidateLayout(forPreferredLayoutAttributes: [0,3] 320 × 60, withOriginalAttributes: 320 × 44) → true"
    #expect(fitted(call, about: [0, 3], to: columns) == text)
    let bounds = "shouldInvalidateLayout(forBoundsChange: 0, 40, 320, 480) → false"
    #expect(fitted(bounds, to: 52) == "shouldInvalidateLayout(forBoundsChange: …) → false")
    #expect(fitted(bounds, to: 49) == "shouldInvalidateLayout(forBounds…) → false")
    // Without an index path the two are never told as one another.
    #expect(fitted(bounds, to: 40) == "shouldInvalidateLay…(forBounds…) → false")
    #expect(fitted(bounds, to: 28) == "shouldInvalidat…(forBounds…)")
    let answer =
      "invalidationContext(forBoundsChange: 0, 40, 320, 480) → invalidateFlowLayoutDelegateMetrics false"
    #expect(fitted(answer, to: 50) == "invalidationContext(forBounds…) → …Metrics false")
    #expect(fitted("performBatchUpdates(_:completion:)", to: 31) == "performBatchUpdates(…)")
    #expect(fitted("setContentOffset(0, 1 240, animated: true)", to: 31) == "setContentOffset(…)")
    #expect(fitted("prepare(forCollectionViewUpdates: 3)", to: 31) == "prepare(forCollectionView…)")
    #expect(
      fitted("prepare(forAnimatedBoundsChange: 0, 0, 320, 480)", to: 31)
        == "prepare(forAnimatedBounds…)")
    #expect(
      fitted("StackLayout.prepareForTransition(to: ListLayout)", to: 31)
        == "….prepareForTransition(to: …)")
  }

  @Test(
    "The target offset of a drag and that of an update are never told as one another",
    arguments: [
      (
        110,
        "targetContentOffset(forProposedContentOffset: 0, 893.5, withScrollingVelocity: …) → 0, 2 120",
        "targetContentOffset(forProposedContentOffset: 0, 893.5) → 0, 2 120"
      ),
      (
        66, "targetContentOffset(forProposed…, withScrolling…) → 0, 2 120",
        "targetContentOffset(forProposedContentOffset: 0, 893.5) → 0, 2 120"
      ),
      (
        50, "targetContentOffset(…Velocity…) → 0, 2 120",
        "targetContentOffset(forProposed…) → 0, 2 120"
      ),
      (31, "targetCont…Velocity… → 0, 2 120", "targetContentOffset → 0, 2 120"),
      (24, "targetContentO…Velocity…", "targetConten… → 0, 2 120"),
    ])
  func targets(_ columns: Int, _ drag: String, _ update: String) {
    let dragged =
      "targetContentOffset(forProposedContentOffset: 0, 893.5, withScrollingVelocity: 0, 1.25) → 0, 2 120"
    let updated = "targetContentOffset(forProposedContentOffset: 0, 893.5) → 0, 2 120"
    #expect(fitted(dragged, to: columns - (columns == 110 ? 15 : 0)) == drag)
    #expect(fitted(updated, to: columns) == update)
    for columns in 2...120 {
      let (one, other) = (fitted(dragged, to: columns), fitted(updated, to: columns))
      #expect(one != other, "\(columns)")
      for text in [one, other] {
        #expect(text.columnWidth <= columns)
        #expect(text.hasSuffix(" → 0, 2 120") || !text.contains("2"), "\(text)")
      }
    }
  }

  @Test(
    "What a context says goes to shorter names, then to fewer things",
    arguments: [
      (
        89,
        "invalidateLayout(with: contentOffsetAdjustment 0, 40; invalidatedItemIndexPaths [0,91])"
      ),
      (80, "invalidateLayout contentOffsetAdjustment 0, 40; invalidatedItemIndexPaths [0,91]"),
      (79, "invalidateLayout(with: contentOffset… 0, 40; …ItemIndexPaths [0,91])"),
      (50, "invalidateLayout …Offset… 0, 40; …Item… [0,91]"),
      (46, "invalidateLayout …Offset… 0, 40; …Item… [0,91]"),
      (45, "invalidateLayout contentOffset… 0, 40; …"),
      (34, "invalidateLayout …Offset… 0, 40; …"),
      (31, "invalidateLayout …Offset… 0, 40"),
      (30, "invalidateLayout(with: …)"), (22, "invalidateLayout(…)"),
    ])
  func contexts(_ columns: Int, _ text: String) {
    let call =
      "invalidateLayout(with: contentOffsetAdjustment 0, 40; invalidatedItemIndexPaths [0,91])"
    #expect(fitted(call, to: columns) == text)
  }

  @Test(
    "So does a context that came of a call, before the call loses its name",
    arguments: [
      (71, "invalidationContext [0,9] → contentOffset… 0, 40; …ItemIndexPaths [0,9]"),
      (66, "invalidationContext [0,9] → …Offset… 0, 40; …Item… [0,9]"),
      (50, "invalidationContext [0,9] → …Offset… 0, 40; …"),
      (31, "invalidationContext [0,9]"), (20, "invalidationC… [0,9]"),
    ])
  func answers(_ columns: Int, _ text: String) {
    let call =
      "invalidationContext(forPreferredLayoutAttributes: [0,9] 320 × 90, withOriginalAttributes: 320 × 50) → contentOffsetAdjustment 0, 40; invalidatedItemIndexPaths [0,9]"
    #expect(fitted(call, about: [0, 9], to: columns) == text)
  }
}
