import CollectionView
import Foundation

/// A list of rows that notes which of its members were called; rows are 40 points, headers 20.
final class OverridingLayout: UICollectionViewLayout {
  private final class Rule: UICollectionReusableView {}

  var calls: [String] = []
  weak var observed: UICollectionView?
  private var height: [IndexPath: CGFloat] = [:]

  override init() {
    super.init()
    register(Rule.self, forDecorationViewOfKind: "rule")
  }

  required init?(coder: NSCoder) { nil }

  override class var layoutAttributesClass: AnyClass { OverridingAttributes.self }
  override class var invalidationContextClass: AnyClass { OverridingContext.self }

  override var collectionView: UICollectionView? {
    calls.append("collectionView")
    return super.collectionView
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    super.prepare()
    calls.append("prepare")
  }

  override var collectionViewContentSize: CGSize {
    calls.append("content size")
    return CGSize(width: 100, height: 600)
  }

  private func top(_ path: IndexPath) -> CGFloat { CGFloat(path.section * 160 + path.item * 40) }

  private func frame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      return CGRect(x: 0, y: 20 + top(path), width: 100, height: height[path] ?? 40)
    case .supplementaryView: return CGRect(x: 0, y: top(path), width: 100, height: 20)
    case .decorationView: return CGRect(x: 0, y: top(path) + 18, width: 100, height: 2)
    }
  }

  private func place(_ attributes: OverridingAttributes) -> OverridingAttributes {
    attributes.frame = frame(of: attributes)
    attributes.note = 7
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    calls.append("elements")
    let sections = installed?.numberOfSections ?? 0
    return (0..<sections).flatMap { section in
      let items = (0..<(installed?.numberOfItems(inSection: section) ?? 0)).map {
        place(OverridingAttributes(forCellWith: [section, $0]))
      }
      let header = OverridingAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [section, 0])
      let rule = OverridingAttributes(forDecorationViewOfKind: "rule", with: [section, 0])
      return (items + [place(header), place(rule)]).filter { $0.frame.intersects(rect) }
    }
  }

  private var installed: UICollectionView? { super.collectionView }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    calls.append("item")
    return place(OverridingAttributes(forCellWith: path))
  }

  override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.append("header")
    return place(OverridingAttributes(forSupplementaryViewOfKind: kind, with: path))
  }

  override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.append("decoration")
    return place(OverridingAttributes(forDecorationViewOfKind: kind, with: path))
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.append("bounds?")
    return true
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    calls.append("bounds context")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout() {
    calls.append("invalidate")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.append("invalidate with context")
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    calls.append("preferred?")
    return preferred.size.height != original.size.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.append("preferred context")
    height[preferred.indexPath] = preferred.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    calls.append("target")
    return super.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    calls.append("target of updates")
    return super.targetContentOffset(forProposedContentOffset: proposed)
  }

  override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updates)
    calls.append("updates")
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    calls.append("end of updates")
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.append("initial item")
    return super.initialLayoutAttributesForAppearingItem(at: path)
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.append("final item")
    return super.finalLayoutAttributesForDisappearingItem(at: path)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("initial header")
    return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("final header")
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    calls.append("animated bounds")
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    calls.append("end of animated bounds")
  }

  #if !canImport(Darwin)
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      calls.append("observed")
      observed = change?[.newKey] as? UICollectionView
    }
  #endif
}
