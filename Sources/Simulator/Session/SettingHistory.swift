import Scenes

/// What has been set, by a hand or by steps of the scene, to be taken back and done again.
///
/// Only the keys that were set come back.
struct SettingHistory {
  /// Changes that are kept; older ones cannot be taken back any more.
  private static let limit = 500

  private struct Change {
    var keys: Set<String>
    var before: [Pane]
    var after: [Pane]
    var isByHand: Bool
    /// Whether a hand has taken it back, and not a step of the scene.
    var isTakenBackByHand = false
    /// Whether it is what a scene's starting again made of all that a hand had set.
    var isRestart = false

    /// Whether who made it did not take it back.
    var isTakenBackByOther: Bool { isByHand != isTakenBackByHand }
  }

  private var done: [Change] = []
  private var undone: [Change] = []

  /// Whether a hand has set something that it did not take back, or set back to what the scene says, or taken back what that
  /// has set; what that tells of itself may be true no more.
  private(set) var isTurnedByHand = false
  /// The keys that a hand has ever set.
  private var keysByHand: Set<String> = []
  /// Whether a change was taken back for good by other than who made it.
  private var lacksStep = false

  /// From the first change by a hand on, everything may have been set back to what was before.
  private mutating func judge() {
    let first = done.first(where: \.isByHand)
    isTurnedByHand =
      lacksStep || undone.contains(where: \.isTakenBackByOther)
      || first.map { $0.before != done[done.count - 1].after } ?? false
  }

  /// Nothing has been set.
  init() {}

  /// What can be taken back when a scene has started again: that, which set everything back that a hand had set.
  ///
  /// - Parameters:
  ///   - other: What had been set.
  ///   - before: The panes as they were then.
  ///   - start: The panes as the scene says them.
  init(restarting other: SettingHistory, from before: [Pane], to start: [Pane]) {
    guard other.isTurnedByHand else {
      done = other.done.filter(\.isRestart)
      keysByHand = other.keysByHand
      return
    }
    keysByHand = other.keysByHand
    done = [
      Change(keys: keysByHand, before: before, after: start, isByHand: false, isRestart: true)
    ]
  }

  /// Whether there is a change to take back, and one that was taken back.
  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Notes a change, after which nothing can be done again.
  mutating func note(
    _ keys: Set<String>, from before: [Pane], to after: [Pane], isByHand: Bool
  ) {
    if undone.contains(where: \.isTakenBackByOther) { lacksStep = true }
    if isByHand { keysByHand.formUnion(keys) }
    undone = []
    if done.count == Self.limit { done.removeFirst() }
    done.append(Change(keys: keys, before: before, after: after, isByHand: isByHand))
    judge()
  }

  /// The panes without the latest change; nil when there is none.
  ///
  /// A scene that starts again does what it did before, and leaves to a hand what that had set.
  mutating func undo(_ panes: [Pane], isByHand: Bool) -> [Pane]? {
    guard var change = done.last, isByHand || !change.isRestart,
      let restored = try? panes.restoring(change.keys, from: change.before)
    else { return nil }
    done.removeLast()
    change.isTakenBackByHand = isByHand
    undone.append(change)
    judge()
    return restored
  }

  /// The panes with the change that was taken back last; nil when there is none.
  ///
  /// A hand that makes it again after the scene has taken it back has made it.
  mutating func redo(_ panes: [Pane], isByHand: Bool) -> [Pane]? {
    guard var change = undone.last,
      let restored = try? panes.restoring(change.keys, from: change.after)
    else { return nil }
    undone.removeLast()
    if isByHand, !change.isTakenBackByHand { change.isByHand = true }
    done.append(change)
    judge()
    return restored
  }
}
