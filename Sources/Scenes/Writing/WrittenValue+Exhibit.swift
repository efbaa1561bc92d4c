extension WrittenValue {
  /// The story of a bug, as the key `exhibit` tells it.
  static func exhibit(_ exhibit: Exhibit) -> WrittenValue {
    let knobs: WrittenValue? =
      switch exhibit.knobs.count {
      case 0: nil
      case 1: .text(exhibit.knobs[0])
      default: .list(exhibit.knobs.map { .text($0) })
      }
    return .keys([
      "entry": .text(exhibit.entry), "sees": .text(exhibit.sees), "cause": .text(exhibit.cause),
      "basis": .word(exhibit.basis.rawValue),
      "reported": exhibit.reported.isEmpty ? nil : .list(exhibit.reported.map { .text($0) }),
      "fix": exhibit.fix.isEmpty ? nil : .text(exhibit.fix), "knob": knobs,
    ])
  }
}
