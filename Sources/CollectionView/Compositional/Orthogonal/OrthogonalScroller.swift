import Foundation

/// The scroll view of a section that scrolls across its layout's scroll direction.
///
/// It has no subviews here: the collection view shows the section's cells and moves them by the scroller's offset. As any
/// scroll view it has no clock; the host of the collection view moves it.
final class OrthogonalScroller: UIScrollView {
  /// What a section says about its scroller, in points across the layout's scroll axis.
  struct Track: Equatable {
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The axis along which the scroller scrolls.
    var axis: LayoutAxis
    /// The size of its visible part.
    var size: CGSize
    var contentLength: CGFloat
    /// The insets that let the first and the last group be centred.
    var insets: (before: CGFloat, after: CGFloat)
    /// Whether the content begins at the right.
    var isMirrored: Bool

    static func == (lhs: Track, rhs: Track) -> Bool {
      lhs.behavior == rhs.behavior && lhs.axis == rhs.axis && lhs.size == rhs.size
        && lhs.contentLength == rhs.contentLength && lhs.insets == rhs.insets
        && lhs.isMirrored == rhs.isMirrored
    }
  }

  /// Above this speed, in points per millisecond, a finger that lifts moves a section that pages by one group.
  ///
  /// Inferred: two re-implementations use 0.2 and 0.3.
  private static let leastPagingSpeed: CGFloat = 0.3

  /// Called after the offset changed.
  var didScroll: () -> Void = {}
  /// The offsets at which it may rest, in the layout's coordinates; nil for any.
  var restOffsets: () -> [CGFloat]? = { nil }

  private var track: Track?
  private var isConfiguring = false

  /// Applies what the section says.
  ///
  /// Content at its first group stays there. Elsewhere the offset stays, and is clamped if it is outside the new range,
  /// unless a finger or a motion holds it.
  ///
  /// - Parameters:
  ///   - new: What the section says.
  ///   - properties: How the section bounces and decelerates.
  ///   - place: The offset from the first group on at which the groups in view are now; nil to keep the offset.
  func configure(
    _ new: Track, _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties,
    keeping place: CGFloat? = nil
  ) {
    guard new != track || place != nil else { return }
    isConfiguring = true
    defer { isConfiguring = false }
    let isAtStart = track == nil || modelOffset == modelRange.lowerBound
    let offset = place ?? modelOffset
    track = new
    semanticContentAttribute = new.isMirrored ? .forceRightToLeft : .forceLeftToRight
    isPagingEnabled = new.behavior == .paging
    decelerationRate = Self.rate(new.behavior, properties.decelerationRate)
    bounces = properties.bounce != .never
    if properties.bounce == .always {
      alwaysBounceHorizontal = new.axis == .horizontal
      alwaysBounceVertical = new.axis == .vertical
    }
    bounds.size = new.size
    setContentSize(
      new.axis.size(along: new.contentLength, across: new.axis.other.length(of: new.size)),
      author: .adjustment, cause: nil)
    let (before, after) =
      new.isMirrored ? (new.insets.after, new.insets.before) : new.insets
    contentInset =
      new.axis == .horizontal
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    let legal = min(max(offset, modelRange.lowerBound), modelRange.upperBound)
    if isInMotion || isTracking {
      if place != nil { setModelOffset(offset, as: .adjustment) }
    } else if isAtStart, place == nil {
      setModelOffset(modelRange.lowerBound, as: .clamp)
    } else {
      setModelOffset(legal, as: legal == offset ? .adjustment : .clamp)
    }
  }

  /// Scrolls back to the first group, where a new scroller would be.
  func startOver() {
    host?.scrollViewStopsMoving(self)
    stopMoving()
    setModelOffset(modelRange.lowerBound, as: .reload)
  }

  private static func rate(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ rate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
  ) -> DecelerationRate {
    guard rate == .automatic else { return DecelerationRate(rawValue: rate.rawValue) }
    switch behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary: return .normal
    case .paging, .groupPaging, .groupPagingCentered: return .fast
    }
  }

  // MARK: Offsets in the layout's coordinates, from the first group on

  /// The axis along which it scrolls.
  var axis: LayoutAxis { track?.axis ?? .horizontal }

  /// The offset from the first group on, in points.
  var modelOffset: CGFloat { model(axis.place(of: contentOffset)) }

  /// The offsets from the first group on at which the content is inside its range.
  var modelRange: ClosedRange<CGFloat> {
    let range = scrollRange
    let (low, high) = (axis.place(of: range.minimum), axis.place(of: range.maximum))
    return min(model(low), model(high))...max(model(low), model(high))
  }

  /// Scrolls at once to an offset from the first group on, in points, as code of an app does.
  func setModelOffset(_ offset: CGFloat) {
    contentOffset = axis.point(along: model(offset), across: 0)
  }

  /// Moves the content to an offset from the first group on, in points.
  private func setModelOffset(_ offset: CGFloat, as author: Author) {
    scroll(to: axis.point(along: model(offset), across: 0), as: author)
  }

  /// Converts between offsets of the scroll view and offsets from the first group on.
  func model(_ offset: CGFloat) -> CGFloat {
    guard track?.isMirrored == true, axis == .horizontal else { return offset }
    let range = scrollRange
    return range.minimum.x + range.maximum.x - offset
  }

  // MARK: Where it rests

  override func layoutTarget(forProposedContentOffset proposed: CGPoint, velocity: CGPoint)
    -> CGPoint
  {
    guard let track, let stops = restOffsets(), !stops.isEmpty else { return proposed }
    let isForwards = track.isMirrored ? -1.0 : 1.0
    let target: CGFloat
    switch track.behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary:
      target = Self.nearest(stops, to: model(axis.place(of: proposed)))
    case .groupPaging, .groupPagingCentered:
      let speed = axis.place(of: velocity) * isForwards
      let offset = modelOffset
      if speed > Self.leastPagingSpeed {
        target = stops.first { $0 > offset } ?? stops[stops.count - 1]
      } else if speed < -Self.leastPagingSpeed {
        target = stops.last { $0 < offset } ?? stops[0]
      } else {
        target = Self.nearest(stops, to: offset)
      }
    }
    return axis.point(along: model(target), across: axis.other.place(of: proposed))
  }

  override func askLayoutForTarget(forProposedContentOffset proposed: CGPoint, velocity: CGPoint)
    -> CGPoint
  {
    layoutTarget(forProposedContentOffset: proposed, velocity: velocity)
  }

  private static func nearest(_ stops: [CGFloat], to offset: CGFloat) -> CGFloat {
    stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if !isConfiguring, bounds.origin != oldBounds.origin { didScroll() }
  }
}
