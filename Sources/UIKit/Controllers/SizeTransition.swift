import CollectionView
import Foundation

/// A change of a window's size, without time between its start and its end.
@MainActor
final class SizeTransition: UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Phase {
    case collecting, running, over
  }

  let containerView: UIView
  private var phase = Phase.collecting
  private var animations: [Step] = []
  private var completions: [Step] = []

  init(in containerView: UIView) {
    self.containerView = containerView
  }

  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { phase == .over ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard phase != .over else { return false }
    if let animation {
      if phase == .running { animation(self) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Runs the closures for the change, in the order in which they came.
  func runAnimations() {
    phase = .running
    let steps = animations
    animations = []
    for step in steps { step(self) }
  }

  /// Runs the closures for the end.
  func complete() {
    phase = .over
    let steps = completions
    completions = []
    for step in steps { step(self) }
  }
}
