import Foundation

extension UICollectionViewLayoutAttributes {
  /// Whether geometry and opacity are finite.
  var isFinite: Bool {
    let frame = frame
    return frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.width.isFinite
      && frame.size.height.isFinite && alpha.isFinite
  }

  /// A stored property of a subclass whose values differ; nil if none does or the class has none.
  ///
  /// Values that cannot be compared, and objects, which compare by identity, are skipped.
  ///
  /// - Complexity: O(properties of the subclass), by reflection.
  func ownProperty(thatDiffersFrom other: UICollectionViewLayoutAttributes) -> String? {
    guard type(of: self) != UICollectionViewLayoutAttributes.self, type(of: self) == type(of: other)
    else { return nil }
    var mine: Mirror? = Mirror(reflecting: self)
    var others: Mirror? = Mirror(reflecting: other)
    while let left = mine, let right = others,
      left.subjectType != UICollectionViewLayoutAttributes.self
    {
      for (child, twin) in zip(left.children, right.children)
      where Self.differ(child.value, twin.value) {
        return child.label
      }
      mine = left.superclassMirror
      others = right.superclassMirror
    }
    return nil
  }

  private static func differ(_ left: Any, _ right: Any) -> Bool {
    let mirror = Mirror(reflecting: left)
    if mirror.displayStyle == .optional {
      let twin = Mirror(reflecting: right)
      guard let value = mirror.children.first?.value, let other = twin.children.first?.value else {
        return mirror.children.isEmpty != twin.children.isEmpty
      }
      return differ(value, other)
    }
    guard mirror.displayStyle != .class, let value = left as? any Equatable else { return false }
    return differ(value, right)
  }

  private static func differ<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    guard let right = right as? Value, left == left, right == right else { return false }
    return left != right
  }
}
