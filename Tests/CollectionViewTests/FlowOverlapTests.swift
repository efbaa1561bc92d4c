import CollectionView
import Foundation
import Testing

/// Negative spacing and insets, which UIKit takes: cards that overlap like tiles of a roof.
@Suite("Flow layout, overlapping")
@MainActor
struct FlowOverlapTests {
  private func rig(_ count: Int, spacing: CGFloat, inset: CGFloat = 0) -> FlowRig {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 300, height: 100), count: count)],
      in: CGSize(width: 320, height: 480))
    rig.layout.minimumLineSpacing = spacing
    rig.layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    rig.view.layoutIfNeeded()
    return rig
  }

  @Test("Lines overlap, and every cell that meets the screen is there")
  func lines() {
    let rig = rig(40, spacing: -60)
    #expect(rig.view.contentSize.height == 1660)
    for step in 0..<30 {
      rig.scroll(by: CGFloat(step * 7 % 50))
      let top = rig.view.contentOffset.y
      let met = (0..<40).filter { item in
        let start = CGFloat(item) * 40
        return start + 100 > top && start < top + 480
      }
      #expect(rig.view.indexPathsForVisibleItems.map(\.item) == met, "at \(top)")
    }
    #expect(rig.view.layoutAttributesForItem(at: [0, 12])?.frame.minY == 480)
  }

  @Test("A line that ends within the overlap of its neighbours does not take their place")
  func shortLine() throws {
    let rig = FlowRig(
      sizes: [[100, 5, 200, 100].map { CGSize(width: 300, height: $0) }],
      in: CGSize(width: 320, height: 480))
    rig.layout.minimumLineSpacing = -10
    rig.view.layoutIfNeeded()
    let found = try #require(
      rig.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 98, width: 320, height: 50)))
    #expect(found.map(\.indexPath.item) == [0, 2])
    for attributes in found {
      #expect(
        attributes.frame == rig.layout.layoutAttributesForItem(at: attributes.indexPath)?.frame)
    }
  }

  @Test("Insets may pull items over the edges of their section")
  func insets() {
    let rig = rig(3, spacing: 10, inset: -20)
    #expect(rig.view.contentSize.height == 280)
    #expect(
      rig.view.cellForItem(at: [0, 0])?.frame == CGRect(x: 10, y: -20, width: 300, height: 100))
  }

  @Test(
    "An overlap longer than the items are is no trap", arguments: [-100, -130, -5000] as [CGFloat])
  func tooMuch(spacing: CGFloat) {
    let rig = rig(40, spacing: spacing)
    rig.scroll(by: 100)
    rig.view.scrollToItem(at: [0, 39], at: .top, animated: false)
    rig.view.layoutIfNeeded()
    rig.sizes[0].removeFirst()
    rig.view.deleteItems(at: [[0, 0]])
    #expect(rig.view.contentSize.height >= 0)
  }
}
