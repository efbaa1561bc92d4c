import Foundation

extension Compositional {
  /// `NSCollectionLayoutDimension`; lengths are in points.
  public enum Dimension: Sendable, Equatable {
    case fractionalWidth(CGFloat)
    case fractionalHeight(CGFloat)
    case absolute(CGFloat)
    /// A length until the view is measured; nil for the `estimate` of the layout.
    case estimated(CGFloat?)
    /// The same for a length that siblings share.
    case uniformAcrossSiblings(CGFloat?)

    /// Whether the length is measured.
    public var isEstimated: Bool {
      switch self {
      case .estimated, .uniformAcrossSiblings: true
      case .fractionalWidth, .fractionalHeight, .absolute: false
      }
    }

    /// Whether it is the `estimate` of the layout.
    public var isCommonEstimate: Bool {
      self == .estimated(nil) || self == .uniformAcrossSiblings(nil)
    }
  }

  /// `NSCollectionLayoutSize`.
  public struct Size: Sendable, Equatable {
    public var width: Dimension
    public var height: Dimension

    public init(_ width: Dimension, _ height: Dimension) {
      self.width = width
      self.height = height
    }

    /// Whether the width or the height is measured.
    public var isEstimated: Bool { width.isEstimated || height.isEstimated }
  }

  /// `NSCollectionLayoutSpacing`.
  public struct Spacing: Sendable, Equatable {
    /// The length, or the least length, in points.
    public var length: CGFloat
    public var isFlexible: Bool

    public static func fixed(_ length: CGFloat) -> Spacing {
      Spacing(length: length, isFlexible: false)
    }

    public static func flexible(_ length: CGFloat) -> Spacing {
      Spacing(length: length, isFlexible: true)
    }
  }

  /// `NSCollectionLayoutEdgeSpacing`; nil for none.
  public struct EdgeSpacing: Sendable, Equatable {
    public var leading: Spacing?
    public var top: Spacing?
    public var trailing: Spacing?
    public var bottom: Spacing?

    public init(
      leading: Spacing? = nil, top: Spacing? = nil, trailing: Spacing? = nil,
      bottom: Spacing? = nil
    ) {
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }
}
