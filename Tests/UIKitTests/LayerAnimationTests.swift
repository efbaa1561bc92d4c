import Foundation
import Testing
import UIKit

@MainActor @Suite("Animations of layers")
struct LayerAnimationTests {
  private final class Listener: CAAnimationDelegate {
    var calls: [String] = []

    func animationDidStart(_ anim: CAAnimation) {
      calls.append("start")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      calls.append(flag ? "finished" : "stopped")
    }
  }

  @Test("An animation ends at once, and one without an end stays until it is removed")
  func ends() throws {
    let listener = Listener()
    let layer = UIView(frame: .zero).layer
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 0.3
    fade.delegate = listener
    layer.add(fade, forKey: "fade")
    #expect(layer.animation(forKey: "fade") == nil)
    #expect(listener.calls == ["start", "finished"])
    fade.isRemovedOnCompletion = false
    fade.fillMode = .forwards
    layer.add(fade, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.animation(forKey: "fade") !== fade)

    listener.calls = []
    let wobble = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    wobble.values = [-0.02, 0.02]
    wobble.keyTimes = [0, 1]
    wobble.autoreverses = true
    wobble.repeatCount = .infinity
    wobble.delegate = listener
    layer.add(wobble, forKey: "wobble")
    let added = try #require(layer.animation(forKey: "wobble") as? CAKeyframeAnimation)
    #expect(added.keyPath == "transform.rotation.z" && added.autoreverses)
    #expect(added.values?.count == 2)
    layer.removeAnimation(forKey: "wobble")
    #expect(listener.calls == ["start", "stopped"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test("A completion block runs at the outermost commit, after the animations of its transaction")
  func transactions() {
    var calls: [String] = []
    let listener = Listener()
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    spin.delegate = listener
    let layer = CALayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
    CATransaction.setCompletionBlock { calls.append("outer \(listener.calls.count)") }
    CATransaction.begin()
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.setDisableActions(false)
    CATransaction.setCompletionBlock { calls.append("inner") }
    layer.add(spin, forKey: "spin")
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    #expect(calls.isEmpty && layer.animationKeys() == ["spin"])
    CATransaction.commit()
    #expect(calls == ["inner", "outer 2"])
    #expect(layer.animationKeys() == nil)
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
    CATransaction.commit()
    CATransaction.setCompletionBlock { calls.append("loose") }
    CATransaction.flush()
    #expect(calls.last == "loose")
  }

  @Test("A copy of an animation has the class and the values of the original")
  func copies() throws {
    let spring = CASpringAnimation(keyPath: "position.y")
    spring.damping = 20
    spring.toValue = 7
    spring.beginTime = 3
    spring.setValue("drop", forKey: "name")
    let group = CAAnimationGroup()
    group.animations = [spring]
    group.duration = spring.settlingDuration
    let copy = try #require(group.copy() as? CAAnimationGroup)
    let inner = try #require(copy.animations?.first as? CASpringAnimation)
    #expect(inner !== spring && inner.damping == 20 && inner.toValue as? Int == 7)
    #expect(inner.beginTime == 3 && inner.value(forKey: "name") as? String == "drop")
    #expect(abs(copy.duration - 0.690_775) < 1e-5)
  }

  @Test("A timing function has the control points of its name")
  func timing() {
    var values: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeInEaseOut).getControlPoint(at: 2, values: &values)
    #expect(values == [0.58, 1])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 1, values: &values)
    #expect(values == [0.1, 0.2])
  }

  @Test("An animator runs its changes when it starts, and completes with them")
  func animator() {
    let view = UIView(frame: .zero)
    var calls: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) { view.alpha = 0.5 }
    animator.addAnimations { view.tag = 3 }
    animator.addCompletion { calls.append($0) }
    #expect(view.alpha == 1 && animator.state == .inactive)
    animator.startAnimation()
    #expect(view.alpha == 0.5 && view.tag == 3)
    #expect(calls == [.end])
    #expect(!animator.isRunning && animator.fractionComplete == 1)
    let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7)
    spring.pauseAnimation()
    spring.fractionComplete = 0.4
    #expect(spring.state == .active && spring.fractionComplete == 0.4)
    spring.stopAnimation(true)
    #expect(spring.state == .inactive)
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    var count = 3

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private final class Host: ScrollViewHost {
    func scrollView(
      _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint, retarget: (() -> CGPoint)?
    ) {}
    func scrollViewStopsMoving(_ scrollView: UIScrollView) {}
    func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {}
  }

  @Test("A continued animator ends with the animation that is under way")
  func continuing() {
    let (rows, host) = (Rows(), Host())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: PlainRows())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    view.host = host
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
    var ends = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      rows.count -= 1
      view.performBatchUpdates { view.deleteItems(at: [[0, 0]]) }
    }
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    #expect(view.isAnimating)
    view.advanceAnimations(by: 0.25)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(ends == 0 && animator.isRunning)
    view.advanceAnimations(by: 0.5)
    #expect(ends == 0)
    animator.pauseAnimation()
    view.advanceAnimations(by: 0.25)
    #expect(ends == 0 && animator.state == .active)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(ends == 1 && animator.state == .inactive)

    animator.addAnimations {
      rows.count -= 1
      view.performBatchUpdates { view.deleteItems(at: [[0, 0]]) }
    }
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    animator.stopAnimation(true)
    animator.addCompletion { _ in ends += 10 }
    animator.addAnimations {
      rows.count -= 1
      view.performBatchUpdates { view.deleteItems(at: [[0, 0]]) }
    }
    view.advanceAnimations(by: 0.5)
    animator.startAnimation()
    view.advanceAnimations(by: 0.5)
    #expect(ends == 1 && animator.isRunning)
    view.advanceAnimations(by: 0.5)
    #expect(ends == 11)
  }
}
