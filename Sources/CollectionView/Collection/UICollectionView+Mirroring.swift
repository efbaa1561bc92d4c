import Foundation

// A layout that flips in the opposite layout direction still works from left to right: the arguments of its queries are
// mirrored, and so are their results. The view, its elements and its offset are always in the coordinates of the screen.
// Apple says only that the coordinates are flipped "at appropriate times"; that these are all of them is inferred.

extension UICollectionView {
  /// Whether the layout's coordinates begin at the right and grow to the left.
  package var isMirrored: Bool {
    installedLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != installedLayout.developmentLayoutDirection
  }

  /// Converts a rectangle of the content between the view's and the layout's coordinates, in either direction.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: mirroredWidth(in: bounds.size) - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  /// Converts a point of the content between the view's and the layout's coordinates, in either direction.
  func mirrored(_ point: CGPoint) -> CGPoint {
    guard isMirrored else { return point }
    return CGPoint(x: mirroredWidth(in: bounds.size) - point.x, y: point.y)
  }

  /// Converts a content offset between the view's coordinates and the layout's, where it is the right edge of the bounds;
  /// in either direction.
  func mirrored(offset: CGPoint) -> CGPoint {
    mirrored(CGRect(origin: offset, size: bounds.size)).origin
  }

  /// Converts a content offset between the view's and the layout's coordinates for another content size, in either
  /// direction.
  func mirrored(offset: CGPoint, in size: CGSize) -> CGPoint {
    guard isMirrored else { return offset }
    let width = mirroredWidth(of: size, in: bounds.size)
    return CGPoint(x: width - offset.x - bounds.width, y: offset.y)
  }

  /// Converts a distance or speed between the view's and the layout's coordinates, in either direction.
  func mirrored(way: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: -way.x, y: way.y) : way
  }

  /// Converts insets between the view's and the layout's coordinates, in either direction.
  func mirrored(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isMirrored else { return insets }
    return UIEdgeInsets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// Converts attributes between the view's and the layout's coordinates; returns the same object unless they are mirrored.
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  {
    isMirrored ? Self.mirrored(attributes, in: mirroredWidth(in: bounds.size)) : attributes
  }

  /// Returns a function that mirrors attributes as the view does now, even after its layout or content has changed.
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
    let start = mirroredWidth(in: size) - size.width
    change()
    // Exactly 0 if nothing has changed: a rounding error would be a change that asks for the elements again and again.
    let way = mirroredWidth(in: bounds.size) - bounds.width - start
    guard way != 0 else { return }
    let x = contentOffset.x + way
    // Every element has another frame now.
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
  ///   - wasMirrored: Whether the old layout was mirrored.
  ///   - offset: The content offset in the coordinates of the old layout.
  func turnContent(whereMirrored wasMirrored: Bool, at offset: CGPoint) {
    guard isMirrored != wasMirrored else { return }
    offsetClamp.setDue()
    moveBounds(
      to: CGRect(origin: mirrored(offset: offset), size: bounds.size), author: .adjustment,
      cause: nil)
  }

  /// Lays out in the other reading direction, if the layout follows it.
  func turnAroundIfFlipping() {
    if collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection { turnAround() }
  }

  /// Mirrors the layout, or no longer, if the view has the opposite direction.
  func layoutFlippingDidChange() {
    let own = collectionViewLayout.developmentLayoutDirection
    if effectiveUserInterfaceLayoutDirection != own { turnAround() }
  }

  /// Lays out in the other direction, at the same distance from the beginning.
  private func turnAround() {
    collectionViewLayout.invalidateLayout()
    let x = mirroredWidth(in: bounds.size) - bounds.maxX
    moveBounds(
      to: CGRect(origin: CGPoint(x: x, y: contentOffset.y), size: bounds.size),
      author: .adjustment, cause: nil)
  }

  /// Attributes mirrored within a width; the transform is kept, so that an element rotated clockwise stays rotated
  /// clockwise.
  ///
  /// That UIKit mirrors positions alone is inferred from Apple's documentation, which says that the coordinate system is
  /// flipped.
  private static func mirrored(_ attributes: UICollectionViewLayoutAttributes, in width: CGFloat)
    -> UICollectionViewLayoutAttributes
  {
    guard let copy = attributes.duplicate() else {
      return attributes
    }
    copy.center.x = width - attributes.center.x
    return copy
  }

  /// The width to mirror within: that of the content, or of the view if the content is narrower.
  private func mirroredWidth(in size: CGSize) -> CGFloat {
    mirroredWidth(of: contentSize, in: size)
  }

  private func mirroredWidth(of content: CGSize, in size: CGSize) -> CGFloat {
    let insets = adjustedContentInset
    return max(content.width, size.width - insets.left - insets.right)
  }
}
