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

  /// What a hand has set and not taken back, in order.
  ///
  /// Of a key set several times the last is there alone, but for those between which another kind of layout, or another
  /// preset, was set: they may need that.
  var settingsByHand: [Setting] {
    var settings: [Setting] = []
    var first = 0
    for setting in done.lazy.filter(\.isByHand).flatMap(\.settings) {
      if let place = settings[first...].firstIndex(where: { $0.key == setting.key }) {
        settings.remove(at: place)
      }
      settings.append(setting)
      if setting.setsKind { first = settings.count }
    }
    return settings
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

extension Setting {
  /// Whether other keys may be there with it, or be another matter.
  fileprivate var setsKind: Bool {
    ["layout", "layout.kind", "behavior", "behavior.preset", "data"].contains {
      key == $0 || key.hasSuffix(".\($0)")
    }
  }
}
