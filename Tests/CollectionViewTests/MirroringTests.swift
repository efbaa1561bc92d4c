import Foundation
import Testing

@testable import CollectionView

/// Layouts that say they flip, in a view that is read from right to left.
@Suite("Right to left")
@MainActor
struct MirroringTests {
  /// A flow layout as apps write it for Arabic and Hebrew.
  final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  /// A flow layout whose arithmetic is from right to left already.
  final class Native: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  }

  /// A flow layout whose items fade in their places when another layout takes over.
  final class Fading: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.alpha = 0
      return attributes
    }
  }

  private func rig(
    _ count: Int, _ size: CGSize = CGSize(width: 100, height: 100),
    in viewSize: CGSize = CGSize(width: 320, height: 200),
    horizontal: Bool = false, sizing: FlowRig.Sizing = .delegate,
    layout: UICollectionViewFlowLayout = Flipping(),
    direction: UISemanticContentAttribute = .forceRightToLeft
  ) -> FlowRig {
    let rig = FlowRig(
      sizes: [Array(repeating: size, count: count)], in: viewSize, sizing: sizing, layout: layout)
    layout.scrollDirection = horizontal ? .horizontal : .vertical
    rig.view.semanticContentAttribute = direction
    if sizing != .cells { rig.view.layoutIfNeeded() }
    return rig
  }

  private func places(_ rig: FlowRig) -> [Int: CGFloat] {
    Dictionary(
      rig.view.liveElements.map { ($0.attributes.indexPath.item, $0.view.frame.minX) }
    ) { first, _ in first }
  }

  @Test("Lines begin at the right, while the layout goes on in its own coordinates")
  func lines() {
    let rig = rig(7)
    #expect(places(rig) == [0: 220, 1: 110, 2: 0, 3: 220, 4: 110, 5: 0])
    #expect(rig.layout.layoutAttributesForItem(at: [0, 0])?.frame.minX == 0)
    #expect(rig.view.layoutAttributesForItem(at: [0, 0])?.frame.minX == 220)
    #expect(rig.view.indexPathForItem(at: CGPoint(x: 300, y: 10)) == [0, 0])
    rig.view.contentOffset.y = 110
    rig.view.layoutIfNeeded()
    #expect(places(rig)[6] == 220)
  }

  @Test(
    "Nothing is mirrored unless the layout flips and the direction is the opposite of its own",
    arguments: [
      (0, UISemanticContentAttribute.forceRightToLeft), (1, .unspecified), (1, .playback),
      (2, .forceRightToLeft),
    ])
  func unmirrored(kind: Int, direction: UISemanticContentAttribute) {
    let layout = [UICollectionViewFlowLayout(), Flipping(), Native()][kind]
    #expect(places(rig(3, layout: layout, direction: direction)) == [0: 0, 1: 110, 2: 220])
  }

  @Test(
    "A layout that begins to flip is mirrored at the same distance from its beginning, and back")
  func beginsToFlip() {
    let layout = UICollectionViewFlowLayout()
    let rig = rig(10, in: CGSize(width: 320, height: 100), horizontal: true, layout: layout)
    rig.view.contentOffset.x = 110
    rig.view.layoutIfNeeded()
    layout.isFlipping = true
    rig.view.layoutIfNeeded()
    #expect(layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(rig.view.contentOffset.x == 660)
    #expect(places(rig)[1] == 880)
    layout.isFlipping = false
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.x == 110)
    #expect(places(rig)[1] == 110)
    let other = self.rig(3, layout: UICollectionViewFlowLayout(), direction: .forceLeftToRight)
    other.layout.isFlipping = true
    other.view.layoutIfNeeded()
    #expect(places(other) == [0: 0, 1: 110, 2: 220])
  }

  @Test("The direction may come from the surroundings, and the layout's own may be right to left")
  func traits() {
    let rig = rig(3, direction: .unspecified)
    rig.view.traitCollection = UITraitCollection(displayScale: 2, layoutDirection: .rightToLeft)
    rig.view.layoutIfNeeded()
    #expect(places(rig) == [0: 220, 1: 110, 2: 0])
    #expect(
      places(self.rig(3, layout: Native(), direction: .unspecified)) == [0: 220, 1: 110, 2: 0])
  }

  @Test("Sideways, the content begins at the right end, and scrolling to items goes there")
  func sideways() {
    let rig = rig(10, in: CGSize(width: 320, height: 100), horizontal: true)
    #expect(rig.view.contentSize.width == 1090)
    #expect(rig.view.contentOffset.x == 770)
    #expect(places(rig) == [0: 990, 1: 880, 2: 770])
    rig.view.scrollToItem(at: [0, 9], at: .left, animated: false)
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.x == 0)
    #expect(places(rig)[9] == 0)
    rig.view.contentOffset.x = 300
    rig.view.layoutIfNeeded()
    #expect(places(rig) == [7: 220, 6: 330, 5: 440, 4: 550])
  }

  @Test("Content narrower than the view stands at its right")
  func narrow() {
    let rig = rig(2, in: CGSize(width: 320, height: 100), horizontal: true)
    #expect(places(rig) == [0: 220, 1: 110])
    #expect(rig.view.contentOffset.x == 0)
  }

  @Test("What comes in at the far end leaves the reader where they are")
  func insertion() {
    let rig = rig(10, in: CGSize(width: 320, height: 100), horizontal: true)
    rig.view.performBatchUpdates {
      rig.sizes[0].append(CGSize(width: 100, height: 100))
      rig.view.insertItems(at: [[0, 10]])
    }
    #expect(rig.view.contentOffset.x == 880)
    #expect(places(rig)[0] == 1100)
    rig.view.advanceAnimations(by: 0.15)
    #expect(rig.view.liveElements.allSatisfy { $0.attributes.frame == $0.modelAttributes.frame })
  }

  @Test("A deleted item's followers come in from the left")
  func deletion() throws {
    let rig = rig(10, in: CGSize(width: 320, height: 100), horizontal: true)
    rig.view.performBatchUpdates {
      rig.sizes[0].removeFirst()
      rig.view.deleteItems(at: [[0, 0]])
    }
    rig.view.advanceAnimations(by: 0.15)
    let first = try #require(
      rig.view.liveElements.first { $0.attributes.indexPath == [0, 0] && !$0.isDisappearing })
    #expect(first.modelAttributes.frame.maxX == rig.view.contentSize.width)
    #expect(abs(first.modelAttributes.center.x - first.attributes.center.x - 55) < 0.01)
  }

  @Test("Cells that find their sizes keep the beginning at the right", arguments: [40.0, 150])
  func measured(estimate: CGFloat) {
    let rig = rig(
      20, CGSize(width: 100, height: 100), in: CGSize(width: 320, height: 100), horizontal: true,
      sizing: .cells)
    rig.layout.estimatedItemSize = CGSize(width: estimate, height: 100)
    rig.view.layoutIfNeeded()
    let width = rig.view.contentSize.width
    #expect(rig.view.contentOffset.x == width - 320)
    #expect(places(rig)[0] == width - 100)
    #expect(places(rig)[1] == width - 210)
    // Towards the end, and back to what was measured.
    rig.view.contentOffset.x -= 400
    rig.view.layoutIfNeeded()
    rig.view.contentOffset.x = rig.view.contentSize.width - 320
    rig.view.layoutIfNeeded()
    #expect(places(rig)[0] == rig.view.contentSize.width - 100)
  }

  @Test("A pinned header stays at the right edge")
  func pinned() {
    let rig = rig(10, in: CGSize(width: 320, height: 100), horizontal: true)
    rig.layout.headerReferenceSize = CGSize(width: 30, height: 0)
    rig.layout.sectionHeadersPinToVisibleBounds = true
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.x == 800)
    for step in 1...3 {
      rig.view.contentOffset.x -= 100
      rig.view.layoutIfNeeded()
      let header = rig.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
      #expect(header?.frame.maxX == rig.view.bounds.maxX, "step \(step)")
    }
  }

  @Test("The safe area keeps its side")
  func safeArea() {
    let rig = rig(2)
    rig.layout.sectionInsetReference = .fromSafeArea
    rig.view.safeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    rig.view.layoutIfNeeded()
    #expect(places(rig) == [0: 220, 1: 40])
  }

  @Test("A view that turns round while it is shown stays as far from the beginning")
  func turning() {
    let rig = rig(
      10, in: CGSize(width: 320, height: 100), horizontal: true, direction: .unspecified)
    rig.view.contentOffset.x = 110
    rig.view.semanticContentAttribute = .forceRightToLeft
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.x == 660)
    #expect(places(rig) == [1: 880, 2: 770, 3: 660])
    rig.view.semanticContentAttribute = .unspecified
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.x == 110)
  }

  @Test("A view that becomes wider and narrower again shows the same items at its right")
  func resized() {
    let rig = rig(10, in: CGSize(width: 320, height: 100), horizontal: true)
    for (width, offset) in [(480.0, 610.0), (320, 770)] {
      rig.view.resize(to: CGSize(width: width, height: 100))
      rig.view.layoutIfNeeded()
      #expect(rig.view.contentOffset.x == CGFloat(offset))
    }
    let grid = self.rig(7)
    let sizes: [(CGFloat, [Int: CGFloat])] = [
      (430, [0: 330, 3: 0]), (320, [0: 220, 3: 220]),
    ]
    for (width, places) in sizes {
      grid.view.resize(to: CGSize(width: width, height: 200))
      grid.view.layoutIfNeeded()
      #expect(grid.view.contentOffset.x == 0)
      #expect(self.places(grid).filter { places[$0.key] != nil } == places)
    }
  }

  @Test("What leaves and comes in with another layout does so on its own side")
  func layoutChange() {
    let (low, high) = (Fading(), Fading())
    high.itemSize = CGSize(width: 100, height: 190)
    let rig = rig(7, sizing: .itemSize, layout: low)
    for next in [high, low] {
      rig.view.setCollectionViewLayout(next, animated: true)
      rig.view.advanceAnimations(by: 0.15)
      let lower = places(rig).filter { (3...5).contains($0.key) }
      #expect(lower == [3: 220, 4: 110, 5: 0])
      rig.view.advanceAnimations(by: 1)
    }
  }

  @Test("Where only one of two layouts flips, the other one begins as far from its beginning")
  func oneFlips() {
    let plain = UICollectionViewFlowLayout()
    plain.scrollDirection = .horizontal
    plain.itemSize = CGSize(width: 100, height: 100)
    let flipping = Flipping()
    flipping.scrollDirection = .horizontal
    flipping.itemSize = CGSize(width: 100, height: 100)
    let rig = rig(
      10, in: CGSize(width: 320, height: 100), horizontal: true, sizing: .itemSize, layout: plain)
    rig.view.contentOffset.x = 110
    rig.view.layoutIfNeeded()
    rig.view.setCollectionViewLayout(flipping, animated: false)
    #expect(rig.view.contentOffset.x == 660)
    #expect(places(rig) == [1: 880, 2: 770, 3: 660])
    rig.view.setCollectionViewLayout(plain, animated: false)
    #expect(rig.view.contentOffset.x == 110)
  }

  @Test("An interactive transition ends as far from the beginning as it began")
  func interactive() {
    let (low, wide) = (Flipping(), Flipping())
    wide.scrollDirection = .horizontal
    wide.itemSize = CGSize(width: 200, height: 100)
    let rig = rig(
      10, in: CGSize(width: 320, height: 100), horizontal: true, sizing: .itemSize, layout: low)
    #expect(rig.view.contentOffset.x == 770)
    rig.view.startInteractiveTransition(to: wide)
    rig.view.finishInteractiveTransition()
    rig.view.advanceAnimations(by: 1)
    #expect(rig.view.contentSize.width == 2090)
    #expect(rig.view.contentOffset.x == 1770)
    #expect(places(rig)[0] == 1890)
  }

  @Test("A resize that moves the origin, too, tells the delegate the corrected offset alone")
  func resizedAndMoved() {
    final class Listener: NSObject, UICollectionViewDelegateFlowLayout {
      var offsets: [CGFloat] = []

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.x)
      }
    }
    let rig = rig(
      10, in: CGSize(width: 320, height: 100), horizontal: true, sizing: .itemSize)
    let listener = Listener()
    rig.view.delegate = listener
    rig.view.layoutIfNeeded()
    listener.offsets = []
    rig.view.bounds = CGRect(x: 700, y: 0, width: 200, height: 100)
    #expect(listener.offsets == [rig.view.contentOffset.x])
  }
}
