import Foundation
import Testing

@testable import CollectionView

@Suite("Flow layout, pinned headers and footers")
@MainActor
struct FlowPinningTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  /// Two sections of 50 and 100 points, each with a header of 10 points, in a view of 100 × 100.
  private func pinnedRig(headers: Bool = true, footers: Bool = false) -> FlowRig {
    let rig = FlowRig(
      sizes: [
        Array(repeating: CGSize(width: 100, height: 20), count: 2),
        Array(repeating: CGSize(width: 100, height: 30), count: 3),
      ], in: CGSize(width: 100, height: 100))
    rig.layout.minimumLineSpacing = 0
    rig.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    rig.layout.sectionHeadersPinToVisibleBounds = headers
    rig.layout.sectionFootersPinToVisibleBounds = footers
    if footers { rig.layout.footerReferenceSize = CGSize(width: 0, height: 20) }
    rig.view.layoutIfNeeded()
    return rig
  }

  /// Case F34.
  @Test(
    "keep headers at the top, as far as their sections reach",
    arguments: [
      (5, [5, 50]), (45, [40, 50]), (55, [40, 55]), (0, [0, 50]), (-30, [0, 50]), (149, [40, 140]),
    ] as [(CGFloat, [CGFloat])])
  func headers(offset: CGFloat, tops: [CGFloat]) {
    let rig = pinnedRig()
    rig.view.contentOffset = CGPoint(x: 0, y: offset)
    rig.view.layoutIfNeeded()
    for (section, top) in tops.enumerated() {
      #expect(
        rig.edgeFrame(header, section) == CGRect(x: 0, y: top, width: 100, height: 10))
    }
    // What is on the screen stands there, too.
    for element in rig.view.liveElements where element.attributes.representedElementKind == header {
      #expect(element.view.frame.minY == tops[element.attributes.indexPath.section])
      #expect(element.attributes.zIndex == 10)
    }
  }

  @Test("stand below the content inset", arguments: [(0, 30), (40, 40)] as [(CGFloat, CGFloat)])
  func contentInset(offset: CGFloat, top: CGFloat) {
    let rig = pinnedRig()
    rig.view.contentInset.top = 30
    rig.view.contentOffset = CGPoint(x: 0, y: offset)
    rig.view.layoutIfNeeded()
    #expect(rig.edgeFrame(header, 0)?.minY == min(top, 40))
  }

  @Test(
    "keep footers at the bottom, as far as their sections reach",
    arguments: [
      // Sections of 70 and 120 points.
      (0, [50, 80]), (10, [50, 90]), (60, [50, 140]), (90, [50, 170]), (-40, [40, 80]),
      (-70, [10, 80]), (-85, [10, 80]),
    ] as [(CGFloat, [CGFloat])])
  func footers(offset: CGFloat, tops: [CGFloat]) {
    let rig = pinnedRig(footers: true)
    rig.view.contentOffset = CGPoint(x: 0, y: offset)
    rig.view.layoutIfNeeded()
    #expect(rig.edgeFrame(footer, 0)?.minY == tops[0])
    #expect(rig.edgeFrame(footer, 1)?.minY == tops[1])
  }

  @Test("never overlap each other", arguments: [5, 15, 25, 40, 100] as [CGFloat])
  func overlap(height: CGFloat) throws {
    let rig = pinnedRig(footers: true)
    rig.view.resize(to: CGSize(width: 100, height: height))
    for offset in stride(from: -20 as CGFloat, through: 200, by: 5) {
      rig.view.contentOffset = CGPoint(x: 0, y: offset)
      rig.view.layoutIfNeeded()
      for section in 0..<2 {
        let top = try #require(rig.edgeFrame(header, section))
        let bottom = try #require(rig.edgeFrame(footer, section))
        #expect(top.maxY <= bottom.minY, "\(offset), \(section)")
        let start = section == 0 ? 0 : 70 as CGFloat
        #expect(top.minY >= start && bottom.maxY <= start + (section == 0 ? 70 : 120))
      }
    }
  }

  @Test("are found in a query that their own place does not meet")
  func query() {
    let rig = pinnedRig()
    rig.view.contentOffset = CGPoint(x: 0, y: 80)
    rig.view.layoutIfNeeded()
    let found = rig.layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 80, width: 100, height: 20))
    #expect(found?.compactMap(\.representedElementKind) == [header])
    #expect(found?.first { $0.representedElementKind != nil }?.frame.minY == 80)
    let natural = rig.layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 50, width: 100, height: 10))
    #expect(natural?.compactMap(\.representedElementKind) == [])
  }

  @Test("stand at the left when it scrolls sideways")
  func horizontal() {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 80, height: 100), count: 5)],
      in: CGSize(width: 100, height: 100))
    rig.layout.scrollDirection = .horizontal
    rig.layout.minimumLineSpacing = 0
    rig.layout.headerReferenceSize = CGSize(width: 10, height: 0)
    rig.layout.footerReferenceSize = CGSize(width: 20, height: 0)
    rig.layout.sectionHeadersPinToVisibleBounds = true
    rig.layout.sectionFootersPinToVisibleBounds = true
    rig.view.contentOffset = CGPoint(x: 60, y: 0)
    rig.view.layoutIfNeeded()
    #expect(rig.edgeFrame(header, 0) == CGRect(x: 60, y: 0, width: 10, height: 100))
    #expect(rig.edgeFrame(footer, 0) == CGRect(x: 140, y: 0, width: 20, height: 100))
  }

  /// Case F36.
  @Test("make every other bounds invalidate the layout", arguments: [true, false])
  func invalidation(pins: Bool) {
    let rig = pinnedRig(headers: pins)
    let layout = rig.layout
    let bounds = rig.view.bounds
    #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 9)) == pins)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
    layout.headerReferenceSize = .zero
    rig.view.layoutIfNeeded()
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 9)))
  }

  @Test("are all that a scroll step names")
  func context() throws {
    let rig = pinnedRig(footers: true)
    let context = try #require(
      rig.layout.invalidationContext(
        forBoundsChange: CGRect(x: 0, y: 90, width: 100, height: 100))
        as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(
      context.invalidatedSupplementaryIndexPaths == [
        header: [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)],
        footer: [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)],
      ])
    #expect(!context.invalidateFlowLayoutAttributes)
    #expect(!context.invalidateFlowLayoutDelegateMetrics)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
  }

  @Test("ask the delegate for nothing while they are pinned")
  func scrolling() {
    let rig = pinnedRig()
    let before = rig.sizer.askedCount
    for _ in 0..<8 { rig.scroll(by: 7) }
    #expect(rig.sizer.askedCount == before)
    #expect(rig.edgeFrame(header, 1)?.minY == rig.view.contentOffset.y)
  }
}
