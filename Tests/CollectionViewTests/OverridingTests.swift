import CollectionView
import Foundation
import Testing

/// Each member that public layouts override can be overridden, and is called.
@MainActor
struct OverridingTests {
  @Test func theLayoutsMembersAreCalled() {
    let layout = OverridingLayout()
    let rig = OverridingRig(layout)
    layout.calls.append("installed")
    rig.view.layoutIfNeeded()
    rig.view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    rig.view.layoutIfNeeded()
    _ = rig.view.endDragging(velocity: CGPoint(x: 0, y: 1), proposed: CGPoint(x: 0, y: 200))
    rig.view.setContentOffset(.zero, animated: false)
    rig.change()
    rig.view.resize(to: CGSize(width: 90, height: 120), over: 0.3)
    rig.view.advanceAnimations(by: 1)
    let expected = [
      "collectionView", "prepare", "content size", "elements", "item", "header", "decoration",
      "bounds?", "bounds context", "invalidate", "invalidate with context", "preferred?",
      "preferred context", "target", "target of updates", "updates", "end of updates",
      "initial item", "final item", "initial header", "final header", "animated bounds",
      "end of animated bounds",
    ]
    for call in expected { #expect(layout.calls.contains(call), "\(call)") }
  }

  @Test func contextsAnswerForThemselves() {
    let layout = OverridingLayout()
    let rig = OverridingRig(layout)
    rig.view.layoutIfNeeded()
    layout.calls = []
    let context = OverridingContext()
    context.headers = [[0, 0]]
    layout.invalidateLayout(with: context)
    rig.view.layoutIfNeeded()
    #expect(
      context.asked.isSuperset(of: ["everything", "counts", "supplementary"]))
    #expect(layout.calls.contains("header"))
  }

  @Test func attributesAreCopiedComparedAndAppliedByTheirOwnClass() throws {
    let layout = OverridingLayout()
    let rig = OverridingRig(layout)
    rig.view.layoutIfNeeded()
    let cell = try #require(rig.view.cellForItem(at: [0, 0]) as? OverridingCell)
    #expect(cell.applied == 7)
    #expect(cell.fitted > 0)
    let attributes = try #require(
      layout.layoutAttributesForItem(at: [0, 0]) as? OverridingAttributes)
    let copy = try #require(attributes.copy() as? OverridingAttributes)
    #expect(copy.note == 7)
    #expect(copy == attributes)
    copy.note = 8
    #expect(copy != attributes)
  }

  @Test func theViewsMembersAreCalled() throws {
    let layout = OverridingLayout()
    let rig = OverridingRig(layout)
    let view = rig.view
    view.layoutIfNeeded()
    view.backgroundColor = .red
    view.insertItems(at: [])
    view.deleteItems(at: [])
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    view.setContentOffset(CGPoint(x: 0, y: 4), animated: false)
    _ = view.gestureRecognizerShouldBegin(tap)
    _ = view.hitTest(CGPoint(x: 1, y: 1), with: nil)
    view.awakeFromNib()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(
      Set(view.calls) == [
        "frame", "bounds", "background", "insert", "delete", "gesture", "offset", "begin?", "hit",
        "awake", "snapshot",
      ])
    #expect(snapshot.bounds == view.bounds)
    #expect(snapshot.subviews.count == view.subviews.count)
    #expect(snapshot.backgroundColor == .red)
  }

  #if !canImport(Darwin)
    @Test func aLayoutObservesItsCollectionViewByName() {
      let layout = OverridingLayout()
      layout.addObserver(layout, forKeyPath: "collectionView", options: [.new], context: nil)
      let rig = OverridingRig(layout)
      #expect(layout.calls.filter { $0 == "observed" }.count == 1)
      #expect(layout.observed === rig.view)
      layout.removeObserver(layout, forKeyPath: "collectionView")
      rig.view.collectionViewLayout = UICollectionViewFlowLayout()
      #expect(layout.calls.filter { $0 == "observed" }.count == 1)
    }
  #endif

  @Test func flowSpacingsAreObservedByOverridingThem() {
    final class Flow: UICollectionViewFlowLayout {
      var log: [CGFloat] = []
      override var minimumLineSpacing: CGFloat { willSet { log.append(newValue) } }
      override var minimumInteritemSpacing: CGFloat { didSet { log.append(oldValue) } }
      override var sectionHeadersPinToVisibleBounds: Bool {
        didSet { if sectionHeadersPinToVisibleBounds { sectionHeadersPinToVisibleBounds = false } }
      }
    }
    let flow = Flow()
    #expect(flow.log.isEmpty)
    flow.minimumLineSpacing = 3
    flow.minimumInteritemSpacing = 4
    flow.sectionHeadersPinToVisibleBounds = true
    #expect(flow.log == [3, 10])
    #expect(!flow.sectionHeadersPinToVisibleBounds)
  }
}
