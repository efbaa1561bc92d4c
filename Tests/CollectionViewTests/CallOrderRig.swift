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
    /// A supplementary view of 40 points above the rows.
    var hasHeader = false
    /// Keeps the header at the start of the bounds.
    var pinsHeader = false
    /// A decoration view behind everything.
    var hasBackdrop = false
    /// What a context for a bounds change names or adjusts.
    var editBoundsContext: ((UICollectionViewLayoutInvalidationContext) -> Void)?

    init(_ diary: Diary) {
      self.diary = diary
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    private func height(_ item: Int) -> CGFloat { heights[item] ?? 100 }

    private var top: CGFloat { hasHeader ? 40 : 0 }

    override func prepare() {
      super.prepare()
      diary.note("prepare")
    }

    override var collectionViewContentSize: CGSize {
      diary.note("contentSize")
      return CGSize(width: 320, height: (0..<count).reduce(top) { $0 + height($1) })
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      diary.note("elements \(Int(rect.minY))")
      let views = (hasHeader ? [header()] : []) + (hasBackdrop ? [backdrop()] : [])
      return (views + (0..<count).map(attributes)).filter {
        $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY
      }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      diary.note("item \(indexPath.item)")
      return indexPath.item < count ? attributes(indexPath.item) : nil
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      diary.note("\(elementKind) \(indexPath.item)")
      return hasHeader ? header() : nil
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      diary.note("\(elementKind) \(indexPath.item)")
      return hasBackdrop ? backdrop() : nil
    }

    private func header() -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "header", with: [0, 0])
      let start = pinsHeader ? max(0, collectionView?.bounds.minY ?? 0) : 0
      attributes.frame = CGRect(x: 0, y: start, width: 320, height: 40)
      attributes.zIndex = 1
      return attributes
    }

    private func backdrop() -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "backdrop", with: [0, 0])
      attributes.frame = CGRect(
        x: 0, y: 0, width: 320, height: (0..<count).reduce(top) { $0 + height($1) })
      attributes.zIndex = -1
      return attributes
    }

    private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      let start = (0..<item).reduce(top) { $0 + height($1) }
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
      let context = super.invalidationContext(forBoundsChange: newBounds)
      editBoundsContext?(context)
      return context
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
      for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
        words.append("\(kind) \(paths.map(\.item))")
      }
      for (kind, paths) in context.invalidatedDecorationIndexPaths ?? [:] {
        words.append("\(kind) \(paths.map(\.item))")
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
    /// Where a cell made now writes.
    static var diary: Diary?

    private let diary: Diary?
    var preferred: CGFloat?
    private(set) var applied: [UICollectionViewLayoutAttributes] = []
    private(set) var reuses = 0

    override init(frame: CGRect) {
      diary = Self.diary
      super.init(frame: frame)
      diary?.note("init")
    }

    required init?(coder: NSCoder) { nil }

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

  /// A header or a backdrop.
  final class Plate: UICollectionReusableView {}

  let diary = Diary()
  let layout: Layout
  let view: UICollectionView
  var count: Int
  var preferred: CGFloat?
  /// The kind a supplementary view is dequeued by; nil for the one asked for.
  var dequeuedKind: String?
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
    view.register(
      Plate.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    layout.register(Plate.self, forDecorationViewOfKind: "backdrop")
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
    Cell.diary = diary
    defer { Cell.diary = nil }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.preferred = preferred
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    diary.note("viewFor \(kind) \(indexPath.item)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: dequeuedKind ?? kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    diary.note("willDisplay \(elementKind) \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    diary.note("didEndDisplaying \(elementKind) \(indexPath.item)")
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
