import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Sections of `NSCollectionLayoutSection.list(using:layoutEnvironment:)` in scenes.
@Suite("Lists of compositional layouts in scenes")
@MainActor
struct CompositionalListSceneTests {
  private func pane(
    _ list: String, metrics: String = "iOS16", width: CGFloat = 320, scale: CGFloat = 2,
    cell: String = "[320, 44]",
    sections: String = "[{ header: A, footer: B, items: [one, two] }, { items: 1 }]"
  ) throws -> PaneFrame {
    try Session(
      text: """
        viewport: [\(width.short), 900]
        displayScale: \(scale.short)
        data: { sections: \(sections) }
        cell: { size: \(cell) }
        behavior: { listMetrics: \(metrics) }
        layout: { kind: compositional, sections: [{ list: \(list) }] }
        """
    ).frame.panes[0]
  }

  private func frame(_ pane: PaneFrame, _ kind: String?, _ path: [Int]) -> CGRect? {
    pane.elements.first { $0.kind == kind && $0.indexPath == path }?.frame
  }

  @Test(
    "Rows, headers and the end of the content are where UIKit has them",
    arguments: [
      ("iOS14", 320, 2, CGRect(x: 16, y: 17.5, width: 288, height: 44), 202),
      ("iOS16", 320, 2, CGRect(x: 16, y: 17.5, width: 288, height: 44), 204.5),
      ("iOS16", 430, 2, CGRect(x: 20, y: 17.5, width: 390, height: 44), 204.5),
      ("iOS26", 320, 2, CGRect(x: 16, y: 35, width: 288, height: 44), 202),
    ] as [(String, CGFloat, CGFloat, CGRect, CGFloat)])
  func insetGrouped(
    _ metrics: String, _ width: CGFloat, _ scale: CGFloat, _ first: CGRect, _ length: CGFloat
  ) throws {
    let pane = try pane(
      "{ appearance: insetGrouped }", metrics: metrics, width: width, scale: scale)
    #expect(frame(pane, nil, [0, 0]) == first)
    #expect(pane.contentSize.height == length)
    #expect(pane.trueContentSize == pane.contentSize)
    #expect(pane.findings.isEmpty)
  }

  @Test("Header and footer of a list have the height of one line, unless the scene gives one")
  func views() throws {
    let list = "{ appearance: grouped, headerMode: supplementary, footerMode: supplementary }"
    for (metrics, scale, header, footer) in [
      ("iOS16", 2, 39, 32), ("iOS16", 3, 116.0 / 3, 95.0 / 3), ("iOS26", 2, 44.5, 35),
    ] as [(String, CGFloat, CGFloat, CGFloat)] {
      let pane = try pane(list, metrics: metrics, scale: scale)
      let top = try #require(frame(pane, ElementFrame.headerKind, [0, 0]))
      let end = try #require(frame(pane, ElementFrame.footerKind, [0, 0]))
      #expect(abs(top.height - header) < 0.01 && top.width == 320)
      #expect(abs(end.height - footer) < 0.01)
      #expect(abs(end.minY - header - 88) < 0.5)
      #expect(pane.trueContentSize == pane.contentSize && pane.findings.isEmpty)
    }
  }

