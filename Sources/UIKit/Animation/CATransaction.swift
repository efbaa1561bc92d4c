import CollectionView
import Foundation

/// Groups changes of layers.
///
/// No change of a layer is animated here, so the values are kept without effect; a completion block runs at the outermost
/// `commit()`. Animations of views do not belong to a transaction.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Values {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var areActionsDisabled = false
    var completion: (() -> Void)?
  }

  /// The values outside of any transaction, then those of the open ones, outermost first.
  private static var levels = [Values()]
  /// Called at the outermost commit, the earliest first.
  private static var pending: [() -> Void] = []

  private static var current: Values {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// Opens a transaction inside the current one, whose values it inherits except for the completion block.
  public class func begin() {
    var values = current
    values.completion = nil
    levels.append(values)
  }

  /// Closes the innermost transaction; the outermost commit runs the completion blocks, inner ones first.
  public class func commit() {
    guard levels.count > 1 else { return }
    if let completion = levels.removeLast().completion { pending.append(completion) }
    if levels.count == 1 { flush() }
  }

  /// Runs the completion blocks of what was changed outside of any transaction; does nothing inside of one.
  public class func flush() {
    guard levels.count == 1 else { return }
    let calls = pending + [current.completion].compactMap { $0 }
    current.completion = nil
    pending = []
    for call in calls { call() }
  }

  /// Runs a block at the outermost commit; at once outside of any transaction.
  static func afterCommit(_ block: @escaping () -> Void) {
    guard levels.count > 1 else { return block() }
    pending.append(block)
  }

  /// The duration of implicit animations in seconds; there are none here.
  public class func animationDuration() -> CFTimeInterval { current.duration }
  /// Sets the duration of implicit animations in seconds; there are none here.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
  /// The pace of implicit animations; there are none here.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
  /// Sets the pace of implicit animations; there are none here.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }
  /// Whether implicit animations are off; there are none here.
  public class func disableActions() -> Bool { current.areActionsDisabled }
  /// Turns implicit animations off or on; there are none here.
  public class func setDisableActions(_ flag: Bool) { current.areActionsDisabled = flag }
  /// The block to run when the transaction is complete.
  public class func completionBlock() -> (() -> Void)? { current.completion }
  /// Sets the block to run at the outermost commit; outside of any transaction, at the next one or at `flush()`.
  public class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }
}
