import Foundation
import Testing

@testable import CollectionView

@Suite("Reloading")
@MainActor
struct ReloadTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("After a reload counts are those of the new data, before any layout pass")
  func counts() {
    let rig = UpdateRig(count: 3)
    rig.rows[0].append("new")
    #expect(rig.view.numberOfItems(inSection: 0) == 3)
    rig.view.reloadData()
    #expect(rig.view.numberOfItems(inSection: 0) == 4)
  }

  @Test("An item that came with a reload can be scrolled to at once")
  func scroll() {
    let rig = UpdateRig(count: 3)
    rig.rows[0] = (0..<40).map(String.init)
    rig.view.reloadData()
    rig.view.scrollToItem(at: path(39), at: .bottom, animated: false)
    #expect(rig.clock.diagnostics.isEmpty)
    // A header of 20 and 40 rows of 40 points, less the view's 480.
    #expect(rig.view.contentOffset.y == 1140)
  }

  @Test("An item that came with a reload can be selected at once")
  func select() {
    let rig = UpdateRig(count: 3)
    rig.rows[0].append("new")
    rig.view.reloadData()
    rig.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    rig.view.layoutIfNeeded()
    #expect(rig.clock.diagnostics.isEmpty)
    #expect(rig.view.indexPathsForSelectedItems == [path(3)])
    #expect(rig.view.cellForItem(at: path(3))?.isSelected == true)
  }

  @Test("Counts asked for after a reload are the ones an update starts from")
  func updateAfterReload() {
    let rig = UpdateRig(count: 3)
    rig.rows[0].append("new")
    rig.view.reloadData()
    _ = rig.view.numberOfSections
    rig.rows[0].append("newer")
    rig.view.insertItems(at: [path(4)])
    #expect(rig.clock.diagnostics.isEmpty)
    #expect(rig.view.visibleCells.count == 5)
  }

  @Test("A reload inside a batch takes the data as they are")
  func inBatch() {
    let rig = UpdateRig(count: 3)
    rig.view.performBatchUpdates {
      rig.rows[0].append("new")
      rig.view.reloadData()
    }
    #expect(rig.clock.diagnostics.isEmpty)
    #expect(rig.view.visibleCells.count == 4)
  }

  @Test("More items than can be told apart are told of, and the first of them are shown")
  func countless() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    let clock = UpdateRig.Clock()
    let items = GeneratedCounts([.max, .max])
    view.host = clock
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    #expect(clock.diagnostics.map(\.id) == [.invalidNumberOfItems, .invalidNumberOfItems])
    #expect(view.numberOfItems(inSection: 0) == UICollectionView.itemLimit)
    #expect(view.itemCount == 2 * UICollectionView.itemLimit)
    view.scrollToItem(at: IndexPath(item: 1 << 49, section: 1), at: .top, animated: false)
    view.layoutIfNeeded()
    #expect(!view.visibleCells.isEmpty)
  }

  @Test("There is no item at a point that is no number", arguments: [CGFloat.nan, .infinity])
  func noPoint(_ coordinate: CGFloat) {
    let rig = UpdateRig(count: 3)
    #expect(rig.view.indexPathForItem(at: CGPoint(x: 10, y: coordinate)) == nil)
    #expect(rig.view.indexPathForItem(at: CGPoint(x: coordinate, y: 30)) == nil)
    #expect(rig.view.indexPathForItem(at: CGPoint(x: 10, y: 30)) == path(0))
  }

  /// Sections of so many plain cells.
  private final class GeneratedCounts: NSObject, UICollectionViewDataSource {
    let counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      counts[section]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
