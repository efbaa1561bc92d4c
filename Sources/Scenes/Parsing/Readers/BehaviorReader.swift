/// Reads `behavior`: a preset, or a preset with single knobs changed.
struct BehaviorReader {
  func behavior(from value: SceneValue) throws -> BehaviorDescription {
    if case .text = value.content {
      return BehaviorDescription(preset: try preset(value))
    }
    let map = try MapReader(value, known: ["preset"] + SceneFormat.knobs.map(\.name))
    var behavior = BehaviorDescription()
    if let preset = map["preset"] { behavior.preset = try self.preset(preset) }
    for knob in SceneFormat.knobs {
      behavior.knobs[knob.name] = try map[knob.name].map { try self.value($0, of: knob) }
    }
    return behavior
  }

  private func preset(_ value: SceneValue) throws -> String {
    try value.word("behavior preset", among: SceneFormat.presets.map { .built($0.name) })
  }

  private func value(_ value: SceneValue, of knob: SceneFormat.Knob) throws -> KnobValue {
    switch value.content {
    case .text:
      return .word(try value.word("`\(knob.name)` value", among: knob.words))
    case .list(let elements):
      guard !knob.together.isEmpty else {
        throw value.needs(knob.values.map(\.name).alternatives)
      }
      return try words(elements, of: knob, in: value)
    case .map:
      guard let measure = knob.measure else { throw value.needs(knob.words.offered.alternatives) }
      let points = try MapReader(value, known: [measure.name]).required(measure.name)
      return .lineSpacing(try points.length(.any))
    }
  }

  private func words(
    _ elements: [SceneValue], of knob: SceneFormat.Knob, in list: SceneValue
  ) throws -> KnobValue {
    var words: [String] = []
    for element in elements {
      let word = try element.word("`\(knob.name)` value", among: knob.words)
      guard elements.count == 1 || knob.together.contains(where: { $0.name == word }) else {
        throw element.error(
          "`\(word)` cannot be combined; only "
            + "\(knob.together.map(\.name).alternatives) may be listed together")
      }
      guard !words.contains(word) else { throw element.error("`\(word)` appears twice here") }
      words.append(word)
    }
    guard let first = words.first else { throw list.needs("at least one value") }
    return words.count == 1 ? .word(first) : .words(words)
  }
}
