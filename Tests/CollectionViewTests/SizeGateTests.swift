import Foundation
import Testing

@testable import CollectionView

/// When a preferred size counts as a change.
@MainActor
@Suite("The size gate")
struct SizeGateTests {
  /// Makes the items of a line as high as the highest of them, as apps do in a subclass.
  final class EqualRows: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      super.layoutAttributesForElements(in: rect)?.map(stretched)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      super.layoutAttributesForItem(at: indexPath).map(stretched)
    }

    private func stretched(_ attributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      let other = IndexPath(item: attributes.indexPath.item ^ 1, section: 0)
      guard let neighbour = super.layoutAttributesForItem(at: other),
        neighbour.frame.midY == attributes.frame.midY,
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      else { return attributes }
      copy.frame.origin.y = min(copy.frame.minY, neighbour.frame.minY)
      copy.frame.size.height = max(copy.frame.height, neighbour.frame.height)
      return copy
    }
  }

  @Test(
    "Cells stretched to their row are asked without end when sizes are compared with frames",
    arguments: [(Behavior.SizeGate.frame, true), (.epsilon, false), (.exact, false)])
  func stretched(_ gate: Behavior.SizeGate, _ isLoop: Bool) {
    let layout = EqualRows()
    layout.estimatedItemSize = CGSize(width: 160, height: 50)
    layout.minimumInteritemSpacing = 0
    // Cells of 60 and 90 points in one row.
    let rig = SizedRig([[30, 60]], layout)
    let listener = CollectionDiagnosticsTests.Listener()
    rig.view.host = listener
    rig.view.behavior.sizeGate = gate
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(listener.diagnostics.map(\.id) == (isLoop ? [.layoutLoop] : []))
    #expect(rig.view.cellForItem(at: [0, 0])?.frame.size.height == 90)
  }

  @Test("Half a point is no change of a frame either", arguments: [(0.5, 100.0), (0.75, 100.75)])
  func tolerance(_ off: CGFloat, _ height: CGFloat) {
    let gate = Behavior.SizeGate.frame
    #expect(gate.accepts(100 + off, after: 40, laidOut: 100) == (height > 100))
    #expect(!gate.accepts(100, after: 40, laidOut: 100))
  }
}
