import Scenes

/// How the values of a swept knob are written.
struct SweptForm {
  /// The words that the knob can have, in the order of the format; empty for a knob of other values.
  let words: [String]
  /// How a value is written, in words; nil for a key that the format does not describe.
  let text: String?

  /// - Parameters:
  ///   - key: The key with its dots, without a pane.
  ///   - panes: The panes to which the knob applies.
  init(of key: String, in panes: [Pane]) {
    let names = key.split(separator: ".").map(String.init)
    let kinds = panes.compactMap { SceneFormat.layoutKind($0.layout.kind) }
    switch (names.first, names.count > 1 ? names[1] : nil) {
    case ("behavior", nil):
      self.init(words: SceneFormat.presets.map(\.name))
    case ("behavior", let name?):
      let knob = SceneFormat.knob(name)
      let acted = kinds.filter { knob?.acts(on: $0) ?? false }
      self.init(words: (acted.isEmpty ? kinds : acted).flatMap { knob?.words(on: $0) ?? [] })
    case ("layout", "kind"):
      self.init(words: SceneFormat.builtLayoutKinds.map(\.name))
    case ("layout", "sizing"):
      self.init(words: kinds.flatMap { $0.sizings.map(\.rawValue) })
    case ("layout", let name?):
      self.init(kinds.compactMap { $0.property(name)?.form })
    default:
      let settings = PaneSetting.all.flatMap { [$0] + $0.parts }
      self.init(settings.filter { $0.name == key }.map(\.description.form))
    }
  }

  private init(_ forms: [PropertyForm]) {
    let words = forms.flatMap { form -> [String] in
      switch form {
      case .word(let words): words.filter(\.isBuilt).map(\.name)
      case .flag: ["true", "false"]
      case .length, .number, .fraction, .count, .size, .sizeOrAutomatic, .insets, .delegateSizes,
        .delegateHeights, .sections, .boundaryItems, .composite:
        []
      }
    }
    self.init(words: words, text: forms.first?.text)
  }

  private init(words: [String], text: String? = nil) {
    self.words = words.reduce(into: []) { known, word in
      if !known.contains(word) { known.append(word) }
    }
    self.text = text
  }
}
