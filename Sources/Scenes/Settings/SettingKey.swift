/// A key that has to do with what was set, in all panes.
enum SettingKey: String {
  /// Takes back what was set last.
  case undo = "u"
  /// Sets again what was taken back last.
  case redo = "U"
}
