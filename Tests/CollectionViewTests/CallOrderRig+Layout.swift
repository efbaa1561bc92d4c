import CollectionView
import Foundation

extension CallOrderRig {
  /// Rows of 100 points, or what their cells prefer.
  final class Layout: UICollectionViewLayout {
    let diary: Diary
    /// Before every line; told apart by it where there are two layouts.
    let name: String
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

    init(_ diary: Diary, name: String = "") {
      self.diary = diary
      self.name = name.isEmpty ? "" : name + " "
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { diary.note(name + line) }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    private func height(_ item: Int) -> CGFloat { heights[item] ?? 100 }

    private var top: CGFloat { hasHeader ? 40 : 0 }

    override func prepare() {
      super.prepare()
      note("prepare")
    }

    override var collectionViewContentSize: CGSize {
      note("contentSize")
      return CGSize(width: 320, height: (0..<count).reduce(top) { $0 + height($1) })
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      note("elements \(Int(rect.minY))")
      let views = (hasHeader ? [header()] : []) + (hasBackdrop ? [backdrop()] : [])
      return (views + (0..<count).map(attributes)).filter {
        $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY
      }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      note("item \(indexPath.item)")
      return indexPath.item < count ? attributes(indexPath.item) : nil
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      note("\(elementKind) \(indexPath.item)")
      return hasHeader ? header() : nil
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      note("\(elementKind) \(indexPath.item)")
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
      note(
        "shouldInvalidate \(Int(newBounds.minY)), still \(Int(collectionView?.bounds.minY ?? -1))")
      return wantsBoundsChanges
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect)
      -> UICollectionViewLayoutInvalidationContext
    {
      note("context for bounds")
      let context = super.invalidationContext(forBoundsChange: newBounds)
      editBoundsContext?(context)
      return context
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      note(
        "should take \(preferred.indexPath.item) \(Int(original.size.height)) → \(Int(preferred.size.height))"
      )
      return takesPreferredSizes
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      note("context for \(preferred.indexPath.item)")
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
      note(words.joined(separator: " "))
      super.invalidateLayout(with: context)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      let told = updateItems.map { item in
        "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1) \(item.indexPathAfterUpdate?.item ?? -1)"
      }
      note("prepare for \(told.joined(separator: ", "))")
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      note("finalize")
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      note("target \(Int(proposed.y))")
      return proposed
    }

    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      note("target \(Int(proposed.y)) at \(velocity.y)")
      return CGPoint(x: proposed.x, y: proposed.y + 7)
    }

    // MARK: Updates and animated bounds changes

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      note("initial \(itemIndexPath.item)")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      note("final \(itemIndexPath.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      note("initial \(elementKind)")
      return super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      note("final \(elementKind)")
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
    }

    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      note("initial \(elementKind)")
      return super.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath)
    }

    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      note("final \(elementKind)")
      return super.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath)
    }

    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
    {
      note("deletes \(elementKind)")
      return []
    }

    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
    {
      note("inserts \(elementKind)")
      return []
    }

    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      note("deletes \(elementKind)")
      return []
    }

    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      note("inserts \(elementKind)")
      return []
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      note("prepare for bounds from \(Int(oldBounds.height))")
    }

    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      note("finalize bounds")
    }

    // MARK: Transitions

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      super.prepareForTransition(to: newLayout)
      note("transition to")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      super.prepareForTransition(from: oldLayout)
      note("transition from")
    }

    override func finalizeLayoutTransition() {
      super.finalizeLayoutTransition()
      note("finalize transition")
    }

    // MARK: Movement by hand

    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      note("target of \(previousIndexPath.item) at \(Int(position.y))")
      return IndexPath(item: min(max(0, Int(position.y / 100)), count - 1), section: 0)
    }

    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      note("held \(indexPath.item) at \(Int(position.y))")
      return super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath, withTargetPosition: position)
    }

    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      note("context \(previousIndexPaths.map(\.item)) → \(targetIndexPaths.map(\.item))")
      return super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      let word = movementCancelled ? "cancelled" : "ended"
      note("context \(word) \(previousIndexPaths.map(\.item)) → \(indexPaths.map(\.item))")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }
  }
}
