import Scenes

/// The settings made by the user or by steps of the scene, for undo and redo.
///
/// Undo restores only the keys that were set.
struct SettingHistory {
  /// Changes that are kept; older ones cannot be undone.
  private static let limit = 500

  private struct Change {
    var settings: [Setting]
    var before: [Pane]
    var after: [Pane]
    var isByHand: Bool
    /// Whether the user has undone it, not a step of the scene.
    var isUndoneByHand = false

    var keys: Set<String> { Set(settings.map(\.paneKey)) }
    /// Whether the scene has undone a change of the user, or the user a change of the scene.
    var isUndoneByOther: Bool { isByHand != isUndoneByHand }
  }

  private var done: [Change] = []
  private var undone: [Change] = []

  /// Whether the user has changed settings of the scene, by a setting that is not undone or by undoing one of the
  /// scene.
  ///
  /// The scene's own texts may be wrong in that case.
  private(set) var isTurnedByHand = false
  /// Whether a change that the other party has undone cannot be redone any more.
  private var lacksStep = false

  /// Compares the settings with those before the first change by the user, since all of them may have been set back.
  private mutating func updateIsTurnedByHand() {
    let first = done.first(where: \.isByHand)
    isTurnedByHand =
      lacksStep || undone.contains(where: \.isUndoneByOther)
      || first.map { $0.before != done[done.count - 1].after } ?? false
  }

  /// Whether there is a change to undo, and one to redo.
  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// The settings that the user made and did not undo, in order.
  ///
  /// If a key was set several times, only the last setting, unless another kind of layout, or another preset, was set
  /// in between: the earlier settings may depend on that.
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

  /// Records a change; undone changes cannot be redone any more.
  mutating func record(
    _ settings: [Setting], from before: [Pane], to after: [Pane], isByHand: Bool
  ) {
    if undone.contains(where: \.isUndoneByOther) { lacksStep = true }
    undone = []
    if done.count == Self.limit { done.removeFirst() }
    done.append(Change(settings: settings, before: before, after: after, isByHand: isByHand))
    updateIsTurnedByHand()
  }

  /// Undoes the latest change.
  ///
  /// - Returns: The panes without it, or nil if there is none.
  mutating func undo(_ panes: [Pane], isByHand: Bool) -> [Pane]? {
    guard var change = done.last,
      let restored = try? panes.restoring(change.keys, from: change.before)
    else { return nil }
    done.removeLast()
    change.isUndoneByHand = isByHand
    undone.append(change)
    updateIsTurnedByHand()
    return restored
  }

  /// Redoes the change that was undone last.
  ///
  /// - Returns: The panes with it, or nil if there is none.
  ///
  /// A change that the scene has undone and the user redoes counts as the user's.
  mutating func redo(_ panes: [Pane], isByHand: Bool) -> [Pane]? {
    guard var change = undone.last,
      let restored = try? panes.restoring(change.keys, from: change.after)
    else { return nil }
    undone.removeLast()
    if isByHand, !change.isUndoneByHand { change.isByHand = true }
    done.append(change)
    updateIsTurnedByHand()
    return restored
  }
}

extension Setting {
  /// Whether the setting determines which other keys exist or what they mean.
  fileprivate var setsKind: Bool {
    ["layout", "layout.kind", "behavior", "behavior.preset", "data"].contains {
      key == $0 || key.hasSuffix(".\($0)")
    }
  }
}
