import Foundation
import Testing

@testable import CollectionView

/// How much work there is, counted and not timed.
@Suite("The work of extents")
struct ExtentsWorkTests {
  private static let items = 1_000_000_000

  /// A tree in which so many items were measured at random.
  private func tree(measured count: Int) -> ExtentTree {
    var tree = ExtentTree(count: Self.items, estimate: 44)
    for rank in 1...count { tree.setExtent(20 + CGFloat(rank % 181), at: place(rank)) }
    return tree
  }

  /// Places all over the items, far from each other.
  private func place(_ rank: Int) -> Int { (rank * 618_033_989) % Self.items }

  private func nodes(_ work: () -> Void) -> Int {
    let tally = ExtentNode.Tally()
    ExtentNode.$tally.withValue(tally, operation: work)
    return tally.nodes
  }

  @Test(
    "A report, the question where it stands and the question for a screen look at few nodes",
    arguments: [100, 2_000, 50_000])
  func reports(measured: Int) {
    var tree = tree(measured: measured)
    let bound = 4 * Int((log2(Double(measured)) / 5).rounded(.up)) + 8
    for rank in 1...200 {
      let item = place(measured + rank)
      let work = nodes {
        tree.setExtent(60, at: item)
        let offset = tree.offset(of: item)
        #expect(tree.items(from: offset, to: offset + 800).first?.index == item)
      }
      #expect(work <= bound, "\(work) nodes for item \(item)")
    }
  }

  @Test("Coming, going and moving look at a path or two", arguments: [100, 2_000, 50_000])
  func edits(measured: Int) {
    var tree = tree(measured: measured)
    let bound = 6 * (tree.root.height + 1)
    for rank in 1...200 {
      let item = place(rank)
      #expect(nodes { tree.insert(1, at: item) } <= bound)
      #expect(nodes { tree.remove(item..<item + 1) } <= bound)
      #expect(nodes { tree.move(from: item, to: place(rank + 1)) } <= bound)
    }
  }

  @Test("What was not measured is not looked at, however much of it there is")
  @MainActor
  func unmeasured() {
    func work(items: Int) -> Int {
      let source = Rows(count: items)
      let layout = ListLayout()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      view.register(Rows.Cell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = source
      view.layoutIfNeeded()
      return nodes {
        for offset in stride(from: 0, through: 4000, by: 100) {
          view.contentOffset.y = CGFloat(offset)
          view.layoutIfNeeded()
        }
        layout.invalidateLayout()
        view.layoutIfNeeded()
      }
    }
    let few = work(items: 10_000)
    #expect(work(items: 10_000_000) <= few + few / 10)
    #expect(work(items: 1_000_000_000) <= few + few / 10)
  }

  @MainActor
  private final class Rows: UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 60
        return layoutAttributes
      }
    }

    private let count: Int

    init(count: Int) {
      self.count = count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }
}
