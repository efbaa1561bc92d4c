import CollectionView
import Foundation
import Testing

/// When views end that leave the screen, and what those who are told of it may do.
@Suite("Views that leave")
@MainActor
struct LeavingViewsTests {
  @Test("What leaves ends before a view is made for what comes", arguments: [true, false])
  func leavingFirst(prefetches: Bool) {
    let rig = CallOrderRig(laidOut: 9)
    rig.view.isPrefetchingEnabled = prefetches
    rig.view.scroll(to: CGPoint(x: 0, y: 300), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(
      rig.diary.tear().dropFirst(4) == [
        "didEndDisplaying 0", "didEndDisplaying 1",
        // A cell that has left is kept for its own item meanwhile, unless nothing is prefetched.
        "cellForItem 3", prefetches ? "init" : "prepareForReuse", "apply 3", "preferred 3",
        "willDisplay 3",
        "cellForItem 4", prefetches ? "init" : "prepareForReuse", "apply 4", "preferred 4",
        "willDisplay 4",
      ])
    rig.view.scroll(to: CGPoint(x: 0, y: 500), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(rig.diary.tear().filter { $0 == "prepareForReuse" }.count == 2)
  }

  @Test("Who is told that a cell has left may change the data", arguments: [true, false])
  func changedByLeaving(reloads: Bool) {
    let rig = CallOrderRig(laidOut: 9)
    var diagnostics: [Diagnostic] = []
    rig.view.diagnosticHandler = { diagnostics.append($0) }
    rig.onEndDisplaying = { [rig] in
      rig.onEndDisplaying = nil
      rig.count = 4
      if reloads {
        rig.view.reloadData()
      } else {
        rig.view.deleteItems(at: (4..<9).map { [0, $0] })
      }
    }
    rig.view.scroll(to: CGPoint(x: 0, y: 300), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(diagnostics.isEmpty)
    #expect(rig.onEndDisplaying == nil)
    #expect(rig.view.indexPathsForVisibleItems == [[0, 2], [0, 3]])
    #expect(rig.view.subviews.count == 2)
  }

  /// A cell that keeps all the attributes it was given, and what they said then.
  private final class Keeper: UICollectionViewCell {
    var kept: [(attributes: UICollectionViewLayoutAttributes, path: IndexPath, frame: CGRect)] = []

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      kept.append((layoutAttributes, layoutAttributes.indexPath, layoutAttributes.frame))
    }
  }

  private final class Keepers: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      100
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("Attributes that a view keeps stay what they were when it is used again")
  func keptAttributes() {
    let source = Keepers()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: ListLayout())
    view.register(Keeper.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    for page in 0..<5 {
      view.scroll(to: CGPoint(x: 0, y: 480 * CGFloat(page)), as: .finger)
      view.layoutIfNeeded()
    }
    let kept = view.visibleCells.compactMap { $0 as? Keeper }.map(\.kept)
    #expect(kept.contains { $0.count > 1 })
    #expect(
      kept.joined().allSatisfy {
        $0.attributes.indexPath == $0.path && $0.attributes.frame == $0.frame
      })
  }
}
