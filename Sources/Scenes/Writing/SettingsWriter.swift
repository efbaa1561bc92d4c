/// Writes the settings of steps, in order.
struct SettingsWriter {
  /// The panes after the settings so far; knobs turned by keys are not tracked.
  private var panes: [Pane]
  /// The panes before each change, and after each change that was undone.
  private var done: [[Pane]] = []
  private var undone: [[Pane]] = []
  private let writer: SceneWriter

  init(_ panes: [Pane], by writer: SceneWriter) {
    self.panes = panes
    self.writer = writer
  }

  /// The entries of one `set` step.
  ///
  /// Where data is written out, choosing a field of its file becomes setting the data.
  mutating func entries(of settings: [Setting]) -> [WrittenValue.Entry] {
    let before = panes
    defer { record(before) }
    var entries: [WrittenValue.Entry] = []
    for setting in settings {
      for entry in self.entries(of: setting) {
        // A later value of the same key replaces an earlier one.
        entries.removeAll { $0.key == entry.key }
        entries.append(entry)
      }
    }
    return entries
  }

  /// Adds the panes before a change to the undo history, as a run does.
  private mutating func record(_ before: [Pane]) {
    guard panes != before else { return }
    done.append(before)
    undone = []
  }

  /// Undoes the last setting, or redoes it.
  mutating func press(_ key: SettingKey) {
    switch key {
    case .undo:
      guard let before = done.popLast() else { return }
      undone.append(panes)
      panes = before
    case .redo:
      guard let after = undone.popLast() else { return }
      done.append(panes)
      panes = after
    }
  }

  private mutating func entries(of setting: Setting) -> [WrittenValue.Entry] {
    let said = WrittenValue.Entry(key: setting.key, value: WrittenValue(setting.value))
    guard setting.data != nil || panes.contains(where: { $0.data.file != nil }) else {
      return [said]
    }
    let before = panes
    panes = (try? before.setting(setting)) ?? before
    guard setting.paneKey == "data" else { return [said] }
    let isOfOne = setting.path[0].name == "panes"
    let reached = panes.indices.filter { !isOfOne || String($0) == setting.path[1].name }
    // Data that is set as a whole names a file relative to the scene.
    let isWhole = setting.path.last?.name == "data"
    let written = reached.filter { index in
      if isWhole { return panes[index].data.file != nil }
      return before[index].data.file.map(writer.writesOut) ?? false
    }
    guard let first = written.first else { return [said] }
    if written.count == panes.count,
      panes.allSatisfy({ DataWriter.areSame($0.data, panes[first].data) })
    {
      return [entry("data", panes)]
    }
    return reached.map { index in
      guard !written.contains(index) else { return entry("panes.\(index).data", [panes[index]]) }
      return isOfOne
        ? said : WrittenValue.Entry(key: "panes.\(index).\(said.key)", value: said.value)
    }
  }

  private func entry(_ key: String, _ panes: [Pane]) -> WrittenValue.Entry {
    WrittenValue.Entry(key: key, value: DataWriter(panes, by: writer).value ?? .number(0))
  }
}
