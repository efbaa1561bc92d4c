extension Keymap {
  /// The keys that turn knobs while a scene runs.
  static let knobs = Group(
    title: "knobs",
    bindings: [
      Binding(keys: [.character("s")], command: .screen(.knobs), help: "settings: the knobs"),
      Binding(
        keys: [.character("e")], command: .session(.turn(.estimate, by: -1)),
        help: "estimate lower"),
      Binding(
        keys: [.character("E")], command: .session(.turn(.estimate, by: 1)),
        help: "estimate higher"),
      Binding(keys: [.character("u")], command: .session(.undoSetting), help: "undo a knob"),
      Binding(keys: [.character("U")], command: .session(.redoSetting), help: "redo a knob"),
    ])

  /// The keys that change the data at the item that is under the cursor, selected or the first in view.
  static let edits = Group(
    title: "edit",
    bindings: [
      Binding(
        keys: [.character("a")], command: .session(.edit(.insert)), help: "add an item before it"),
      Binding(keys: [.character("D")], command: .session(.edit(.delete)), help: "delete the item"),
      Binding(
        keys: [.character("X")], command: .session(.edit(.move)),
        help: "move it to the other end of the screen"),
      Binding(keys: [.character("t")], command: .session(.edit(.reload)), help: "reload the item"),
      Binding(
        keys: [.character("S")], command: .session(.edit(.shuffle)),
        help: "shuffle up to \(Edit.mostShuffled)"),
      Binding(keys: [.character("T")], command: .session(.reloadData), help: "reloadData"),
    ])
}
