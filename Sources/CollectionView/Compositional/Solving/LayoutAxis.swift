import Foundation

/// One of the axes of the plane, and lengths along and across it.
enum LayoutAxis: Sendable {
  case horizontal
  case vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  func place(of point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  func span(of rect: CGRect) -> Range<CGFloat> {
    self == .horizontal
      ? rect.minX..<max(rect.minX, rect.maxX) : rect.minY..<max(rect.minY, rect.maxY)
  }

  /// The dimension along the axis.
  func dimension(of size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
    self == .horizontal ? size.widthDimension : size.heightDimension
  }

  /// The insets at the start and the end of the axis.
  func insets(_ insets: NSDirectionalEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    self == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  /// The spaces at the start and the end of the axis.
  func edges(_ spacing: NSCollectionLayoutEdgeSpacing?)
    -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?)
  {
    self == .horizontal
      ? (spacing?.leading, spacing?.trailing) : (spacing?.top, spacing?.bottom)
  }
}

/// The sums of the spaces around a member along an axis, in points.
struct EdgeLengths {
  private let before: NSCollectionLayoutSpacing?
  private let after: NSCollectionLayoutSpacing?

  init(_ spacing: NSCollectionLayoutEdgeSpacing?, along axis: LayoutAxis) {
    (before, after) = axis.edges(spacing)
  }

  /// The least length of both spaces.
  var least: CGFloat { (before?.spacing ?? 0) + (after?.spacing ?? 0) }

  /// The number of spaces that grow.
  var flexibleCount: Int {
    (before?.isFlexible == true ? 1 : 0) + (after?.isFlexible == true ? 1 : 0)
  }

  /// The length of the first space, if each flexible one is longer by a share.
  func before(adding share: CGFloat) -> CGFloat { Self.length(of: before, adding: share) }

  /// The length of the second space, if each flexible one is longer by a share.
  func after(adding share: CGFloat) -> CGFloat { Self.length(of: after, adding: share) }

  static func length(of spacing: NSCollectionLayoutSpacing?, adding share: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.spacing + (spacing.isFlexible ? share : 0)
  }
}
