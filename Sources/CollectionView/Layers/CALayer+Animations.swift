import Foundation

extension CALayer {
  /// Adds a copy of an animation; ends it at once or with the open transaction, unless it never ends.
  func start(_ original: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    guard let animation = original.copy() as? CAAnimation else { return }
    animations.append((key: key ?? "", animation: animation))
    animation.delegate?.animationDidStart(animation)
    guard !animation.isEndless else { return }
    CATransaction.afterCommit { [weak self] in self?.end(animation) }
  }

  /// Removes the animations whose key satisfies a condition.
  func removeAnimations(where matches: (String) -> Bool) {
    let removed = animations.filter { matches($0.key) }
    animations.removeAll { matches($0.key) }
    for (_, animation) in removed {
      animation.delegate?.animationDidStop(animation, finished: false)
    }
  }

  private func end(_ animation: CAAnimation) {
    guard animations.contains(where: { $0.animation === animation }) else { return }
    if animation.isRemovedOnCompletion { animations.removeAll { $0.animation === animation } }
    animation.delegate?.animationDidStop(animation, finished: true)
  }
}
