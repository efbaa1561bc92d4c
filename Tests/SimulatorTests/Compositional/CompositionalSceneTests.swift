import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Scenes with compositional layouts, from their text to the elements on the screen.
@Suite("Scenes with compositional layouts")
@MainActor
struct CompositionalSceneTests {
  private func pane(_ text: String) throws -> PaneFrame {
    try Session(text: text).frame.panes[0]
  }

  private func frame(_ pane: PaneFrame, _ kind: String?, _ path: [Int]) -> CGRect? {
    pane.elements.first { $0.kind == kind && $0.indexPath == path }?.frame
  }

  @Test("Cells, headers, badges and decorations have their texts and places")
  func elements() throws {
    let pane = try pane(
      """
      data: { sections: [{ items: [apple, pear], header: Fruit }] }
      cell: { size: [100, 60] }
      header: { size: [320, 30] }
      layout:
        kind: compositional
        boundarySupplementaryItems: [{ elementKind: title, layoutSize: [fractionalWidth(1), 20], alignment: top }]
        sections:
          - group:
              horizontal:
                layoutSize: [fractionalWidth(1), estimated]
                subitems:
                  - layoutSize: [fractionalWidth(0.5), estimated]
                    supplementaryItems: [{ elementKind: badge, layoutSize: [20, 10], containerAnchor: [top, trailing] }]
            boundarySupplementaryItems: [header]
            decorationItems: [{ elementKind: background }]
      """)
    #expect(frame(pane, nil, [0, 0]) == CGRect(x: 0, y: 50, width: 160, height: 60))
    #expect(frame(pane, nil, [0, 1]) == CGRect(x: 160, y: 50, width: 160, height: 60))
    #expect(
      frame(pane, ElementFrame.headerKind, [0, 0]) == CGRect(x: 0, y: 20, width: 320, height: 30))
    #expect(frame(pane, "title", [0]) == CGRect(x: 0, y: 0, width: 320, height: 20))
    #expect(frame(pane, "badge", [0, 1]) == CGRect(x: 300, y: 50, width: 20, height: 10))
    #expect(frame(pane, "background", [0, 0]) == CGRect(x: 0, y: 20, width: 320, height: 90))
    let texts = Dictionary(
      pane.elements.map { ([$0.kind ?? "cell"] + $0.indexPath.map(String.init), $0.text) },
      uniquingKeysWith: { first, _ in first })
    #expect(texts[["cell", "0", "1"]] == "pear")
    #expect(texts[[ElementFrame.headerKind, "0", "0"]] == "Fruit")
    #expect(texts[["title", "0"]] == "title" && texts[["badge", "0", "0"]] == "badge")
    #expect(pane.findings.isEmpty && pane.diagnostics.isEmpty)
    #expect(pane.trueContentSize == CGSize(width: 320, height: 110))
  }

  @Test("A cell with an estimated width has its own, and other cells that of their place")
  func widths() throws {
    let pane = try pane(
      """
      data: 4
      cell: { size: { list: [[70, 30], [50, 20]] } }
      layout:
        kind: compositional
        sections:
          - group:
              horizontal:
                layoutSize: [estimated(100), estimated]
                subitems: [{ layoutSize: [estimated(100), estimated] }, { layoutSize: [90, estimated] }]
      """)
    #expect(frame(pane, nil, [0, 0]) == CGRect(x: 0, y: 0, width: 70, height: 30))
    #expect(frame(pane, nil, [0, 1]) == CGRect(x: 70, y: 0, width: 90, height: 20))
    #expect(frame(pane, nil, [0, 2])?.minY == 30)
    #expect(pane.findings.isEmpty)
  }

  @Test("UIKit's behavior is that of its compositional layout")
  func behavior() throws {
    let session = try Session(text: "data: 3\nlayout: { kind: compositional }")
    #expect(session.panes[0].view.behavior == .uikitCompositional)
  }

  @Test("A layout that scrolls sideways has columns as wide as their cells")
  func sideways() throws {
    let pane = try pane(
      """
      data: 9
      cell: { size: [70, 30] }
      viewport: [300, 90]
      layout: { kind: compositional, scrollDirection: horizontal, sections: [{ grid: { columns: 3, spacing: 6 } }] }
      """)
    #expect(frame(pane, nil, [0, 2]) == CGRect(x: 0, y: 64, width: 70, height: 26))
    #expect(pane.contentSize == CGSize(width: 222, height: 90))
  }

  @Test(
    "The knobs of compositional layouts change the frames",
    arguments: [
      ("{}", "0.333333333", CGRect(x: 220, y: 0, width: 100, height: 10)),
      (
        "{ compositionalFractions: wholeLength }", "0.333333333",
        CGRect(x: 0, y: 10, width: 106.5, height: 10)
      ),
      ("{}", "0.3355", CGRect(x: 0, y: 10, width: 104, height: 10)),
      (
        "{ compositionalFractions: wholeLength }", "0.3355",
        CGRect(x: 0, y: 10, width: 107, height: 10)
      ),
      (
        "{ compositionalFractions: wholeLength, compositionalRounding: roundFrames }", "0.3355",
        CGRect(x: 0, y: 10, width: 107.5, height: 10)
      ),
    ])
  func knobs(_ knobs: String, _ fraction: String, _ third: CGRect) throws {
    let pane = try pane(
      """
      data: 6
      behavior: \(knobs)
      layout:
        kind: compositional
        sections:
          - group:
              horizontal:
                layoutSize: [fractionalWidth(1), 10]
                subitems: [{ layoutSize: [fractionalWidth(\(fraction)), 10] }]
                interItemSpacing: 10
      """)
    #expect(frame(pane, nil, [0, 2]) == third)
  }

  @Test("Items that a fixed group cannot hold vanish with it only if they are found by group")
  func members() throws {
    for (knob, isThere) in [("byFrame", true), ("byGroup", false)] {
      let session = try Session(
        text: """
          data: 40
          behavior: { preset: correct, groupMembers: \(knob), queryRect: bounds }
          cell: { size: [160, 69] }
          layout:
            kind: compositional
            sections:
              - group:
                  horizontal:
                    layoutSize: [fractionalWidth(1), 60]
                    subitems: [{ layoutSize: [fractionalWidth(0.5), estimated(60)] }]
          """)
      session.apply(.scrollBy(CGPoint(x: 0, y: 65)))
      let pane = session.frame.panes[0]
      #expect((frame(pane, nil, [0, 0]) != nil) == isThere)
    }
  }

  @Test("Sections and the estimate can be set while a scene runs")
  func setting() throws {
    let session = try Session(
      text:
        "data: 12\ncell: { size: [320, 60] }\nlayout: { kind: compositional }\nbehavior: correct")
    func set(_ key: String, _ value: String) throws {
      session.apply(.set([try Setting(key: key, text: value)]))
    }
    #expect(frame(session.frame.panes[0], nil, [0, 1])?.minY == 60)
    try set("layout.sections", "[{ grid: 4 }]")
    #expect(
      frame(session.frame.panes[0], nil, [0, 1])
        == CGRect(x: 80, y: 0, width: 80, height: 60))
    try set("layout.sections.0.interGroupSpacing", "7")
    #expect(frame(session.frame.panes[0], nil, [0, 4])?.minY == 67)
    try set("layout.estimate", "30")
    let knob = session.frame.panes[0].knobs.first { $0.key == "layout.estimate" }
    #expect(knob?.value == "30")
  }

  @Test("Every estimate that the sections give themselves is a knob, which sets it")
  func ownEstimates() throws {
    let session = try Session(
      text: """
        data: 12
        layout:
          kind: compositional
          sections:
            - list
            - group:
                horizontal:
                  layoutSize: [fractionalWidth(1), estimated(50)]
                  subitems:
                    - vertical: { layoutSize: [fractionalWidth(1), estimated(40)], repeatingSubitem: { layoutSize: [30, estimated] }, count: 2 }
              boundarySupplementaryItems: [header, { elementKind: footer, layoutSize: [fractionalWidth(1), estimated(20)] }]
            - carousel: [estimated(90), 50]
        """)
    let knobs = session.frame.panes[0].knobs.filter { $0.key.hasPrefix("layout.sections.") }
    #expect(
      knobs.map(\.key) == [
        "layout.sections.1.group.horizontal.layoutSize",
        "layout.sections.1.group.horizontal.subitems.0.vertical.layoutSize",
        "layout.sections.1.boundarySupplementaryItems.1.layoutSize", "layout.sections.2.carousel",
      ])
    for knob in knobs {
      let higher = try #require(knob.higher)
      session.apply(.set([try Setting(key: knob.key, text: higher)]))
      let now = session.frame.panes[0].knobs.first { $0.key == knob.key }
      #expect(now?.value == higher && higher != knob.value)
    }
    #expect(session.frame.panes[0].diagnostics.isEmpty)
  }

  @Test(
    "What a description says in vain is a diagnostic",
    arguments: [
      (
        "horizontal: { layoutSize: [fractionalWidth(1), estimated], subitems: [{ layoutSize: [fractionalWidth(1), fractionalHeight(1)] }] }",
        ["fractionNotMeasured"]
      ),
      (
        "vertical: { layoutSize: [fractionalWidth(1), estimated], subitem: { layoutSize: [fractionalWidth(1), estimated] }, count: 2 }",
        ["sharesNotMeasured"]
      ),
      (
        "horizontal: { layoutSize: [fractionalWidth(1), estimated], subitems: [{ layoutSize: [fractionalWidth(1), estimated], contentInsets: [1, 0, 0, 0] }] }",
        ["insetsIgnored"]
      ),
      (
        "horizontal: { layoutSize: [fractionalWidth(1), estimated], subitems: [{ layoutSize: [fractionalWidth(1), estimated], contentInsets: [0, 4, 0, 4] }] }",
        []
      ),
    ])
  func notices(_ group: String, _ ids: [String]) throws {
    let pane = try pane(
      "data: 4\nlayout: { kind: compositional, sections: [{ group: { \(group) } }] }")
    #expect(pane.diagnostics.map(\.id) == ids)
  }

  @Test("A cell that a description gives another size than its content needs is a finding")
  func cutOff() throws {
    let pane = try pane(
      """
      data: 4
      cell: { size: [320, 160] }
      layout: { kind: compositional, sections: [{ group: { horizontal: { layoutSize: [fractionalWidth(1), 100],
        subitems: [{ layoutSize: [fractionalWidth(1), fractionalHeight(1)] }] } } }] }
      """)
    let finding = try #require(pane.findings.first)
    #expect(finding.invariant == .sizeFidelity && finding.max == 60)
    #expect(finding.fixes() == [.estimateItemAndGroup])
  }

  @Test("Items that reach over others are a finding")
  func overlapping() throws {
    let pane = try pane(
      """
      data: 40
      behavior: correct
      cell: { size: [160, 69] }
      layout: { kind: compositional, sections: [{ group: { horizontal: { layoutSize: [fractionalWidth(1), 60],
        subitems: [{ layoutSize: [fractionalWidth(0.5), estimated(60)] }] } } }] }
      """)
    #expect(pane.findings.map(\.invariant) == [.tiling])
    #expect(pane.findings.first?.max == 9)
  }

  @Test("A badge whose group is deleted is gone")
  func deletedBadge() throws {
    let session = try Session(
      text: """
        data: 8
        cell: { size: [160, 60] }
        layout: { kind: compositional, sections: [{ group: { horizontal: { layoutSize: [fractionalWidth(1), estimated],
          subitems: [{ layoutSize: [fractionalWidth(0.5), estimated],
            supplementaryItems: [{ elementKind: badge, layoutSize: [20, 20], containerAnchor: [top, trailing] }] }] } } }] }
        """)
    let paths = (2..<8).map { IndexPath(item: $0, section: 0) }
    session.apply(.update([.delete(paths)], animated: true))
    session.advance(by: .seconds(2))
    let badges = session.frame.panes[0].elements.filter { $0.kind == "badge" }
    #expect(badges.map(\.indexPath) == [[0, 0], [0, 1]])
  }

  @Test("Advice and sweep turn the estimate")
  func advice() throws {
    let scene = try SceneLoader().scene(
      text: """
        data: 60
        cell: { size: { list: [[320, 40], [320, 80]] } }
        layout: { kind: compositional, estimate: 20 }
        steps: [{ setOffset: { to: [0, 900], animated: false } }, { scrollBy: [0, -300] }]
        """, name: "test.yaml")
    let advice = try Advisor(scene).advice()
    #expect(advice.candidates.contains { $0.key == "layout.estimate" && $0.estimate == "60" })
    let swept = try SweptKnob("layout.estimate", of: scene).scene(at: "70")
    #expect(swept.panes[0].layout[CompositionalProperties.estimate] == 70)
  }

  /// Cards of 100 points, scrolled across by 0: the middle of the view, 160, is the centre of none of them.
  @Test(
    "A handler goes by the distance of an item from the middle of the view",
    arguments: [
      // Card 0 is 110 points from the middle: 1 − 110 / 160 = 0.3125. Card 1 is at 10, 0.9375.
      ("{ scale: 2 }", CGRect(x: -15.625, y: 4.375, width: 131.25, height: 131.25), 1),
      ("{ fade: 0.2 }", CGRect(x: 0, y: 20, width: 100, height: 100), 0.45),
      // 0.6875 of 32 points.
      ("{ pull: 32 }", CGRect(x: 22, y: 20, width: 100, height: 100), 1),
    ] as [(String, CGRect, Double)])
  func handler(_ handler: String, _ first: CGRect, _ alpha: Double) throws {
    let pane = try pane(
      """
      data: 9
      layout:
        kind: compositional
        sections:
          - { carousel: [100, 100], contentInsets: [20, 0, 20, 0], visibleItemsInvalidationHandler: \(handler) }
      """)
    let card = try #require(pane.elements.first { $0.indexPath == [0, 0] })
    #expect(
      abs(card.frame.minX - first.minX) < 0.001 && abs(card.frame.width - first.width) < 0.001)
    #expect(abs(card.alpha - alpha) < 0.001)
    #expect(pane.findings.isEmpty && pane.diagnostics.isEmpty)
  }

  @Test("A handler of a section that scrolls with the view goes along the scroll axis")
  func handlerAlong() throws {
    let pane = try pane(
      """
      data: 9
      layout:
        kind: compositional
        sections:
          - group: { horizontal: { layoutSize: [fractionalWidth(1), 60], subitems: [{ layoutSize: [fractionalWidth(1), 60] }] } }
            visibleItemsInvalidationHandler: { pull: 24 }
      """)
    // Row 0 is 210 points above the middle, 240: 24 × 210 / 240 = 21. Row 7 is as far below it.
    #expect(frame(pane, nil, [0, 0])?.minY == 21)
    #expect(frame(pane, nil, [0, 7])?.minY == 399)
  }

  @Test("A view without width is judged at once: nothing has room")
  func noWidth() throws {
    let scene = try SceneLoader().scene(
      text: "{ data: 50, layout: { kind: compositional }, steps: [{ viewport: [0, 480] }] }",
      name: "a.yaml")
    #expect(try HeadlessRun(scene).report().panes[0].findings.isEmpty)
  }
}
