import CollectionView
import Foundation

/// A collection view of rows whose layout, data source, delegate and cells write down every call.
@MainActor
final class CallOrderRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  /// What was called, in order.
  @MainActor
  final class Diary {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    /// The calls since the last time, which are forgotten.
    func tear() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// Rows of 100 points, or what their cells prefer.
  final class Layout: UICollectionViewLayout {
    let diary: Diary
    var wantsBoundsChanges = false
    var takesPreferredSizes = false
    var heights: [Int: CGFloat] = [:]
    /// Added to the offset whenever a preferred size is taken.
    var adjustment: CGFloat = 0

    init(_ diary: Diary) {
      self.diary = diary
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    private func height(_ item: Int) -> CGFloat { heights[item] ?? 100 }

    override func prepare() {
      super.prepare()
      diary.note("prepare")
    }

    override var collectionViewContentSize: CGSize {
      diary.note("contentSize")
      return CGSize(width: 320, height: (0..<count).reduce(0) { $0 + height($1) })
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      diary.note("elements \(Int(rect.minY))")
      return (0..<count).map(attributes).filter {
        $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY
      }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      diary.note("item \(indexPath.item)")
      return indexPath.item < count ? attributes(indexPath.item) : nil
    }

    private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      let start = (0..<item).reduce(0) { $0 + height($1) }
      attributes.frame = CGRect(x: 0, y: start, width: 320, height: height(item))
      return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      diary.note(
        "shouldInvalidate \(Int(newBounds.minY)), still \(Int(collectionView?.bounds.minY ?? -1))")
      return wantsBoundsChanges
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect)
      -> UICollectionViewLayoutInvalidationContext
    {
      diary.note("context for bounds")
      return super.invalidationContext(forBoundsChange: newBounds)
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      diary.note(
        "should take \(preferred.indexPath.item) \(Int(original.size.height)) → \(Int(preferred.size.height))"
      )
      return takesPreferredSizes
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      diary.note("context for \(preferred.indexPath.item)")
      heights[preferred.indexPath.item] = preferred.size.height
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      context.invalidateItems(at: [preferred.indexPath])
      context.contentOffsetAdjustment.y = adjustment
      return context
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      var words = ["invalidate"]
      if context.invalidateEverything { words.append("everything") }
      if context.invalidateDataSourceCounts { words.append("counts") }
      if let paths = context.invalidatedItemIndexPaths {
        words.append("items \(paths.map(\.item))")
      }
      diary.note(words.joined(separator: " "))
      super.invalidateLayout(with: context)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      let told = updateItems.map { item in
        "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1) \(item.indexPathAfterUpdate?.item ?? -1)"
      }
      diary.note("prepare for \(told.joined(separator: ", "))")
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      diary.note("finalize")
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      diary.note("target \(Int(proposed.y))")
      return proposed
    }

    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      diary.note("target \(Int(proposed.y)) at \(velocity.y)")
      return CGPoint(x: proposed.x, y: proposed.y + 7)
    }
  }

  final class Cell: UICollectionViewCell {
    var diary: Diary?
    var preferred: CGFloat?
    private(set) var applied: [UICollectionViewLayoutAttributes] = []
    private(set) var reuses = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
      diary?.note("prepareForReuse")
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applied.append(layoutAttributes)
      diary?.note("apply \(layoutAttributes.indexPath.item)")
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      diary?.note("preferred \(layoutAttributes.indexPath.item)")
      if let preferred { layoutAttributes.size.height = preferred }
      return layoutAttributes
    }
  }

  let diary = Diary()
  let layout: Layout
  let view: UICollectionView
  var count: Int
  var preferred: CGFloat?
  /// What the delegate makes of a target; nil for nothing.
  var editTarget: ((CGPoint) -> CGPoint)?

  /// A view of 320 × `height` points with so many rows, not laid out yet.
  init(count: Int, height: CGFloat = 200) {
    self.count = count
    layout = Layout(diary)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.delegate = self
  }

  /// The same, laid out, with an empty diary.
  convenience init(laidOut count: Int, height: CGFloat = 200) {
    self.init(count: count, height: height)
    view.dataSource = self
    view.layoutIfNeeded()
    _ = diary.tear()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    diary.note("numberOfSections")
    return 1
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    diary.note("numberOfItems \(section)")
    return count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    diary.note("cellForItem \(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? Cell {
      cell.diary = diary
      cell.preferred = preferred
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    diary.note("willDisplay \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    diary.note("didEndDisplaying \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    diary.note("delegate target \(Int(proposedContentOffset.y))")
    return editTarget?(proposedContentOffset) ?? proposedContentOffset
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    diary.note("didScroll \(Int(scrollView.contentOffset.y))")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { diary.note("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    diary.note("willEndDragging \(Int(targetContentOffset.pointee.y)) at \(velocity.y)")
    if let editTarget { targetContentOffset.pointee = editTarget(targetContentOffset.pointee) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    diary.note("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    diary.note("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    diary.note("didEndDecelerating")
  }
}
