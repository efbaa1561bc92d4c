import Foundation

/// How many times the points a character cell stands for, against those with which the viewport fits.
public struct Zoom: Sendable, Equatable {
  private static let factors: [CGFloat] = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4]
  private static let fitting = 3

  private var index = fitting

  /// The whole viewport, as large as it fits.
  public init() {}

  /// Times the points a cell stands for: less than 1 magnifies.
  var factor: CGFloat { Self.factors[index] }

  /// Whether the viewport is shown as large as it fits.
  public var isFitting: Bool { index == Self.fitting }

  /// Whether it is magnified as far as it goes.
  var isLargest: Bool { index == 0 }

  /// Whether it is reduced as far as it goes.
  var isSmallest: Bool { index == Self.factors.count - 1 }

  /// Magnifies; as far as it goes.
  public mutating func zoomIn() { index = max(0, index - 1) }

  /// Reduces; as far as it goes.
  public mutating func zoomOut() { index = min(Self.factors.count - 1, index + 1) }
}
