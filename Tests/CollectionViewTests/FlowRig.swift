import CollectionView
import Foundation

/// A flow layout in a view, with items whose sizes the delegate gives, the property gives, or the cells find.
@MainActor
final class FlowRig: NSObject, UICollectionViewDataSource, ScrollViewHost {
  enum Sizing: Sendable, CaseIterable {
    /// The delegate is asked for every size.
    case delegate
    /// The layout's `itemSize`: the first item's size.
    case itemSize
    /// The cells are asked; the estimate is set by the test.
    case cells
  }

  final class Cell: UICollectionViewCell {
    var preferred = CGSize.zero

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = preferred
      return layoutAttributes
    }
  }

  /// A header or footer that prefers a length of its own.
  final class Edge: UICollectionReusableView {
    /// Along the axis of scrolling, in points; nil for what it is given.
    var preferred: CGFloat?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let preferred { layoutAttributes.size.height = preferred }
      return layoutAttributes
    }
  }

  /// A view whose content is not kept clear of the safe area.
  final class View: UICollectionView {
    override var adjustedContentInset: UIEdgeInsets { contentInset }
  }

  /// A delegate that gives sizes and nothing else.
  final class Sizer: NSObject, UICollectionViewDelegateFlowLayout {
    var sizes: [[CGSize]] = []
    var askedCount = 0

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      askedCount += 1
      return sizes[indexPath.section][indexPath.item]
    }
  }

  var sizes: [[CGSize]] {
    didSet { sizer.sizes = sizes }
  }
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  let sizer = Sizer()
  /// What headers and footers prefer along a vertical axis, in points; nil for what they are given.
  var edgeLength: CGFloat?
  private(set) var events: [CollectionViewEvent] = []

  /// A view that has not laid anything out yet.
  init(
    sizes: [[CGSize]], in size: CGSize, sizing: Sizing = .delegate,
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) {
    self.sizes = sizes
    self.layout = layout
    sizer.sizes = sizes
    view = View(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    switch sizing {
    case .delegate: view.delegate = sizer
    case .itemSize: layout.itemSize = sizes.joined().first ?? layout.itemSize
    case .cells: break
    }
    view.host = self
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Edge.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    view.register(
      Edge.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "edge")
    view.dataSource = self
  }

  func scroll(by delta: CGFloat) {
    view.scroll(
      to: view.scrollRange.clamp(CGPoint(x: 0, y: view.contentOffset.y + delta)), as: .finger)
    view.layoutIfNeeded()
  }

  /// The frames of all cells of the content, as one query finds them.
  var frames: [[Int]: CGRect] {
    let everything = CGRect(x: -10_000, y: -10_000, width: 1_000_000, height: 1_000_000)
    let cells = (layout.layoutAttributesForElements(in: everything) ?? [])
      .filter { $0.representedElementCategory == .cell }
    return Dictionary(cells.map { (Array($0.indexPath), $0.frame) }) { first, _ in first }
  }

  /// The frame the layout gives a header or footer; nil for one that does not exist.
  func edgeFrame(_ kind: String, _ section: Int) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  var diagnostics: [Diagnostic] {
    events.compactMap { if case .diagnostic(let diagnostic) = $0 { diagnostic } else { nil } }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    sizes[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.preferred = sizes[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    (view as? Edge)?.preferred = edgeLength
    return view
  }

  func scrollView(
    _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
    retarget: (() -> CGPoint)?
  ) {
    scrollView.scroll(to: target, as: .animation)
  }

  func scrollViewStopsMoving(_ scrollView: UIScrollView) {}

  func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
    events.append(event)
  }
}
