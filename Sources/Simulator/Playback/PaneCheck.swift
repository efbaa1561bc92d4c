import CollectionView
import Foundation
import Scenes

/// Compares a scene's expectations with one pane.
@MainActor
struct PaneCheck {
  /// The results, in the order of the scene format's keys.
  private(set) var conditions: [ConditionResult] = []

  private let expectation: Expectation
  private let run: PaneRun
  private let number: Int
  private let frame: PaneFrame

  /// - Parameters:
  ///   - expectation: The expectation.
  ///   - run: The pane.
  ///   - number: The number of the pane, from 1.
  init(_ expectation: Expectation, _ run: PaneRun, number: Int) {
    self.expectation = expectation
    self.run = run
    self.number = number
    frame = PaneFrame(run, showing: .outcome)
    if let section = expectation.section {
      checkSection(section)
      return
    }
    checkContent()
    checkVisible()
    checkFrames()
    checkTopItem()
    checkScrollable()
    checkAmounts()
    checkCounters()
    checkText()
    checkDiagnostics()
    conditions +=
      expectation.findings?.conditions(
        frame.findings, within: expectation.within, pane: number) ?? []
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

  /// Compares the offset, the content size and the items of a section that scrolls across.
  private mutating func checkSection(_ number: Int) {
    guard let section = SectionFrame(number, of: run, frame.elements) else {
      let count = run.content.model.sectionCount
      return add(
        "section", false, got: nil, expected: "section \(number)",
        number < count
          ? "section \(number) does not scroll across: it has no `orthogonalScrollingBehavior`"
          : "section \(number) does not exist: there are \(count)")
    }
    let (offset, size) = (section.contentOffset, section.contentSize)
    let name = "of section \(number)"
    compare(
      "contentOffset", as: "contentOffset \(name)", expectation.contentOffset,
      [offset.x, offset.y],
      within: points)
    compare(
      "contentSize", as: "contentSize \(name)", expectation.contentSize, [size.width, size.height],
      within: points)
    if let wanted = expectation.visible {
      let visible = section.visible.map { IndexPath(indexes: [number, $0]) }
      add(
        "visible", visible == wanted, "visible \(name) is",
        "[\(visible.map(\.short).joined(separator: ", "))]",
        "[\(wanted.map(\.short).joined(separator: ", "))]")
    }
    if let wanted = expectation.topItem {
      let top = section.visible.first.map { IndexPath(indexes: [number, $0]) }
      add("topItem", top == wanted, "topItem \(name) is", top?.short ?? "none", wanted.short)
    }
    if let wanted = expectation.isScrollable {
      let isScrollable = section.range.lowerBound < section.range.upperBound
      add(
        "isScrollable", isScrollable == wanted, "isScrollable \(name) is", "\(isScrollable)",
        "\(wanted)")
    }
  }

  private mutating func checkVisible() {
    guard let wanted = expectation.visible else { return }
    let visible = frame.visibleCells.map { IndexPath(indexes: $0.indexPath) }
    // Written as a list, as in a scene, even for a single item.
    let (actual, expected) = (visible.map(\.short), wanted.map(\.short))
    add(
      "visible", visible == wanted, "visible is", "[\(actual.joined(separator: ", "))]",
      "[\(expected.joined(separator: ", "))]")
  }

  private mutating func checkFrames() {
    for wanted in expectation.frames {
      let name = wanted.kind.map { "\($0) \(wanted.item.short)" } ?? wanted.item.short
      guard let rect = run.frame(of: wanted) else {
        add("frames", false, got: nil, expected: name, "\(name) does not exist")
        continue
      }
      compare(
        "frames", as: "frame of \(name)", wanted.frame,
        [rect.minX, rect.minY, rect.width, rect.height],
        within: points)
    }
  }

  private mutating func checkTopItem() {
    guard let wanted = expectation.topItem else { return }
    let top = frame.visibleCells.first.map { IndexPath(indexes: $0.indexPath) }
    add("topItem", top == wanted, "topItem is", top?.short ?? "none", wanted.short)
  }

  private mutating func checkScrollable() {
    guard let wanted = expectation.isScrollable else { return }
    add(
      "isScrollable", frame.isScrollable == wanted, "isScrollable is", "\(frame.isScrollable)",
      "\(wanted)")
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
      compare("counters.\(name)", as: name, [wanted], [Double(count)], within: exact)
    }
  }

  private mutating func checkText() {
    guard let wanted = expectation.text else { return }
    let isShown = frame.elements.contains { $0.text == wanted }
    add(
      "text", isShown, got: isShown ? wanted : nil, expected: wanted,
      "no live element shows “\(wanted)”")
  }

  private mutating func checkDiagnostics() {
    guard let wanted = expectation.diagnostics else { return }
    let ids = Set(frame.diagnostics.map(\.id))
    add(
      "diagnostics", ids == Set(wanted), "diagnostics are",
      Self.list(ids.sorted(), none: "none"), Self.list(wanted.sorted(), none: "none"))
  }

  /// Compares numbers with the expected ones, if any are expected.
  private mutating func compare(
    _ condition: String, as name: String? = nil, _ wanted: [NumberMatch]?, _ numbers: [Double],
    within tolerance: Double
  ) {
    guard let wanted else { return }
    let passed =
      wanted.count == numbers.count
      && zip(wanted, numbers).allSatisfy { $0.accepts($1, within: tolerance) }
    add(
      condition, passed, "\(name ?? condition) is", Self.list(numbers.map(\.short)),
      Self.list(wanted.map(\.text)))
  }

  /// Adds the result of a condition whose difference is `WHAT GOT, expected WANTED`.
  private mutating func add(
    _ condition: String, _ passed: Bool, _ what: String, _ actual: String, _ wanted: String
  ) {
    add(
      condition, passed, got: actual, expected: wanted, "\(what) \(actual), expected \(wanted)")
  }

  private mutating func add(
    _ condition: String, _ passed: Bool, got: String?, expected: String, _ difference: String
  ) {
    conditions.append(
      ConditionResult(
        pane: number, condition: condition, passed: passed, got: got, expected: expected,
        message: passed ? "" : difference))
  }

  private static func list(_ words: [String], none: String = "[]") -> String {
    words.isEmpty ? none : words.count == 1 ? words[0] : "[" + words.joined(separator: ", ") + "]"
  }
}

extension PaneRun {
  /// The layout's frame of an element, in content points; nil if there is no such element.
  fileprivate func frame(of wanted: FrameExpectation) -> CGRect? {
    let mirror = LayoutMirror(view)
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
