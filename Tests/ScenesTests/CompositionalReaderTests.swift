import Foundation
import Testing

@testable import Scenes

@Suite("Compositional layouts in scenes")
struct CompositionalReaderTests {
  private typealias Size = Compositional.Size

  private func layout(_ text: String) throws -> LayoutDescription {
    try pane("data: 3\nlayout: { kind: compositional, \(text) }").layout
  }

  private func sections(_ text: String) throws -> [Compositional.Section] {
    try layout("sections: [\(text)]")[CompositionalProperties.sections].list
  }

  @Test("Without sections, it is a list")
  func plain() throws {
    let layout = try layout("estimate: 60")
    #expect(layout[CompositionalProperties.sections].list == [Compositional.Section(.list)])
    #expect(layout[CompositionalProperties.estimate] == 60)
  }

  @Test("The last section stands for all further ones")
  func lastSection() throws {
    let sections = try layout("sections: [list, { grid: 2 }]")[CompositionalProperties.sections]
    #expect(sections[0].body == .list)
    #expect(sections[1].body == .grid(columns: 2, spacing: 0))
    #expect(sections[7] == sections[1])
  }

  static let dimensions: [(String, Compositional.Dimension)] = [
    ("fractionalWidth(0.5)", .fractionalWidth(0.5)), ("fractionalHeight(1)", .fractionalHeight(1)),
    ("absolute(44)", .absolute(44)), ("44.5", .absolute(44.5)), ("0", .absolute(0)),
    ("estimated(60)", .estimated(60)), ("estimated", .estimated(nil)),
    ("uniformAcrossSiblings(30)", .uniformAcrossSiblings(30)),
    ("uniformAcrossSiblings", .uniformAcrossSiblings(nil)),
    ("fractionalWidth( .25 )", .fractionalWidth(0.25)),
  ]

  @Test("Dimensions", arguments: dimensions)
  func dimension(_ text: String, _ dimension: Compositional.Dimension) throws {
    let section = try sections("{ carousel: [\(text), 10] }")[0]
    #expect(section.body == .carousel(Size(dimension, .absolute(10))))
  }

