import CollectionView
import Foundation

/// A data structure that computes the offsets of items whose sizes are not all measured.
@MainActor
protocol Anchor: AnyObject {
  /// Calls `body` for every item between two offsets, with the end of its frame.
  func visit(from offset: Double, to end: Double, _ body: (_ item: Int, _ end: Double) -> Void)
  /// Sets the true size of an item that the last visit returned.
  func report(_ size: Double, of item: Int)
  func offset(of item: Int) -> Double
  var contentSize: Double { get }
}

/// The reference `floor`: sums of blocks of sixteen, 8 bytes an item.
final class BlockSums: Anchor {
  private var levels: [[Double]]

  init(count: Int) {
    levels = [[Double](repeating: Workload.estimate, count: count)]
    while let last = levels.last, last.count > 1 {
      let blocks = (last.count + 15) / 16
      levels.append(
        (0..<blocks).map { last[($0 * 16)..<min(last.count, $0 * 16 + 16)].reduce(0, +) })
    }
  }

  var contentSize: Double { levels[levels.count - 1][0] }

  func report(_ size: Double, of item: Int) {
    let delta = size - levels[0][item]
    var index = item
    for level in levels.indices {
      levels[level][index] += delta
      index >>= 4
    }
  }

  func offset(of item: Int) -> Double {
    var sum = 0.0
    var index = item
    for level in 0..<(levels.count - 1) {
      for sibling in (index & ~15)..<index { sum += levels[level][sibling] }
      index >>= 4
    }
    return sum
  }

  func visit(from offset: Double, to end: Double, _ body: (Int, Double) -> Void) {
    var index = 0
    var start = 0.0
    for level in stride(from: levels.count - 2, through: 0, by: -1) {
      index <<= 4
      let last = min(index + 15, levels[level].count - 1)
      while index < last, start + levels[level][index] <= offset {
        start += levels[level][index]
        index += 1
      }
    }
    while index < levels[0].count, start < end {
      start += levels[0][index]
      if start > offset { body(index, start) }
      index += 1
    }
  }
}

/// The reference `seed`, the algorithm of many tutorials: a report lays out all items, and a query reads all of them.
final class SeedList: Anchor {
  private var sizes: [Double]
  private var ends: [Double] = []

  init(count: Int) {
    sizes = Array(repeating: Workload.estimate, count: count)
    prepare()
  }

  var contentSize: Double { ends.last ?? 0 }

  func report(_ size: Double, of item: Int) {
    sizes[item] = size
    prepare()
  }

  func offset(of item: Int) -> Double { item == 0 ? 0 : ends[item - 1] }

  func visit(from offset: Double, to end: Double, _ body: (Int, Double) -> Void) {
    for item in ends.indices where ends[item] > offset && ends[item] - sizes[item] < end {
      body(item, ends[item])
    }
  }

  private func prepare() {
    ends.removeAll(keepingCapacity: true)
    var end = 0.0
    for size in sizes {
      end += size
      ends.append(end)
    }
  }
}

/// A layout of the engine, whose public members are called in the order of a layout pass.
final class LayoutAnchor: Anchor {
  private let view: UICollectionView
  private let layout: UICollectionViewLayout
  private let source: RowSource
  private var shown: [UICollectionViewLayoutAttributes] = []

  init(_ layout: UICollectionViewLayout, items: Int) {
    self.layout = layout
    source = RowSource(items: items)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: Workload.width, height: Workload.viewport),
      collectionViewLayout: layout)
    view.behavior = Behavior.uikit.asOn(.tableViewIOS8)
    view.dataSource = source
    layout.prepare()
  }

  /// A flow layout with one item a line, which does the same work as a list.
  static func flow(items: Int) -> LayoutAnchor {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: Workload.width, height: Workload.estimate)
    return LayoutAnchor(layout, items: items)
  }

  /// A compositional layout of one section with a row a group, which does the same work as a list.
  static func compositional(items: Int) -> LayoutAnchor {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(Workload.estimate))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return LayoutAnchor(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      items: items)
  }

  var contentSize: Double { layout.collectionViewContentSize.height }

  func visit(from offset: Double, to end: Double, _ body: (Int, Double) -> Void) {
    if view.contentOffset.y != offset { view.contentOffset.y = offset }
    shown =
      layout.layoutAttributesForElements(
        in: CGRect(x: 0, y: offset, width: Workload.width, height: end - offset)) ?? []
    for attributes in shown { body(attributes.indexPath.item, attributes.frame.maxY) }
  }

  func report(_ size: Double, of item: Int) {
    guard let original = shown.first(where: { $0.indexPath.item == item }),
      let preferred = original.copy() as? UICollectionViewLayoutAttributes
    else { return }
    preferred.size.height = size
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    layout.prepare()
  }

  func offset(of item: Int) -> Double {
    Double(layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.minY ?? 0)
  }

  /// Changes the width, which invalidates every size, and requests the first screen again.
  func changeWidth() {
    view.bounds.size.width = view.bounds.width == Workload.width ? 300 : Workload.width
    layout.invalidateLayout()
    layout.prepare()
    visit(from: 0, to: Workload.viewport) { _, _ in }
  }
}

/// A data source of equal rows.
@MainActor
final class RowSource: UICollectionViewDataSource {
  var items: Int

  init(items: Int) {
    self.items = items
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    items
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}
