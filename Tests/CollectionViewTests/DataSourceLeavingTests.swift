import CollectionView
import Foundation
import Testing

@Suite("A data source that leaves")
@MainActor
struct DataSourceLeavingTests {
  @Test("Without a data source there are no sections, and nothing is on the screen")
  func left() {
    let rig = GalleryRig(
      counts: [50], in: CGSize(width: 320, height: 400), layout: UICollectionViewFlowLayout())
    #expect(!rig.view.visibleCells.isEmpty)
    rig.scroll(to: CGPoint(x: 0, y: 100))
    rig.view.dataSource = nil
    #expect(rig.view.numberOfSections == 0)
    rig.view.reloadData()
    #expect(rig.view.numberOfSections == 0)
    rig.view.layoutIfNeeded()
    #expect(rig.view.numberOfSections == 0)
    #expect(rig.view.visibleCells.isEmpty)
    #expect(rig.view.liveElements.isEmpty)
    #expect(rig.view.contentSize.height == 0)
    #expect(rig.view.contentOffset == .zero)
  }

  @Test("Another data source fills the view again")
  func refilled() {
    let rig = GalleryRig(
      counts: [50], in: CGSize(width: 320, height: 400), layout: UICollectionViewFlowLayout())
    let count = rig.view.visibleCells.count
    rig.view.dataSource = nil
    rig.view.layoutIfNeeded()
    rig.view.dataSource = rig
    rig.view.layoutIfNeeded()
    #expect(rig.view.visibleCells.count == count)
  }
}
