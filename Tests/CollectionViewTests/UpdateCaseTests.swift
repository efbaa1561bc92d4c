import CollectionView
import Foundation
import Testing

/// The update cases of the rules, by their numbers there.
@Suite("Update cases")
@MainActor
struct UpdateCaseTests {
  /// A batch on one section of so many items, and what UIKit is known to say of it.
  struct Mistake: CustomTestStringConvertible {
    var id: String
    var before: [Int]
    var after: [Int]
    var message: String
    var changes: @MainActor (UICollectionView) -> Void

    var testDescription: String { id }
  }

  nonisolated static let mistakes = [
    Mistake(
      id: "U04", before: [5], after: [4],
      message: "attempt to perform a delete and a move from the same index path (0 - 3)"
    ) {
      $0.reloadItems(at: [[0, 3]])
      $0.deleteItems(at: [[0, 2]])
      $0.moveItem(at: [0, 3], to: [0, 0])
    },
    Mistake(
      id: "U05", before: [5], after: [4],
      message: "attempt to delete and reload the same index path"
    ) {
      $0.deleteItems(at: [[0, 3]])
      $0.reloadItems(at: [[0, 3]])
    },
    Mistake(
      id: "U07", before: [20], after: [19],
      message:
        "attempt to delete item 20 from section 0 which only contains 20 items before the update"
    ) { $0.deleteItems(at: [[0, 20]]) },
    Mistake(
      id: "U08", before: [5], after: [5],
      message:
        "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (5) must be equal to the number of items contained in that section before the update (5), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out)."
    ) { $0.insertItems(at: [[0, 0]]) },
    Mistake(
      id: "U09", before: [4], after: [1],
      message:
        "Invalid batch updates detected: the number of sections and/or items returned by the data source before and after performing the batch updates are inconsistent with the updates. Data source before updates = { 1 section with item counts: [4] } Data source after updates = { 1 section with item counts: [1] } Updates = [ ]"
    ) { _ in },
    Mistake(
      id: "U10", before: [], after: [1, 1, 1, 1, 1, 1],
      message:
        "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the update (6) must be equal to the number of sections contained in the collection view before the update (0), plus or minus the number of sections inserted or deleted (5 inserted, 0 deleted)."
    ) { $0.insertSections(IndexSet(0..<5)) },
    Mistake(
      id: "an insert and a move", before: [3], after: [4],
      message: "attempt to perform an insert and a move to the same index path (0 - 0)"
    ) {
      $0.insertItems(at: [[0, 0]])
      $0.moveItem(at: [0, 2], to: [0, 0])
    },
    Mistake(
      id: "an insert and a move of sections", before: [1, 1], after: [1, 1, 1],
      message: "attempt to perform an insert and a move to the same section (0)"
    ) {
      $0.insertSections([0])
      $0.moveSection(1, toSection: 0)
    },
    Mistake(
      id: "a delete and a move of sections", before: [1, 1], after: [1],
      message: "attempt to perform a delete and a move from the same section (1)"
    ) {
      $0.deleteSections([1])
      $0.moveSection(1, toSection: 0)
    },
    Mistake(
      id: "two deletes", before: [3], after: [2],
      message: "attempt to perform two deletes of the same index path (0 - 1)"
    ) { $0.deleteItems(at: [[0, 1], [0, 1]]) },
    Mistake(
      id: "two moves to one place", before: [3], after: [3],
      message: "attempt to move both item at index path 0 - 0 and 0 - 2 to 0 - 1"
    ) {
      $0.moveItem(at: [0, 0], to: [0, 1])
      $0.moveItem(at: [0, 2], to: [0, 1])
    },
    Mistake(
      id: "two moves of one item", before: [3], after: [3],
      message: "attempt to move item at index path 0 - 0 to both 0 - 1 and 0 - 2"
    ) {
      $0.moveItem(at: [0, 0], to: [0, 1])
      $0.moveItem(at: [0, 0], to: [0, 2])
    },
    Mistake(
      id: "a move from a place that is not there", before: [3], after: [3],
      message:
        "attempt to move index path (0 - 7) that does not exist - there are only 3 items in section 0 before the update"
    ) { $0.moveItem(at: [0, 7], to: [0, 1]) },
    Mistake(
      id: "a move to a place that is not there", before: [3], after: [3],
      message:
        "attempt to move index path (0 - 0) to index path (0 - 7) that does not exist - there are only 3 items in section 0 after the update"
    ) { $0.moveItem(at: [0, 0], to: [0, 7]) },
    Mistake(
      id: "a section that moves too far", before: [1, 1], after: [1, 1],
      message:
        "attempt to to move section 0 to section 5, but there are only 2 sections after the update"
    ) { $0.moveSection(0, toSection: 5) },
    Mistake(
      id: "a section that is not there", before: [1], after: [1],
      message: "attempt to delete section 4, but there are only 1 sections before the update"
    ) { $0.reloadSections([4]) },
    Mistake(
      id: "an item of a section that is not there", before: [1], after: [1],
      message:
        "attempt to insert item 0 into section 2, but there are only 1 sections after the update"
    ) { $0.insertItems(at: [[2, 0]]) },
  ]

