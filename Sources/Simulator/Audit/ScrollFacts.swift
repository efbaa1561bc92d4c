import CollectionView
import Foundation

/// The scroll position of a pane's content, and what may hold it there; lengths are in points along the scroll axis.
struct ScrollFacts {
  /// The length of the viewport.
  var viewport: CGFloat = 0
  /// The adjusted content insets.
  var insets = UIEdgeInsets.zero
  /// The parts of the view that something covers, whether or not an inset makes up for them.
  var obscured = UIEdgeInsets.zero
  /// The smallest and the largest legal offset.
  var first: CGFloat = 0
  var last: CGFloat = 0
  /// The range of offsets that the true content would have; nil if it is unknown, and if nothing was clamped.
  var trueRange: ClosedRange<CGFloat>?
  /// The end of the content that the largest offset shows.
  var reachableEnd: CGFloat = 0
  /// The content offset, and its distance beyond an end of its range; negative before the start.
  var offset: CGFloat = 0
  var beyond: CGFloat = 0
  /// Whether a finger, a bounce or a scroll under way may hold the offset beyond the range.
  var isHeld = false
  /// Whether a finger or a bounce may hold the offset beyond the range.
  var isStretched = false
  /// Whether somebody's code sent it beyond.
  var isProgrammaticallyOverscrolled = false
  /// The velocity of decelerating content, in points per second, and where it would come to rest; nil if it does not.
  var fling: (velocity: CGFloat, target: CGFloat)?
  /// Whether the offset was clamped to an end of its range, which takes precedence over the reader's place.
  var wasClampedAtEnd = false

  /// Whether the offset is at an end of its range.
  var isAtEnd: Bool { [first, last].contains { abs($0 - offset) <= 0.5 } }
}

extension Axis {
  /// The inset at the start and at the end of the axis.
  func start(_ insets: UIEdgeInsets) -> CGFloat { isHorizontal ? insets.left : insets.top }
  func end(_ insets: UIEdgeInsets) -> CGFloat { isHorizontal ? insets.right : insets.bottom }
}

extension ScrollFacts {
  @MainActor
  init(_ run: PaneRun, along axis: Axis) {
    self.init()
    let view = run.view
    let mirror = LayoutMirror(view)
    viewport = axis.length(view.bounds.size)
    insets = mirror(view.adjustedContentInset)
    obscured = mirror(UIEdgeInsets(run.pane.obscured))
    first = axis.position(mirror(offset: view.startOffset))
    last = axis.position(mirror(offset: view.endOffset))
    reachableEnd = last + viewport - axis.end(insets)
    offset = axis.position(mirror(offset: view.contentOffset))
    beyond = offset < first ? offset - first : max(0, offset - last)
    isStretched = run.motion.mayOverscroll
    isHeld = isStretched || run.motion.isAnimating
    isProgrammaticallyOverscrolled = run.motion.isProgrammaticallyOverscrolled
    if run.motion.isDecelerating {
      fling = (
        axis.position(mirror(way: run.motion.velocity)),
        axis.position(mirror(offset: run.motion.destination))
      )
    }
    if run.judge.events.wasClamped, let size = run.truth.givenLayout(for: view)?.contentSize {
      let end = axis.length(size) + axis.end(insets) - viewport
      trueRange = first...max(first, end)
    }
    wasClampedAtEnd =
      run.judge.events.wasClamped
      && [first, last].contains { abs($0 - offset) <= 1 / run.pane.displayScale }
  }
}
