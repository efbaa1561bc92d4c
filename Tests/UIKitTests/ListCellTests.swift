import Foundation
import Testing

@testable import UIKit

@Suite("List cells")
@MainActor
struct ListCellTests {
  private func rig(
    _ metrics: ListMetrics = .iOS16, width: CGFloat = 320,
    _ configure: @escaping (UICollectionViewListCell, Int) -> Void = { _, _ in }
  ) -> ListCellRig {
    ListCellRig(metrics, width: width) { cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      configure(cell, item)
    }
  }

  @Test(
    "A row of one line has the height of the version",
    arguments: [(ListMetrics.iOS14, 44.0), (.iOS16, 44), (.iOS26, 56)])
  func rowHeight(metrics: ListMetrics, height: CGFloat) throws {
    let cell = try #require(rig(metrics).cell(0))
    #expect(cell.frame.size == CGSize(width: 320, height: height))
  }

  @Test("The text of a row is broken at the width of the list")
  func wrapping() throws {
    let rig = rig { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = String(repeating: "word ", count: 12)
      cell.contentConfiguration = content
    }
    #expect(try #require(rig.cell(0)).frame.size == CGSize(width: 320, height: 63))
  }

  @Test("The height follows another version that is simulated")
  func otherVersion() throws {
    let rig = rig(.iOS16)
    rig.view.behavior.listMetrics = .iOS26
    rig.view.layoutIfNeeded()
    #expect(try #require(rig.cell(0)).frame.height == 56)
  }

  private static let rooms: [(accessories: [UICellAccessory], room: CGFloat)] = [
    ([.disclosureIndicator()], 30), ([.checkmark()], 40), ([.outlineDisclosure()], 30),
    ([.checkmark(), .disclosureIndicator()], 62),
    ([.disclosureIndicator(options: .init(reservedLayoutWidth: .custom(50)))], 66),
    ([.disclosureIndicator(options: .init(reservedLayoutWidth: .actual))], 26.5),
    ([.disclosureIndicator(options: .init(isHidden: true))], 30), ([.delete()], 0),
    ([.label(text: "12")], 33),
  ]

  @Test("Accessories reserve their room at the trailing side", arguments: 0..<9)
  func trailing(index: Int) throws {
    let (accessories, room) = Self.rooms[index]
    let cell = try #require(rig { cell, _ in cell.accessories = accessories }.cell(0))
    #expect(cell.contentView.frame.width == 320 - room)
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test("The text ends 8 points before an accessory, and else at the margin")
  func textWidth() throws {
    let rig = rig { cell, item in if item == 1 { cell.accessories = [.checkmark()] } }
    let plain = try #require(rig.cell(0)?.contentView as? UIListContentView)
    let checked = try #require(rig.cell(1)?.contentView as? UIListContentView)
    #expect(plain.textLayoutGuide?.layoutFrame == CGRect(x: 16, y: 11.75, width: 288, height: 20.5))
    #expect(checked.textLayoutGuide?.layoutFrame.width == 256)
  }

  @Test("Leading accessories are shown while the list is edited", arguments: [true, false])
  func editing(isEditing: Bool) throws {
    let rig = rig { cell, _ in
      cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    rig.view.isEditing = isEditing
    rig.view.layoutIfNeeded()
    let frame = try #require(rig.cell(0)).contentView.frame
    #expect(frame.minX == (isEditing ? 40 : 0))
    #expect(frame.maxX == (isEditing ? 320 : 290))
  }

  @Test("Custom accessories are placed by position")
  func customPlacement() throws {
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let last = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let firstConfiguration = UICellAccessory.CustomViewConfiguration(
      customView: first,
      placement: .trailing(at: UICellAccessory.Placement.position(after: .checkmark())))
    let lastConfiguration = UICellAccessory.CustomViewConfiguration(
      customView: last, placement: .trailing(at: { $0.count }), reservedLayoutWidth: .actual)
    let accessories: [UICellAccessory] = [
      .checkmark(), .disclosureIndicator(), .customView(configuration: firstConfiguration),
      .customView(configuration: lastConfiguration),
    ]
    let rig = rig { cell, item in if item == 1 { cell.accessories = accessories } }
    let cell = try #require(rig.cell(1))
    #expect(last.frame.maxX == 304)
    #expect(last.frame.midY == 22)
    // The disclosure with 14 points stands between them.
    #expect(first.frame == CGRect(x: 234, y: 17, width: 30, height: 10))
    #expect(cell.contentView.frame.width == 202)
  }

  @Test("A system accessory that occurs twice is shown once, with a diagnostic")
  func duplicates() throws {
    let rig = rig { cell, item in
      if item == 0 { cell.accessories = [.checkmark(), .checkmark()] }
    }
    #expect(try #require(rig.cell(0)).contentView.frame.width == 280)
    #expect(rig.diagnostics.map(\.id) == [.duplicateAccessory])
    #expect(rig.diagnostics.first?.indexPath == [0, 0])
  }

  @Test(
    "Content is indented by level, and leading accessories if they follow",
    arguments: [true, false])
  func indentation(indentsAccessories: Bool) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    let cell = try #require(
      rig { cell, item in
        guard item == 1 else { return }
        cell.accessories = [
          .customView(configuration: .init(customView: view, placement: .leading()))
        ]
        cell.indentationLevel = 2
        cell.indentsAccessories = indentsAccessories
      }.cell(1))
    #expect(cell.indentationWidth == 10)
    #expect(cell.contentView.frame.minX == 60)
    #expect(view.frame.minX == (indentsAccessories ? 36 : 16))
    #expect(cell.separatorLayoutGuide.layoutFrame.minX == 76)
    #expect(cell.separatorLayoutGuide.layoutFrame.maxX == 320)
    #expect(cell.separatorLayoutGuide.owningView === cell)
  }

