import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// What a trace tells of what invalidation contexts hold.
@Suite("The contexts of a trace")
@MainActor
struct TraceContextTests {
  private func session(_ pane: Pane = .list(100, estimate: 60, height: 60)) throws -> Session {
    try Session(Scene(name: "test", panes: [pane]), mode: .headless, keepsTrace: true)
  }

  private func calls(_ session: Session) -> [String] {
    session.panes[0].log.whole.map(\.call)
  }

  private func told(_ context: UICollectionViewLayoutInvalidationContext) throws -> String? {
    let session = try session()
    let before = calls(session).count
    session.view.collectionViewLayout.invalidateLayout(with: context)
    return calls(session).dropFirst(before).first
  }

  private func paths(_ items: Range<Int>) -> [IndexPath] {
    items.map { IndexPath(item: $0, section: 0) }
  }

  @Test(
    "Of a context everything is told that it says, the adjustments first, and nothing it does not say"
  )
  func everything() throws {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(try told(context) == "invalidateLayout(with: context)")
    context.invalidateItems(at: paths(3..<4))
    #expect(try told(context) == "invalidateLayout(with: invalidatedItemIndexPaths [0, 3])")
    context.contentSizeAdjustment.height = 40
    context.contentOffsetAdjustment.y = -12.5
    context.invalidateFlowLayoutAttributes = false
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: paths(0..<1))
    context.invalidateSupplementaryElements(ofKind: "badge", at: paths(2..<3))
    context.invalidateDecorationElements(ofKind: "line", at: paths(0..<2))
    #expect(
      try told(context) == """
        invalidateLayout(with: contentOffsetAdjustment 0, -12.5; contentSizeAdjustment 0 × 40; \
        invalidatedItemIndexPaths [0, 3]; \
        invalidatedSupplementaryIndexPaths header [0, 0]; \
        invalidatedSupplementaryIndexPaths badge [0, 2]; \
        invalidatedDecorationIndexPaths line [0, 0], [0, 1]; \
        invalidateFlowLayoutDelegateMetrics false; invalidateFlowLayoutAttributes false)
        """)
  }

  @Test("Of many index paths the first are named, and no more are kept")
  func many() throws {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: paths(0..<100_000))
    #expect(
      try told(context)
        == "invalidateLayout(with: invalidatedItemIndexPaths [0, 0], [0, 1], [0, 2], [0, 3] and 99996 more)"
    )
  }

  @Test("They are named in the order of the data, whatever order a layout has them in")
  func order() throws {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[2, 0], [0, 9], [1, 3], [0, 10], [3, 0], [0, 9]])
    #expect(
      try told(context)
        == "invalidateLayout(with: invalidatedItemIndexPaths [0, 9], [0, 9], [0, 10], [1, 3] and 2 more)"
    )
  }

  @Test("A reload invalidates everything and the counts; an update the counts alone")
  func counts() throws {
    let session = try session()
    #expect(
      calls(session).first { $0.hasPrefix("invalidateLayout(with:") }
        == "invalidateLayout(with: invalidateEverything; invalidateDataSourceCounts)")
    session.apply(.update([.delete(paths(0..<1))], animated: false))
    #expect(calls(session).contains("invalidateLayout(with: invalidateDataSourceCounts)"))
  }

  @Test(
    "What makes up for a size is told: scrolled up, the offset is adjusted or it is not",
    arguments: [("firstSized", true), ("none", false)])
  func compensation(_ knob: String, _ isAdjusted: Bool) throws {
    let session = try session(
      .list(100, estimate: 60, height: 90, knobs: ["compensation": .word(knob)]))
    session.apply(.scrollTo(ScrollTarget(item: [0, 50])))
    session.apply(.scrollBy(CGPoint(x: 0, y: -200)))
    let adjusted = calls(session).filter {
      $0.hasPrefix("invalidateLayout(with: contentOffsetAdjustment 0, 30; ")
    }
    #expect(adjusted.isEmpty != isAdjusted)
  }

  @Test("A context is told as the answer of who made it, as it comes to the layout")
  func answers() throws {
    var pane = Pane.list(100, estimate: 60, height: 60)
    pane.data.sections[0].header = "Header"
    pane.layout.kind = "flow"
    pane.layout.properties = [
      "itemSize": .size(CGSize(width: 320, height: 60)),
      "sectionHeadersPinToVisibleBounds": .flag(true),
      "headerReferenceSize": .size(CGSize(width: 320, height: 30)),
    ]
    let session = try session(pane)
    session.apply(.scrollBy(CGPoint(x: 0, y: 100)))
    let said =
      "invalidatedSupplementaryIndexPaths header [0, 0]; invalidateFlowLayoutDelegateMetrics false; invalidateFlowLayoutAttributes false"
    let calls = calls(session)
    let made = try #require(
      calls.firstIndex { $0.hasPrefix("invalidationContext(forBoundsChange: ") })
    #expect(calls[made].hasSuffix(") → \(said)"))
    #expect(
      calls[made...].first { $0.hasPrefix("invalidateLayout(") }
        == "invalidateLayout(with: \(said))")
  }
}
