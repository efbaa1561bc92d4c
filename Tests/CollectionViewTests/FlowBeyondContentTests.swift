import Foundation
import Testing

@testable import CollectionView

@Suite("Flow layout, content that shrank")
@MainActor
struct FlowBeyondContentTests {
  /// A flow layout as apps subclass it, which notes what it is asked.
  final class Asked: UICollectionViewFlowLayout {
    var rects: [CGRect] = []

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      rects.append(rect)
      return super.layoutAttributesForElements(in: rect)
    }
  }

  @Test("Without self-sizing, no page beyond the content is asked for")
  func fixedSizes() {
    let layout = Asked()
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 300, height: 100), count: 50)],
      in: CGSize(width: 320, height: 480), sizing: .itemSize, layout: layout)
    rig.view.layoutIfNeeded()
    rig.view.scroll(to: rig.view.scrollRange.maximum, as: .finger)
    rig.view.layoutIfNeeded()
    layout.rects = []
    rig.sizes = [Array(rig.sizes[0].prefix(10))]
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 1_090)
    #expect(!layout.rects.isEmpty)
    // Pages of 480 points.
    #expect(layout.rects.allSatisfy { $0.maxY <= 1_440 })
  }
}
