import Foundation
import Testing

@testable import CollectionView

@Suite("Numbers that are none")
@MainActor
struct OddNumbersTests {
  /// Eight items of which the third has an odd height, by the delegate's word or the cell's.
  private final class Rig: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
  {
    final class Cell: UICollectionViewCell {
      /// Nil for whatever the layout says.
      var height: CGFloat?

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height ?? layoutAttributes.size.height
        return layoutAttributes
      }
    }

    let height: CGFloat
    let view: UICollectionView
    let clock = UpdateRig.Clock()

    init(_ layout: UICollectionViewLayout, height: CGFloat, fromDelegate: Bool) {
      self.height = height
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      super.init()
      view.host = clock
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      if fromDelegate { view.delegate = self }
      view.dataSource = self
      view.layoutIfNeeded()
    }

    private func height(at path: IndexPath) -> CGFloat { path.item == 2 ? height : 40 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 8 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.height = view.delegate == nil ? height(at: indexPath) : nil
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 50, height: height(at: indexPath))
    }
  }

  @Test(
    "A delegate's height that is no number leaves a row of a table at its estimate",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func delegate(height: CGFloat) {
    let layout = TableLayout()
    layout.isSelfSizing = false
    let rig = Rig(layout, height: height, fromDelegate: true)
    #expect(rig.clock.diagnostics.map(\.id) == [.nonFiniteGeometry])
    #expect(rig.view.contentSize.height == 324)
    #expect(rig.view.visibleCells.count == 8)
  }

  @Test(
    "A cell's height that is no number leaves it at its estimate",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func cell(height: CGFloat) {
    let rig = Rig(TableLayout(), height: height, fromDelegate: false)
    #expect(rig.clock.diagnostics.map(\.id) == [.nonFiniteGeometry])
    #expect(rig.view.contentSize.height == 324)
  }

  @Test("A content size that is no number is told of and not taken")
  func contentSize() {
    let rig = Rig(ListLayout(), height: 40, fromDelegate: false)
    rig.view.contentSize.height = .infinity
    #expect(rig.clock.diagnostics.map(\.id) == [.nonFiniteGeometry])
    #expect(rig.view.contentSize.height == 320)
  }
}
