import Simulator

/// A key, or a few, and a word for what they do now.
struct FooterHint: Equatable {
  /// Keys that are always the same; what an overlay is moved through with.
  var keys: [Key] = []
  /// Commands whose keys the keymap tells.
  var commands: [Keymap.Command] = []
  var word: String
  /// Whether it stands even beside a caption.
  var isVital = false

  /// The hint with its keys; nil when nothing is bound to it.
  func line(_ keymap: Keymap, _ theme: Theme) -> FooterLine? {
    let bound = commands.compactMap { command in
      keymap.bindings.first { $0.command == command }?.keys.first
    }
    let all = keys + bound
    return all.isEmpty ? nil : FooterLine(all, word: word, isVital: isVital, theme: theme)
  }
}
