import Foundation
import Testing

@testable import CollectionView

/// Frames in the middle of animations, asked for in virtual time.
@Suite("Animations")
@MainActor
struct AnimationTests {
  @Test("Inserted rows fade in, others slide from where they were, and one leaves downwards")
  func insertion() {
    let rig = UpdateRig(count: 12)
    rig.view.performBatchUpdates {
      rig.rows[0].insert("x", at: 11)
      rig.view.insertItems(at: [[0, 11]])
    }
    #expect(rig.cells.suffix(2) == ["x 460 0", "-11 460"])
    rig.view.advanceAnimations(by: 0.15)
    #expect(rig.cells.suffix(2) == ["x 460 0.5", "-11 480"])
    #expect(rig.view.cellForItem(at: [0, 11])?.frame.minY == 460)
    rig.view.advanceAnimations(by: 0.15)
    #expect(rig.cells.suffix(2) == ["10 420", "x 460"])
    #expect(rig.ended == ["0-12"])
  }

  @Test("Deleted rows fade out, and a row comes in from where it was off the screen")
  func deletion() {
    let rig = UpdateRig(count: 14)
    rig.view.performBatchUpdates {
      rig.rows[0].removeFirst()
      rig.view.deleteItems(at: [[0, 0]])
    }
    #expect(rig.cells.first == "1 60")
    #expect(rig.cells.suffix(2) == ["12 500", "-0 20"])
    rig.view.advanceAnimations(by: 0.15)
    #expect(rig.cells.first == "1 40")
    #expect(rig.cells.suffix(2) == ["12 480", "-0 20 0.5"])
    rig.view.advanceAnimations(by: 0.15)
    #expect(rig.cells.first == "1 20")
    #expect(rig.cells.last == "12 460")
    #expect(rig.ended == ["0-0"])
  }

  @Test("Outside a batch nobody knows where a row was; it keeps its distance to its neighbour")
  func stranger() {
    let rig = UpdateRig(count: 14)
    rig.rows[0].removeFirst()
    rig.view.deleteItems(at: [[0, 0]])
    #expect(rig.cells.suffix(2) == ["12 500", "-0 20"])
  }

