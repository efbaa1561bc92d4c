import CollectionView
import Foundation
import Testing

/// What a layout is told and asked in a batch update, and when.
@Suite("The hooks of an update")
@MainActor
struct UpdateCallOrderTests {
  @Test(
    "Prepare, the items, own views, the target, ends, starts, the end", arguments: [true, false])
  func order(hasClock: Bool) {
    let rig = UpdateRig([["a", "b"], ["c"]], clock: hasClock)
    var completions: [Bool] = []
    rig.view.performBatchUpdates {
      rig.rows = [["a", "x"], ["d"]]
      rig.view.deleteItems(at: [[0, 1]])
      rig.view.insertItems(at: [[0, 1]])
      rig.view.reloadSections([1])
    } completion: {
      #expect(rig.layout.log.last == "finalize")
      completions.append($0)
    }
    #expect(
      rig.layout.log == [
        "prepare", "updates delete 0-1, insert 0-1, reload 1-*>1-*", "inserts header",
        "deletes background", "target",
        "final 0-0", "final header 0", "final background 0", "final 0-1",
        "final 1-0", "final header 1", "final background 1",
        // What is new before a view is made for it.
        "initial 0-1", "initial header 1", "initial background 1", "initial 1-0",
        "initial 0-0", "initial header 0", "initial background 0",
        "finalize",
      ])
    #expect(rig.asked == ["0-1", "1-0"])
    #expect(rig.ended == (hasClock ? [] : ["0-1", "1-0"]))
    #expect(completions == (hasClock ? [] : [true]))
    rig.view.advanceAnimations(by: 0.3)
    #expect(rig.ended == ["0-1", "1-0"])
    #expect(completions == [true])
  }

  @Test("Where animations are off nobody is asked where elements come from and go to")
  func withoutAnimation() {
    let rig = UpdateRig([["a", "b"], ["c"]])
    UIView.performWithoutAnimation {
      rig.rows = [["a", "x"], ["c"]]
      rig.view.reloadItems(at: [[0, 1]])
    }
    #expect(
      rig.layout.log == [
        "prepare", "updates reload 0-1>0-1", "inserts header", "deletes background", "target",
        "finalize",
      ])
    #expect(rig.ended == ["0-1"] && !rig.view.isAnimating)
  }

  @Test("Nested batches end together, the outer completion first; one without changes relays out")
  func nested() {
    let rig = UpdateRig(count: 3)
    var told: [String] = []
    rig.view.performBatchUpdates {
      rig.view.performBatchUpdates {
        rig.rows[0].append("x")
        rig.view.insertItems(at: [[0, 2]])
      } completion: {
        told.append("inner \($0)")
      }
      #expect(rig.layout.log.isEmpty)
      rig.rows[0].removeFirst()
      rig.view.deleteItems(at: [[0, 0]])
    } completion: {
      told.append("outer \($0)")
    }
    #expect(rig.layout.log.filter { $0 == "finalize" }.count == 1)
    #expect(told.isEmpty && rig.view.isAnimating)
    rig.view.advanceAnimations(by: 0.3)
    #expect(told == ["outer true", "inner true"] && !rig.view.isAnimating)

    rig.layout.log = []
    rig.view.performBatchUpdates(nil)
    #expect(rig.layout.log.prefix(2) == ["prepare", "updates "])
    #expect(rig.layout.log.last == "finalize")
  }

  @Test("A change of bounds in an animation block: the old bounds, ends, starts, the end")
  func boundsChange() {
    let rig = UpdateRig([["a"]])
    rig.view.resize(to: CGSize(width: 480, height: 320), over: 1)
    #expect(
      rig.layout.log == [
        "prepare", "bounds from 320", "target", "final 0-0", "final header 0", "final background 0",
        "initial 0-0", "initial header 0", "initial background 0", "finalize bounds",
      ])
    func width() -> CGFloat? { rig.view.liveElements.last?.attributes.size.width }
    #expect(width() == 320)
    rig.view.advanceAnimations(by: 0.5)
    #expect(width() == 400)
    rig.view.advanceAnimations(by: 0.5)
    #expect(width() == 480)

    rig.layout.log = []
    rig.view.resize(to: CGSize(width: 320, height: 480))
    rig.view.layoutIfNeeded()
    #expect(rig.layout.log == ["prepare"])
  }

  @Test("Views of the layout's own go when it says so, and the rest move up")
  func ownViews() {
    let rig = UpdateRig([["a"], ["b"]])
    rig.layout.deletedBackgrounds = [[1, 0]]
    rig.view.performBatchUpdates({})
    let leaving = rig.view.liveElements.filter(\.isDisappearing)
    #expect(leaving.map(\.attributes.indexPath) == [[1, 0]])
    #expect(leaving.first?.attributes.representedElementKind == UpdateRig.background)
  }
}