  @Test("Only headers of plain lists are pinned, after the padding above them")
  func plain() throws {
    let session = try Session(
      text: """
        data: { sections: [{ header: A, items: 40 }] }
        cell: { size: [320, 44] }
        header: { size: [320, 30] }
        layout:
          kind: compositional
          sections: [{ list: { appearance: plain, headerMode: supplementary, headerTopPadding: 12 } }]
        """)
    #expect(frame(session.frame.panes[0], ElementFrame.headerKind, [0, 0])?.minY == 12)
    session.apply(.scrollBy(CGPoint(x: 0, y: 300)))
    #expect(frame(session.frame.panes[0], ElementFrame.headerKind, [0, 0])?.minY == 300)
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("Padding without a header has no effect, and a note says so")
  func padding() throws {
    let pane = try pane("{ appearance: plain, headerTopPadding: 12 }")
    #expect(frame(pane, nil, [0, 0])?.minY == 0)
    #expect(pane.diagnostics.contains { $0.id == "headerTopPaddingIgnored" })
    let note = try self.pane(
      "{ appearance: plain, headerMode: supplementary, headerTopPadding: 12 }")
    #expect(!note.diagnostics.contains { $0.id == "headerTopPaddingIgnored" })
  }

  @Test(
    "A list cell leaves its text the room beside its accessories, and has a least height",
    arguments: [
      // 320 − 2 × 16 are 288: 28 characters a line.
      ("{}", "iOS16", "abcdefghi abcdefghi abcdefgh", 44),
      ("{}", "iOS16", "abcdefghi abcdefghi abcdefghi", 62),
      // 320 − 16 − 8 − 30 are 266: 26 characters.
      ("{ accessories: [disclosureIndicator] }", "iOS16", "abcdefghi abcdefghi abcdefgh", 62),
      ("{ accessories: [disclosureIndicator] }", "iOS16", "abcdefghi abcdefghi abcdef", 44),
      // 320 − 16 − 8 − 40 are 256, and 8 + 14 less with a disclosure.
      ("{ accessories: [checkmark] }", "iOS16", "abcdefghi abcdefghi abcde", 44),
      ("{ accessories: [checkmark] }", "iOS16", "abcdefghi abcdefghi abcdef", 62),
      ("{ accessories: [checkmark, disclosureIndicator] }", "iOS16", "abcdefghi abcdefghi abc", 44),
      (
        "{ accessories: [checkmark, disclosureIndicator] }", "iOS16", "abcdefghi abcdefghi abcd", 62
      ),
      ("{}", "iOS26", "a", 55.5), ("{}", "iOS26", "abcdefghi abcdefghi abcdefghi", 75.5),
    ] as [(String, String, String, CGFloat)])
  func cells(_ cell: String, _ metrics: String, _ text: String, _ height: CGFloat) throws {
    let pane = try pane(
      "{ appearance: plain }", metrics: metrics, cell: "{ listCell: \(cell) }",
      sections: "[{ items: [\(text)] }]")
    #expect(frame(pane, nil, [0, 0])?.height == height)
    #expect(pane.findings.isEmpty)
  }

  @Test("Other metrics measure the rows again")
  func turning() throws {
    let session = try Session(
      text: """
        data: 3
        cell: { size: { listCell: {} } }
        layout: { kind: compositional, sections: [{ list: { appearance: insetGrouped } }] }
        """)
    // 17.5 above and 20 below three rows of 44; then 35 above three of 55.5; then the rows alone.
    #expect(height(of: session) == 169.5)
    session.apply(.set([try Setting(key: "behavior.listMetrics", text: "iOS26")]))
    #expect(height(of: session) == 201.5)
    session.apply(.set([try Setting(key: "layout.sections.0.list.appearance", text: "plain")]))
    #expect(height(of: session) == 166.5)
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  private func height(of session: Session) -> CGFloat { session.frame.panes[0].contentSize.height }

  @Test("What a section names replaces what the list has")
  func replacing() throws {
    let pane = try Session(
      text: """
        data: { sections: [{ header: A, items: 2 }, { items: 1 }] }
        cell: { size: [320, 44] }
        layout:
          kind: compositional
          sections:
            - list: { appearance: insetGrouped, headerMode: supplementary }
              contentInsets: [1, 2, 3, 4]
              interGroupSpacing: 5
              boundarySupplementaryItems: [{ elementKind: header, layoutSize: [fractionalWidth(1), 20] }]
        """
    ).frame.panes[0]
    #expect(
      frame(pane, ElementFrame.headerKind, [0, 0]) == CGRect(x: 2, y: 0, width: 314, height: 20))
    #expect(frame(pane, nil, [0, 1]) == CGRect(x: 2, y: 70, width: 314, height: 44))
    #expect(pane.trueContentSize == pane.contentSize && pane.findings.isEmpty)
  }
}
