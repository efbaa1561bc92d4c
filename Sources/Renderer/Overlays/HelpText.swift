import Simulator

/// The lines of the help, made from the keymap: those that a filter leaves, under their headings.
struct HelpText {
  enum Line {
    case heading(String)
    case binding(Keymap.Binding)
  }

  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - keymap: What the keys do.
  ///   - filter: A key as it is typed or printed, or words of the help; empty for every line.
  init(keymap: Keymap, filter: String) {
    for group in keymap.groups {
      let bindings = group.bindings.filter { binding in
        !binding.keys.isEmpty && Self.fits(binding, of: group, filter)
      }
      guard !bindings.isEmpty else { continue }
      lines.append(.heading(group.title))
      lines += bindings.map(Line.binding)
    }
  }

  private static func fits(
    _ binding: Keymap.Binding, of group: Keymap.Group, _ filter: String
  ) -> Bool {
    if filter.isEmpty || binding.keys.contains(where: { $0.isSpelled(filter) }) { return true }
    // One character is a key; more may be the beginning of a word.
    guard filter.count > 1 else { return false }
    return FilterWords(filter).fit("\(binding.help) \(group.title)")
  }
}
