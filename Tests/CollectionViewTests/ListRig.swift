import CollectionView
import Foundation

/// A list in a 320 × 480 view whose cells know their true heights; tells every event.
@MainActor
final class ListRig: NSObject, UICollectionViewDataSource, ScrollViewHost {
  final class Cell: UICollectionViewCell {
    var height: CGFloat = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  final class Edge: UICollectionReusableView {
    var height: CGFloat = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  var heights: [[CGFloat]]
  /// The true height of every header and footer.
  var edgeHeight: CGFloat
  let layout: ListLayout
  let view: UICollectionView
  var events: [CollectionViewEvent] = []
  /// Whether the view has ended a motion.
  var hasStopped = false

  init(
    heights: [[CGFloat]], estimate: CGFloat, spacing: CGFloat = 0, edgeHeight: CGFloat = 30,
    behavior: Behavior = .correct, layout: ListLayout = ListLayout()
  ) {
    self.heights = heights
    self.edgeHeight = edgeHeight
    self.layout = layout
    layout.section.estimatedHeight = estimate
    layout.section.spacing = spacing
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    view.behavior = behavior
    view.host = self
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in Self.edgeKinds {
      view.register(Edge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = self
    view.layoutIfNeeded()
  }

  private static let edgeKinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  convenience init(count: Int, estimate: CGFloat, height: CGFloat, behavior: Behavior = .correct) {
    self.init(
      heights: [Array(repeating: height, count: count)], estimate: estimate, behavior: behavior)
  }

  func scroll(by delta: CGFloat) {
    view.scroll(
      to: view.scrollRange.clamp(
        CGPoint(x: 0, y: view.contentOffset.y + delta)), as: .finger)
    view.layoutIfNeeded()
  }

  /// Where the live cells stand on the screen, by item of section 0.
  var places: [Int: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: view.visibleCells.compactMap { cell in
        view.indexPath(for: cell).map { ($0.item, cell.frame.minY - view.contentOffset.y) }
      })
  }

  /// Points of the viewport that no live cell covers.
  var blank: CGFloat {
    let covered = view.visibleCells.reduce(CGFloat(0)) { sum, cell in
      let part = cell.frame.intersection(view.bounds)
      return sum + (part.isNull ? 0 : part.height)
    }
    return view.bounds.height - covered
  }

  var diagnostics: [Diagnostic] {
    events.compactMap { if case .diagnostic(let diagnostic) = $0 { diagnostic } else { nil } }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { heights.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    heights[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.height = heights[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let edge = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    (edge as? Edge)?.height = edgeHeight
    return edge
  }

  func scrollView(
    _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
    retarget: (() -> CGPoint)?
  ) {
    scrollView.scroll(to: target, as: .animation)
  }

  func scrollViewStopsMoving(_ scrollView: UIScrollView) { hasStopped = true }

  func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
    events.append(event)
  }
}
