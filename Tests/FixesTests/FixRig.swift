import UIKit

/// Rows of known heights in a 320 × 480 view, which size themselves unless the layout's delegate does.
@MainActor
final class FixRig: NSObject, UICollectionViewDataSource {
  struct Row: Hashable {
    var id: Int
    var height: CGFloat
  }

  final class Cell: UICollectionViewCell {
    var row = Row(id: 0, height: 0)

    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      attributes.size.height = row.height
      return attributes
    }
  }

  /// A header of 100 points.
  final class Header: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      attributes.size.height = 100
      return attributes
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 100) }
  }

  /// A host in which animations take time.
  final class Clock: ScrollViewHost {
    func scrollView(
      _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
      retarget: (() -> CGPoint)?
    ) {}

    func scrollViewStopsMoving(_ scrollView: UIScrollView) {}

    func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {}
  }

  var rows: [Row]
  let view: UICollectionView
  private(set) var diagnostics: [Diagnostic.ID] = []

  init(
    _ heights: [CGFloat], _ layout: UICollectionViewLayout, behavior: Behavior? = nil,
    delegate: (any UICollectionViewDelegate)? = nil
  ) {
    rows = heights.enumerated().map { Row(id: $0, height: $1) }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    if let behavior { view.behavior = behavior }
    view.diagnosticHandler = { [weak self] in self?.diagnostics.append($0.id) }
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.delegate = delegate
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// The same heights for all rows.
  convenience init(
    _ count: Int, height: CGFloat, _ layout: UICollectionViewLayout, behavior: Behavior? = nil,
    delegate: (any UICollectionViewDelegate)? = nil
  ) {
    self.init(
      Array(repeating: height, count: count), layout, behavior: behavior, delegate: delegate)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    rows.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.row = rows[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  // MARK: What is on the screen

  /// The rows in view, by the distance of their top from the top of the view.
  var places: [Int: CGFloat] {
    let cells = view.visibleCells.compactMap { $0 as? Cell }
    let inView = cells.filter { $0.frame.intersects(view.bounds) }
    return Dictionary(
      inView.map { ($0.row.id, $0.frame.minY - view.bounds.minY) }, uniquingKeysWith: min)
  }

  /// The first row in view.
  var top: Int? { places.min { $0.value < $1.value }?.key }

  /// The part of the view without a cell, in points.
  var blank: CGFloat {
    let heights = view.visibleCells.map { $0.frame.intersection(view.bounds).height }
    return view.bounds.height - heights.reduce(0, +)
  }

  /// How far rows that stay in view move when something else than the scroll happens.
  ///
  /// - Returns: The movement of the first row that stays in view, in points; positive downwards.
  func movement(by scroll: CGFloat = 0, _ change: () -> Void = {}) -> CGFloat {
    let before = places
    change()
    view.contentOffset.y += scroll
    view.layoutIfNeeded()
    let after = places
    let stays = before.keys.filter { after[$0] != nil }
      .min { (before[$0] ?? 0) < (before[$1] ?? 0) }
    guard let stays, let old = before[stays], let new = after[stays] else { return .infinity }
    return new - old + scroll
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  /// The sum of the movements while the content is scrolled up in steps of 30 points.
  func drift(steps: Int = 20) -> CGFloat {
    (0..<steps).reduce(0) { sum, _ in sum + movement(by: -30) }
  }
}

/// A flow layout of rows without spacing.
@MainActor
func rowLayout<Layout: UICollectionViewFlowLayout>(
  _ layout: Layout, estimate: CGFloat? = nil, width: CGFloat = 320
) -> Layout {
  layout.minimumLineSpacing = 0
  layout.minimumInteritemSpacing = 0
  layout.itemSize = CGSize(width: width, height: 50)
  if let estimate { layout.estimatedItemSize = CGSize(width: width, height: estimate) }
  return layout
}

/// Cells that a fix can measure.
@MainActor
func samples(_ heights: [CGFloat]) -> [UICollectionViewCell] {
  heights.map { height in
    let cell = UICollectionViewCell()
    cell.contentView.bounds.size = CGSize(width: 320, height: height)
    return cell
  }
}
