import Scenes

/// What has been set, by a hand or by steps of the scene, to be taken back and done again.
///
/// Only the keys that were set come back.
struct SettingHistory {
  /// Changes that are kept; older ones cannot be taken back any more.
  private static let limit = 500

  private struct Change {
    var settings: [Setting]
    var before: [Pane]
    var after: [Pane]
    var isByHand: Bool
    /// Whether a hand has taken it back, and not a step of the scene.
    var isTakenBackByHand = false

    var keys: Set<String> { Set(settings.map(\.paneKey)) }
    /// Whether who made it did not take it back.
    var isTakenBackByOther: Bool { isByHand != isTakenBackByHand }
  }

  private var done: [Change] = []
  private var undone: [Change] = []

  /// Whether a hand has set something that it did not take back, or set back to what the scene says, or taken back what that
  /// has set; what that tells of itself may be true no more.
  private(set) var isTurnedByHand = false
  /// Whether a change was taken back for good by other than who made it.
  private var lacksStep = false

  /// From the first change by a hand on, everything may have been set back to what was before.
  private mutating func judge() {
    let first = done.first(where: \.isByHand)
    isTurnedByHand =
      lacksStep || undone.contains(where: \.isTakenBackByOther)
      || first.map { $0.before != done[done.count - 1].after } ?? false
  }

  /// Whether there is a change to take back, and one that was taken back.
  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// What a hand has set and not taken back, in order; of one key set several times in a row the last alone.
  var settingsByHand: [Setting] {
    done.filter(\.isByHand).flatMap(\.settings).reduce(into: []) { settings, setting in
      if settings.last?.key == setting.key { settings.removeLast() }
      settings.append(setting)
    }
  }

  /// Notes a change, after which nothing can be done again.
  mutating func note(
    _ settings: [Setting], from before: [Pane], to after: [Pane], isByHand: Bool
  ) {
    if undone.contains(where: \.isTakenBackByOther) { lacksStep = true }
    undone = []
    if done.count == Self.limit { done.removeFirst() }
    done.append(Change(settings: settings, before: before, after: after, isByHand: isByHand))
    judge()
  }

  /// The panes without the latest change; nil when there is none.
  mutating func undo(_ panes: [Pane], isByHand: Bool) -> [Pane]? {
    guard var change = done.last,
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
