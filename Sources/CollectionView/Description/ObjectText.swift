import Foundation

/// Class names, addresses and numbers in the form in which UIKit describes its objects.
package enum ObjectText {
  /// The modules whose classes stand for UIKit's and are named without their module, as UIKit's are.
  private static let ownModules = ["CollectionView.", "UIKit."]

  /// `<Class: 0x7f8b3c>`.
  package static func identity(of object: AnyObject) -> String {
    "<\(name(of: type(of: object))): \(address(of: object))>"
  }

  /// A class with its module, or without if it is one of UIKit's; a private class is named like any other.
  static func name(of type: Any.Type) -> String {
    var name = String(reflecting: type)
    if let own = ownModules.first(where: { name.hasPrefix($0) }) {
      name.removeFirst(own.count)
    }
    // Private and local types have a part `(unknown context at $10f)`, which changes with every build.
    while let start = name.range(of: "(unknown context at "),
      let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name
  }

  /// Whether a class stands for one of UIKit's.
  static func isOwn(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ownModules.contains { name.hasPrefix($0) }
  }

  /// The address of an object; differs from one run to the next.
  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// A number with six digits at most, as in frames: `57.6667`.
  static func short(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

  /// A number with all its digits, as in sizes and points: `466.83333333333337`.
  static func full(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }

  /// `(0 0; 320 44)`.
  static func text(of rect: CGRect) -> String {
    "(\(short(rect.minX)) \(short(rect.minY)); \(short(rect.width)) \(short(rect.height)))"
  }

  /// `{0, -64}`.
  static func text(of point: CGPoint) -> String { "{\(full(point.x)), \(full(point.y))}" }

  /// `{320, 474}`.
  static func text(of size: CGSize) -> String { "{\(full(size.width)), \(full(size.height))}" }

  /// `{64, 0, 34, 0}`: top, left, bottom, right.
  static func text(of insets: UIEdgeInsets) -> String {
    "{\(full(insets.top)), \(full(insets.left)), \(full(insets.bottom)), \(full(insets.right))}"
  }

  /// `[0.5, 0, 0, 0.5, 0, 0]`.
  static func text(of transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[\(numbers.map { full($0) }.joined(separator: ", "))]"
  }

  /// `<NSIndexPath> {length = 2, path = 0 - 1}`; without UIKit's address, because an index path is a value here.
  static func text(of path: IndexPath) -> String {
    "<NSIndexPath> {length = \(path.count), path = \(steps(of: path))}"
  }

  /// `0 - 1`.
  static func steps(of path: IndexPath) -> String { path.map(String.init).joined(separator: " - ") }

  /// The description of an object; its identity if it has none.
  static func text(of object: AnyObject) -> String {
    (object as? any CustomStringConvertible)?.description ?? identity(of: object)
  }
}
