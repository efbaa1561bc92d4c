import Foundation

/// The scroll view's own settings, under UIKit's names.
public struct ScrollSettings: Sendable, Equatable {
  /// Which of UIKit's two deceleration rates applies.
  public enum DecelerationRate: String, Sendable, Equatable, CaseIterable {
    case normal
    case fast
  }

  /// How fast a fling loses its speed.
  public var decelerationRate = DecelerationRate.normal
  /// Whether a fling stops at multiples of the viewport.
  public var isPagingEnabled = false
  /// Whether the content can be dragged past its ends.
  public var bounces = true
  /// Whether content that fits can be dragged up and down.
  public var alwaysBounceVertical = false
  /// Whether content that fits can be dragged sideways.
  public var alwaysBounceHorizontal = false
  /// Whether a drag is locked to the axis along which it starts.
  public var isDirectionalLockEnabled = false

  /// Creates the default settings.
  public init() {}
}

/// A content inset, fixed or following the content size.
public enum ContentInset: Sendable, Equatable {
  case fixed(Insets)
  case whenShorter(InsetRule)
}

/// An inset at one edge that applies while the content is short.
public struct InsetRule: Sendable, Equatable {
  /// The edges that may have one.
  public enum Edge: String, Sendable, CaseIterable {
    case bottom
    /// Reduces the width available to the layout, as a scroll bar beside the content does.
    case right

    /// The scene's key for the height.
    public var key: String { rawValue + "WhenShorterThan" }
  }

  public var edge: Edge
  /// The inset begins when the content is shorter than this, in points.
  public var height: CGFloat
  /// The inset, in points.
  public var by: CGFloat
  /// The inset ends when the content is longer than this, in points; nil for the height at which it begins.
  public var end: CGFloat?

  /// Creates an inset that applies while the content is shorter than a height.
  public init(_ edge: Edge, whenShorterThan height: CGFloat, by: CGFloat, until end: CGFloat? = nil)
  {
    self.edge = edge
    self.height = height
    self.by = by
    self.end = end
  }

  /// Whether the inset applies to content of a length in points, given whether it applies now.
  public func holds(for length: CGFloat, isThere: Bool) -> Bool {
    guard isThere, let end else { return length < height }
    return length <= end
  }
}

/// Distances from the four edges in points, in the file's order.
public struct Insets: Sendable, Equatable, Codable {
  /// Points from the top edge.
  public var top: CGFloat
  /// Points from the left edge.
  public var left: CGFloat
  /// Points from the bottom edge.
  public var bottom: CGFloat
  /// Points from the right edge.
  public var right: CGFloat

  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets from the four distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// How much of the safe area counts as content inset, under UIKit's names.
public enum ContentInsetAdjustmentBehavior: String, Sendable, Equatable, CaseIterable {
  /// The sides along axes that scroll, top and bottom in any case, as in a navigation controller.
  case automatic
  /// The sides along axes that scroll.
  case scrollableAxes
  /// None of it.
  case never
  /// All of it.
  case always
}

/// The reading direction of a view, under UIKit's names; `playback` and `spatial` are for controls.
public enum SemanticContentAttribute: String, Sendable, Equatable, CaseIterable {
  /// That of the interface, which is from left to right here.
  case unspecified
  case forceLeftToRight
  case forceRightToLeft
}

/// Whether a cell that is on the screen may ask to be measured again, under UIKit's name.
public enum SelfSizingInvalidation: String, Sendable, Equatable, CaseIterable {
  /// When its content changes, as in iOS 16 and later.
  case enabled
  /// Also when constraints of its content change; there are none here, so this is the same as `enabled`.
  case enabledIncludingConstraints
  /// Never while it stays on the screen, as before iOS 16.
  case disabled
}
