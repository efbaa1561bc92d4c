import Foundation

/// The open transactions of one host.
@MainActor
final class TransactionStack {
  /// The values of a transaction.
  struct Values {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var areActionsDisabled = false
    var completion: TransactionCompletion?
  }

  /// The values of the implicit transaction, then those of the open ones, outermost first.
  private var levels = [Values()]
  /// Called at the outermost commit, the earliest first.
  private var pending: [() -> Void] = []
  /// Whether the implicit transaction ends with the outermost commit.
  private var isFlushDue = false

  /// The values of the innermost transaction.
  var current: Values {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// Whether the implicit transaction has a completion block.
  var isWaitingForFlush: Bool { levels[0].completion != nil }

  func begin() {
    var values = current
    values.completion = nil
    levels.append(values)
  }

  func commit() {
    guard levels.count > 1 else { return }
    if let completion = levels.removeLast().completion { pending.append(completion.commit) }
    guard levels.count == 1 else { return }
    let calls = pending
    pending = []
    for call in calls { call() }
    if isFlushDue { flush() }
  }

  func flush() {
    isFlushDue = levels.count > 1
    guard !isFlushDue else { return }
    let completion = levels[0].completion
    levels[0] = Values()
    completion?.commit()
  }

  func afterCommit(_ block: @escaping () -> Void) {
    guard levels.count > 1 else { return block() }
    pending.append(block)
  }

  func setCompletion(_ block: (() -> Void)?) {
    let replaced = current.completion
    current.completion = block.map { TransactionCompletion($0) }
    replaced?.commit()
  }

  /// Adds an animation to all open transactions.
  func hold() -> [TransactionCompletion] {
    let completions = levels.compactMap(\.completion)
    for completion in completions { completion.hold() }
    return completions
  }
}

/// The completion block of a transaction, and the number of animations it waits for.
@MainActor
final class TransactionCompletion {
  let block: () -> Void
  private var runningCount = 0
  private var isCommitted = false
  private var hasRun = false

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  /// Called when an animation of the transaction starts.
  func hold() {
    runningCount += 1
  }

  /// Called when an animation of the transaction has ended.
  func release() {
    runningCount -= 1
    runIfDone()
  }

  /// Called when the transaction is complete but for its animations.
  func commit() {
    isCommitted = true
    runIfDone()
  }

  private func runIfDone() {
    guard isCommitted, runningCount == 0, !hasRun else { return }
    hasRun = true
    block()
  }
}
