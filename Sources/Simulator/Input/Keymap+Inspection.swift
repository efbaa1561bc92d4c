extension Keymap {
  /// The keys to look into what happens.
  static let inspection = Group(
    title: "look into it",
    bindings: [
      Binding(keys: [.character(")")], screen: .nextElement, help: "cursor to the next cell"),
      Binding(
        keys: [.character("(")], screen: .previousElement, help: "cursor to the cell before"),
      Binding(keys: [.character("x")], screen: .releaseElement, help: "no cursor"),
      Binding(
        keys: [.character("C")], command: .session(.turn(.field, by: 1)),
        help: "another column: the next field of a table"),
      Binding(keys: [.character("c")], screen: .calls, help: "calls, and who moved the offset"),
    ])
}
