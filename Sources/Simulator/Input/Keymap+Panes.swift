extension Keymap {
  /// The keys of scenes with several panes.
  static let panes = Group(
    title: "panes",
    bindings: [
      Binding(keys: [.tab], screen: .nextPane, help: "the next pane"),
      Binding(keys: [.character("w")], screen: .paneAlone, help: "this pane alone, and all"),
      Binding(
        keys: [.character("A")], screen: .linkPanes, help: "same input, aligned, or each its own"),
      Binding(
        keys: [.character("d")], screen: .toggleDifferences, help: "differences on or off"),
    ])

  /// The keys of a presenter; a clicker sends most of them.
  static let stage = Group(
    title: "on a stage",
    bindings: [
      Binding(keys: [.character("F")], screen: .stage, help: "stage mode on or off"),
      Binding(
        keys: [.pageDown], present: .next, help: "next, while steps wait or play", in: .playback),
      Binding(
        keys: [.pageUp], present: .previous, help: "previous, while steps wait or play",
        in: .playback),
      Binding(keys: [.backspace], present: .previous, help: "back before the last step"),
      Binding(
        keys: [.character("b"), .character(".")], screen: .blank, help: "blank the stage",
        in: .stage),
    ])
}
