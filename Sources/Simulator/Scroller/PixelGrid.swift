import CollectionView
import Foundation

/// The grid of device pixels, on which content offsets and item origins lie.
struct PixelGrid: Sendable, Equatable {
  /// Pixels per point.
  let scale: CGFloat

  /// - Parameter scale: Pixels per point; values not above 0 count as 1.
  init(scale: CGFloat) {
    self.scale = scale > 0 ? scale : 1
  }

  /// The nearest position on the grid; halves are rounded up.
  func rounded(_ value: CGFloat) -> CGFloat {
    value.rounded(toPixelsOf: scale)
  }

  func rounded(_ point: CGPoint) -> CGPoint {
    point.rounded(toPixelsOf: scale)
  }
}
