import CollectionView
import Foundation
import Layouts
import Testing

@Suite("Circles")
@MainActor
struct GalleryCircleTests {
  private static let size = CGSize(width: 320, height: 320)

  /// What a layout answers for the elements of an update, asked while the update is under way.
  private struct Answers {
    var initial: [Int: UICollectionViewLayoutAttributes] = [:]
    var final: [Int: UICollectionViewLayoutAttributes] = [:]

    @MainActor
    init(of layout: UICollectionViewLayout? = nil) {
      for item in 0..<6 {
        let path = IndexPath(item: item, section: 0)
        initial[item] = layout?.initialLayoutAttributesForAppearingItem(at: path)
        final[item] = layout?.finalLayoutAttributesForDisappearingItem(at: path)
      }
    }
  }

  private final class Circle: CircleLayout {
    var answers = Answers()

    override func finalizeCollectionViewUpdates() {
      answers = Answers(of: self)
      super.finalizeCollectionViewUpdates()
    }
  }

  private final class CarelessCircle: CarelessCircleLayout {
    var answers = Answers()

    override func finalizeCollectionViewUpdates() {
      answers = Answers(of: self)
      super.finalizeCollectionViewUpdates()
    }
  }

  @Test("Cells stand on a circle, the first on top")
  func places() {
    let layout = CircleLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    layout.radius = 100
    let rig = GalleryRig(counts: [1, 3], in: Self.size, layout: layout)
    let places = [rig.frame(0), rig.frame(0, section: 1), rig.frame(1, section: 1)]
    #expect(
      places.map { $0?.integral } == [
        CGRect(x: 130, y: 40, width: 60, height: 40),
        CGRect(x: 230, y: 140, width: 60, height: 40),
        CGRect(x: 130, y: 240, width: 60, height: 40),
      ])
    #expect(rig.view.contentSize == Self.size)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 1)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 2)) == nil)
  }

  @Test("Without a radius the circle is as large as the view has room")
  func room() {
    let layout = CircleLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    let rig = GalleryRig(counts: [2], in: CGSize(width: 320, height: 480), layout: layout)
    #expect(rig.frame(0) == CGRect(x: 130, y: 90, width: 60, height: 40))
    rig.view.resize(to: CGSize(width: 480, height: 160))
    rig.view.layoutIfNeeded()
    #expect(rig.frame(0) == CGRect(x: 210, y: 0, width: 60, height: 40))
  }

  @Test("Only what is new comes from the middle, and only what goes ends there")
  func updates() {
    let layout = Circle()
    let rig = GalleryRig(counts: [6], in: Self.size, layout: layout)
    change(rig)
    let middle = CGPoint(x: 160, y: 160)
    #expect(layout.answers.initial[1]?.center == middle)
    #expect(layout.answers.initial[1]?.alpha == 0)
    #expect(layout.answers.final[4]?.center == middle)
    #expect(layout.answers.final[4]?.alpha == 0)
    #expect(layout.answers.final[4]?.frame.size == CGSize(width: 6, height: 4))
    for item in [0, 2, 3, 4, 5] { #expect(layout.answers.initial[item]?.alpha ?? 1 == 1) }
    for item in [0, 1, 2, 3, 5] { #expect(layout.answers.final[item]?.alpha ?? 1 == 1) }
    // The next update knows nothing of the last one.
    #expect(layout.initialLayoutAttributesForAppearingItem(at: [0, 1])?.alpha ?? 1 == 1)
  }

  @Test("Half way, the new cell is between the middle and its place, and no other near the middle")
  func animation() {
    let layout = CircleLayout()
    layout.radius = 100
    // Those that make room go straight to the next place: half way, they are 100 · cos 30° away.
    #expect(
      distances(halfThrough: layout) == ["leaving 50", "others 100", "new 50", "others 87"])
  }

  @Test("Half way, all cells of the careless circle are")
  func carelessAnimation() {
    let layout = CarelessCircleLayout()
    layout.radius = 100
    #expect(distances(halfThrough: layout) == ["leaving 50", "others 50", "new 50"])
  }

  /// How far cells are from the middle in the middle of an update, each value once.
  private func distances(halfThrough layout: UICollectionViewLayout) -> [String] {
    let rig = GalleryRig(counts: [6], in: Self.size, layout: layout)
    // Animations take time only for a view that somebody gives time.
    let clock = UpdateRig.Clock()
    rig.view.host = clock
    change(rig)
    rig.view.advanceAnimations(by: 0.15)
    var found: [String] = []
    for element in rig.view.liveElements {
      let center = element.attributes.center
      let distance = hypot(center.x - 160, center.y - 160).rounded()
      let isNew = element.attributes.indexPath.item == 1
      let name = element.isDisappearing ? "leaving" : isNew ? "new" : "others"
      let line = "\(name) \(Int(distance))"
      if !found.contains(line) { found.append(line) }
    }
    return found
  }

  @Test("The careless circle sends every cell through the middle")
  func careless() {
    let layout = CarelessCircle()
    let rig = GalleryRig(counts: [6], in: Self.size, layout: layout)
    change(rig)
    for item in 0..<6 {
      #expect(layout.answers.initial[item]?.alpha == 0)
      #expect(layout.answers.final[item]?.alpha == 0)
    }
  }

  /// Inserts item 1 and deletes item 4 of six.
  private func change(_ rig: GalleryRig) {
    rig.view.performBatchUpdates {
      rig.view.deleteItems(at: [IndexPath(item: 4, section: 0)])
      rig.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    rig.view.layoutIfNeeded()
  }
}
