import Foundation
import Testing

@testable import CollectionView

@Suite("Elements that contexts name between two passes")
@MainActor
struct NamedElementsTests {
  /// A layout that notes whether it is asked for everything.
  final class Asked: UICollectionViewFlowLayout {
    var questions = 0

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      questions += 1
      return super.layoutAttributesForElements(in: rect)
    }
  }

  @Test(
    "One named again and again counts once; of too many, everything is asked",
    arguments: [(5_000, 1, false), (5_000, 900, false), (5_000, 5_000, true)])
  func naming(contexts: Int, items: Int, asksEverything: Bool) {
    let layout = Asked()
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 100, height: 100), count: 5_000)],
      in: CGSize(width: 320, height: 480), sizing: .itemSize, layout: layout)
    rig.view.layoutIfNeeded()
    layout.questions = 0
    for number in 0..<contexts {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateItems(at: [IndexPath(item: number % items, section: 0)])
      layout.invalidateLayout(with: context)
    }
    rig.view.layoutIfNeeded()
    #expect((layout.questions > 0) == asksEverything)
  }
}
