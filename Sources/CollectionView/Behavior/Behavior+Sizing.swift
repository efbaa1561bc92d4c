import Foundation

extension Behavior.SizeGate {
  /// Half a point: what two honest measurements of the same content may differ by.
  static let tolerance: CGFloat = 0.5

  /// Tells a preferred extent that counts as a change from one that does not.
  ///
  /// - Parameters:
  ///   - preferred: What the element asks for, in points.
  ///   - last: What it asked for the last time.
  ///   - laidOut: What the layout gave it.
  /// - Returns: Whether the layout takes it.
  func accepts(_ preferred: CGFloat, after last: CGFloat, laidOut: CGFloat) -> Bool {
    switch self {
    case .epsilon: abs(preferred - last) > Self.tolerance
    case .exact: preferred != last
    case .frame: abs(preferred - laidOut) > Self.tolerance
    case .none: true
    }
  }
}

extension Behavior.Compensation {
  /// How far the content offset moves because sizes changed, in points along the scroll axis.
  ///
  /// - Parameters:
  ///   - anchorMove: How far the first visible item that was already sized has moved; 0 without one.
  ///   - contentDelta: The change of the content size.
  ///   - isAbove: Whether what changed begins before the visible part.
  /// - Returns: Points to add to the content offset.
  func adjustment(anchorMove: CGFloat, contentDelta: CGFloat, isAbove: Bool) -> CGFloat {
    switch self {
    case .firstSized: anchorMove
    case .none: 0
    case .contentDelta: isAbove ? contentDelta : 0
    case .double: 2 * anchorMove
    }
  }
}
