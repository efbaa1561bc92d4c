import CollectionView
import Foundation

// Geometry that pasted code uses and the engine does not.

/// A distance along both axes, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// No distance.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// A distance from its two parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

// MARK: Boxes and texts; Foundation has them under other names

extension NSValue {
  /// A point in a box.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size in a box.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A rectangle in a box.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point in the box.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the box.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle in the box.
  public var cgRectValue: CGRect { rectValue }
}

extension NSCoder {
  /// A point as text.
  public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
  /// A size as text.
  public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
  /// A rectangle as text.
  public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }

  /// The point of a text; zero for a text that says none.
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  /// The size of a text; zero for a text that says none.
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  /// The rectangle of a text; zero for a text that says none.
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
}

/// A point as text, by its older name.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
/// A size as text, by its older name.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }
/// A rectangle as text, by its older name.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }

extension NSIndexPath {
  /// An index path of two, section first.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// An index path of two, section first; a table's word for `init(forItem:inSection:)`.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(forItem: row, inSection: section)
  }

  /// The first index; `NSNotFound` in an empty path.
  public var section: Int { index(atPosition: 0) }

  /// The second index; `NSNotFound` in a path of one.
  public var item: Int { index(atPosition: 1) }

  /// The second index; a table's word for `item`.
  public var row: Int { item }
}

// MARK: Core Graphics

#if !canImport(Darwin)
  /// A direction and a length in the plane, in points.
  public struct CGVector: Hashable, Codable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    /// No length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// No length.
    public init() {
      self.init(dx: 0, dy: 0)
    }

    /// A vector from its two components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }

  extension CGFloat {
    /// The global function, callable inside extensions of `CGFloat`.
    ///
    /// Foundation declares a static `abs(_:)` on `CGFloat` here, which hides the global function from extensions.
    public func abs(_ x: CGFloat) -> CGFloat { Swift.abs(x) }
  }

  // The older form of `==`.

  extension CGPoint {
    /// Whether both points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Whether both sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  extension CGRect {
    /// Whether both rectangles, standardized, are the same.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }
#endif
