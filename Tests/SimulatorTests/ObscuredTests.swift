import Foundation
import Scenes
import Testing

@testable import Simulator

/// What covers a part of the view without an inset that makes up for it.
@Suite("What covers the view")
@MainActor
struct ObscuredTests {
  /// 40 rows of 60 points in a view of 667.
  private func session(_ text: String, rows: Int = 40) throws -> Session {
    let session = try Session(
      text: """
        viewport: [375, 667]
        data: \(rows)
        cell: { size: [375, 60] }
        layout: { kind: list, estimatedHeight: 60 }
        \(text)
        """)
    session.runSteps()
    session.settle()
    return session
  }

  private nonisolated static let end = "scrollTo: { item: [0, 39], at: bottom, animated: false }"

  @Test(
    "The end of the content stays covered as far as no inset makes up for it",
    arguments: [
      ("obscured: [0, 0, 300, 0]", 300),
      ("obscured: [0, 0, 300, 0]\ncontentInset: [0, 0, 100, 0]", 200),
      ("obscured: [0, 0, 300, 0]\nsafeAreaInsets: [0, 0, 34, 0]", 266),
      (
        "obscured: [0, 0, 300, 0]\nsafeAreaInsets: [0, 0, 34, 0]\ncontentInsetAdjustmentBehavior: never",
        300
      ),
      ("obscured: [0, 0, 300, 0]\ncontentInset: [0, 0, 300, 0]", nil),
      ("obscured: [0, 0, 300, 0]\ncontentInset: [0, 0, 400, 0]", nil),
      ("safeAreaInsets: [0, 0, 34, 0]\ncontentInsetAdjustmentBehavior: never", nil),
    ] as [(String, Double?)])
  func coveredEnd(text: String, points: Double?) throws {
    let session = try session("\(text)\nsteps: [{ \(Self.end) }]")
    let finding = session.finding(.reachability)
    #expect(finding?.max == points)
    #expect(finding?.count == points.map { _ in 1 })
    #expect(finding?.unit == points.map { _ in .points })
    #expect(finding?.atRest == points.map { _ in true })
    #expect(session.finding(.target) == nil)
  }

  @Test(
    "Content that fits is covered at its end as far as it reaches below the cover",
    arguments: [(6, nil), (7, 53), (11, 293), (12, 300)] as [(Int, Double?)])
  func shortContent(rows: Int, points: Double?) throws {
    let session = try session("obscured: [0, 0, 300, 0]\nsteps: [{ key: End }]", rows: rows)
    #expect(session.finding(.reachability)?.max == points)
  }

  @Test("The start of the content stays covered, but for an inset")
  func coveredStart() throws {
    #expect(try session("obscured: [64, 0, 0, 0]").finding(.reachability)?.max == 64)
    #expect(
      try session("obscured: [64, 0, 0, 0]\ncontentInset: [20, 0, 0, 0]").finding(.reachability)?
        .max == 44)
    expectQuiet(try session("obscured: [64, 0, 0, 0]\ncontentInset: [64, 0, 0, 0]"))
    // No more than the content itself can be covered.
    #expect(
      try session("obscured: [500, 0, 0, 0]", rows: 2).finding(.reachability)?.max == 120)
  }

  @Test("It is found when the pane shows the end, and is past once what covers it is gone")
  func shownAndGone() throws {
    let session = try session("steps: [{ key: End }, { wait: settled }]")
    session.apply(.set([try Setting(key: "obscured", text: "[0, 0, 300, 0]")]))
    #expect(session.finding(.reachability)?.count == 1)
    #expect(session.finding(.reachability)?.atRest == true)
    session.apply(.set([try Setting(key: "obscured", text: "[0, 0, 0, 0]")]))
    #expect(session.finding(.reachability)?.count == 1)
    #expect(session.finding(.reachability)?.atRest == false)
    #expect(session.frame.panes[0].findingsNow.isEmpty)
    #expect(session.finding(.anchor) == nil && session.finding(.offset) == nil)
  }

  @Test("In the middle of the content nothing is found")
  func middle() throws {
    expectQuiet(
      try session(
        "obscured: [64, 0, 300, 0]\nsteps: [{ scrollBy: [0, 900] }]".replacing(
          "[64,", with: "[0,")))
  }

  @Test(
    "A scroll to an item misses its target as far as scrolling could uncover the item",
    arguments: [
      // The end of the row is where the view ends, and 300 points further it would show.
      ("[0, 0, 300, 0]", "[0, 20]", "bottom", 300),
      // Only 1733 − 1613 = 120 points are left: the row stays covered anyway, but for those.
      ("[0, 0, 300, 0]", "[0, 37]", "bottom", 120),
      ("[0, 0, 300, 0]", "[0, 39]", "bottom", nil),
      ("[0, 0, 300, 0]", "[0, 20]", "top", nil),
      ("[0, 0, 300, 0]", "[0, 20]", "centeredVertically", nil),
      ("[0, 0, 400, 0]", "[0, 20]", "centeredVertically", 96.5),
      ("[0, 0, 300, 0]", "[0, 20]", "none", 300),
      ("[64, 0, 0, 0]", "[0, 20]", "top", -64),
      ("[64, 0, 0, 0]", "[0, 20]", "bottom", nil),
    ] as [(String, String, String, Double?)])
  func target(obscured: String, item: String, position: String, points: Double?) throws {
    let session = try session(
      """
      obscured: \(obscured)
      steps: [{ scrollBy: [0, 1] }, { scrollTo: { item: \(item), at: \(position), animated: true } }, { wait: settled }]
      """)
    let finding = session.finding(.target)
    #expect(finding.map { abs($0.signedSum - (points ?? 0)) <= 0.5 } ?? (points == nil))
    #expect(finding == nil || points != nil)
    #expect(finding?.culprit?.indexPath == points.map { _ in item.indexes })
  }

  @Test("An inset that makes up for it moves the target, and nothing is found")
  func targetWithInset() throws {
    for position in ["bottom", "top", "none"] {
      expectQuiet(
        try session(
          """
          obscured: [64, 0, 300, 0]
          contentInset: [64, 0, 300, 0]
          steps: [{ scrollTo: { item: [0, 20], at: \(position), animated: true } }, { wait: settled }]
          """))
    }
  }

  @Test("Content that scrolls sideways is covered at its sides")
  func sideways() throws {
    let session = try Session(
      text: """
        data: 40
        cell: { size: [100, 60] }
        layout: { kind: flow, scrollDirection: horizontal, itemSize: [100, 400], sizing: fixed }
        obscured: [300, 0, 0, 50]
        steps: [{ key: End }, { wait: settled }]
        """)
    session.runSteps()
    #expect(session.finding(.reachability)?.max == 50)
  }

  @Test("A frame says what covers the view, and a copied run, too")
  func written() throws {
    let session = try session(
      "obscured: [1, 2, 300, 4]\nsemanticContentAttribute: forceRightToLeft")
    #expect(
      session.frame.panes[0].obscured == PaneGuides.Edges(top: 1, left: 2, bottom: 300, right: 4))
    let text = SceneWriter().text(of: session.scene)
    #expect(text.contains("obscured: [1, 2, 300, 4]"))
    #expect(text.contains("semanticContentAttribute: forceRightToLeft"))
  }
}

extension String {
  /// The numbers of an index path.
  fileprivate var indexes: [Int] {
    split { !$0.isNumber }.compactMap { Int($0) }
  }
}
