import CollectionView
import Foundation
import Testing

@Suite("Interactive transition")
@MainActor
struct TransitionTests {
  /// Sets the progress as an owner does, and lays out.
  private func go(_ rig: InteractionRig, _ layout: UICollectionViewTransitionLayout, to p: CGFloat)
  {
    layout.transitionProgress = p
    layout.invalidateLayout()
    rig.view.layoutIfNeeded()
  }

  @Test("Start: the delegate's layout, views, the next layout prepared, both told, target")
  func start() {
    let (rig, first, second) = InteractionRig.told(heights: (100, 150))
    let layout = rig.view.startInteractiveTransition(to: second)
    #expect(
      rig.diary.tear() == [
        "delegate transition layout", "a will, installed", "b will, installed",
        "c will, installed", "two invalidate", "two prepare", "two contentSize", "one leaving",
        "two entering", "two target 0", "delegate target 0",
      ])
    #expect(rig.view.collectionViewLayout === layout)
    #expect(layout.currentLayout === first)
    #expect(layout.nextLayout === second)
    #expect(layout.transitionProgress == 0)
    #expect(first.collectionView === rig.view && second.collectionView === rig.view)
    rig.view.layoutIfNeeded()
    #expect(rig.names == ["a", "b", "c"])
    #expect(rig.places["b"]?.minY == 100)
  }

  @Test(
    "Frames and content size are part of the way",
    arguments: [0, 0.25, 0.5, 1] as [CGFloat])
  func progress(p: CGFloat) {
    let (rig, _, second) = InteractionRig.told(heights: (100, 150))
    let layout = rig.view.startInteractiveTransition(to: second)
    go(rig, layout, to: p)
    #expect(
      rig.places["b"] == CGRect(x: 0, y: 100 + 50 * p, width: 320, height: 100 + 50 * p))
    #expect(rig.view.contentSize.height == 600 + 300 * p)
    #expect(rig.names.count == (p < 0.5 ? 3 : p < 1 ? 3 : 2))
  }

  @Test("A step prepares neither layout again, and asks for no counts")
  func stepCost() {
    let (rig, _, second) = InteractionRig.told(heights: (100, 150))
    let layout = rig.view.startInteractiveTransition(to: second)
    rig.view.layoutIfNeeded()
    _ = rig.diary.tear()
    go(rig, layout, to: 0.5)
    #expect(!rig.diary.tear().contains { $0.contains("prepare") })
    second.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(rig.diary.tear().filter { $0.contains("prepare") } == ["two prepare"])
  }

  @Test("Every property of attributes goes its way linearly; the nearer end gives the rest")
  func attributes() throws {
    final class One: UICollectionViewLayout {
      var edit: (UICollectionViewLayoutAttributes) -> Void = { _ in }
      override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        edit(attributes)
        return attributes
      }
    }
    let from = One()
    let to = One()
    to.edit = {
      $0.frame = CGRect(x: 100, y: 40, width: 50, height: 20)
      $0.alpha = 0.5
      $0.zIndex = 8
      $0.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    let layout = UICollectionViewTransitionLayout(currentLayout: from, nextLayout: to)
    layout.transitionProgress = 0.25
    let between = try #require(layout.layoutAttributesForItem(at: [0, 0]))
    #expect(between.center == CGPoint(x: 50 + 75 * 0.25, y: 50))
    #expect(between.size == CGSize(width: 87.5, height: 80))
    #expect(between.alpha == 0.875)
    #expect(between.zIndex == 2)
    #expect(between.transform.a == 1.5)
    to.edit = { $0.zIndex = Int.max }
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.zIndex != nil)
  }

  @Test("The content offset goes its way too, on the pixel grid, and arrives")
  func offset() {
    let (rig, _, second) = InteractionRig.told(heights: (100, 150))
    second.target = CGPoint(x: 0, y: 301)
    let layout = rig.view.startInteractiveTransition(to: second)
    for step in 1...7 { go(rig, layout, to: CGFloat(step) / 7) }
    #expect(rig.view.contentOffset.y == 301)
    go(rig, layout, to: 0.5)
    #expect(rig.view.contentOffset.y == 150.5)
    go(rig, layout, to: 0)
    #expect(rig.view.contentOffset.y == 0)
  }

  @Test("Finish goes to 1 in time, then installs the next layout and tells")
  func finish() {
    let (rig, first, second) = InteractionRig.told(heights: (100, 150))
    var told: [Bool] = []
    let layout = rig.view.startInteractiveTransition(to: second) { told = [$0, $1] }
    go(rig, layout, to: 0.5)
    _ = rig.diary.tear()
    rig.view.finishInteractiveTransition()
    #expect(layout.transitionProgress == 1)
    #expect(rig.view.collectionViewLayout === layout)
    #expect(rig.places["b"]?.minY == 125)
    rig.view.advanceAnimations(by: 0.15)
    #expect(rig.places["b"]?.minY == 137.5)
    #expect(told.isEmpty)
    rig.view.advanceAnimations(by: 0.2)
    #expect(told == [true, true])
    #expect(rig.view.collectionViewLayout === second)
    #expect(first.collectionView == nil && layout.collectionView == nil)
    #expect(second.collectionView === rig.view)
    #expect(rig.places["b"] == CGRect(x: 0, y: 150, width: 320, height: 150))
    #expect(rig.names == ["a", "b"])
    let lines = rig.diary.tear().filter { $0.contains("final") || $0.contains("did") }
    #expect(lines == ["one finalize", "two finalize", "a did", "b did"])
  }

  @Test("Cancel goes back to 0 and installs the old layout")
  func cancel() {
    let (rig, first, second) = InteractionRig.told(heights: (100, 150))
    second.target = CGPoint(x: 0, y: 300)
    var told: [Bool] = []
    let layout = rig.view.startInteractiveTransition(to: second) { told = [$0, $1] }
    go(rig, layout, to: 0.5)
    rig.view.cancelInteractiveTransition()
    rig.view.advanceAnimations(by: 1)
    #expect(told == [true, false])
    #expect(rig.view.collectionViewLayout === first)
    #expect(first.collectionView === rig.view && second.collectionView == nil)
    #expect(rig.view.contentOffset.y == 0)
    #expect(rig.names == ["a", "b", "c"])
    #expect(rig.diagnostics.isEmpty)
  }

  @Test("Without a host there is no time, and the end is at once")
  func withoutHost() {
    let (rig, _, second) = InteractionRig.told(heights: (100, 150))
    rig.view.host = nil
    var told: [Bool] = []
    rig.view.startInteractiveTransition(to: second) { told = [$0, $1] }
    rig.view.finishInteractiveTransition()
    #expect(told == [true, true])
    #expect(rig.view.collectionViewLayout === second)
  }

  @Test("A second start gets the transition under way, and an end without one is told of")
  func mistakes() {
    let (rig, _, second) = InteractionRig.told(heights: (100, 150))
    rig.view.finishInteractiveTransition()
    rig.view.cancelInteractiveTransition()
    #expect(rig.diagnostics.map(\.id) == [.noInteractiveTransition, .noInteractiveTransition])
    let layout = rig.view.startInteractiveTransition(to: second)
    #expect(rig.view.startInteractiveTransition(to: InteractionRig.Rows()) === layout)
    #expect(rig.diagnostics.last?.id == .interactiveTransitionInProgress)
    rig.view.finishInteractiveTransition()
    rig.view.finishInteractiveTransition()
    #expect(rig.diagnostics.last?.id == .noInteractiveTransition)
  }

  @Test("A layout set in the middle ends the transition, not completed")
  func interrupted() {
    let (rig, first, second) = InteractionRig.told(heights: (100, 150))
    let third = InteractionRig.Rows("three", height: 50)
    var told: [Bool] = []
    let layout = rig.view.startInteractiveTransition(to: second) { told = [$0, $1] }
    go(rig, layout, to: 0.5)
    rig.view.collectionViewLayout = third
    #expect(told == [false, false])
    #expect(rig.view.collectionViewLayout === third)
    #expect(first.collectionView == nil && second.collectionView == nil)
    #expect(rig.names == ["a", "b", "c", "d", "e", "f"])
  }

  @Test("Updates and reloads in the middle reach both layouts")
  func updates() {
    let (rig, _, second) = InteractionRig.told(heights: (100, 150))
    let layout = rig.view.startInteractiveTransition(to: second)
    go(rig, layout, to: 0.5)
    rig.items[0].removeFirst()
    rig.view.deleteItems(at: [[0, 0]])
    rig.view.advanceAnimations(by: 1)
    #expect(rig.names == ["b", "c", "d"])
    #expect(rig.view.contentSize.height == 625)
    rig.items[0] = ["x", "y"]
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.names == ["x", "y"])
    #expect(rig.view.contentSize.height == 250)
    rig.view.finishInteractiveTransition()
    rig.view.advanceAnimations(by: 1)
    #expect(rig.view.contentSize.height == 300)
  }

  @Test("Values are kept by key")
  func values() {
    let layout = UICollectionViewTransitionLayout(
      currentLayout: InteractionRig.Rows(), nextLayout: InteractionRig.Rows())
    #expect(layout.value(forAnimatedKey: "pinch") == 0)
    layout.updateValue(0.3, forAnimatedKey: "pinch")
    #expect(layout.value(forAnimatedKey: "pinch") == 0.3)
  }

  @Test("Estimated rows are measured once the new layout is there")
  func estimates() {
    let rig = ListRig(count: 50, estimate: 60, height: 80)
    let next = ListLayout()
    next.section.estimatedHeight = 40
    rig.view.startInteractiveTransition(to: next)
    rig.view.layoutIfNeeded()
    rig.view.finishInteractiveTransition()
    rig.view.advanceAnimations(by: 1)
    #expect(rig.view.collectionViewLayout === next)
    #expect(rig.view.liveElements.allSatisfy { $0.sizeState == .measured })
    #expect(rig.blank == 0)
  }
}
