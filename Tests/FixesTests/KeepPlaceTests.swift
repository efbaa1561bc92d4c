import Foundation
import Testing
import UIKit

@testable import Fixes

/// What one reads stays in place with the fix, and moves by the museum's numbers without it.
@Suite("Fixes that keep the place")
@MainActor
struct KeepPlaceTests {
  /// B01: 200 rows of 90 points estimated at 50; 600 points up from 5000.
  @Test(
    "Cells above the screen are measured",
    arguments: [(50, 480), (120, -150)] as [(CGFloat, CGFloat)])
  func measuring(estimate: CGFloat, drift: CGFloat) {
    func rig(_ layout: UICollectionViewFlowLayout) -> FixRig {
      let rig = FixRig(200, height: 90, rowLayout(layout, estimate: estimate))
      rig.scroll(to: 5000)
      return rig
    }
    #expect(rig(UICollectionViewFlowLayout()).drift() == drift)
    #expect(rig(KeepPlaceWhenMeasuring()).drift() == 0)
    #expect(rig(KeepPlaceWhenGrowing()).drift() == 0)
  }

  /// B33: a message that reaches into the screen grows by 24 points five times.
  @Test("A cell that reaches into the screen grows")
  func growing() {
    func movement(_ layout: UICollectionViewFlowLayout) -> CGFloat {
      let rig = FixRig([200] + Array(repeating: 90, count: 20), rowLayout(layout, estimate: 100))
      rig.scroll(to: 100)
      return (0..<5).reduce(0) { sum, _ in
        sum
          + rig.movement {
            let cell = rig.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? FixRig.Cell
            cell?.row.height += 24
            cell?.contentDidChange()
          }
      }
    }
    // The first row that stays in view is the message: it keeps its top, or is pushed up by what it grew.
    #expect(movement(KeepPlaceWhenMeasuring()) == -120)
    #expect(movement(KeepPlaceWhenGrowing()) == 0)
  }

  /// B10: five rows come in before the first one.
  @Test("Rows are inserted before the first visible one", arguments: [0, 100, 1000] as [CGFloat])
  func inserting(offset: CGFloat) {
    func movement(_ layout: UICollectionViewFlowLayout) -> CGFloat {
      let rig = FixRig(100, height: 50, rowLayout(layout))
      rig.scroll(to: offset)
      return rig.movement {
        rig.view.performBatchUpdates {
          rig.rows.insert(contentsOf: (100..<105).map { .init(id: $0, height: 50) }, at: 0)
          rig.view.insertItems(at: (0..<5).map { IndexPath(item: $0, section: 0) })
        }
      }
    }
    #expect(movement(UICollectionViewFlowLayout()) == 250)
    #expect(movement(KeepPlaceWhenInserting()) == 0)
  }

  @Test("Rows inserted after the first visible one move no row before them")
  func insertingBelow() {
    let rig = FixRig(100, height: 50, rowLayout(KeepPlaceWhenInserting()))
    rig.scroll(to: 1000)
    let movement = rig.movement {
      rig.view.performBatchUpdates {
        rig.rows.insert(.init(id: 100, height: 50), at: 25)
        rig.view.insertItems(at: [IndexPath(item: 25, section: 0)])
      }
    }
    #expect(movement == 0)
    // A later update starts from nothing.
    #expect(rig.movement { rig.view.performBatchUpdates {} } == 0)
  }

  /// B12: 1000 rows of 60, or 40 in landscape, estimated at 100, at the end of the list.
  @Test("The view is rotated")
  func rotating() {
    func top(keeps: Bool) -> Int? {
      let rig = FixRig(1000, height: 60, rowLayout(UICollectionViewFlowLayout(), estimate: 100))
      let end = IndexPath(item: 992, section: 0)
      for _ in 0..<3 {
        rig.view.scrollToItem(at: end, at: .top, animated: false)
        rig.view.layoutIfNeeded()
      }
      #expect(rig.top == 992)
      let turn = {
        rig.rows = rig.rows.map { .init(id: $0.id, height: 40) }
        for cell in rig.view.visibleCells.compactMap({ $0 as? FixRig.Cell }) {
          cell.row.height = 40
        }
        rig.view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
      }
      if keeps {
        rig.view.keepFirstItem(during: turn)
      } else {
        turn()
        rig.view.layoutIfNeeded()
      }
      return rig.top
    }
    #expect(top(keeps: false) != 992)
    #expect(top(keeps: true) == 992)
  }

  /// B09: 100 rows of 60 points, measured; a reload drops their sizes.
  @Test("One row changes")
  func reconfiguring() throws {
    func movement(reloads: Bool) throws -> CGFloat {
      let rig = FixRig(100, height: 60, rowLayout(UICollectionViewFlowLayout(), estimate: 150))
      let source = UICollectionViewDiffableDataSource<Int, FixRig.Row>(collectionView: rig.view) {
        view, path, row in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? FixRig.Cell)?.row = row
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, FixRig.Row>()
      snapshot.appendSections([0])
      snapshot.appendItems(rig.rows)
      source.apply(snapshot, animatingDifferences: false)
      for page in 0..<13 { rig.scroll(to: CGFloat(page) * 480) }
      rig.scroll(to: 3000)
      #expect(rig.top == 50)
      if reloads {
        rig.view.reloadData()
      } else {
        source.update([rig.rows[50]])
      }
      rig.view.layoutIfNeeded()
      return CGFloat(try #require(rig.top) - 50)
    }
    #expect(try movement(reloads: true) == -30)
    #expect(try movement(reloads: false) == 0)
  }

  /// Corrections near an edge request page after page; with the fix, one.
  @Test("A page is loaded at the start")
  func loading() {
    let fix = LoadOnce()
    let rig = FixRig(100, height: 50, rowLayout(UICollectionViewFlowLayout()), delegate: fix)
    var loads: [() -> Void] = []
    fix.load = { loads.append($0) }
    rig.scroll(to: 100)
    // No finger and no fling: not a scroll of the user.
    #expect(loads.isEmpty)
    rig.view.beginTracking()
    rig.view.beginDragging()
    for y in stride(from: 90, through: 10, by: -10) {
      rig.view.scroll(to: CGPoint(x: 0, y: y), as: .finger)
      rig.view.layoutIfNeeded()
    }
    #expect(loads.count == 1)
    loads[0]()
    rig.view.scroll(to: .zero, as: .finger)
    rig.view.layoutIfNeeded()
    #expect(loads.count == 2)
  }
}
