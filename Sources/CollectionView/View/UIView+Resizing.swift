import Foundation

extension UIView {
  /// The margins and lengths of a view that change with its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Sets the frame by the autoresizing mask after the superview's size has changed.
  ///
  /// As UIKit documents it, the flexible parts of an axis share the difference in proportion to their lengths. That they
  /// share it equally where they have no length is inferred.
  func follow(_ old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let (x, width) = Self.part(
      from: frame.minX, length: frame.width, of: old.width, to: new.width,
      givesWay: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(
        autoresizingMask.contains))
    let (y, height) = Self.part(
      from: frame.minY, length: frame.height, of: old.height, to: new.height,
      givesWay: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(
        autoresizingMask.contains))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  /// The margin and length of a view along one axis after the superview's length has changed.
  ///
  /// - Parameters:
  ///   - start: Its margin before.
  ///   - length: Its length.
  ///   - old: The superview's length before.
  ///   - new: The superview's length now.
  ///   - givesWay: Whether the margin before, the length and the margin after are flexible.
  /// - Returns: Its margin before and its length in the new superview.
  private static func part(
    from start: CGFloat, length: CGFloat, of old: CGFloat, to new: CGFloat, givesWay: [Bool]
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = zip([start, length, old - start - length], givesWay)
      .map { part, gives in gives ? max(0, part) : 0 }
    let flexible = parts.reduce(0, +)
    let count = CGFloat(givesWay.count { $0 })
    func share(_ index: Int) -> CGFloat {
      guard givesWay[index] else { return 0 }
      return (new - old) * (flexible > 0 ? parts[index] / flexible : 1 / count)
    }
    return (start + share(0), max(0, length + share(1)))
  }
}

extension UIView {
  /// How content is put into the bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }
}
