import CollectionView
import Foundation

// Geometry that users' code uses and the engine does not.

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

// MARK: Boxed values and strings; Foundation has them under other names

extension NSValue {
  /// An object that wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// An object that wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// An object that wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The wrapped point.
  public var cgPointValue: CGPoint { pointValue }
  /// The wrapped size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The wrapped rectangle.
  public var cgRectValue: CGRect { rectValue }
}

extension NSCoder {
  /// The string that describes a point.
  public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
  /// The string that describes a size.
  public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
  /// The string that describes a rectangle.
  public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }

  /// The point that a string describes; zero if it describes none.
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  /// The size that a string describes; zero if it describes none.
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  /// The rectangle that a string describes; zero if it describes none.
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
}

/// The string that describes a point; the older name of `NSCoder.string(for:)`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
/// The string that describes a size; the older name of `NSCoder.string(for:)`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }
/// The string that describes a rectangle; the older name of `NSCoder.string(for:)`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }

extension NSIndexPath {
  /// An index path with two indexes, section first.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// An index path with two indexes, section first; `init(forItem:inSection:)` in the terms of a table view.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(forItem: row, inSection: section)
  }

  /// The first index; `NSNotFound` in an empty path.
  public var section: Int { index(atPosition: 0) }

  /// The second index; `NSNotFound` in a path with one index.
  public var item: Int { index(atPosition: 1) }

  /// The second index; `item` in the terms of a table view.
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
