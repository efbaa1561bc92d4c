import Foundation
import Testing

@testable import CollectionView

/// A query finds what a walk over all elements would find, wherever it is asked.
@Suite("Flow layout, queries")
@MainActor
struct FlowQueryTests {
  @Test(
    "Every query finds what meets it, and nothing else", arguments: 1...40 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rig = rig(&random)
    rig.view.layoutIfNeeded()
    let extent = max(rig.view.contentSize.width, rig.view.contentSize.height)
    for _ in 0..<8 {
      let offset = CGFloat.random(in: -50...max(50, extent), using: &random)
      rig.view.contentOffset =
        rig.layout.scrollDirection == .vertical
        ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
      rig.view.layoutIfNeeded()
      let all = everything(rig)
      #expect(Set(all.map(\.key)).count == all.count)
      for _ in 0..<12 {
        let rect = CGRect(
          x: Int.random(in: -60...Int(rig.view.contentSize.width) + 10, using: &random),
          y: Int.random(in: -60...Int(rig.view.contentSize.height) + 10, using: &random),
          width: Int.random(in: 1...200, using: &random),
          height: Int.random(in: 1...200, using: &random))
        let found = (rig.layout.layoutAttributesForElements(in: rect) ?? []).map(Found.init)
        let expected = all.filter { $0.frame.meets(rect) }
        #expect(
          Dictionary(uniqueKeysWithValues: found.map { ($0.key, $0.frame) })
            == Dictionary(uniqueKeysWithValues: expected.map { ($0.key, $0.frame) }),
          "seed \(seed), \(rect)")
      }
    }
  }

  private struct Found {
    var key: String
    var frame: CGRect

    init(_ attributes: UICollectionViewLayoutAttributes) {
      key = "\(attributes.representedElementKind ?? "cell") \(Array(attributes.indexPath))"
      frame = attributes.frame
    }
  }

  /// Every element, asked for by its index path.
  private func everything(_ rig: FlowRig) -> [Found] {
    rig.sizes.indices.flatMap { section -> [Found] in
      let cells = rig.sizes[section].indices.compactMap {
        rig.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
      let edges = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ].compactMap {
        rig.layout.layoutAttributesForSupplementaryView(
          ofKind: $0, at: IndexPath(item: 0, section: section))
      }
      return (cells + edges).map(Found.init)
    }
  }

  private func rig(_ random: inout SeededGenerator) -> FlowRig {
    let isUniform = Bool.random(using: &random)
    let sizes = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      (0..<[0, 1, 3, 20][Int.random(in: 0...3, using: &random)]).map { _ in
        isUniform
          ? CGSize(width: 45, height: 30)
          : CGSize(
            width: Int.random(in: 0...160, using: &random),
            height: Int.random(in: 0...90, using: &random))
      }
    }
    let rig = FlowRig(
      sizes: sizes, in: CGSize(width: Int.random(in: 60...300, using: &random), height: 150),
      sizing: Bool.random(using: &random) ? .delegate : .cells)
    rig.view.behavior = .correct
    if Bool.random(using: &random) {
      rig.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else {
      rig.layout.estimatedItemSize = CGSize(width: 33, height: 21)
    }
    rig.layout.scrollDirection = Bool.random(using: &random) ? .vertical : .horizontal
    if Bool.random(using: &random) { rig.view.behavior.flowSpacing = .swapped }
    rig.layout.minimumLineSpacing = CGFloat(Int.random(in: 0...20, using: &random))
    rig.layout.minimumInteritemSpacing = CGFloat(Int.random(in: 0...20, using: &random))
    rig.layout.sectionInset = UIEdgeInsets(
      top: CGFloat(Int.random(in: 0...30, using: &random)), left: 7,
      bottom: CGFloat(Int.random(in: 0...30, using: &random)), right: 3)
    if Bool.random(using: &random) {
      rig.layout.headerReferenceSize = CGSize(width: 17, height: 17)
      rig.layout.sectionHeadersPinToVisibleBounds = Bool.random(using: &random)
    }
    if Bool.random(using: &random) {
      rig.layout.footerReferenceSize = CGSize(width: 11, height: 11)
      rig.layout.sectionFootersPinToVisibleBounds = Bool.random(using: &random)
    }
    return rig
  }
}