  /// A view on its way out belongs to its animation, not to its item, which gets another one; inferred for UIKit, whose
  /// `cellForItem(at:)` does not know a view that leaves.
  @Test("A row scrolled back in while its view is leaving gets a second view")
  func leavingAndBack() throws {
    let rig = UpdateRig(count: 14)
    rig.view.performBatchUpdates {
      rig.rows[0].append(rig.rows[0].removeFirst())
      rig.view.moveItem(at: [0, 0], to: [0, 13])
    }
    let first = try #require(rig.view.liveElements.first { $0.isDisappearing }?.view)
    rig.view.contentOffset.y = 100
    rig.view.layoutIfNeeded()
    let second = try #require(rig.view.cellForItem(at: [0, 13]))
    #expect(second !== first)
    #expect(
      rig.view.liveElements.filter { $0.attributes.indexPath == [0, 13] }.map(\.isDisappearing)
        .sorted { $0 && !$1 } == [true, false])
    rig.view.advanceAnimations(by: 1)
    #expect(rig.view.cellForItem(at: [0, 13]) === second)
    #expect(rig.view.liveElements.allSatisfy { !$0.isDisappearing })
  }

  @Test(
    "What comes onto the screen is told until it is in its place, also when the next change catches it"
  )
  func arrivals() {
    let rig = UpdateRig(count: 3)
    func arriving() -> [Int] {
      rig.view.liveElements.filter(\.isAppearing).map(\.attributes.indexPath.item)
    }
    func insert() {
      rig.view.performBatchUpdates {
        rig.rows[0].insert("x", at: 0)
        rig.view.insertItems(at: [[0, 0]])
      }
    }
    #expect(arriving().isEmpty)
    insert()
    #expect(arriving() == [0])
    rig.view.advanceAnimations(by: 0.15)
    #expect(arriving() == [0])
    insert()
    #expect(arriving() == [0, 1])
    rig.view.advanceAnimations(by: 0.3)
    #expect(arriving().isEmpty)
    // One view goes and another comes.
    rig.view.performBatchUpdates { rig.view.reloadItems(at: [[0, 2]]) }
    #expect(arriving() == [2])
    #expect(rig.view.liveElements.filter(\.isDisappearing).map(\.attributes.indexPath.item) == [2])
  }

  @Test("A section and its header slide, and a deleted one fades with all it holds")
  func sections() {
    let rig = UpdateRig([["a"], ["b"], ["c"]])
    rig.view.performBatchUpdates {
      rig.rows = [["c"], ["a"]]
      rig.view.deleteSections([1])
      rig.view.moveSection(2, toSection: 0)
    }
    #expect(rig.headers == [0: 120, 1: 0])
    #expect(rig.cells == ["c 140", "a 20", "-b 80"])
    rig.view.advanceAnimations(by: 0.15)
    #expect(rig.headers == [0: 60, 1: 30])
    #expect(rig.cells == ["c 80", "a 50", "-b 80 0.5"])
    rig.view.advanceAnimations(by: 0.2)
    #expect(rig.headers == [0: 0, 1: 60])
    #expect(rig.cells == ["c 20", "a 80"])
    #expect(rig.asked.isEmpty)
  }

  @Test("Without the base class being told nothing fades, but rows that stay still slide")
  func withoutSuper() {
    let rig = UpdateRig(count: 3)
    rig.layout.tellsSuper = false
    rig.view.performBatchUpdates {
      rig.rows[0] = ["x", "0", "1"]
      rig.view.insertItems(at: [[0, 0]])
      rig.view.deleteItems(at: [[0, 2]])
    }
    #expect(rig.cells == ["x 20", "0 20", "1 60", "-2 100"])
    rig.view.advanceAnimations(by: 0.15)
    #expect(rig.cells == ["x 20", "0 40", "1 80", "-2 100"])
  }

  @Test("A layout that does not look at the updates makes every row fly")
  func everyRowFlies() {
    let rig = UpdateRig(count: 2)
    rig.layout.initial = { [layout = rig.layout] path in
      let attributes = layout.layoutAttributesForItem(at: path)
      attributes?.frame.origin.y = 400
      return attributes
    }
    rig.rows[0].append("x")
    rig.view.insertItems(at: [[0, 2]])
    #expect(rig.cells == ["0 400", "1 400", "x 400"])
  }

  @Test("A second update begins where the first one has come, and nothing jumps")
  func interruption() {
    let rig = UpdateRig(count: 3)
    var ends: [String] = []
    rig.rows[0].insert("x", at: 0)
    rig.view.performBatchUpdates {
      rig.view.insertItems(at: [[0, 0]])
    } completion: {
      ends.append("first \($0)")
    }
    rig.view.advanceAnimations(by: 0.15)
    let before = rig.cells
    #expect(before == ["x 20 0.5", "0 40", "1 80", "2 120"])
    rig.rows[0].remove(at: 1)
    rig.view.performBatchUpdates {
      rig.view.deleteItems(at: [[0, 1]])
    } completion: {
      ends.append("second \($0)")
    }
    #expect(rig.cells == ["x 20 0.5", "1 80", "2 120", "-0 40"])
    rig.view.advanceAnimations(by: 0.15)
    #expect(rig.cells == ["x 20 0.75", "1 70", "2 110", "-0 50 0.5"])
    #expect(ends == ["first true"])
    rig.view.advanceAnimations(by: 0.15)
    #expect(rig.cells == ["x 20", "1 60", "2 100"])
    #expect(ends == ["first true", "second true"])
    #expect(!rig.view.isAnimating)
  }

  @Test("A reload ends everything at once and says that it did not get there")
  func reload() {
    let rig = UpdateRig(count: 3)
    var ends: [Bool] = []
    rig.rows[0].removeFirst()
    rig.view.performBatchUpdates {
      rig.view.deleteItems(at: [[0, 0]])
    } completion: {
      ends.append($0)
    }
    rig.view.advanceAnimations(by: 0.1)
    rig.view.reloadData()
    #expect(ends == [false] && !rig.view.isAnimating)
    rig.view.layoutIfNeeded()
    #expect(rig.cells == ["1 20", "2 60"])
    #expect(rig.ended.first == "0-0")
  }

  @Test("An animation block animates what a layout pass in it moves, with its time and curve")
  func block() {
    let rig = UpdateRig(count: 2)
    var ends: [Bool] = []
    UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
      rig.view.frame.size.width = 160
      rig.view.layoutIfNeeded()
    } completion: {
      ends.append($0)
    }
    func width() -> CGFloat? { rig.view.liveElements.last?.attributes.size.width }
    rig.view.advanceAnimations(by: 1)
    #expect(width() == 320)
    rig.view.advanceAnimations(by: 0.5)
    #expect(width() == 280)
    rig.view.advanceAnimations(by: 1.5)
    #expect(width() == 160 && ends == [true])

    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        rig.rows[0].append("x")
        rig.view.insertItems(at: [[0, 2]])
      }
    }
    #expect(!rig.view.isAnimating && rig.cells.last == "x 100")
    UIView.setAnimationsEnabled(false)
    rig.rows[0].append("y")
    rig.view.insertItems(at: [[0, 3]])
    UIView.setAnimationsEnabled(true)
    #expect(!rig.view.isAnimating && UIView.areAnimationsEnabled)
  }

  @Test("A block that moves nothing is over at once; a batch in a block takes the block's time")
  func blockWithBatch() {
    let rig = UpdateRig(count: 2)
    var ends: [String] = []
    UIView.animate(withDuration: 5, animations: {}, completion: { _ in ends.append("empty") })
    #expect(ends == ["empty"])
    UIView.animate(withDuration: 1) {
      rig.rows[0].append("x")
      rig.view.performBatchUpdates {
        rig.view.insertItems(at: [[0, 2]])
      } completion: { _ in
        ends.append("batch")
      }
    } completion: { _ in
      ends.append("block")
    }
    rig.view.advanceAnimations(by: 0.9)
    #expect(ends == ["empty"])
    rig.view.advanceAnimations(by: 0.1)
    #expect(ends == ["empty", "batch", "block"])
  }

  @Test("Sums of frames come to the end of an animation in time")
  func frames() {
    let rig = UpdateRig(count: 2)
    rig.rows[0].append("x")
    rig.view.insertItems(at: [[0, 2]])
    for _ in 0..<18 { rig.view.advanceAnimations(by: 1.0 / 60) }
    #expect(!rig.view.isAnimating)
  }

  @Test("Curves: ends, middle, and the springs' closed forms")
  func curves() {
    let ease = AnimationCurve.bezier(.easeInOut)
    #expect(ease.progress(at: 0) == 0 && ease.progress(at: 1) == 1)
    #expect(abs(ease.progress(at: 0.5) - 0.5) < 1e-12)
    // 0.25 of the time on cubic-bezier(0.42, 0, 0.58, 1), from the polynomial at t = 0.3029…
    #expect(abs(ease.progress(at: 0.25) - 0.129162) < 1e-5)
    #expect(AnimationCurve.linear.progress(at: 0.3) == 0.3)
    for damping in [0.3, 0.5, 0.8, 1.0] as [CGFloat] {
      for velocity in [0, 3] as [CGFloat] {
        let spring = AnimationCurve.spring(damping: damping, velocity: velocity)
        #expect(spring.progress(at: 0) == 0 && spring.progress(at: 1) == 1)
        #expect(abs(spring.progress(at: 1e-6) / 1e-6 - velocity) < 0.01)
        #expect(abs(spring.progress(at: 0.999) - 1) < 0.01)
        let peak = stride(from: 0.0, to: 1, by: 0.01).map { spring.progress(at: $0) }.max() ?? 0
        #expect((peak > 1.001) == (damping < 0.9 || velocity > 9))
      }
    }
  }
}