  @Test("Mistakes are told in UIKit's words, and leave a reload behind", arguments: mistakes)
  func mistakes(_ mistake: Mistake) {
    let rig = UpdateRig(mistake.before.map { (0..<$0).map(String.init) })
    var completions: [Bool] = []
    rig.view.performBatchUpdates {
      rig.rows = mistake.after.map { (0..<$0).map { "new \($0)" } }
      mistake.changes(rig.view)
    } completion: {
      completions.append($0)
    }
    #expect(rig.clock.diagnostics.count == 1)
    #expect(rig.clock.diagnostics.first?.message.contains(mistake.message) == true)
    #expect(completions == [false])
    #expect((0..<rig.view.numberOfSections).map(rig.view.numberOfItems) == mistake.after)
    #expect(rig.cells.count == min(12, mistake.after.reduce(0, +)))
    #expect(rig.cells.allSatisfy { $0.hasPrefix("new") })
    rig.view.performBatchUpdates(nil)
    #expect(rig.clock.diagnostics.count == 1)
  }

  @Test("U01, U02: deletes count before, inserts after, whatever the order of the calls")
  func indices() {
    for insertsFirst in [true, false] {
      let rig = UpdateRig([["A", "B", "C"]], clock: false)
      rig.view.performBatchUpdates {
        rig.rows = [["B", "X", "C"]]
        if insertsFirst { rig.view.insertItems(at: [[0, 1]]) }
        rig.view.deleteItems(at: [[0, 0]])
        if !insertsFirst { rig.view.insertItems(at: [[0, 1]]) }
      }
      #expect(rig.cells == ["B 20", "X 60", "C 100"])
      #expect(rig.asked == ["0-1"])
    }
  }

  @Test("U11: a mix of section changes that UIKit refuses")
  func sectionMix() {
    let rig = UpdateRig([["a"], ["b"], ["c"], ["d"], ["e"]])
    rig.view.performBatchUpdates {
      rig.rows = [["a"], ["b"], ["x"], ["D"], ["c"]]
      rig.view.moveSection(2, toSection: 4)
      rig.view.reloadSections([3])
      rig.view.deleteSections([4])
      rig.view.insertSections([2])
    }
    #expect(rig.clock.diagnostics.isEmpty)
    #expect(rig.asked == ["2-0", "3-0"])
    rig.view.advanceAnimations(by: 1)
    #expect(rig.cells == ["a 20", "b 80", "x 140", "D 200", "c 260"])
  }

