import Foundation

/// The rules by which dimensions become lengths; they differ between versions of iOS.
struct SolvingRules: Equatable, Sendable {
  var displayScale: CGFloat = 1
  var rounding = Behavior.CompositionalRounding.floorSizes
  var fractions = Behavior.CompositionalFractions.afterSpacing
  var repeatedFractions = Behavior.CompositionalFractions.afterSpacing
  /// The size that replaces every estimate, in points; nil to use the estimates of the description.
  var sharedEstimate: CGSize?

  /// A length that differs from a whole pixel by less than this part of a pixel is of whole pixels.
  private static let pixelTolerance: CGFloat = 1e-6

  /// The size of an item in a container, with estimates for what is measured.
  func size(of size: NSCollectionLayoutSize, in container: CGSize) -> CGSize {
    CGSize(
      width: length(of: size.widthDimension, in: container),
      height: length(of: size.heightDimension, in: container))
  }

  func length(of dimension: NSCollectionLayoutDimension, in container: CGSize) -> CGFloat {
    switch dimension.kind {
    case .fractionalWidth: share(dimension.dimension * container.width)
    case .fractionalHeight: share(dimension.dimension * container.height)
    case .absolute, .estimated, .uniformAcrossSiblings: max(0, dimension.dimension)
    }
  }

  /// The estimate of an item along an axis, in points.
  func estimate(_ dimension: NSCollectionLayoutDimension, along axis: LayoutAxis) -> CGFloat {
    sharedEstimate.map(axis.length) ?? max(0, dimension.dimension)
  }

  /// A length that is a fraction or a share of another one: whole pixels, rounded down.
  func share(_ length: CGFloat) -> CGFloat {
    guard rounding == .floorSizes else { return max(0, length) }
    return max(0, (length * displayScale + Self.pixelTolerance).rounded(.down) / displayScale)
  }

  /// A frame on the device's pixel grid.
  func frame(_ frame: CGRect) -> CGRect {
    let origin = CGPoint(x: nearest(frame.minX), y: nearest(frame.minY))
    guard rounding == .roundFrames else { return CGRect(origin: origin, size: frame.size) }
    return CGRect(
      origin: origin, size: CGSize(width: nearest(frame.width), height: nearest(frame.height)))
  }

  /// The nearest whole pixel; halves are rounded away from zero.
  ///
  /// Measured on iOS 17 at scale 3: a badge at -22.5 pixels is drawn at -23, one at 207.5 at 208.
  private func nearest(_ value: CGFloat) -> CGFloat {
    let pixels = value * displayScale
    // A sum of floored lengths may miss half a pixel by an error of its last digits.
    let half = (pixels * 2).rounded()
    let exact = abs(pixels * 2 - half) < 2 * Self.pixelTolerance ? half / 2 : pixels
    return exact.rounded(.toNearestOrAwayFromZero) / displayScale
  }
}
