import Foundation
import Testing

@testable import CollectionView

/// Transitions and keyframes, asked for in virtual time.
@Suite("Transitions of views and keyframes")
@MainActor
struct ViewTransitionTests {
  private func insert(in rig: UpdateRig) {
    rig.view.performBatchUpdates {
      rig.rows[0].insert("x", at: 0)
      rig.view.insertItems(at: [[0, 0]])
    }
  }

  @Test("A transition animates the updates in it, and completes with them")
  func transition() {
    let rig = UpdateRig(count: 3)
    var ends: [Bool] = []
    UIView.transition(
      with: rig.view, duration: 2, options: [.transitionCrossDissolve, .curveLinear],
      animations: { insert(in: rig) }, completion: { ends.append($0) })
    rig.view.advanceAnimations(by: 1)
    #expect(rig.view.isAnimating && ends.isEmpty)
    rig.view.advanceAnimations(by: 1)
    #expect(!rig.view.isAnimating && ends == [true])
  }

  @Test("A transition between views replaces one by the other, or hides it")
  func replacing() {
    let parent = UIView(frame: .zero)
    let (a, b, c) = (UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero))
    parent.addSubview(a)
    parent.addSubview(c)
    var ends = 0
    UIView.transition(from: a, to: b, duration: 1) { _ in ends += 1 }
    #expect(parent.subviews == [b, c])
    c.isHidden = true
    UIView.transition(from: b, to: c, duration: 1, options: .showHideTransitionViews) { _ in
      ends += 1
    }
    #expect(b.isHidden && !c.isHidden && parent.subviews == [b, c])
    #expect(ends == 2)
  }

  @Test("A keyframe is animated in its part of the duration, and the completion awaits it")
  func keyframes() {
    let rig = UpdateRig(count: 3)
    var ends: [Bool] = []
    UIView.animateKeyframes(
      withDuration: 2, delay: 0, options: .calculationModeLinear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
          insert(in: rig)
        }
      }, completion: { ends.append($0) })
    let start = rig.cells
    rig.view.advanceAnimations(by: 1)
    #expect(rig.cells == start)
    rig.view.advanceAnimations(by: 0.25)
    #expect(rig.cells != start && ends.isEmpty)
    rig.view.advanceAnimations(by: 0.25)
    #expect(ends == [true] && !rig.view.isAnimating)
    var isDone = false
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { isDone = true }
    #expect(isDone)
  }
}