  @Test("From right to left accessories are at the left")
  func mirrored() throws {
    let rig = rig { cell, _ in
      cell.semanticContentAttribute = .forceRightToLeft
      cell.accessories = [.checkmark()]
    }
    let cell = try #require(rig.cell(0))
    #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 280, height: 44))
  }

  @Test("A header that is a list cell has the style of headers, and no least height")
  func headers() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: kind
    ) { header, _, _ in
      var content = header.defaultContentConfiguration()
      content.text = "Header"
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let header = try #require(
      view.supplementaryView(forElementKind: kind, at: [0, 0]) as? UICollectionViewListCell)
    let content = try #require(header.contentConfiguration as? UIListContentConfiguration)
    #expect(content.isHeader && content.directionalLayoutMargins.leading == 8)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: [0, 0])
    attributes.size = CGSize(width: 320, height: 20)
    #expect(header.preferredLayoutAttributesFitting(attributes).size.height == 28.5)
  }

  @Test("Wide lists have wider margins")
  func wideMargins() throws {
    let cell = try #require(rig(width: 414).cell(0))
    let content = try #require(cell.contentView as? UIListContentView)
    #expect(content.textLayoutGuide?.layoutFrame.minX == 20)
  }

  @Test("A tap on an accessory performs its action and does not select the item")
  func actions() throws {
    var taps = 0
    let rig = rig { cell, _ in cell.accessories = [.detail(actionHandler: { taps += 1 })] }
    rig.tap(CGPoint(x: 295, y: 20))
    #expect(taps == 1 && rig.view.indexPathsForSelectedItems?.isEmpty != false)
    rig.tap(CGPoint(x: 100, y: 20))
    #expect(taps == 1 && rig.view.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test(
    "An outline is expanded by its disclosure, or by the whole cell of a header",
    arguments: [
      (UICellAccessory.OutlineDisclosureOptions.Style.header, 100.0, true), (.cell, 100, false),
      (.cell, 300, true), (.automatic, 100, false), (.automatic, 300, true),
    ])
  func outlines(
    style: UICellAccessory.OutlineDisclosureOptions.Style, x: CGFloat, isExpanded: Bool
  ) throws {
    let outline = OutlineRig(style)
    outline.view.beginTouch(at: CGPoint(x: x, y: 20))
    outline.view.endTouch(at: CGPoint(x: x, y: 20))
    outline.view.layoutIfNeeded()
    #expect(outline.source.snapshot(for: 0).isExpanded("A") == isExpanded)
    guard isExpanded else { return }
    let child = try #require(outline.view.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
    #expect(child.indentationLevel == 1 && child.contentView.frame.minX == 10)
  }

  /// A list of two rows whose cells a closure configures.
  @MainActor
  final class ListCellRig {
    let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, Int>
    private(set) var diagnostics: [Diagnostic] = []

    init(
      _ metrics: ListMetrics, width: CGFloat,
      configure: @escaping (UICollectionViewListCell, Int) -> Void
    ) {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: ListLayout())
      view.behavior.listMetrics = metrics
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        configure($0, $2)
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      view.diagnosticHandler = { [weak self] in self?.diagnostics.append($0) }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([0, 1])
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
      view.cellForItem(at: [0, item]) as? UICollectionViewListCell
    }

    func tap(_ point: CGPoint) {
      view.beginTouch(at: point)
      view.endTouch(at: point)
      view.layoutIfNeeded()
    }
  }

  /// A list of an item A with a child B.
  @MainActor
  final class OutlineRig {
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>

    init(_ style: UICellAccessory.OutlineDisclosureOptions.Style) {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: ListLayout())
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure(options: .init(style: style))]
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["A"])
      tree.append(["B"], to: "A")
      source.apply(tree, to: 0, animatingDifferences: false)
      view.layoutIfNeeded()
    }
  }
}
