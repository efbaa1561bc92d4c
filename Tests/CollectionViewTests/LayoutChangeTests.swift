import CollectionView
import Foundation
import Testing

@Suite("Layout change")
@MainActor
struct LayoutChangeTests {
  @Test("A layout outlives its collection view, and is in none then")
  func outlives() {
    let layout = ListLayout()
    weak var kept: UICollectionView?
    do {
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      kept = view
      #expect(layout.collectionView === view)
    }
    #expect(kept == nil && layout.collectionView == nil)
    layout.invalidateLayout()
    #expect(layout.layoutAttributesForElements(in: .zero)?.isEmpty == true)
  }

  @Test("At once: views, prepare, both layouts, target, elements, finals, finalize, views")
  func orderLeaving() {
    let (rig, first, second) = InteractionRig.told(heights: (100, 150))
    rig.view.collectionViewLayout = second
    #expect(
      rig.diary.tear() == [
        "a will, installed", "b will, installed", "c will, installed",
        "two invalidate", "two prepare", "two contentSize", "one leaving", "two entering",
        // The second item was in the middle, and would be at 150 … 300 of 300 points.
        "two target 75", "delegate target 0", "two elements 0", "two contentSize", "one final 2",
        "one finalize", "two finalize", "a did", "b did",
      ])
    #expect(first.collectionView == nil)
    #expect(second.collectionView === rig.view)
    #expect(rig.names == ["a", "b"])
    #expect(rig.view.contentSize.height == 900)
    rig.view.layoutIfNeeded()
    #expect(rig.diary.tear().isEmpty)
  }

  @Test("The new layout is asked where elements that come in start")
  func orderEntering() {
    let (rig, _, second) = InteractionRig.told(heights: (150, 100))
    rig.view.setCollectionViewLayout(second, animated: false)
    #expect(
      rig.diary.tear().filter { $0.contains("initial") || $0.contains("final ") } == [
        "two initial 2"
      ])
    #expect(rig.names == ["a", "b", "c"])
  }

  @Test("Animated: from the old frames to the new ones, and the old layout stays until the end")
  func animated() {
    let (rig, first, second) = InteractionRig.told(heights: (100, 150))
    var finished: Bool?
    rig.view.setCollectionViewLayout(second, animated: true) { finished = $0 }
    #expect(rig.places["b"]?.minY == 100)
    #expect(rig.places["c"]?.minY == 200)
    #expect(!rig.diary.tear().contains("a did"))
    rig.view.advanceAnimations(by: 0.15)
    #expect(rig.places["b"] == CGRect(x: 0, y: 125, width: 320, height: 125))
    #expect(rig.places["c"] == CGRect(x: 0, y: 250, width: 320, height: 125))
    #expect(finished == nil)
    #expect(first.collectionView === rig.view)
    rig.view.advanceAnimations(by: 0.2)
    #expect(finished == true)
    #expect(rig.diary.tear() == ["a did", "b did"])
    #expect(first.collectionView == nil)
    #expect(rig.names == ["a", "b"])
    #expect(rig.places["b"]?.minY == 150)
    #expect(rig.places["c"] == nil)
  }

  @Test("What comes in starts where the old layout had it")
  func entering() {
    let (rig, _, second) = InteractionRig.told(heights: (200, 100))
    rig.view.setCollectionViewLayout(second, animated: true)
    #expect(rig.places["c"] == CGRect(x: 0, y: 400, width: 320, height: 200))
    rig.view.advanceAnimations(by: 0.15)
    #expect(rig.places["c"] == CGRect(x: 0, y: 300, width: 320, height: 150))
  }

  @Test(
    "The layout's target is where the content offset ends, and the screen starts from where it was")
  func target() {
    let (rig, _, second) = InteractionRig.told(heights: (100, 150))
    second.target = CGPoint(x: 0, y: 300)
    rig.view.setCollectionViewLayout(second, animated: true)
    #expect(rig.view.contentOffset.y == 300)
    // On the screen the first row has not moved yet.
    #expect(rig.places["a"]?.minY == 300)
    rig.view.advanceAnimations(by: 1)
    #expect(rig.names == ["c", "d"])
  }

  @Test(
    "The item in the middle of the screen stays there, animated or not", arguments: [true, false])
  func middle(animated: Bool) {
    let first = InteractionRig.Rows("one", height: 50)
    let second = InteractionRig.Rows("two", height: 150)
    let rig = InteractionRig(layout: first)
    // Six rows of 50 in 300 points: the fourth is at the centre, and has its own at 525.
    rig.view.setCollectionViewLayout(second, animated: animated)
    #expect(rig.view.contentOffset.y == 375)
    rig.view.advanceAnimations(by: 1)
    #expect(rig.view.contentOffset.y == 375)
    // The nearest legal offset: the first row cannot be in the middle.
    rig.view.contentOffset.y = 0
    rig.view.layoutIfNeeded()
    rig.view.setCollectionViewLayout(first, animated: animated)
    #expect(rig.view.contentOffset.y == 0)
  }

  @Test("Before the first pass a layout only takes the other's place")
  func early() {
    let first = InteractionRig.Rows("one")
    let second = InteractionRig.Rows("two")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: first)
    let diary = CallOrderRig.Diary()
    second.diary = diary
    var finished: Bool?
    view.setCollectionViewLayout(second, animated: true) { finished = $0 }
    #expect(finished == true)
    #expect(first.collectionView == nil)
    #expect(diary.tear() == ["two invalidate"])
  }

  @Test("The same layout again changes nothing")
  func same() {
    let (rig, first, _) = InteractionRig.told(heights: (100, 150))
    var finished: Bool?
    rig.view.setCollectionViewLayout(first, animated: true) { finished = $0 }
    #expect(finished == true)
    #expect(rig.diary.tear().isEmpty)
    #expect(first.collectionView === rig.view)
  }

  @Test("There and back again before the animation ends keeps the layout that is in use")
  func thereAndBack() {
    let (rig, first, second) = InteractionRig.told(heights: (100, 150))
    rig.view.setCollectionViewLayout(second, animated: true)
    rig.view.advanceAnimations(by: 0.1)
    rig.view.setCollectionViewLayout(first, animated: true)
    rig.view.advanceAnimations(by: 1)
    #expect(rig.view.collectionViewLayout === first)
    #expect(first.collectionView === rig.view)
    #expect(second.collectionView == nil)
    #expect(rig.names == ["a", "b", "c"])
  }

  @Test("A held item goes back before the layout changes, and selection stays")
  func interaction() {
    let (rig, _, second) = InteractionRig.told(heights: (100, 150))
    rig.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    rig.view.beginInteractiveMovementForItem(at: [0, 0])
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 250))
    rig.view.collectionViewLayout = second
    #expect(!rig.view.hasUncommittedUpdates)
    #expect(rig.names == ["a", "b"])
    #expect(rig.view.indexPathsForSelectedItems == [[0, 0]])
  }

  /// A layout of one decoration view, of a class of its own.
  private final class Shelf<View: UICollectionReusableView>: UICollectionViewLayout {
    override init() {
      super.init()
      register(View.self, forDecorationViewOfKind: "shelf")
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 300) }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      layoutAttributesForDecorationView(ofKind: "shelf", at: [0, 0]).map { [$0] }
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
      return attributes
    }
  }

  private final class Wood: UICollectionReusableView {}
  private final class Glass: UICollectionReusableView {}

  @Test("Decoration views are those of the layout in use, and none comes back from another")
  func decorations() {
    let rig = InteractionRig(layout: Shelf<Wood>())
    func kinds() -> [Bool] {
      rig.view.liveElements.filter { !$0.isDisappearing }.map { $0.view is Wood }
    }
    let wood = rig.view.liveElements.first?.view
    #expect(kinds() == [true])
    rig.view.collectionViewLayout = Shelf<Wood>()
    #expect(rig.view.liveElements.map(\.view) == [wood])
    rig.view.setCollectionViewLayout(Shelf<Glass>(), animated: true)
    #expect(kinds() == [false])
    #expect(rig.view.liveElements.count == 2)
    rig.view.advanceAnimations(by: 1)
    #expect(rig.view.liveElements.count == 1)
    rig.view.startInteractiveTransition(to: Shelf<Wood>())
    rig.view.finishInteractiveTransition()
    rig.view.advanceAnimations(by: 1)
    #expect(kinds() == [true])
    rig.view.collectionViewLayout = Shelf<Glass>()
    #expect(kinds() == [false])
  }
}
