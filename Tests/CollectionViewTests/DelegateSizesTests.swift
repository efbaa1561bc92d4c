import CollectionView
import Foundation
import Testing

/// Layouts that ask a delegate for every size when they are prepared, and the reader's place meanwhile.
@Suite("Sizes that a delegate gives")
@MainActor
struct DelegateSizesTests {
  /// Items of 60 points, 120 where the view is wider, in a layout whose estimate is far from that.
  private final class Rig: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
  {
    var heights: [CGFloat] = Array(repeating: 60, count: 100)
    let view: UICollectionView

    init(_ layout: UICollectionViewLayout, _ compensation: Behavior.Compensation = .firstSized) {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      super.init()
      view.behavior = .correct
      view.behavior.compensation = compensation
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.delegate = self
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func scroll(to y: CGFloat) {
      view.contentOffset.y = y
      view.layoutIfNeeded()
    }

    /// Where an item stands on the screen.
    func place(_ item: Int) -> CGFloat? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: 0)).map {
        $0.frame.minY - view.contentOffset.y
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let isWide = collectionView.bounds.width > 320
      return CGSize(width: 320, height: heights[indexPath.item] * (isWide ? 2 : 1))
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      heights.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// A layout with another estimate than the items' height.
  enum Kind: CaseIterable {
    case list, waterfall, flow

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .list:
        let layout = ListLayout()
        layout.isSelfSizing = false
        layout.section.estimatedHeight = 200
        return layout
      case .waterfall:
        let layout = WaterfallLayout()
        layout.isSelfSizing = false
        layout.columns = 1
        layout.spacing = 0
        layout.estimatedHeight = 200
        return layout
      case .flow:
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 200)
        layout.minimumLineSpacing = 0
        return layout
      }
    }
  }

  @Test("A reload of what is partly on the screen moves nothing", arguments: Kind.allCases)
  func reload(_ kind: Kind) {
    let rig = Rig(kind.layout)
    rig.scroll(to: 16)
    rig.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    #expect(rig.view.contentOffset.y == 16)
    rig.heights[0] = 100
    rig.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    #expect(rig.view.contentOffset.y == 56)
  }

  @Test(
    "What comes and goes above the screen moves the offset by its true size",
    arguments: Kind.allCases)
  func updates(_ kind: Kind) {
    let rig = Rig(kind.layout)
    rig.scroll(to: 900)
    rig.heights.insert(35, at: 3)
    rig.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    #expect(rig.view.contentOffset.y == 935)
    #expect(rig.place(16) == 0)
    rig.heights.remove(at: 0)
    rig.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(rig.view.contentOffset.y == 875)
    #expect(rig.place(15) == 0)
  }

  @Test("At the very start what comes in pushes the rest", arguments: Kind.allCases)
  func pushing(_ kind: Kind) {
    let rig = Rig(kind.layout)
    rig.heights.insert(35, at: 0)
    rig.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(rig.view.contentOffset.y == 0)
  }

  /// The flow keeps what the delegate has said when only the bounds change.
  @Test("In another width the first on the screen stays", arguments: [Kind.list, .waterfall])
  func width(_ kind: Kind) {
    let rig = Rig(kind.layout)
    rig.scroll(to: 900)
    rig.view.frame.size = CGSize(width: 480, height: 320)
    rig.view.layoutIfNeeded()
    #expect(rig.place(15) == 0)
    #expect(rig.view.contentOffset.y == 1800)
    rig.view.frame.size = CGSize(width: 320, height: 480)
    rig.view.layoutIfNeeded()
    #expect(rig.place(15) == 0)
    #expect(rig.view.contentOffset.y == 900)
  }

  @Test("At the end of the content, too", arguments: [Kind.list, .waterfall])
  func widthAtEnd(_ kind: Kind) {
    let rig = Rig(kind.layout)
    rig.scroll(to: 5520)
    rig.view.frame.size = CGSize(width: 480, height: 480)
    rig.view.layoutIfNeeded()
    #expect(rig.place(92) == 0)
  }

  @Test("Without compensation nobody's place is kept", arguments: Kind.allCases)
  func uncompensated(_ kind: Kind) {
    let rig = Rig(kind.layout, .none)
    rig.scroll(to: 900)
    rig.heights.insert(35, at: 3)
    rig.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    #expect(rig.view.contentOffset.y == 900)
    rig.view.frame.size = CGSize(width: 480, height: 320)
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.y == 900)
  }
}
