import CollectionView
import Foundation
import Testing

@Suite("The layout cycle of views")
@MainActor
struct ViewLayoutTests {
  final class Told: UIView {
    var passes = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }

  final class Cell: UICollectionViewCell {
    var passes = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }

  @Test("Views at any depth are laid out with the one at the top, each once")
  func depth() {
    let (top, middle, bottom) = (Told(), UIView(), Told())
    top.addSubview(middle)
    middle.addSubview(bottom)
    top.layoutIfNeeded()
    top.layoutIfNeeded()
    #expect(top.passes == 1)
    #expect(bottom.passes == 1)
  }

  @Test("A view that asks is laid out, and those above it and beside it are not")
  func below() {
    let (top, beside, bottom) = (Told(), Told(), Told())
    top.addSubview(beside)
    top.addSubview(bottom)
    top.layoutIfNeeded()
    bottom.setNeedsLayout()
    top.layoutIfNeeded()
    #expect(top.passes == 1)
    #expect(beside.passes == 1)
    #expect(bottom.passes == 2)
  }

  @Test("What is added after a pass is laid out with the next")
  func addedLater() {
    let (top, middle, bottom) = (Told(), UIView(), Told())
    top.addSubview(middle)
    top.layoutIfNeeded()
    middle.addSubview(bottom)
    top.layoutIfNeeded()
    #expect(top.passes == 1)
    #expect(bottom.passes == 1)
  }

  @Test("A view that asks again while it is laid out has its turn in the next pass")
  func restless() {
    final class Restless: UIView {
      var passes = 0

      override func layoutSubviews() {
        passes += 1
        setNeedsLayout()
      }
    }
    let (top, bottom) = (UIView(), Restless())
    top.addSubview(bottom)
    top.layoutIfNeeded()
    #expect(bottom.passes == 1)
    top.layoutIfNeeded()
    #expect(bottom.passes == 2)
  }

  @Test("Cells lay out what they contain in the pass that shows them, and again in another size")
  func cells() throws {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let items = Items()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    let cells = view.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.map(\.passes) == [Int](repeating: 1, count: 3))
    view.contentOffset.y = 1
    view.layoutIfNeeded()
    #expect(cells.map(\.passes) == [Int](repeating: 1, count: 3))
    layout.itemSize = CGSize(width: 60, height: 60)
    view.layoutIfNeeded()
    #expect(cells.map(\.passes) == [Int](repeating: 2, count: 3))
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
