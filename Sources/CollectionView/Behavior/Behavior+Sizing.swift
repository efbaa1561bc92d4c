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

extension Behavior {
  /// Whether a layout takes a preferred extent in place of the one it knows, as `SizeGate` has it; all in points.
  ///
  /// Sizes that are kept by index are never asked for again.
  func accepts(_ preferred: CGFloat, after last: CGFloat, laidOut: CGFloat) -> Bool {
    sizeCache.key != .byIndex && sizeGate.accepts(preferred, after: last, laidOut: laidOut)
  }
}

extension Behavior.Compensation {
  /// Whether it looks at what is being read at all.
  var holdsReader: Bool {
    switch self {
    case .none, .contentDeltaOfUpdate, .byPage: false
    default: true
    }
  }

  /// Whether it goes by what stands above the visible part.
  var goesByPlace: Bool { self == .contentDelta || self == .spanning }

  /// How far the content offset moves because a size changed, in points along the scroll axis.
  ///
  /// - Parameters:
  ///   - anchorMove: How far what is held for the reader has moved; 0 when nothing is.
  ///   - contentDelta: The change of the content size.
  ///   - isAbove: Whether what changed begins before the visible part; asked by those that go by it alone.
  ///   - isGoingBack: Whether the content offset has become smaller since the last layout pass.
  /// - Returns: Points to add to the content offset.
  func adjustment(
    anchorMove: CGFloat, contentDelta: CGFloat, isAbove: Bool,
    isGoingBack: @autoclosure () -> Bool
  ) -> CGFloat {
    switch self {
    case .none, .contentDeltaOfUpdate, .byPage: 0
    case .contentDelta, .spanning: isAbove ? contentDelta : 0
    case .double: 2 * anchorMove
    case .downOnly: isGoingBack() ? 0 : anchorMove
    case .firstSized, .nearestEdge, .unsized, .deferred, .swallowed, .endsFling: anchorMove
    }
  }

  /// How far the content offset moves because of an update, in points along the scroll axis.
  func adjustment(ofUpdate anchorMove: CGFloat, contentDelta: CGFloat) -> CGFloat {
    switch self {
    case .none, .byPage: 0
    case .contentDelta, .contentDeltaOfUpdate: contentDelta
    case .double: 2 * anchorMove
    default: anchorMove
    }
  }
}
