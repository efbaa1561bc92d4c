/// Reads the story of a bug, the key `exhibit` of a scene.
struct ExhibitReader {
  private static let keys = ["entry", "sees", "cause", "basis", "reported", "fix", "code", "knob"]

  func exhibit(from value: SceneValue) throws -> Exhibit {
    let map = try MapReader(value, known: Self.keys)
    var exhibit = Exhibit(
      entry: try words(map.required("entry")), sees: try words(map.required("sees")),
      cause: try words(map.required("cause")), basis: try map.required("basis").word("basis"))
    if let reported = map["reported"] {
      exhibit.reported = try reported.list(of: "addresses").map(words)
    }
    exhibit.fix = try map["fix"]?.text() ?? ""
    exhibit.code = try map["code"].map(fixes) ?? []
    exhibit.knobs = try map["knob"].map(knobs) ?? []
    return exhibit
  }

  private func words(_ value: SceneValue) throws -> String {
    let text = try value.text()
    guard !text.isEmpty else { throw value.needs("words") }
    return text
  }

  /// One knob, or a list of them.
  private func knobs(_ value: SceneValue) throws -> [String] {
    let names = SceneFormat.knobs.map { SceneFormat.Word.built($0.name) }
    guard case .list(let elements) = value.content else {
      return [try value.word("behavior knob", among: names)]
    }
    return try elements.map { try $0.word("behavior knob", among: names) }
  }

  /// One fix, or a list of them.
  private func fixes(_ value: SceneValue) throws -> [Fix] {
    guard case .list(let elements) = value.content else { return [try value.word("fix")] }
    return try elements.map { try $0.word("fix") }
  }
}
