import Foundation

// UIKit's text form of geometry, "{{x, y}, {width, height}}"; Foundation has it under older names.

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
