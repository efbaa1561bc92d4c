import Foundation
import Testing

@testable import CollectionView

/// Completion blocks of transactions, in virtual time.
@Suite("Transactions")
@MainActor
struct TransactionTests {
  private func insertRow(into rig: UpdateRig) {
    rig.view.performBatchUpdates {
      rig.rows[0].append("x")
      rig.view.insertItems(at: [[0, rig.rows[0].count - 1]])
    }
  }

  @Test("A completion block runs after the batch updates of its transaction, once")
  func batchUpdate() {
    let rig = UpdateRig(count: 2)
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    CATransaction.commit()
    insertRow(into: rig)
    #expect(rig.view.isAnimating)
    CATransaction.commit()
    #expect(calls == ["inner"])
    rig.view.advanceAnimations(by: 0.15)
    #expect(calls == ["inner"])
    rig.view.advanceAnimations(by: 0.15)
    #expect(calls == ["inner", "outer"])
    rig.view.advanceAnimations(by: 1)
    CATransaction.flush()
    #expect(calls.count == 2)
  }

  @Test("A completion block waits for an animation block, and for one that ends before the commit")
  func animationBlock() {
    let rig = UpdateRig(count: 2)
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    UIView.animate(withDuration: 1) {
      rig.view.frame.size.width = 160
      rig.view.layoutIfNeeded()
    }
    rig.view.advanceAnimations(by: 1)
    #expect(calls == 0)
    CATransaction.commit()
    #expect(calls == 1)
  }

  @Test("A completion block outside of any transaction runs at the end of the implicit one")
  func implicit() {
    let rig = UpdateRig(count: 2)
    var calls: [String] = []
    CATransaction.setCompletionBlock { calls.append("replaced") }
    CATransaction.setCompletionBlock { calls.append("loose") }
    #expect(calls == ["replaced"])
    CATransaction.setAnimationDuration(3)
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("explicit") }
    CATransaction.commit()
    #expect(calls == ["replaced", "explicit"])
    insertRow(into: rig)
    CATransaction.begin()
    CATransaction.flush()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(calls == ["replaced", "explicit"])
    rig.view.advanceAnimations(by: 1)
    #expect(calls == ["replaced", "explicit", "loose"])
  }

  @Test("Hosts have transactions of their own, and end the implicit one with the next frame")
  func hosts() {
    let (clock, other) = (DisplayClock(), DisplayClock())
    var calls: [String] = []
    clock.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("never") }
    }
    other.run {
      CATransaction.setCompletionBlock { calls.append("loose") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("other") }
      CATransaction.commit()
    }
    #expect(calls == ["other"])
    #expect(other.isRunning && !clock.isRunning)
    clock.advance(to: 1)
    #expect(calls == ["other"])
    other.advance(to: 1)
    other.advance(to: 2)
    #expect(calls == ["other", "loose"])
    #expect(!other.isRunning)
  }
}
