@testable import CollectionView
import Foundation

/// The calls that a collection view reports.
@MainActor
final class CallLog: ScrollViewHost {
  var calls: [Call] = []
  /// The number of items that the layout visited or counted in addition to those it returned.
  var visited = 0

  func scrollView(
    _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
    retarget: (() -> CGPoint)?
  ) {}
  func scrollViewStopsMoving(_ scrollView: UIScrollView) {}
  func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
    if case .wentThrough(let count) = event { visited += count }
  }
  func scrollView(_ scrollView: UIScrollView, didReport call: Call) { calls.append(call) }

  /// The number of queries for the elements of a rectangle.
  var queries: Int {
    calls.count { if case .layoutAttributesForElements = $0 { true } else { false } }
  }

  /// The number of attributes in the answers to these queries.
  var answered: Int {
    calls.reduce(0) {
      if case .layoutAttributesForElements(_, let count) = $1 { $0 + count } else { $0 }
    }
  }

  /// The elements that were asked for a preferred size, as `3` or `h0`.
  var fitted: Set<String> {
    Set(
      calls.compactMap {
        guard case .preferredLayoutAttributesFitting(let kind, let path, _, _) = $0 else {
          return nil
        }
        return "\(kind ?? "")\(path[path.count - 1])"
      })
  }
}

/// A collection view with a compositional layout, whose views prefer given heights.
@MainActor
final class CompositionalRig: NSObject, UICollectionViewDataSource {
  /// A cell that prefers the height of its element, if there is one.
  final class Cell: UICollectionViewCell {
    var height: CGFloat?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let height { layoutAttributes.size.height = height }
      return layoutAttributes
    }
  }

  /// A header, a footer or a badge that prefers the height of its element, if there is one.
  final class Supplementary: UICollectionReusableView {
    var height: CGFloat?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let height { layoutAttributes.size.height = height }
      return layoutAttributes
    }
  }

  let layout: UICollectionViewCompositionalLayout
  let view: UICollectionView
  var counts: [Int]
  /// The preferred height of an item; nil for the estimate.
  var height: (IndexPath) -> CGFloat? = { _ in nil }
  /// The preferred heights of headers and footers by kind and section, as `h0`.
  var supplementaryHeights: [String: CGFloat] = [:]
  /// The items for which a cell was made, in order.
  var asked: [IndexPath] = []

  init(
    _ layout: UICollectionViewCompositionalLayout, size: CGSize, counts: [Int],
    kinds: [String] = [], displayScale: CGFloat = 2
  ) {
    self.layout = layout
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.traitCollection = UITraitCollection(displayScale: displayScale)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "bg")
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.height = height(indexPath)
    asked.append(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? Supplementary)?.height = supplementaryHeights["\(kind)\(indexPath[0])"]
    return view
  }

  /// The frame of an element by its name in the cases: `3`, `1,0`, `h0`, `bg0` or `layout h`.
  func frame(_ name: String) -> CGRect? {
    attributes(name)?.frame
  }

  func attributes(_ name: String) -> UICollectionViewLayoutAttributes? {
    if name.hasPrefix("layout ") {
      return view.layoutAttributesForSupplementaryElement(
        ofKind: String(name.dropFirst(7)), at: IndexPath(index: 0))
    }
    let kind = String(name.prefix { $0.isLetter })
    let numbers = name.dropFirst(kind.count).split(separator: ",").compactMap { Int($0) }
    switch kind {
    case "":
      return view.layoutAttributesForItem(
        at: numbers.count == 2
          ? IndexPath(item: numbers[1], section: numbers[0])
          : IndexPath(item: numbers[0], section: 0))
    case "bg":
      return layout.layoutAttributesForDecorationView(
        ofKind: kind, at: IndexPath(item: 0, section: numbers[0]))
    default:
      return view.layoutAttributesForSupplementaryElement(
        ofKind: kind,
        at: IndexPath(item: numbers.count == 2 ? numbers[1] : 0, section: numbers[0]))
    }
  }
}
