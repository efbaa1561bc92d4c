import Foundation

/// Reads `expect`.
struct ExpectationReader {
  /// The titles of the panes, in order.
  let panes: [String]

  private static let conditions = [
    "contentOffset", "contentSize", "visible", "frames", "topItem", "isScrollable", "measured",
    "blank", "findings", "counters", "diagnostics", "text",
  ]

  /// The conditions on a section that scrolls across.
  private static let ofSection = [
    "contentOffset", "contentSize", "visible", "topItem", "isScrollable",
  ]

  /// - Parameters:
  ///   - value: The map of the step.
  ///   - marks: The marks of earlier steps.
  /// - Throws: `SceneError` at the place of the mistake.
  /// - Returns: The expectation.
  func expectation(from value: SceneValue, marks: [String]) throws -> Expectation {
    let map = try MapReader(value, known: Self.conditions + ["pane", "section", "within", "since"])
    guard Self.conditions.contains(where: { map[$0] != nil }) else {
      throw value.error("this `expect` has no condition")
    }
    var expectation = Expectation()
    expectation.pane = try map["pane"].map(pane)
    expectation.section = try map["section"]?.wholeNumber(0...SceneFormat.Limits.items)
    if expectation.section != nil {
      for key in Self.conditions where map[key] != nil && !Self.ofSection.contains(key) {
        throw map.place(of: key).error(
          "`\(key)` does not belong beside `section`, which goes with \(Self.ofSection.alternatives)"
        )
      }
    }
    expectation.within = try map["within"]?.number(.notNegative)
    expectation.contentOffset = try map["contentOffset"].map { try matches($0, 2, "`[x, y]`") }
    expectation.contentSize = try map["contentSize"].map {
      try matches($0, 2, "`[width, height]`")
    }
    expectation.visible = try map["visible"]?.indexPaths()
    expectation.frames = try map["frames"]?.list(of: "frames").map(frame) ?? []
    expectation.topItem = try map["topItem"]?.indexPath()
    expectation.isScrollable = try map["isScrollable"]?.flag()
    expectation.measured = try map["measured"].map(match)
    expectation.blank = try map["blank"].map(match)
    expectation.findings = try map["findings"].map(findings)
    expectation.counters = try map["counters"].map(counters) ?? [:]
    expectation.since = try map["since"].map { try since($0, map["counters"], marks) }
    expectation.diagnostics = try map["diagnostics"].map(diagnostics)
    expectation.text = try map["text"]?.text()
    return expectation
  }

  /// A pane by its title, or by its number from 1.
  func pane(_ value: SceneValue) throws -> Int {
    let title = try value.text()
    let indices = panes.indices.filter { panes[$0] == title }
    guard indices.count < 2 else {
      throw value.error("\(indices.count) panes have the title \(title.quoted); use the number")
    }
    if let index = indices.first { return index }
    if let text = value.plainText, let number = Int(text) {
      guard let index = panes.indices.first(where: { $0 + 1 == number }) else {
        throw value.error(
          "there is no pane \(number); the scene has \(panes.count), numbered from 1")
      }
      return index
    }
    let titles = panes.filter { !$0.isEmpty }
    let hint = Suggestion.phrase(for: title, among: titles)
    let known = titles.isEmpty ? "" : "; there is \(titles.alternatives)"
    throw value.error("no pane has the title \(title.quoted)\(hint.isEmpty ? known : hint)")
  }

  private func matches(_ value: SceneValue, _ count: Int, _ what: String) throws -> [NumberMatch] {
    try value.list(count, what).map(match)
  }

  /// `0.5`, `{ above: 0.5 }` or `{ below: 10 }`.
  private func match(_ value: SceneValue) throws -> NumberMatch {
    guard value.entries != nil else { return .equal(try value.number(.finite)) }
    let map = try MapReader(value, known: ["above", "below"])
    switch try map.choice(among: ["above", "below"]) {
    case let entry? where entry.key == "above": return .above(try entry.value.number(.finite))
    case let entry?: return .below(try entry.value.number(.finite))
    case nil: throw value.error("\(value.name.quoted) needs `above` or `below`")
    }
  }

  private func frame(_ value: SceneValue) throws -> FrameExpectation {
    let map = try MapReader(value, known: ["item", "kind", "frame"])
    return FrameExpectation(
      item: try map.required("item").indexPath(), kind: try map["kind"]?.text(),
      frame: try matches(map.required("frame"), 4, "`[x, y, width, height]`"))
  }

  private func findings(_ value: SceneValue) throws -> FindingsExpectation {
    if value.word == "none" { return .none }
    guard let entries = value.entries else {
      throw value.needs("`none` or findings by invariant, such as `{ coverage: 1 }`")
    }
    var totals: [String: FindingsExpectation.Totals] = [:]
    for entry in entries {
      if let word = entry.keyValue.word, let meant = FindingHeadline(spelled: word)?.invariant {
        throw entry.keyValue.error("\(word.quoted) is called \(meant.quoted) here")
      }
      let name = try entry.keyValue.word("invariant", among: SceneFormat.invariants)
      totals[name] = try self.totals(entry.value)
    }
    return .named(totals)
  }

  /// Reads a count, or a map with several of the totals of an invariant.
  private func totals(_ value: SceneValue) throws -> FindingsExpectation.Totals {
    let bounds = ["above", "below"]
    guard let entries = value.entries, !entries.contains(where: { bounds.contains($0.key) }) else {
      return FindingsExpectation.Totals(count: try match(value))
    }
    let map = try MapReader(value, known: ["count", "sum", "signedSum", "max"])
    return FindingsExpectation.Totals(
      count: try map["count"].map(match), sum: try map["sum"].map(match),
      signedSum: try map["signedSum"].map(match), max: try map["max"].map(match))
  }

  private func counters(_ value: SceneValue) throws -> [String: NumberMatch] {
    guard let entries = value.entries else {
      throw value.needs("counters by name, such as `{ prepare: 1 }`")
    }
    var counters: [String: NumberMatch] = [:]
    for entry in entries {
      counters[try entry.keyValue.word("counter", among: SceneFormat.counters)] =
        try match(entry.value)
    }
    return counters
  }

  /// Reads the mark from which counters are counted: the mark of an earlier step, next to `counters`.
  private func since(
    _ value: SceneValue, _ counters: SceneValue?, _ marks: [String]
  ) throws -> String {
    let mark = try value.text()
    guard counters != nil else { throw value.error("`since` belongs beside `counters`") }
    guard marks.contains(mark) else {
      let hint = Suggestion.phrase(for: mark, among: marks)
      throw value.error("no `mark: \(mark)` stands before this\(hint)")
    }
    return mark
  }

  /// Ids, one id, or `none` for an empty list.
  private func diagnostics(_ value: SceneValue) throws -> [String] {
    guard case .text(let text, _) = value.content else {
      return try value.list(of: "ids of diagnostics").map { try $0.text() }
    }
    if text.isEmpty { throw value.needs("`none` or ids of diagnostics") }
    return text == "none" ? [] : [text]
  }
}