  @Test("A group with everything that it can have")
  func group() throws {
    let section = try sections(
      """
      { group: { horizontal: { layoutSize: [fractionalWidth(1), estimated], contentInsets: [1, 2, 3, 4],
        subitems: [
          { layoutSize: [fractionalWidth(0.5), 30], edgeSpacing: { leading: 4, trailing: flexible(2) },
            supplementaryItems: [{ elementKind: badge, layoutSize: [20, 20],
              containerAnchor: { edges: [top, trailing], fractionalOffset: [0.3, -0.3] }, itemAnchor: bottom }] },
          { vertical: { layoutSize: [fractionalWidth(0.5), 60], subitem: { layoutSize: [10, 10] }, count: 2 } }],
        interItemSpacing: fixed(8) } } }
      """)[0]
    guard case .group(let group) = section.body else {
      Issue.record("no group: \(section.body)")
      return
    }
    #expect(group.arrangement == .horizontal)
    #expect(group.item.contentInsets == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(group.interItemSpacing == .fixed(8))
    #expect(group.members.count == 2)
    let item = group.members[0].item
    #expect(item.edgeSpacing?.leading == .fixed(4))
    #expect(item.edgeSpacing?.trailing == .flexible(2))
    let badge = try #require(item.supplementaryItems.first)
    #expect(
      badge.containerAnchor
        == Compositional.Anchor(
          [.top, .trailing], offset: CGPoint(x: 0.3, y: -0.3), isFractional: true))
    #expect(badge.itemAnchor == Compositional.Anchor([.bottom]))
    guard case .group(let inner) = group.members[1] else {
      Issue.record("no inner group")
      return
    }
    #expect(inner.arrangement == .vertical && inner.repetition == .equalShares(2))
  }

  @Test("Sections have the properties of UIKit")
  func properties() throws {
    let section = try sections(
      """
      { list: , contentInsets: [1, 2, 3, 4], interGroupSpacing: 5, orthogonalScrollingBehavior: paging,
        supplementariesFollowContentInsets: false, contentInsetsReference: layoutMargins,
        boundarySupplementaryItems: [header, { elementKind: side, layoutSize: [20, 30], alignment: topTrailing,
          pinToVisibleBounds: true, extendsBoundary: false, absoluteOffset: [1, -2], zIndex: 3 }],
        decorationItems: [{ elementKind: back, contentInsets: [1, 1, 1, 1], zIndex: -1 }],
        visibleItemsInvalidationHandler: { scale: 1.4, fade: 0.3, pull: -20 } }
      """)[0]
    #expect(section.body == .list)
    #expect(
      section.visibleItemsInvalidationHandler
        == Compositional.VisibleItemsHandler(scale: 1.4, fade: 0.3, pull: -20))
    #expect(section.contentInsets == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(section.groupSpacing == 5 && section.scrolling == .paging)
    #expect(!section.supplementariesFollowContentInsets)
    #expect(section.contentInsetsReference == .layoutMargins)
    #expect(section.boundarySupplementaryItems[0] == Compositional.BoundaryItem(.header))
    let side = section.boundarySupplementaryItems[1]
    #expect(side.alignment == .topTrailing && side.pinToVisibleBounds && !side.extendsBoundary)
    #expect(side.absoluteOffset == CGPoint(x: 1, y: -2) && side.zIndex == 3)
    #expect(section.decorationItems[0].zIndex == -1)
  }

  @Test(
    "A carousel scrolls across unless it says otherwise",
    arguments: [("", .groupPaging), (", orthogonalScrollingBehavior: none", .none)]
      as [(String, Compositional.OrthogonalScrolling)])
  func carousel(_ rest: String, _ scrolling: Compositional.OrthogonalScrolling) throws {
    #expect(try sections("{ carousel: [200, 100]\(rest) }")[0].scrolling == scrolling)
  }

  /// Each is the sections, the beginning of the place that is wrong, and what is said.
  static let mistakes: [(String, String, String)] = [
    (
      "lst",
      "lst",
      "unknown section `lst`, did you mean `list`?"
    ),
    (
      "{ list: , visibleItemsInvalidationHandler: {} }",
      "{} }",
      "`visibleItemsInvalidationHandler` needs `scale`, `fade` or `pull`"
    ),
    (
      "{ list: , visibleItemsInvalidationHandler: { fade: 2 } }",
      "2 }",
      "`fade` must be at most 1"
    ),
    (
      "{ grd: 3 }",
      "grd",
      "unknown key `grd`, did you mean `grid`?"
    ),
    (
      "{ interGroupSpacing: 3 }",
      "{ inter",
      "a section needs `group`, `list`, `grid` or `carousel`"
    ),
    (
      "{ list: { headerMode: none } }",
      "{ headerMode",
      "`list` needs the key `appearance`"
    ),
    (
      "{ list: { appearance: insetgrouped } }",
      "insetgrouped",
      "unknown appearance `insetgrouped`, did you mean `insetGrouped`?"
    ),
    (
      "{ list: { appearance: plain, estimatedHeight: 3 } }",
      "estimatedHeight",
      "unknown key `estimatedHeight`; it is `appearance`, `headerMode`, `footerMode`, `showsSeparators` or `headerTopPadding`"
    ),
    (
      "{ grid: 0 }",
      "0 }",
      "`grid` must be at least 1"
    ),
    (
      "{ grid: 2, list: }",
      "list: }",
      "`grid` and `list` cannot be combined"
    ),
    (
      "{ carousel: [fractionalWith(1), 3] }",
      "fractionalWith",
      "unknown dimension `fractionalWith`, did you mean `fractionalWidth`?"
    ),
    (
      "{ carousel: [fractionalWidth, 3] }",
      "fractionalWidth",
      "`fractionalWidth` needs a number, such as `fractionalWidth(0.5)`"
    ),
    (
      "{ carousel: [fractionalWidth(1, 3] }",
      "fractionalWidth",
      "`carousel` needs a closing parenthesis, as in `fractionalWidth(0.5)`, not `fractionalWidth(1`"
    ),
    (
      "{ carousel: [-1, 3] }",
      "-1",
      "`carousel` must not be negative"
    ),
    (
      "{ carousel: [estimated(-1), 3] }",
      "estimated",
      "`estimated` must not be negative"
    ),
    (
      "{ carousel: [absolute(.inf), 3] }",
      "absolute",
      "`absolute` must be finite"
    ),
    (
      "{ carousel: [1] }",
      "[1]",
      "`carousel` needs `[width, height]`, such as `[fractionalWidth(1), estimated(44)]`, and this is a list of 1"
    ),
    (
      "{ group: { horizontal: { layoutSize: [1, 1], subitems: [] } } }",
      "[] }",
      "`subitems` needs at least one subitem, not a list"
    ),
    (
      "{ group: { horizontal: { layoutSize: [1, 1] } } }",
      "{ layoutSize",
      "`horizontal` needs `subitems`, `subitem` or `repeatingSubitem`"
    ),
    (
      "{ group: { horizontal: { layoutSize: [1, 1], subitem: { layoutSize: [1, 1] }, count: 0 } } }",
      "0 } } }",
      "`count` must be at least 1"
    ),
    (
      "{ group: { horizontal: { layoutSize: [1, 1], subitem: { layoutSize: [1, 1] } } } }",
      "{ layoutSize",
      "`horizontal` needs the key `count`"
    ),
    (
      "{ group: { horizontal: { layoutSize: [1, 1], subitems: [{ layoutSize: [1, 1] }], count: 2 } } }",
      "count",
      "`count` goes with `subitem` or `repeatingSubitem`; `subitems` repeat as often as they fit"
    ),
    (
      "{ group: { horisontal: { layoutSize: [1, 1] } } }",
      "horisontal",
      "unknown key `horisontal`, did you mean `horizontal`?"
    ),
    (
      "{ group: { custom: { layoutSize: [1, 1], frames: [[0, 0, 1]] } } }",
      "[0, 0, 1]",
      "`frames` needs `[x, y, width, height]`, and this is a list of 3"
    ),
    (
      "{ list: , boundarySupplementaryItems: [heder] }",
      "heder",
      "unknown boundary item `heder`, did you mean `header`?"
    ),
    (
      "{ list: , boundarySupplementaryItems: [{ elementKind: side, alignment: top }] }",
      "{ elementKind",
      "the view `side` needs the key `layoutSize`"
    ),
    (
      "{ list: , boundarySupplementaryItems: [{ elementKind: header, alignment: tpo }] }",
      "tpo",
      "unknown alignment `tpo`, did you mean `top`?"
    ),
    (
      "{ group: { vertical: { layoutSize: [1, 1], supplementaryItems: [{ elementKind: header, layoutSize: [1, 1], containerAnchor: [top] }], subitems: [{ layoutSize: [1, 1] }] } } }",
      "header",
      "`header` is a boundary item; a view attached to an item or a group has a kind of its own"
    ),
  ]

  @Test("What is said of mistakes", arguments: mistakes)
  func mistake(_ text: String, _ place: String, _ words: String) throws {
    let file = "layout: { kind: compositional, sections: [\(text)] }"
    let range = try #require(file.range(of: place))
    let column = file.distance(from: file.startIndex, to: range.lowerBound) + 1
    let said = complaint(file)?.split(separator: "\n").first.map(String.init)
    #expect(said == "scene.yaml:1:\(column): \(words)")
  }

  @Test("Groups may be nested only so deep")
  func depth() {
    func nested(_ depth: Int) -> String {
      let inner = depth == 0 ? "{ layoutSize: [1, 1] }" : nested(depth - 1)
      return "{ horizontal: { layoutSize: [1, 1], subitems: [\(inner)] } }"
    }
    #expect((try? sections("{ group: \(nested(CompositionalReader.depthLimit - 1)) }")) != nil)
    let said = complaint(
      "layout: { kind: compositional, sections: [{ group: \(nested(CompositionalReader.depthLimit)) }] }"
    )
    #expect(said?.contains("groups are nested too deeply: more than 8 inside each other") == true)
  }

  @Test(
    "Sections are written as they were read",
    arguments: [
      "list", "{ list: { appearance: sidebarPlain } }",
      "{ list: { appearance: insetGrouped, headerMode: firstItemInSection, footerMode: supplementary, showsSeparators: false, headerTopPadding: 0 } }",
      "{ list: { appearance: grouped }, contentInsets: [0, 0, 0, 0] }",
      "{ list: {}, interGroupSpacing: 4 }", "{ grid: 3 }",
      "{ grid: { columns: 3, spacing: 8 } }", "{ carousel: [240, estimated] }",
      "{ carousel: [fractionalWidth(0.8), 160], orthogonalScrollingBehavior: paging }",
      "{ group: { custom: { layoutSize: [100, 100], frames: [[0, 0, 10, 10], [5, 5, 10, 10]] } } }",
      "{ group: { vertical: { layoutSize: [fractionalWidth(1), estimated(44)], repeatingSubitem: { layoutSize: [100, uniformAcrossSiblings(30)] }, count: 3, interItemSpacing: flexible(8) } } }",
      "{ list: {}, boundarySupplementaryItems: [header, { elementKind: footer, pinToVisibleBounds: true }], decorationItems: [{ elementKind: back }] }",
      "{ carousel: [240, 100], visibleItemsInvalidationHandler: { scale: 1.4, fade: 0.3, pull: 20 } }",
      "{ carousel: [240, 100], visibleItemsInvalidationHandler: { fade: 0 } }",
    ])
  func writing(_ text: String) throws {
    let section = try sections(text)
    let written = PropertyValue.sections(Compositional.Sections(section)).text
    #expect(written == "[\(text)]")
    #expect(try sections(String(written.dropFirst().dropLast())) == section)
  }

  @Test(
    "Parts of sections can be set while a scene runs",
    arguments: [
      ("layout.sections.0.interGroupSpacing: 9", [Compositional.Section.spaced(9)]),
      ("layout.sections: [list, list]", [.init(.list), .init(.list)]),
      ("layout.sections.0: list", [.init(.list)]),
    ])
  func setting(_ text: String, _ expected: [Compositional.Section]) throws {
    let scene = try scene(
      """
      data: 3
      layout: { kind: compositional, sections: [{ list: , interGroupSpacing: 4 }] }
      steps: [{ set: { \(text) } }]
      """)
    guard case .action(.set(let settings)) = scene.steps[0].kind else {
      Issue.record("no setting: \(scene.steps[0].kind)")
      return
    }
    let panes = try settings.reduce(scene.panes) { try $0.setting($1) }
    #expect(panes[0].layout[CompositionalProperties.sections].list == expected)
  }
}

extension Compositional.Section {
  fileprivate static func spaced(_ spacing: CGFloat) -> Self {
    var section = Self(.list)
    section.interGroupSpacing = spacing
    return section
  }
}
