import CollectionView
import Foundation
import Testing

/// What nobody waits for any more ends, and traps nothing.
@Suite("A view that is abandoned")
@MainActor
struct AbandonedTests {
  private final class Rig: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
  {
    static let patience = 7

    let view: UICollectionView
    var count = 4
    /// Questions since the items became many.
    var questions = 0

    init(_ layout: UICollectionViewLayout) {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.delegate = self
      view.dataSource = self
      view.layoutIfNeeded()
    }

    private func noteQuestion() {
      guard count > 4 else { return }
      questions += 1
      if questions == Self.patience { view.isAbandoned = true }
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      noteQuestion()
      return CGSize(width: 320, height: 60)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      if isAskedForCells { noteQuestion() }
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    var isAskedForCells = false
  }

  enum Kind: CaseIterable {
    case list, table, waterfall, flow

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .list:
        let layout = ListLayout()
        layout.isSelfSizing = false
        return layout
      case .table:
        let layout = TableLayout()
        layout.isSelfSizing = false
        layout.section.estimatedHeight = 0
        return layout
      case .waterfall:
        let layout = WaterfallLayout()
        layout.isSelfSizing = false
        return layout
      case .flow: return UICollectionViewFlowLayout()
      }
    }
  }

  @Test("A layout asks its delegate no further, of how many items ever", arguments: Kind.allCases)
  func delegate(_ kind: Kind) {
    let rig = Rig(kind.layout)
    rig.count = 1_000_000_000
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.questions == Rig.patience)
    #expect(rig.view.contentSize.height.isFinite)
    rig.view.contentOffset.y = 300
    rig.view.layoutIfNeeded()
    #expect(rig.questions == Rig.patience)
  }

  @Test("Cells are made no further")
  func cells() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 10)
    layout.minimumLineSpacing = 0
    let rig = Rig(layout)
    rig.isAskedForCells = true
    rig.view.delegate = nil
    rig.count = 40
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.questions == Rig.patience)
    #expect(rig.view.visibleCells.count == Rig.patience)
  }
}
