import Foundation
import Testing
import UIKit

@testable import Fixes

/// Exhibits of compositional layouts, with the fix and without.
@Suite("Fixes for compositional layouts")
@MainActor
struct CompositionalFixTests {
  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func rows(estimate: CGFloat, spacing: CGFloat = 0) -> NSCollectionLayoutSection {
    let size = size(.fractionalWidth(1), .estimated(estimate))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = spacing
    return section
  }

  private func layout(_ section: NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: section)
  }

  /// M03: cells of 160 points in a group estimated at 100.
  @Test("Items and groups that are both estimated")
  func rows() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(100)), subitems: [item])
    let cut = FixRig(20, height: 160, layout(NSCollectionLayoutSection(group: group)))
    #expect(cut.view.contentSize.height == 2000)
    let fixed = FixRig(3, height: 160, layout(.selfSizingRows(estimatedHeight: 100)))
    #expect(fixed.view.contentSize.height == 480)
  }

  /// M18: rows of 40 and 160 points in turn.
  @Test("An estimate for each kind of row")
  func kinds() {
    func movement(_ section: NSCollectionLayoutSection) -> CGFloat {
      let rig = FixRig((0..<200).map { $0.isMultiple(of: 2) ? 40 : 160 }, layout(section))
      rig.scroll(to: 9900)
      return rig.movement(by: -30)
    }
    #expect(movement(rows(estimate: 100)) == -60)
    #expect(movement(.rows(estimatedHeights: [40, 160])) == 0)
  }

  /// M04 and M10: the space between rows of 72.5 points, estimated at 30, becomes larger.
  @Test("The same layout object with other spaces")
  func sameLayout() {
    let other = FixRig(
      100, height: 72.5, layout(rows(estimate: 30, spacing: 20)), behavior: .correct)
    other.view.setCollectionViewLayout(layout(rows(estimate: 30, spacing: 30)), animated: false)
    other.view.layoutIfNeeded()
    #expect(other.view.contentOffset.y == 106.5)

    let spaced = SpacedRows(estimatedHeight: 30, spacing: 20)
    let same = FixRig(100, height: 72.5, spaced.layout, behavior: .correct)
    spaced.spacing = 30
    same.view.layoutIfNeeded()
    #expect(same.view.contentOffset.y == 0)
    #expect(same.places[1] == 102.5)
  }

  /// M05: row 3 of rows of 76 points, estimated at 30, becomes 24 points higher.
  @Test("The whole layout after a cell has changed its height")
  func wholeLayout() throws {
    var behavior = Behavior.correct
    behavior.successors = .estimatedAgain
    let rig = FixRig(40, height: 76, layout(rows(estimate: 30)), behavior: behavior)
    let cell = try #require(
      rig.view.cellForItem(at: IndexPath(item: 3, section: 0)) as? FixRig.Cell)
    cell.row.height = 100
    cell.contentDidChange()
    rig.view.layoutIfNeeded()
    #expect(rig.places[5] == 358)
    rig.view.cellsDidChangeHeight()
    #expect(rig.places[5] == 404)
  }

  /// M02: a card of 180 points among cards of 80, which comes in last.
  @Test("The height of the tallest card")
  func tallest() {
    func sized(_ height: CGFloat) -> UICollectionViewCell {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: height))
      cell.contentView.bounds.size = CGSize(width: 100, height: height)
      return cell
    }
    let heights: [CGFloat] = [80, 80, 80, 80, 80, 80, 80, 180]
    let card = size(.absolute(100), .estimated(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: card)]))
    section.orthogonalScrollingBehavior = .continuous
    func lengths(_ section: NSCollectionLayoutSection) -> [CGFloat] {
      let rig = FixRig(heights, layout(section))
      return [0, 7].map { item in
        rig.view.scrollToItem(
          at: IndexPath(item: item, section: 0), at: .right, animated: false)
        rig.view.layoutIfNeeded()
        return rig.view.contentSize.height
      }
    }
    #expect(lengths(section) == [80, 180])
    #expect(lengths(.cards(heights.map(sized), width: 100)) == [180, 180])
  }

  /// M11 and M19: a view that is 32 points wide, and one that has no width.
  @Test("Sections without insets and pinned headers where there is no room", arguments: [32.0, 0])
  func room(width: CGFloat) {
    func diagnostics(fixes: Bool) -> [Diagnostic.ID] {
      let layout = UICollectionViewCompositionalLayout { _, environment in
        let item = NSCollectionLayoutItem(
          layoutSize: self.size(.fractionalWidth(0.25), .absolute(94)))
        let section = NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: self.size(.fractionalWidth(1), .absolute(94)), subitems: [item]))
        section.contentInsets.leading = 16
        section.contentInsets.trailing = 16
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: self.size(.fractionalWidth(1), .absolute(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return fixes ? section.fitting(environment, minimumWidth: 16) : section
      }
      let rig = FixRig(40, height: 94, layout)
      rig.view.bounds.size.width = width
      rig.view.layoutIfNeeded()
      return rig.diagnostics.filter { $0 == .groupCannotFitItem || $0 == .pinnedViewWithoutRoom }
    }
    #expect(diagnostics(fixes: false) == [width > 0 ? .groupCannotFitItem : .pinnedViewWithoutRoom])
    #expect(diagnostics(fixes: true) == [])
  }

  /// M12 and M20: cards whose height is estimated, and cards of a fixed size.
  @Test("Cards that a handler may change")
  func handler() {
    func scale(_ section: NSCollectionLayoutSection) -> CGFloat? {
      let rig = FixRig(9, height: 120, layout(section))
      return rig.view.cellForItem(at: IndexPath(item: 0, section: 0))?.transform.a
    }
    let fixed = NSCollectionLayoutSection.cards(
      size: CGSize(width: 160, height: 120), overlap: 40, scale: 1.5)
    let card = size(.absolute(160), .estimated(120))
    let estimated = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: card)]))
    estimated.orthogonalScrollingBehavior = .groupPagingCentered
    estimated.visibleItemsInvalidationHandler = fixed.visibleItemsInvalidationHandler
    #expect(scale(estimated) == 1)
    #expect(scale(fixed) == 1.5)
  }

  /// M13: a cell that is 44 points high, and 66 half a point narrower.
  @Test("The height at the width of the layout")
  func height() {
    final class Text: HeightAtGivenWidthCell {
      override func height(at width: CGFloat) -> CGFloat { width < 180 ? 66 : 44 }
    }
    final class Alternating: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        attributes.size =
          attributes.size.width < 180
          ? CGSize(width: 180, height: 44) : CGSize(width: 179.5, height: 66)
        return attributes
      }
    }
    func loops(_ cell: UICollectionViewCell.Type, _ width: NSCollectionLayoutDimension) -> Bool {
      let tag = size(width, .estimated(44))
      let rig = FixRig(
        0, height: 0,
        layout(
          NSCollectionLayoutSection(
            group: .horizontal(layoutSize: tag, subitems: [NSCollectionLayoutItem(layoutSize: tag)])
          )))
      rig.view.register(cell, forCellWithReuseIdentifier: "cell")
      rig.rows = [.init(id: 0, height: 44)]
      rig.view.reloadData()
      rig.view.layoutIfNeeded()
      return rig.diagnostics.contains(.layoutLoop)
    }
    #expect(loops(Alternating.self, .estimated(100)))
    #expect(!loops(Text.self, .absolute(180)))
  }
}
