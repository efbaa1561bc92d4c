import Foundation

// A layout that flips in the opposite direction goes on working from left to right: questions to it are mirrored, and so are
// its answers. The view, its elements and its offset are always in the coordinates of the screen. Apple says only that the
// coordinates are flipped "at appropriate times"; that these are all of them is inferred.

extension UICollectionView {
  /// Whether the layout's coordinates begin at the right and grow to the left.
  var isMirrored: Bool {
    installedLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != installedLayout.developmentLayoutDirection
  }

  /// A rectangle of the content in the layout's coordinates, and the other way round.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: mirroredWidth(in: bounds.size) - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  /// A point of the content in the layout's coordinates, and the other way round.
  func mirrored(_ point: CGPoint) -> CGPoint {
    guard isMirrored else { return point }
    return CGPoint(x: mirroredWidth(in: bounds.size) - point.x, y: point.y)
  }

  /// A content offset in the layout's coordinates, where it is that of the bounds' right edge, and the other way round.
  func mirrored(offset: CGPoint) -> CGPoint {
    mirrored(CGRect(origin: offset, size: bounds.size)).origin
  }

  /// A content offset in the layout's coordinates for another content size, and the other way round.
  func mirrored(offset: CGPoint, in size: CGSize) -> CGPoint {
    guard isMirrored else { return offset }
    let width = mirroredWidth(of: size, in: bounds.size)
    return CGPoint(x: width - offset.x - bounds.width, y: offset.y)
  }

  /// A distance or speed in the layout's coordinates, and the other way round.
  func mirrored(way: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: -way.x, y: way.y) : way
  }

  /// Insets in the layout's coordinates, and the other way round.
  func mirrored(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isMirrored else { return insets }
    return UIEdgeInsets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// Attributes of the layout as the view has them, and the other way round: the same ones unless they are mirrored.
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  {
    isMirrored ? Self.mirrored(attributes, in: mirroredWidth(in: bounds.size)) : attributes
  }

  /// A function that mirrors attributes as the view does now, even after its layout or content has changed.
  func currentMirror() -> (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return { $0 } }
    let width = mirroredWidth(in: bounds.size)
    return { Self.mirrored($0, in: width) }
  }

  func mirrored(_ all: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    isMirrored ? all.map { mirrored($0) } : all
  }

  /// Changes the size of the content or the bounds, and keeps the visible elements at the same distance from the right end.
  ///
  /// - Parameters:
  ///   - size: The size of the bounds before.
  ///   - change: Changes the content; does nothing if the bounds have changed already.
  func keepDistanceToRight(inBoundsOf size: CGSize, through change: () -> Void = {}) {
    guard isMirrored else { return change() }
    let distance =
      mirroredWidth(in: size) - contentOffset.x - size.width
    change()
    let x = mirroredWidth(in: bounds.size) - bounds.width - distance
    guard x != contentOffset.x else { return }
    // Every element stands elsewhere now.
    queries.forgetElements()
    pending.askForElements()
    moveBounds(
      to: CGRect(origin: CGPoint(x: x, y: contentOffset.y), size: bounds.size),
      author: .adjustment, cause: nil)
  }

  /// Keeps the distance from the beginning of the content if only one of two layouts is mirrored.
  ///
  /// That UIKit does so is inferred.
  ///
  /// - Parameters:
  ///   - wasMirrored: Whether the layout before was.
  ///   - offset: The content offset in the coordinates of the layout before.
  func turnContent(whereMirrored wasMirrored: Bool, at offset: CGPoint) {
    guard isMirrored != wasMirrored else { return }
    offsetClamp.setDue()
    moveBounds(
      to: CGRect(origin: mirrored(offset: offset), size: bounds.size), author: .adjustment,
      cause: nil)
  }

  /// Lays out in the other reading direction, if the layout follows it, at the same distance from the beginning.
  func turnAround() {
    guard collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection else { return }
    collectionViewLayout.invalidateLayout()
    let x = mirroredWidth(in: bounds.size) - bounds.maxX
    moveBounds(
      to: CGRect(origin: CGPoint(x: x, y: contentOffset.y), size: bounds.size),
      author: .adjustment, cause: nil)
  }

  /// The attributes mirrored in a width; the transform stays, so that an element turned to the right still is.
  ///
  /// That UIKit mirrors places alone is inferred from Apple's documentation, which says that the coordinate system is flipped.
  private static func mirrored(_ attributes: UICollectionViewLayoutAttributes, in width: CGFloat)
    -> UICollectionViewLayoutAttributes
  {
    guard let copy = attributes.duplicate() else {
      return attributes
    }
    copy.center.x = width - attributes.center.x
    return copy
  }

  /// The width that is mirrored in: the content's, or that of the view where there is less content.
  private func mirroredWidth(in size: CGSize) -> CGFloat {
    mirroredWidth(of: contentSize, in: size)
  }

  private func mirroredWidth(of content: CGSize, in size: CGSize) -> CGFloat {
    let insets = adjustedContentInset
    return max(content.width, size.width - insets.left - insets.right)
  }
}
