import Foundation

/// Groups changes of layers, and calls a block when the animations of a group have ended.
///
/// No change of a layer is animated here, so durations, timing curves and disabled actions are kept without effect. A completion
/// block waits for the animations of collection views that start while its transaction is open: batch updates, animated
/// changes of the layout, and changes in an animation block of `UIView`. It does not wait for an animated content offset,
/// which is the host's.
///
/// Every host has one stack of transactions, and so has the code that runs outside of any. A `begin()` without a `commit()`
/// is an error of the app: the blocks of that stack then wait for ever, as in Core Animation.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static let hostless = TransactionStack()

  private static var stack: TransactionStack { MediaTime.now?.clock.transactions ?? hostless }

  /// Opens a transaction inside the current one, whose values it inherits except for the completion block.
  public class func begin() { stack.begin() }

  /// Closes the innermost transaction; the outermost commit runs the completion blocks, inner ones first.
  public class func commit() { stack.commit() }

  /// Ends the implicit transaction, that of what was set outside of any other; inside of one, after the outermost commit.
  ///
  /// The host does it at the start of every frame.
  public class func flush() { stack.flush() }

  /// Runs a block at the outermost commit; at once outside of any transaction.
  static func afterCommit(_ block: @escaping () -> Void) { stack.afterCommit(block) }

  /// Lets the completion blocks of the open transactions wait for an animation.
  ///
  /// - Returns: The completions, to release when the animation has ended.
  static func hold() -> [TransactionCompletion] { stack.hold() }

  /// The duration of implicit animations in seconds; there are none here.
  public class func animationDuration() -> CFTimeInterval { stack.current.duration }
  /// Sets the duration of implicit animations in seconds; there are none here.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { stack.current.duration = dur }
  /// The timing curve of implicit animations; there are none here.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.current.timingFunction
  }
  /// Sets the timing curve of implicit animations; there are none here.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.current.timingFunction = function
  }
  /// Whether implicit animations are off; there are none here.
  public class func disableActions() -> Bool { stack.current.areActionsDisabled }
  /// Turns implicit animations off or on; there are none here.
  public class func setDisableActions(_ flag: Bool) { stack.current.areActionsDisabled = flag }
  /// The block to run when the transaction is complete.
  public class func completionBlock() -> (() -> Void)? { stack.current.completion?.block }
  /// Sets the block to run when the transaction is committed and the animations that start in it from now on have ended.
  ///
  /// Outside of any transaction the block belongs to the implicit one, which ends with `flush()`. A block that it replaces runs
  /// as soon as its own animations have ended, at once if there are none, as Core Animation documents it.
  public class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }
}