  @Test("U13: a shifted item slides from its old frame, also across lines")
  func shift() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    let rig = FlowRig(
      sizes: [Array(repeating: layout.itemSize, count: 7)], in: CGSize(width: 375, height: 400),
      sizing: .itemSize, layout: layout)
    let clock = UpdateRig.Clock()
    rig.view.host = clock
    rig.view.layoutIfNeeded()
    rig.sizes[0].removeFirst()
    rig.view.performBatchUpdates { rig.view.deleteItems(at: [[0, 0]]) }
    func look(_ item: Int, leaving: Bool = false) -> UICollectionViewLayoutAttributes? {
      rig.view.liveElements.first {
        $0.isDisappearing == leaving && $0.attributes.indexPath.item == item
      }?.attributes
    }
    #expect(look(0)?.frame == CGRect(x: 137.5, y: 0, width: 100, height: 60))
    #expect(look(2)?.frame == CGRect(x: 0, y: 70, width: 100, height: 60))
    #expect(look(0, leaving: true)?.alpha == 1)
    rig.view.advanceAnimations(by: 0.15)
    #expect(look(0)?.frame == CGRect(x: 68.75, y: 0, width: 100, height: 60))
    #expect(look(2)?.frame == CGRect(x: 137.5, y: 35, width: 100, height: 60))
    #expect(look(0, leaving: true)?.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(look(0, leaving: true)?.alpha == 0.5)
    rig.view.advanceAnimations(by: 0.15)
    #expect(look(0)?.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(look(2)?.frame == CGRect(x: 275, y: 0, width: 100, height: 60))
    #expect(look(0, leaving: true) == nil)
    #expect(rig.view.contentSize.height == 130)
  }

  @Test(
    "U15: counts are read late, so an insert after a reload and a changed model does not add up")
  func reloadThenInsert() {
    let rig = UpdateRig(count: 1)
    rig.view.reloadData()
    rig.rows[0].append("new")
    rig.view.insertItems(at: [[0, 0]])
    #expect(rig.clock.diagnostics.map(\.id) == [.invalidNumberOfItems])
    #expect(rig.cells == ["0 20", "new 60"])
  }

  @Test("Reconfiguring asks at once, by the path given, and keeps the cell; reloading replaces it")
  func reconfigure() {
    let rig = UpdateRig(count: 3)
    let cells = (0..<3).map { rig.view.cellForItem(at: [0, $0]) }
    rig.rows[0] = ["x", "A", "B", "2"]
    rig.view.performBatchUpdates {
      rig.view.insertItems(at: [[0, 0]])
      rig.view.reconfigureItems(at: [[0, 0]])
      #expect(rig.asked == ["0-0"])
      rig.view.reloadItems(at: [[0, 1]])
    }
    #expect(rig.view.cellForItem(at: [0, 1]) === cells[0])
    // The new item stands there already, and the cell goes on with the old one.
    #expect((cells[0] as? UpdateRig.Cell)?.name == "x")
    #expect(rig.view.cellForItem(at: [0, 2]) !== cells[1])
    #expect(rig.view.cellForItem(at: [0, 3]) === cells[2])
    #expect(rig.asked == ["0-0", "0-0", "0-2"])
    rig.rows[0][1] = "again"
    rig.view.reconfigureItems(at: [[0, 1]])
    #expect((cells[0] as? UpdateRig.Cell)?.name == "again")
  }

  @Test(
    "Reconfiguring an item without a cell, or none, is no mistake; outside a batch an update follows"
  )
  func reconfigureUnseen() {
    let rig = UpdateRig(count: 100)
    rig.layout.log = []
    rig.view.reconfigureItems(at: [[0, 99], [0, 500], [7, 0]])
    #expect(rig.asked.isEmpty && rig.clock.diagnostics.isEmpty)
    #expect(rig.layout.log.prefix(2) == ["prepare", "updates "])
    #expect(rig.layout.log.last == "finalize")
    rig.layout.log = []
    rig.view.reconfigureItems(at: [])
    #expect(rig.layout.log.isEmpty)
  }
}
