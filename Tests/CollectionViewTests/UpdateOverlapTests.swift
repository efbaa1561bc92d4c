import Foundation
import Testing

@testable import CollectionView

@Suite("Updates in the midst of updates")
@MainActor
struct UpdateOverlapTests {
  private final class Listener: NSObject, UICollectionViewDelegate {
    var onDisplay: (() -> Void)?

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      let act = onDisplay
      onDisplay = nil
      act?()
    }
  }

  /// Whether no view waits for reuse twice, which would show it in two places.
  private func areQueuedOnce(in view: UICollectionView) -> Bool {
    let queued = view.reuse.waitingViews.map(ObjectIdentifier.init)
    return !queued.isEmpty && Set(queued).count == queued.count
  }

  @Test("Cells that an update takes off the screen are given back when another overtakes it")
  func overtaken() {
    let rig = UpdateRig(count: 6, clock: false)
    let listener = Listener()
    rig.view.delegate = listener
    listener.onDisplay = {
      rig.rows[0].removeFirst()
      rig.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    rig.view.performBatchUpdates {
      rig.rows[0].removeFirst()
      rig.rows[0].append("new")
      rig.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      rig.view.insertItems(at: [IndexPath(item: 5, section: 0)])
    }
    rig.view.layoutIfNeeded()
    #expect(rig.cells.count == 5)
    #expect(rig.view.subviews.count { $0 is UpdateRig.Cell } == 5)
    #expect(areQueuedOnce(in: rig.view))
  }

  @Test("Cells that an update takes off the screen are given back once when a reload overtakes it")
  func reloaded() {
    let rig = UpdateRig(count: 6, clock: false)
    let listener = Listener()
    rig.view.delegate = listener
    listener.onDisplay = { rig.view.reloadData() }
    rig.view.performBatchUpdates {
      rig.rows[0].removeFirst()
      rig.rows[0].append("new")
      rig.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      rig.view.insertItems(at: [IndexPath(item: 5, section: 0)])
    }
    rig.view.layoutIfNeeded()
    #expect(rig.cells.count == 6)
    #expect(rig.view.subviews.count { $0 is UpdateRig.Cell } == 6)
    #expect(areQueuedOnce(in: rig.view))
    // The layout is told once that the update is over, so that it keeps nothing of it.
    #expect(rig.layout.log.count { $0 == "finalize" } == 1)
  }

  @Test("A layout that forgets super in finalize keeps nothing of the update")
  func forgotten() {
    final class Forgetful: UICollectionViewFlowLayout {
      override func finalizeCollectionViewUpdates() {}
    }
    let layout = Forgetful()
    let rig = SizedRig([[0, 1, 2]], layout)
    rig.sections[0].removeFirst()
    rig.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    rig.view.advanceAnimations(by: 1)
    #expect(
      layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 0, section: 0)) == nil)
  }
}
