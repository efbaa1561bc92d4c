import CollectionView
import Foundation
import Testing

@Suite("Prefetching")
@MainActor
struct PrefetchingTests {
  @MainActor
  final class Source: NSObject, UICollectionViewDataSourcePrefetching {
    private var lines: [String] = []

    /// What was told since the last time.
    func tear() -> [String] {
      defer { lines = [] }
      return lines
    }

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      lines.append("want \(indexPaths.map(\.item))")
    }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      lines.append("cancel \(indexPaths.map(\.item))")
    }
  }

  private let source = Source()

  /// Twenty rows of 100 points in 300, with a prefetching data source.
  private func rig(layout: UICollectionViewLayout? = nil) -> InteractionRig {
    let rig = InteractionRig([(0..<20).map(String.init)], layout: layout)
    rig.view.prefetchDataSource = source
    rig.view.layoutIfNeeded()
    return rig
  }

  @Test("One viewport ahead, nearest first, and nothing twice")
  func ahead() {
    let rig = rig()
    #expect(source.tear() == ["want [3, 4, 5]"])
    rig.scroll(to: 100)
    #expect(source.tear() == ["want [6]"])
    rig.scroll(to: 130)
    #expect(source.tear() == ["want [7]"])
    rig.view.setNeedsLayout()
    rig.view.layoutIfNeeded()
    #expect(source.tear().isEmpty)
  }

  @Test("Another direction wants what is there, nearest first, and cancels the rest")
  func turn() {
    let rig = rig()
    rig.scroll(to: 1000)
    #expect(source.tear() == ["want [3, 4, 5]", "want [13, 14, 15]", "cancel [3, 4, 5]"])
    rig.scroll(to: 900)
    #expect(source.tear() == ["want [8, 7, 6]", "cancel [13, 14, 15]"])
  }

  @Test("Nothing without a source, when turned off, or with estimates in a flow")
  func off() {
    let plain = InteractionRig([(0..<20).map(String.init)])
    plain.layout.diary = plain.diary
    plain.scroll(to: 100)
    // Only the pages that the bounds meet are asked for.
    #expect(plain.diary.tear().filter { $0.contains("elements") } == ["rows elements 0"])

    let turned = rig()
    _ = source.tear()
    turned.view.isPrefetchingEnabled = false
    turned.scroll(to: 100)
    #expect(source.tear() == ["cancel [3, 4, 5]"])

    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 100)
    flow.minimumLineSpacing = 0
    _ = rig(layout: flow)
    #expect(source.tear() == ["want [3, 4, 5]"])
    flow.estimatedItemSize = CGSize(width: 320, height: 100)
    let estimated = rig(layout: flow)
    #expect(source.tear().isEmpty)
    estimated.view.behavior.prefetching = .always
    estimated.scroll(to: 100)
    #expect(source.tear() == ["want [4, 5, 6]"])
  }

  @Test("What was asked for follows its items through updates, and a reload asks anew")
  func updates() {
    let rig = rig()
    _ = source.tear()
    rig.items[0].insert("new", at: 0)
    rig.view.performBatchUpdates { rig.view.insertItems(at: [[0, 0]]) }
    #expect(source.tear() == ["want [3]", "cancel [6]"])
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(source.tear() == ["want [3, 4, 5]"])
  }

  @Test("While an item is held the data's own paths are told")
  func held() {
    let rig = rig()
    _ = source.tear()
    _ = rig.view.beginInteractiveMovementForItem(at: [0, 0])
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 250))
    #expect(source.tear().isEmpty)
    rig.scroll(to: 100)
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 650))
    #expect(!source.tear().contains { $0.contains("want [0") })
  }
}
