import CollectionView
import Foundation
import Testing

/// The sequences that change what is on the screen, every call of layout, data source, delegate and cells in one list.
@Suite("Call order of changes")
@MainActor
struct CallOrderChangesTests {
  /// Gives the view time.
  final class Clock: NSObject, ScrollViewHost {
    func scrollView(
      _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
      retarget: (() -> CGPoint)?
    ) {}

    func scrollViewStopsMoving(_ scrollView: UIScrollView) {}

    func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {}
  }

  let clock = Clock()

  /// Three rows of which two are on the screen, below a header and before a backdrop.
  private func rig() -> CallOrderRig {
    let rig = CallOrderRig(count: 3)
    rig.layout.hasHeader = true
    rig.layout.hasBackdrop = true
    rig.view.host = clock
    rig.view.dataSource = rig
    rig.view.layoutIfNeeded()
    _ = rig.diary.tear()
    return rig
  }

  @Test("A batch update")
  func batchUpdate() {
    let rig = rig()
    rig.view.performBatchUpdates {
      rig.diary.note("updates")
      rig.view.insertItems(at: [[0, 0]])
      rig.view.deleteItems(at: [[0, 1]])
    } completion: { finished in
      rig.diary.note("completion \(finished)")
    }
    #expect(
      rig.diary.tear() == [
        // What may come in is looked up while the data is as it was.
        "elements -200",
        // 4.2 and 4.3
        "updates", "numberOfSections", "numberOfItems 0",
        // 4.5 and 4.6
        "invalidate counts", "prepare", "contentSize", "elements 0",
        // 4.7, and 4.6 again, for layouts that count the new items only now.
        "prepare for delete 1 -1, insert -1 0", "contentSize",
        // 4.9 before 4.8; inferred.
        "deletes header", "inserts header", "deletes backdrop", "inserts backdrop",
        "target 0", "delegate target 0",
        // 4.10: old paths; the base class asks where survivors are now.
        "final 0", "item 1", "final header", "header 0", "final backdrop", "backdrop 0", "final 1",
        // New cells come in here, from where the layout has them.
        "elements 0", "contentSize", "initial 0", "item 0", "cellForItem 0", "init", "apply 0",
        "preferred 0",
        "willDisplay 0", "apply 1",
        // New paths; the base class asks where they were.
        "initial header", "initial backdrop", "initial 1",
        // 4.11: the last attributes of what leaves, then the end.
        "apply 1", "finalize",
      ])
    rig.view.advanceAnimations(by: 1)
    // 4.12
    #expect(rig.diary.tear() == ["didEndDisplaying 1", "completion true"])
  }

  @Test("Without time a batch is over at once, in the same order")
  func batchWithoutTime() {
    let rig = CallOrderRig(laidOut: 5)
    rig.view.performBatchUpdates {
      rig.diary.note("updates")
      rig.view.insertItems(at: [[0, 0]])
      rig.view.deleteItems(at: [[0, 4]])
    } completion: { finished in
      rig.diary.note("completion \(finished)")
    }
    #expect(
      rig.diary.tear() == [
        "updates", "numberOfSections", "numberOfItems 0", "invalidate counts", "prepare",
        "contentSize", "elements 0", "prepare for delete 4 -1, insert -1 0", "contentSize",
        "deletes header", "inserts header", "deletes backdrop", "inserts backdrop",
        "target 0", "delegate target 0",
        "final 0", "item 1", "final 1", "item 2",
        "elements 0", "contentSize", "initial 0", "item 0", "cellForItem 0", "init", "apply 0",
        "preferred 0",
        "willDisplay 0", "apply 1", "initial 1", "item 2", "finalize",
        "didEndDisplaying 2", "completion true",
      ])
  }

  @Test("In the midst of a batch no offset adjustment is taken; after it, again")
  func adjustmentInBatch() {
    let rig = CallOrderRig(laidOut: 9)
    rig.view.scroll(to: CGPoint(x: 0, y: 300), as: .code)
    rig.view.layoutIfNeeded()
    rig.layout.takesPreferredSizes = true
    rig.layout.adjustment = 30
    rig.preferred = 130
    rig.count = 10
    rig.view.insertItems(at: [[0, 3]])
    #expect(rig.layout.heights == [3: 130])
    #expect(rig.view.contentOffset.y == 300)
    rig.view.scroll(to: CGPoint(x: 0, y: 250), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.y == 280)
  }

  @Test("A resize in an animation block")
  func animatedBounds() {
    let rig = rig()
    rig.view.resize(to: CGSize(width: 320, height: 300), over: 1)
    #expect(
      rig.diary.tear() == [
        "elements -200",
        // 2.1 and, as the layout does not mind, straight to the ends and starts of a change in an animation block.
        "shouldInvalidate 0, still 0", "prepare for bounds from 200", "target 0",
        "delegate target 0",
        "final 0", "item 0", "final header", "header 0", "final backdrop", "backdrop 0",
        "final 1", "item 1",
        "elements 0", "contentSize", "cellForItem 2", "init", "apply 2", "preferred 2",
        "willDisplay 2",
        "initial 0", "initial header", "initial backdrop", "initial 1", "initial 2",
        "finalize bounds",
      ])
  }

  @Test(
    "A resize in an animation block ends where the layout, then the delegate, wants it, within the content"
  )
  func animatedBoundsTarget() {
    let rig = CallOrderRig(laidOut: 10)
    rig.view.contentOffset.y = 500
    rig.editTarget = { CGPoint(x: $0.x, y: $0.y - 130) }
    rig.view.resize(to: CGSize(width: 320, height: 300), over: 1)
    #expect(rig.view.contentOffset.y == 370)
    #expect(
      rig.diary.tear().filter { $0.contains("target") } == ["target 500", "delegate target 500"])
    // 1000 points of content.
    rig.editTarget = nil
    rig.view.resize(to: CGSize(width: 320, height: 900), over: 1)
    #expect(rig.view.contentOffset.y == 100)
    #expect(
      rig.diary.tear().filter { $0.contains("target") } == ["target 100", "delegate target 100"])
  }

  @Test("A resize without an animation asks nobody where to end")
  func plainBounds() {
    let rig = rig()
    rig.editTarget = { CGPoint(x: $0.x, y: $0.y + 130) }
    rig.view.resize(to: CGSize(width: 320, height: 300))
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.y == 0)
    #expect(!rig.diary.tear().contains { $0.contains("target") })
  }

  @Test("Another layout")
  func layoutChange() {
    let rig = rig()
    let new = CallOrderRig.Layout(rig.diary, name: "new")
    rig.view.setCollectionViewLayout(new, animated: true) {
      rig.diary.note("completion \($0)")
    }
    // 5.1
    #expect(new.collectionView === rig.view)
    #expect(
      rig.diary.tear() == [
        // 5.2
        "willTransition", "willTransition",
        // 5.3
        "new invalidate everything", "new prepare", "new contentSize",
        // 5.4
        "transition to", "new transition from",
        // 5.5: the item in the middle gives the proposal.
        "new item 0", "new target 0", "delegate target 0",
        // 5.6: the new layout has neither header nor backdrop.
        "new elements 0", "new contentSize", "apply 0", "preferred 0", "apply 1", "preferred 1",
        "final backdrop", "new backdrop 0", "final header", "new header 0",
        // 5.7
        "finalize transition", "new finalize transition",
      ])
    rig.view.advanceAnimations(by: 1)
    // 5.8
    #expect(
      rig.diary.tear() == [
        "didEndDisplaying header 0", "didTransition", "didTransition", "completion true",
      ])
    #expect(rig.layout.collectionView == nil)
  }

  @Test("An item moved by hand")
  func movement() {
    let rig = CallOrderRig(laidOut: 3)
    #expect(rig.view.beginInteractiveMovementForItem(at: [0, 0]))
    // 6.1 and 6.2
    #expect(rig.diary.tear() == ["canMove 0", "held 0 at 50", "item 0", "apply 0"])
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 150))
    #expect(
      rig.diary.tear() == [
        // 6.3
        "target of 0 at 150", "delegate target of 0 → 1", "context [0] → [1]", "invalidate",
        "prepare", "contentSize", "elements 0", "contentSize", "held 1 at 150", "item 1", "apply 1",
        "apply 0",
        "preferred 0",
      ])
    rig.view.endInteractiveMovement()
    #expect(
      rig.diary.tear() == [
        // 6.4
        "move 0 → 1", "context ended [0] → [1]", "invalidate", "prepare", "contentSize",
        "elements 0", "contentSize", "preferred 0", "apply 1", "preferred 1",
      ])
    _ = rig.view.beginInteractiveMovementForItem(at: [0, 0])
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 150))
    _ = rig.diary.tear()
    rig.view.cancelInteractiveMovement()
    #expect(
      rig.diary.tear() == [
        // 6.5
        "context cancelled [1] → [0]", "invalidate", "prepare", "contentSize", "elements 0",
        "contentSize",
        "apply 0", "preferred 0", "apply 1", "preferred 1",
      ])
  }

  @Test("A tap, and another with multiple selection")
  func selection() {
    let rig = CallOrderRig(laidOut: 3)
    rig.view.allowsMultipleSelection = true
    for _ in 0..<2 {
      rig.view.beginTouch(at: CGPoint(x: 10, y: 50))
      rig.view.endTouch(at: CGPoint(x: 10, y: 50))
    }
    let lines = rig.diary.tear().filter { !$0.hasPrefix("elements") }
    #expect(
      lines == [
        // 7: down, up
        "shouldHighlight 0", "didHighlight 0",
        "shouldSelect 0", "didSelect 0", "didUnhighlight 0",
        // and the same again to deselect.
        "shouldHighlight 0", "didHighlight 0",
        "shouldDeselect 0", "didDeselect 0", "didUnhighlight 0",
      ])
    rig.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    rig.view.deselectItem(at: [0, 1], animated: false)
    #expect(rig.diary.tear().isEmpty)
  }
}
