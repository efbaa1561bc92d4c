import CollectionView
import Foundation
import Scenes

/// Compares what a scene expects with what is there.
@MainActor
struct ExpectationCheck {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// What comes of an expectation now.
  func result(of expectation: Expectation, line: Int) -> ExpectationResult {
    let indices = expectation.pane.map { [$0] } ?? Array(session.panes.indices)
    var failures: [String] = []
    for index in indices where session.panes.indices.contains(index) {
      let run = session.panes[index]
      let name = run.pane.title.isEmpty ? "pane \(index + 1)" : run.pane.title
      failures += check(expectation, PaneFrame(run, showing: .outcome), run).map {
        session.panes.count > 1 ? "\(name): \($0)" : $0
      }
    }
    return ExpectationResult(
      line: line, passed: failures.isEmpty, message: failures.joined(separator: "; "))
  }

  private func check(_ expectation: Expectation, _ frame: PaneFrame, _ run: PaneRun) -> [String] {
    let points = expectation.within ?? 0.5
    let fraction = expectation.within ?? 0.005
    let exact = expectation.within ?? 0
    var failures: [String] = []

    func compare(_ name: String, _ matches: [NumberMatch], _ numbers: [Double], within: Double) {
      guard
        matches.count != numbers.count
          || !zip(matches, numbers).allSatisfy({ $0.accepts($1, within: within) })
      else { return }
      failures.append(
        "\(name) is \(Self.list(numbers.map(\.short))), expected \(Self.list(matches.map(\.text)))")
    }

    if let wanted = expectation.contentOffset {
      compare("contentOffset", wanted, [frame.bounds.minX, frame.bounds.minY], within: points)
    }
    if let wanted = expectation.contentSize {
      compare(
        "contentSize", wanted, [frame.contentSize.width, frame.contentSize.height], within: points)
    }
    if let wanted = expectation.visible {
      let visible = frame.visibleCells.map(\.indexPath)
      if visible != wanted.map({ Array($0) }) {
        failures.append(
          "visible is \(Self.list(visible.map(Self.path))), expected \(Self.list(wanted.map(\.short)))"
        )
      }
    }
    for wanted in expectation.frames {
      let name = wanted.kind.map { "\($0) \(wanted.item.short)" } ?? wanted.item.short
      guard let rect = run.frame(of: wanted) else {
        failures.append("\(name) does not exist")
        continue
      }
      compare(
        "frame of \(name)", wanted.frame,
        [rect.minX, rect.minY, rect.width, rect.height], within: points)
    }
    if let wanted = expectation.topItem {
      let top = frame.visibleCells.first?.indexPath
      if top != Array(wanted) {
        failures.append(
          "topItem is \(top.map(Self.path) ?? "none"), expected \(wanted.short)")
      }
    }
    if let wanted = expectation.isScrollable, frame.isScrollable != wanted {
      failures.append("isScrollable is \(frame.isScrollable), expected \(wanted)")
    }
    if let wanted = expectation.measured {
      compare("measured", [wanted], [Double(frame.measured)], within: exact)
    }
    if let wanted = expectation.blank {
      compare("blank", [wanted], [frame.blankFraction], within: fraction)
    }
    let start = expectation.since.flatMap { run.marks[$0] } ?? Counters()
    for (name, wanted) in expectation.counters.sorted(by: { $0.key < $1.key }) {
      let count = (run.counters[name] ?? 0) - (start[name] ?? 0)
      compare("\(name)", [wanted], [Double(count)], within: exact)
    }
    if let wanted = expectation.text, !frame.elements.contains(where: { $0.text == wanted }) {
      failures.append("no live element shows “\(wanted)”")
    }
    if let wanted = expectation.diagnostics {
      let ids = Set(frame.diagnostics.map(\.id))
      if ids != Set(wanted) {
        failures.append(
          "diagnostics are \(Self.list(ids.sorted(), none: "none")), expected \(Self.list(wanted.sorted(), none: "none"))"
        )
      }
    }
    if let wanted = expectation.findings {
      failures += check(wanted, frame.findings, within: expectation.within)
    }
    return failures
  }

  private func check(
    _ expectation: FindingsExpectation, _ findings: [Finding], within: Double?
  ) -> [String] {
    switch expectation {
    case .none:
      return findings.isEmpty
        ? []
        : [
          "findings are \(findings.map { "\($0.invariant.rawValue) × \($0.count)" }.joined(separator: ", ")), expected none"
        ]
    case .named(let named):
      return named.sorted { $0.key < $1.key }.flatMap { name, totals -> [String] in
        let finding = findings.first { $0.invariant.rawValue == name }
        let amounts = within ?? (finding?.unit == .fraction ? 0.005 : 0.5)
        let checks: [(String, NumberMatch?, Double, Double)] = [
          ("count", totals.count, Double(finding?.count ?? 0), within ?? 0),
          ("sum", totals.sum, finding?.sum ?? 0, amounts),
          ("signedSum", totals.signedSum, finding?.signedSum ?? 0, amounts),
          ("max", totals.max, finding?.max ?? 0, amounts),
        ]
        return checks.compactMap { key, match, value, within in
          guard let match, !match.accepts(value, within: within) else { return nil }
          return "\(name) \(key) is \(value.short), expected \(match.text)"
        }
      }
    }
  }

  private static func path(_ path: [Int]) -> String { IndexPath(indexes: path).short }

  private static func list(_ words: [String], none: String = "[]") -> String {
    words.isEmpty ? none : words.count == 1 ? words[0] : "[" + words.joined(separator: ", ") + "]"
  }
}

extension PaneRun {
  /// Where the layout says that an element stands, in content points; nil when it has no such element.
  fileprivate func frame(of wanted: FrameExpectation) -> CGRect? {
    let layout = view.collectionViewLayout
    switch wanted.kind {
    case nil: return layout.layoutAttributesForItem(at: wanted.item)?.frame
    case "header":
      return layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: wanted.item)?.frame
    case "footer":
      return layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, at: wanted.item)?.frame
    case let kind?:
      let attributes =
        layout.layoutAttributesForDecorationView(ofKind: kind, at: wanted.item)
        ?? layout.layoutAttributesForSupplementaryView(ofKind: kind, at: wanted.item)
      return attributes?.frame
    }
  }
}

extension NumberMatch {
  /// Whether a number is what was expected.
  func accepts(_ number: Double, within tolerance: Double) -> Bool {
    switch self {
    case .equal(let wanted): abs(number - wanted) <= tolerance + 1e-9
    case .above(let limit): number > limit
    case .below(let limit): number < limit
    }
  }

  /// The expectation as a reader says it.
  var text: String {
    switch self {
    case .equal(let wanted): wanted.short
    case .above(let limit): "above \(limit.short)"
    case .below(let limit): "below \(limit.short)"
    }
  }
}
