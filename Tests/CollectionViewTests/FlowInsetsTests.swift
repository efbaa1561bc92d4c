import Foundation
import Testing

@testable import CollectionView

@Suite("Flow layout, insets across the axis")
@MainActor
struct FlowInsetsTests {
  private func makeRig() -> FlowRig {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 80, height: 40), count: 4)],
      in: CGSize(width: 300, height: 400))
    rig.layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    return rig
  }

  /// The content inset is respected at least, whatever the section insets are measured from.
  @Test(
    "count from the content inset, the safe area or the margins",
    arguments: [
      (.fromContentInset, 0, 10, 20), (.fromSafeArea, 0, 40, 50), (.fromLayoutMargins, 0, 47, 57),
      (.fromSafeArea, 25, 15, 25), (.fromLayoutMargins, 25, 22, 32),
    ] as [(UICollectionViewFlowLayout.SectionInsetReference, CGFloat, CGFloat, CGFloat)])
  func reference(
    from reference: UICollectionViewFlowLayout.SectionInsetReference, contentInset: CGFloat,
    left: CGFloat, right: CGFloat
  ) throws {
    let rig = makeRig()
    rig.view.contentInset = UIEdgeInsets(
      top: 0, left: contentInset, bottom: 0, right: contentInset)
    rig.view.cover(UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 30))
    rig.view.layoutMargins = UIEdgeInsets(top: 3, left: 7, bottom: 0, right: 7)
    rig.layout.sectionInsetReference = reference
    rig.view.layoutIfNeeded()
    let lines = try #require(rig.layout.sections.first?.lines)
    #expect(rig.layout.sections.first?.insets.crossBefore == left)
    #expect(lines.available == 300 - 2 * contentInset - left - right)
    #expect(rig.frames[[0, 0]]?.minX == left)
    #expect(rig.frames[[0, 0]]?.minY == 0)
    #expect(rig.view.contentSize.width == 300 - 2 * contentInset)
  }

  @Test("break lines anew when they change, and ask the delegate for nothing")
  func changes() {
    let rig = makeRig()
    rig.layout.sectionInset = .zero
    rig.layout.sectionInsetReference = .fromSafeArea
    rig.view.layoutIfNeeded()
    #expect(rig.layout.sections[0].lines.itemCounts == [3, 1])
    let asked = rig.sizer.askedCount
    rig.view.cover(UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30))
    rig.view.layoutIfNeeded()
    #expect(rig.layout.sections[0].lines.itemCounts == [2, 2])
    #expect(rig.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 30)
    rig.view.contentInset.left = 100
    rig.view.layoutIfNeeded()
    #expect(rig.layout.sections[0].lines.available == 170)
    #expect(rig.view.contentSize.width == 200)
    rig.layout.sectionInsetReference = .fromLayoutMargins
    rig.view.layoutIfNeeded()
    let later = rig.sizer.askedCount
    #expect(later - asked == 4)
    rig.view.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 60)
    rig.view.layoutIfNeeded()
    #expect(rig.layout.sections[0].lines.available == 110)
    rig.view.insetsLayoutMarginsFromSafeArea = false
    rig.view.layoutIfNeeded()
    #expect(rig.layout.sections[0].lines.available == 140)
    #expect(rig.sizer.askedCount == later)
  }

  @Test("of the axis itself invalidate nothing")
  func alongTheAxis() {
    let rig = makeRig()
    rig.view.layoutIfNeeded()
    let before = rig.preparations
    rig.view.contentInset.top = 50
    rig.view.layoutIfNeeded()
    #expect(rig.preparations == before)
    #expect(rig.view.contentOffset.y == -50)
  }
}

extension FlowRig {
  /// How often the layout was prepared.
  fileprivate var preparations: Int {
    events.filter { if case .call(.prepare) = $0 { true } else { false } }.count
  }
}
