/// Writes what steps set, in order.
struct SettingsWriter {
  /// The panes as the steps so far have set them; knobs that keys turn are not followed.
  private var panes: [Pane]
  /// The panes before each change, and after each that was taken back.
  private var done: [[Pane]] = []
  private var undone: [[Pane]] = []
  private let writer: SceneWriter

  init(_ panes: [Pane], by writer: SceneWriter) {
    self.panes = panes
    self.writer = writer
  }

  /// The keys that settings of one step set, with their values.
  ///
  /// A field of data that are written out is no field any more: the data are set that it makes of them.
  mutating func entries(of settings: [Setting]) -> [WrittenValue.Entry] {
    let before = panes
    defer { note(before) }
    var entries: [WrittenValue.Entry] = []
    for setting in settings {
      for entry in self.entries(of: setting) {
        // The data that several of them make are the last one's.
        entries.removeAll { $0.key == entry.key }
        entries.append(entry)
      }
    }
    return entries
  }

  /// Notes what the panes were before a change, as the run does.
  private mutating func note(_ before: [Pane]) {
    guard panes != before else { return }
    done.append(before)
    undone = []
  }

  /// Takes back what was set last, or sets it again.
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
    // Data that are set as a whole name their file from where the scene stands.
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
