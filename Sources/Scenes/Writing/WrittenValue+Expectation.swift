import Foundation

extension WrittenValue {
  /// The value of `expect`, with panes named by their titles where those are unique.
  static func expectation(_ expectation: Expectation, panes: [String]) -> WrittenValue {
    keys([
      "pane": expectation.pane.map { pane($0, of: panes) },
      "section": expectation.section.map { .number($0) },
      "within": expectation.within.map { .number($0) },
      "contentOffset": expectation.contentOffset.map { .list($0.map(match)) },
      "contentSize": expectation.contentSize.map { .list($0.map(match)) },
      "visible": expectation.visible.map { .paths($0) },
      "frames": expectation.frames.isEmpty ? nil : .list(expectation.frames.map(frame)),
      "topItem": expectation.topItem.map { .path($0) },
      "isScrollable": expectation.isScrollable.map { .flag($0) },
      "measured": expectation.measured.map(match),
      "blank": expectation.blank.map(match),
      "findings": expectation.findings.map(findings),
      "counters": expectation.counters.isEmpty
        ? nil : named(expectation.counters, in: SceneFormat.counters, match),
      "since": expectation.since.map { .text($0) },
      "diagnostics": expectation.diagnostics.map {
        $0.isEmpty ? .word("none") : .list($0.map { .text($0) })
      },
      "text": expectation.text.map { .text($0) },
    ])
  }

  /// A pane by its title, if that is unique and not `none`, else by its number from 1.
  static func pane(_ index: Int, of panes: [String]) -> WrittenValue {
    guard panes.indices.contains(index), !["", "none"].contains(panes[index]),
      panes.filter({ $0 == panes[index] }).count == 1
    else {
      // Leading zeros distinguish the number from a pane's title, which takes precedence.
      var number = String(index + 1)
      while panes.contains(number) { number = "0" + number }
      return .word(number)
    }
    return .text(panes[index])
  }

  private static func match(_ match: NumberMatch) -> WrittenValue {
    switch match {
    case .equal(let number): .number(number)
    case .above(let number): keys(["above": .number(number)])
    case .below(let number): keys(["below": .number(number)])
    }
  }

  private static func frame(_ frame: FrameExpectation) -> WrittenValue {
    keys([
      "item": .path(frame.item), "kind": frame.kind.map { .text($0) },
      "frame": .list(frame.frame.map(match)),
    ])
  }

  private static func findings(_ findings: FindingsExpectation) -> WrittenValue {
    guard case .named(let totals) = findings else { return .word("none") }
    return named(totals, in: SceneFormat.invariants, self.totals)
  }

  /// A count without other totals is written as a number.
  private static func totals(_ totals: FindingsExpectation.Totals) -> WrittenValue {
    if let count = totals.count, totals == FindingsExpectation.Totals(count: count) {
      return match(count)
    }
    return keys([
      "count": totals.count.map(match), "sum": totals.sum.map(match),
      "signedSum": totals.signedSum.map(match), "max": totals.max.map(match),
    ])
  }

  /// Values by name, in the order of the names in the format.
  private static func named<Value>(
    _ values: [String: Value], in words: [SceneFormat.Word], _ written: (Value) -> WrittenValue
  ) -> WrittenValue {
    map(
      words.compactMap { word in
        values[word.name].map { Entry(key: word.name, value: written($0)) }
      })
  }
}
