import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Sizes that a layout is given by its properties or its delegate, against what the content needs.
@Suite("Sizes that a layout is given")
@MainActor
struct GivenSizeTests {
  /// A scene with one size that is wrong.
  struct Wrong: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The wrong element: a header, a footer, or nil for a cell.
    var kind: String?
    var path = [0, 0]
    /// The given size and the needed one, in points.
    var given: Double
    var needed: Double
    var call: String
    var text: String
  }

  private nonisolated static let sizeForItemAt = "collectionView(_:layout:sizeForItemAt:)"
  private nonisolated static let heightForRowAt = "tableView(_:heightForRowAt:)"

  private nonisolated static let wrong: [Wrong] = [
    Wrong(
      testDescription: "a header cut off by its reference size",
      kind: UICollectionView.elementKindSectionHeader, given: 40, needed: 90,
      call: "headerReferenceSize",
      text: """
        data: { sections: [{ header: A, items: 2 }] }
        cell: { size: [320, 60] }
        header: { size: [320, 90] }
        layout: { kind: flow, sizing: delegate, headerReferenceSize: [320, 40] }
        """),
    Wrong(
      testDescription: "a header of a flow with an estimate, which UIKit does not measure",
      kind: UICollectionView.elementKindSectionHeader, given: 40, needed: 90,
      call: "headerReferenceSize",
      text: """
        data: { sections: [{ header: A, items: 2 }] }
        cell: { size: [320, 60] }
        header: { size: [320, 90] }
        layout: { kind: flow, estimatedItemSize: [320, 60], headerReferenceSize: [320, 40] }
        """),
    Wrong(
      testDescription: "a footer padded by the delegate's reference size of its section",
      kind: UICollectionView.elementKindSectionFooter, path: [1, 0], given: 50, needed: 30,
      call: "collectionView(_:layout:referenceSizeForFooterInSection:)",
      text: """
        data: { sections: [{ footer: A, items: 2 }, { footer: B, items: 2 }] }
        cell: { size: [320, 60] }
        footer: { size: [320, 30] }
        layout:
          { kind: flow, sizing: fixed, itemSize: [320, 60], footerReferenceSize: [320, 30],
            perSection: [{}, { footerReferenceSize: [320, 50] }] }
        """),
    Wrong(
      testDescription: "an itemSize that cuts off", given: 40, needed: 60, call: "itemSize",
      text: """
        data: 9
        cell: { size: [320, 60] }
        layout: { kind: flow, sizing: fixed, itemSize: [320, 40] }
        """),
    Wrong(
      testDescription: "an itemSize that pads", given: 100, needed: 60, call: "itemSize",
      text: """
        data: 9
        cell: { size: [320, 60] }
        layout: { kind: flow, sizing: fixed, itemSize: [320, 100] }
        """),
    Wrong(
      testDescription: "an itemSize too narrow for content of one width", given: 100, needed: 150,
      call: "itemSize",
      text: """
        data: 9
        cell: { size: [150, 60] }
        layout: { kind: flow, sizing: fixed, itemSize: [100, 60] }
        """),
    Wrong(
      // Ten columns less a padding of 10 hold one word a line.
      testDescription: "an itemSize too low for its text at its width", path: [0, 1], given: 40,
      needed: 80, call: "itemSize",
      text: """
        data: { sections: [{ items: [one, one two three four] }] }
        cell: { size: { text: { padding: [0, 5, 0, 5] } } }
        layout: { kind: flow, sizing: fixed, itemSize: [60, 40] }
        """),
    Wrong(
      testDescription: "a wrong constant from the delegate", given: 44, needed: 60,
      call: sizeForItemAt,
      text: """
        data: 9
        cell: { size: [320, 60] }
        layout: { kind: flow, sizing: delegate, sizeForItemAt: [320, 44] }
        """),
    Wrong(
      testDescription: "an answer that is wrong for some items", path: [0, 1], given: 44,
      needed: 60, call: sizeForItemAt,
      text: """
        data: 9
        cell: { size: [320, 60] }
        layout: { kind: flow, sizing: delegate, sizeForItemAt: [[320, 60], [320, 44]] }
        """),
    Wrong(
      testDescription: "an answer that is wrong in one section", path: [1, 0], given: 44,
      needed: 60, call: sizeForItemAt,
      text: """
        data: { sections: [{ items: 2 }, { items: 2 }] }
        cell: { size: [320, 60] }
        layout: { kind: flow, sizing: both, perSection: [{}, { sizeForItemAt: { height: 44 } }] }
        """),
    Wrong(
      // (320 − 2 · 10) / 3 = 100.
      testDescription: "squares for content that is higher", given: 100, needed: 130,
      call: sizeForItemAt,
      text: """
        data: 9
        cell: { size: { byWidth: { 100: 130 } } }
        layout: { kind: flow, sizing: delegate, sizeForItemAt: { columns: 3, height: width } }
        """),
    Wrong(
      testDescription: "a table's delegate", given: 44, needed: 60, call: heightForRowAt,
      text: """
        data: 9
        cell: { size: [320, 60] }
        layout: { kind: table, sizing: delegate, heightForRowAt: 44 }
        """),
    Wrong(
      testDescription: "a list's delegate", given: 44, needed: 60, call: sizeForItemAt,
      text: """
        data: 9
        cell: { size: [320, 60] }
        layout: { kind: list, sizing: delegate, sizeForItemAt: { height: 44 } }
        """),
    Wrong(
      testDescription: "a waterfall's delegate", given: 44, needed: 60, call: sizeForItemAt,
      text: """
        data: 9
        cell: { size: [160, 60] }
        layout: { kind: waterfall, sizing: delegate, sizeForItemAt: { height: 44 } }
        """),
    Wrong(
      testDescription: "a table that asks nobody", given: 44, needed: 60, call: "rowHeight",
      text: """
        data: 9
        cell: { size: [320, 60] }
        layout: { kind: table, estimatedHeight: 0 }
        """),
    Wrong(
      testDescription: "items side by side", path: [0, 1], given: 100, needed: 70,
      call: "sidewaysItemSize",
      text: """
        data: { sections: [{ items: [a, { text: b, size: [80, 70] }] }, { items: 2 }] }
        cell: { size: [320, 60] }
        layout: { kind: list, perSection: [{ sidewaysItemSize: [80, 100] }, {}] }
        """),
  ]

  @Test(
    "Content that is cut off or padded is a finding with the one who gave its size",
    arguments: wrong)
  func wrongSize(scene: Wrong) throws {
    let session = try Session(text: scene.text)
    session.runSteps()
    let finding = try #require(session.finding(.sizeFidelity))
    #expect(finding.count == 1)
    #expect(finding.max == abs(scene.given - scene.needed))
    let culprit = try #require(finding.culprit)
    #expect(culprit.indexPath == scene.path)
    #expect(culprit.kind == scene.kind)
    #expect(culprit.estimated == scene.given)
    #expect(culprit.measured == scene.needed)
    #expect(culprit.call == scene.call)
    // The frames agree with the sizes that were given, so nothing else is wrong.
    #expect(session.frame.panes[0].findings.map(\.invariant) == [.sizeFidelity])
  }

  @Test(
    "Nothing is wrong where the size is right, or where only the layout says it",
    arguments: [
      // Tiles of a text that the scene gives no size.
      "data: 9\nlayout: { kind: flow, sizing: fixed, itemSize: [100, 120] }",
      "data: 9\nlayout: { kind: flow, sizing: delegate, sizeForItemAt: [100, 120] }",
      "data: 9\nlayout: { kind: table, sizing: delegate, heightForRowAt: [44, 60] }",
      "data: 9\nlayout: { kind: table, estimatedHeight: 0 }",
      // A grid of fixed width, whose content can flow.
      """
      data: 9
      cell: { size: { byWidth: { 100: 130, 320: 60 } } }
      layout: { kind: flow, sizing: delegate, sizeForItemAt: { columns: 3 } }
      """,
      """
      data: 9
      cell: { size: { byWidth: { 100: 130, 320: 60 } } }
      layout: { kind: flow, sizing: fixed, itemSize: [100, 130] }
      """,
      """
      data: { sections: [{ header: A, items: 2, footer: B }] }
      cell: { size: [320, 60] }
      header: { size: [320, 90] }
      footer: { size: [320, 20] }
      layout: { kind: flow, headerReferenceSize: [320, 40], footerReferenceSize: [320, 40] }
      """,
      """
      data: { sections: [{ header: A, items: 2 }] }
      cell: { size: [320, 60] }
      layout: { kind: flow, sizing: fixed, itemSize: [320, 60], headerReferenceSize: [320, 40] }
      """,
      // Cards side by side, with a size for rows.
      """
      data: { sections: [{ items: 4 }, { items: 2 }] }
      cell: { size: [320, 60] }
      layout: { kind: list, perSection: [{ sidewaysItemSize: [80, 100] }, {}] }
      """,
      // A strip that is as wide as the view after a turn, and asked again by the width.
      """
      data: 30
      cell: { size: { byWidth: { 320: 60, 480: 40 } } }
      layout: { kind: list, sizing: delegate }
      steps: [{ viewport: [480, 320] }, { wait: settled }]
      """,
    ])
  func quiet(text: String) throws { try expectQuiet(text) }

  // MARK: A delegate that is not asked again

  private nonisolated static let turned = """
    viewport: [320, 480]
    data: 40
    cell: { size: { byWidth: { 320: 100, 480: 60 } } }
    """

  @Test("A delegate that was not asked after a turn is out of date until invalidateLayout()")
  func forgotten() throws {
    let session = try Session(
      text: Self.turned + """

        layout: { kind: flow, sizing: delegate, minimumLineSpacing: 0, minimumInteritemSpacing: 0 }
        steps:
          - viewport: [480, 320]
          - wait: settled
          # Centred, as a column of its own: (480 − 320) / 2.
          - expect: { frames: [{ item: [0, 0], frame: [80, 0, 320, 100] }], findings: { sizeFidelity: { count: 1, max: 160 } } }
          - invalidateLayout: true
          - wait: settled
          - expect: { contentSize: [480, 2400], findings: { sizeFidelity: 1 } }
        """)
    session.runSteps()
    #expect(session.expectations.filter { !$0.passed } == [])
    let finding = try #require(session.finding(.sizeFidelity))
    #expect(finding.culprit?.call == Self.sizeForItemAt)
    #expect(finding.culprit?.estimated == 320)
    #expect(finding.culprit?.measured == 480)
    #expect(session.frame.panes[0].findings.map(\.invariant) == [.sizeFidelity])
  }

  @Test("A remembered width is wrong until the delegate computes it anew, and is asked")
  func remembered() throws {
    let session = try Session(
      text: Self.turned + """

        layout: { kind: flow, sizing: delegate, minimumLineSpacing: 0, sizeForItemAt: { width: remembered } }
        steps:
          - viewport: [480, 320]
          - wait: settled
          - invalidateLayout: true
          - wait: settled
          - expect: { frames: [{ item: [0, 0], frame: [80, 0, 320, 100] }], findings: { sizeFidelity: { max: 160 } } }
          - set: { layout.sizeForItemAt: { width: view } }
          - wait: settled
          # Another answer, but nobody asks.
          - expect: { frames: [{ item: [0, 0], frame: [80, 0, 320, 100] }] }
          - invalidateLayout: true
          - wait: settled
          - expect: { frames: [{ item: [0, 0], frame: [0, 0, 480, 60] }] }
        """)
    session.runSteps()
    #expect(session.expectations.filter { !$0.passed } == [])
  }

  @Test("A table's delegate that measures at the width of before", arguments: [44, 0])
  func rememberedHeights(estimate: Int) throws {
    let session = try Session(
      text: Self.turned + """

        layout: { kind: table, sizing: delegate, estimatedHeight: \(estimate), heightForRowAt: { width: remembered } }
        steps: [{ viewport: [480, 320] }, { wait: settled }]
        """)
    session.runSteps()
    let finding = try #require(session.finding(.sizeFidelity))
    #expect(finding.max == 40)
    #expect(finding.culprit?.call == Self.heightForRowAt)
  }

  // MARK: The truth

  @Test("The true content is as long as the content needs, whatever the layout was given")
  func trueContent() throws {
    let session = try Session(
      text: """
        data: { sections: [{ header: A, items: 5, repeat: 6 }] }
        cell: { size: [320, 60] }
        header: { size: [320, 90] }
        layout: { kind: flow, sizing: fixed, itemSize: [320, 50], headerReferenceSize: [320, 40], minimumLineSpacing: 0 }
        """)
    let pane = session.frame.panes[0]
    // 6 × (40 + 5 × 50), and 6 × (90 + 5 × 60).
    #expect(pane.contentSize.height == 1740)
    #expect(pane.trueContentSize?.height == 2340)
    #expect(pane.elements.first { $0.category == .cell }?.detail.trueSize?.height == 60)
    #expect(pane.elements.first { $0.isHeader }?.detail.trueSize?.height == 90)
  }

  @Test("The tallest of the items side by side makes the true content")
  func trueSideways() throws {
    let session = try Session(
      text: """
        data: { sections: [{ items: [{ text: a, size: [80, 70] }, { text: b, size: [80, 90] }] }, { items: 2 }] }
        cell: { size: [320, 60] }
        layout: { kind: list, perSection: [{ sidewaysItemSize: [80, 100] }, {}] }
        """)
    #expect(session.frame.panes[0].contentSize.height == 220)
    #expect(session.frame.panes[0].trueContentSize?.height == 210)
  }

  // MARK: The knob

  @Test("Headers of a flow are measured by the knob", arguments: ["measured", "reference"])
  func knob(word: String) throws {
    let session = try Session(
      text: """
        data: { sections: [{ header: A, items: 2 }] }
        cell: { size: [320, 60] }
        header: { size: [320, 90] }
        layout: { kind: flow, estimatedItemSize: [320, 60], headerReferenceSize: [320, 40], minimumLineSpacing: 0 }
        behavior: { flowHeaders: \(word) }
        """)
    let isMeasured = word == "measured"
    #expect(session.view.contentSize.height == (isMeasured ? 210 : 160))
    #expect((session.finding(.sizeFidelity) == nil) == isMeasured)
    // The knob acts when it is turned, both ways.
    let other = isMeasured ? "reference" : "measured"
    for (knob, height) in [(other, isMeasured ? 160 : 210), (word, isMeasured ? 210 : 160)] {
      session.apply(.set([try Setting(key: "behavior.flowHeaders", text: knob)]))
      session.settle()
      #expect(session.view.contentSize.height == CGFloat(height), "\(knob)")
    }
  }

  @Test("An answer that nobody asks for is noted")
  func notAsked() throws {
    let session = try Session(
      text: "data: 9\nlayout: { kind: flow, sizeForItemAt: [320, 44] }")
    #expect(session.frame.panes[0].diagnostics.map(\.id) == ["delegateNotAsked"])
  }
}
