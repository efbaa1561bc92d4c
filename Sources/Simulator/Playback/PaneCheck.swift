import CollectionView
import Foundation
import Scenes

/// Compares a scene's expectations with one pane.
@MainActor
struct PaneCheck {
  /// The differences, in words, in the order of the scene format's keys.
  private(set) var failures: [String] = []

  private let expectation: Expectation
  private let run: PaneRun
  private let frame: PaneFrame

  init(_ expectation: Expectation, _ run: PaneRun) {
    self.expectation = expectation
    self.run = run
    frame = PaneFrame(run, showing: .outcome)
    checkContent()
    checkVisible()
    checkFrames()
    checkTopItem()
    checkScrollable()
    checkAmounts()
    checkCounters()
    checkText()
    checkDiagnostics()
    failures +=
      expectation.findings?.failures(frame.findings, within: expectation.within) ?? []
  }

  /// The tolerance of points.
  private var points: Double { expectation.within ?? 0.5 }
  /// The tolerance of counts.
  private var exact: Double { expectation.within ?? 0 }

  private mutating func checkContent() {
    let offset = frame.bounds.origin
    let size = frame.contentSize
    compare("contentOffset", expectation.contentOffset, [offset.x, offset.y], within: points)
    compare("contentSize", expectation.contentSize, [size.width, size.height], within: points)
  }

  private mutating func checkVisible() {
    guard let wanted = expectation.visible else { return }
    let visible = frame.visibleCells.map { IndexPath(indexes: $0.indexPath) }
    if visible != wanted {
      // Written as a list, as in a scene, even for a single item.
      let (actual, expected) = (visible.map(\.short), wanted.map(\.short))
      fail(
        "visible is", "[\(actual.joined(separator: ", "))]",
        "[\(expected.joined(separator: ", "))]")
    }
  }

  private mutating func checkFrames() {
    for wanted in expectation.frames {
      let name = wanted.kind.map { "\($0) \(wanted.item.short)" } ?? wanted.item.short
      guard let rect = run.frame(of: wanted) else {
        failures.append("\(name) does not exist")
        continue
      }
      compare(
        "frame of \(name)", wanted.frame, [rect.minX, rect.minY, rect.width, rect.height],
        within: points)
    }
  }

  private mutating func checkTopItem() {
    guard let wanted = expectation.topItem else { return }
    let top = frame.visibleCells.first.map { IndexPath(indexes: $0.indexPath) }
    if top != wanted { fail("topItem is", top?.short ?? "none", wanted.short) }
  }

  private mutating func checkScrollable() {
    guard let wanted = expectation.isScrollable, frame.isScrollable != wanted else { return }
    fail("isScrollable is", "\(frame.isScrollable)", "\(wanted)")
  }

  private mutating func checkAmounts() {
    let fraction = expectation.within ?? 0.005
    compare("measured", expectation.measured.map { [$0] }, [Double(frame.measured)], within: exact)
    compare("blank", expectation.blank.map { [$0] }, [frame.blankFraction], within: fraction)
  }

  private mutating func checkCounters() {
    let start = expectation.since.map { run.log.counters(at: $0) } ?? Counters()
    for (name, wanted) in expectation.counters.sorted(by: { $0.key < $1.key }) {
      let count = (run.counters[name] ?? 0) - (start[name] ?? 0)
      compare("\(name)", [wanted], [Double(count)], within: exact)
    }
  }

  private mutating func checkText() {
    guard let wanted = expectation.text else { return }
    if !frame.elements.contains(where: { $0.text == wanted }) {
      failures.append("no live element shows “\(wanted)”")
    }
  }

  private mutating func checkDiagnostics() {
    guard let wanted = expectation.diagnostics else { return }
    let ids = Set(frame.diagnostics.map(\.id))
    if ids != Set(wanted) {
      fail(
        "diagnostics are", Self.list(ids.sorted(), none: "none"),
        Self.list(wanted.sorted(), none: "none"))
    }
  }

  /// Compares numbers with the expected ones, if any are expected.
  private mutating func compare(
    _ name: String, _ wanted: [NumberMatch]?, _ numbers: [Double], within tolerance: Double
  ) {
    guard let wanted,
      wanted.count != numbers.count
        || !zip(wanted, numbers).allSatisfy({ $0.accepts($1, within: tolerance) })
    else { return }
    fail("\(name) is", Self.list(numbers.map(\.short)), Self.list(wanted.map(\.text)))
  }

  private mutating func fail(_ what: String, _ actual: String, _ wanted: String) {
    failures.append("\(what) \(actual), expected \(wanted)")
  }

  private static func list(_ words: [String], none: String = "[]") -> String {
    words.isEmpty ? none : words.count == 1 ? words[0] : "[" + words.joined(separator: ", ") + "]"
  }
}

extension PaneRun {
  /// The layout's frame of an element, in content points; nil if there is no such element.
  fileprivate func frame(of wanted: FrameExpectation) -> CGRect? {
    let mirror = Mirror(view)
    return layoutFrame(of: wanted).map { mirror($0) }
  }

  /// The same in the coordinates of the layout.
  private func layoutFrame(of wanted: FrameExpectation) -> CGRect? {
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
