import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Advice on the estimates of compositional layouts, and presets that describe them.
@Suite("Advice and presets for compositional layouts")
@MainActor
struct CompositionalAdviceTests {
  private func scene(_ text: String) throws -> Scene {
    try SceneLoader().scene(text: text, name: "advice.yaml")
  }

  private func advice(_ text: String) throws -> Advice { try Advisor(try scene(text)).advice() }

  private static func rows(_ estimate: String) -> String {
    """
    { group: { vertical: { layoutSize: [fractionalWidth(1), \(estimate)], \
    subitems: [{ layoutSize: [fractionalWidth(1), \(estimate)] }] } } }
    """
  }

  @Test("Estimates of items and groups in the description are compared with others")
  func groups() throws {
    let advice = try advice(
      """
      data: 200
      cell: { size: [320, 90] }
      layout: { kind: compositional, sections: [\(Self.rows("estimated(40)"))] }
      """)
    #expect(advice.best.estimate == "90" && advice.best.cost == 0)
    #expect(
      !advice.layoutText.contains("estimated(40)") && advice.layoutText.contains("estimate: 90"))
    let now = try #require(advice.candidates.first { $0.name == "now" })
    #expect(now.cost > 0 && now.seen > 0)
    // Both estimates become that of the layout.
    #expect(advice.settings.first == "layout.estimate=90")
    #expect(advice.settings.count == 2)
    let cured = try advice.settings.reduce(
      try scene("data: 3\nlayout: { kind: compositional }").panes
    ) {
      panes, setting in
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      return try panes.setting(Setting(key: parts[0], text: parts[1]))
    }
    #expect(
      cured[0].layout[CompositionalProperties.sections].ownEstimates.isEmpty
        && cured[0].layout.usesEstimate(section: 0))
  }

  @Test("Each section may have an estimate of its own")
  func sections() throws {
    let advice = try advice(
      """
      data: { sections: [{ items: [\(Self.items(30, 60))] }, { items: [\(Self.items(30, 140))] }] }
      layout: { kind: compositional, sections: [\(Self.rows("estimated(40)")), \(Self.rows("estimated(50)"))] }
      """)
    #expect(advice.best.isPerSection && advice.best.name == "median of each section")
    #expect(advice.settings.first == "layout.perSection=[{ estimate: 60 }, { estimate: 140 }]")
    #expect(advice.best.cost == 0)
  }

  private static func items(_ count: Int, _ height: Int) -> String {
    Array(repeating: "{ size: [320, \(height)] }", count: count).joined(separator: ", ")
  }

  @Test("Estimates of headers that are wrong are named, with the sections that have the right ones")
  func headers() throws {
    let advice = try advice(
      """
      data: { sections: [{ items: 8, header: A, repeat: 20 }] }
      cell: { size: [320, 60] }
      header: { size: [320, 100] }
      layout: { kind: compositional, estimate: 60, sections: [{ list: , boundarySupplementaryItems: [header] }] }
      """)
    let edge = try #require(advice.edges.first)
    #expect(edge.name == "headers" && edge.estimated == 44 && edge.measured == 100)
    #expect(edge.key == "layout.sections")
    #expect(advice.settings.contains { $0.contains("estimated(100)") })
  }

  @Test("UIKit estimates the rows of a list, so there is nothing to advise")
  func lists() throws {
    #expect(throws: Advisor.NothingToAdvise.self) {
      try advice(
        "data: 30\nlayout: { kind: compositional, sections: [{ list: { appearance: plain } }] }")
    }
  }

  // MARK: Presets

  private func frames(_ behavior: String, _ sections: String) throws -> PaneFrame {
    try Session(
      text: """
        data: { sections: [{ items: [{ size: [320, 120] }] }, { items: 5 }] }
        viewport: [320, 480]
        behavior: \(behavior)
        layout: { kind: compositional, estimate: 50, interSectionSpacing: 10, sections: [\(sections)] }
        """
    ).frame.panes[0]
  }

  @Test("A section that scrolls across stays at its estimated place only as on iOS 14")
  func frozenScrollers() throws {
    for (behavior, place, findings) in [
      ("uikit", 130, []), ("compositionalIOS26", 130, []), ("compositionalIOS14", 60, ["tiling"]),
    ] as [(String, CGFloat, [String])] {
      let pane = try frames(behavior, "list, { carousel: [200, 100] }")
      #expect(pane.elements.first { $0.indexPath == [1, 0] }?.frame.minY == place)
      #expect(pane.contentSize.height == 230)
      #expect(Set(pane.findings.map(\.invariant.rawValue)) == Set(findings))
    }
  }

  @Test("Frames are rounded as a whole only as on iOS 14, and the true layout agrees")
  func rounding() throws {
    for (behavior, start) in [("uikit", 213), ("compositionalIOS14", 213.5)] as [(String, CGFloat)]
    {
      let pane = try frames(
        behavior,
        "{ group: { horizontal: { layoutSize: [fractionalWidth(1), 40], subitems: [{ layoutSize: [fractionalWidth(0.3333), 40] }] } } }"
      )
      let third = try #require(pane.elements.first { $0.indexPath == [1, 2] })
      #expect(third.frame.width == 106.5 as CGFloat)
      #expect(third.frame.minX == start)
      // The cells need 120 points in rows of 40.
      #expect(pane.findings.map(\.invariant) == [.sizeFidelity])
      #expect(pane.trueContentSize == pane.contentSize)
    }
  }

  @Test(
    "Lists have the measures of the version",
    arguments: [
      ("uikit", 17.5), ("compositionalIOS14", 17.5), ("compositionalIOS26", 35),
    ] as [(String, CGFloat)])
  func lists(_ behavior: String, _ top: CGFloat) throws {
    let pane = try frames(behavior, "{ list: { appearance: insetGrouped } }")
    #expect(pane.elements.first { $0.indexPath == [0, 0] && $0.kind == nil }?.frame.minY == top)
  }
}
