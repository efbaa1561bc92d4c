import CollectionView
import Foundation
import Testing

/// What becomes of the sizes of headers.
@Suite("Sizes of headers")
@MainActor
struct SupplementaryKnobTests {
  /// Museum rig B25: ten sections with a header estimated at 44 and measured at 100, and eight cells of 60.
  ///
  /// By the estimates a section is 524 points, and ten are 5240; each measured header adds 56.
  private func rig(_ supplementary: Behavior.Supplementary, isPinned: Bool = true) -> ListRig {
    var behavior = Behavior.correct
    behavior.supplementary = supplementary
    let layout = ListLayout()
    layout.sectionHeadersPinToVisibleBounds = isPinned
    layout.section.estimatedHeaderHeight = 44
    return ListRig(
      heights: Array(repeating: Array(repeating: 60, count: 8), count: 10), estimate: 60,
      edgeHeight: 100, behavior: behavior, layout: layout)
  }

  private func header(_ section: Int, of rig: ListRig) -> CGRect? {
    rig.layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))?.frame
  }

  @Test("are taken in the pass in which they are asked")
  func samePass() {
    let rig = rig(.samePass)
    #expect(header(0, of: rig)?.height == 100)
    #expect(rig.view.contentSize.height == 5296)
  }

  @Test("are taken one pass late by a header that is placed anew")
  func latePass() {
    let rig = rig(.latePass)
    #expect(header(0, of: rig)?.height == 44)
    #expect(rig.view.contentSize.height == 5240)
    rig.scroll(by: 1)
    #expect(header(0, of: rig)?.height == 100)
    #expect(rig.view.contentSize.height == 5296)
  }

  @Test("are taken late by a header that leaves and returns")
  func leavingAndReturning() {
    let rig = rig(.latePass, isPinned: false)
    // Asks for the page of the first header again.
    rig.scroll(by: 20)
    #expect(header(0, of: rig)?.height == 100)
    rig.scroll(by: 100)
    #expect(header(1, of: rig)?.height == 44)
    // The pages are known.
    rig.scroll(by: 300)
    #expect(header(1, of: rig)?.height == 44)
    rig.scroll(by: -420)
    rig.scroll(by: 420)
    #expect(header(1, of: rig)?.height == 100)
  }

  /// Museum rig B26.
  @Test("become those of item 0 under the same index path")
  func intoItemZero() {
    let rig = rig(.intoItemZero)
    #expect(header(0, of: rig)?.height == 100)
    let first = rig.view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.frame == CGRect(x: 0, y: 100, width: 320, height: 100))
    #expect(rig.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 200)
    #expect(!rig.diagnostics.contains { $0.id == .layoutLoop })
  }

  @Test("become those of item 0 in a flow layout, too")
  func intoItemZeroOfFlow() {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 320, height: 60), count: 8)],
      in: CGSize(width: 320, height: 480), sizing: .cells)
    rig.edgeLength = 120
    rig.layout.estimatedItemSize = CGSize(width: 320, height: 60)
    rig.layout.minimumLineSpacing = 0
    rig.layout.headerReferenceSize = CGSize(width: 320, height: 44)
    rig.view.behavior = .correct
    rig.view.behavior.supplementary = .intoItemZero
    rig.view.layoutIfNeeded()
    #expect(rig.frames[[0, 0]] == CGRect(x: 0, y: 120, width: 320, height: 120))
    #expect(rig.frames[[0, 1]]?.minY == 240)
  }

  @Test("pin headers to their sections as they were estimated")
  func pinnedByEstimate() {
    let (right, wrong) = (rig(.samePass), rig(.pinnedByEstimate))
    for rig in [right, wrong] { for _ in 0..<5 { rig.scroll(by: 108) } }
    // At 540 section 0, which ends at 580, still holds its header; as estimated, section 1 began at 524.
    #expect(header(0, of: right)?.minY == 480)
    #expect(header(0, of: wrong)?.minY == 424)
    #expect(header(1, of: right)?.minY == 580)
    #expect(header(1, of: wrong)?.minY == 540)
  }
}
