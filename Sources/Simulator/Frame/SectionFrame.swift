import CollectionView
import Foundation
import Scenes

/// A section that scrolls across its pane's scroll direction, at one moment.
///
/// Offsets and sizes are those of the section's own scroller, in points.
public struct SectionFrame: Sendable, Equatable, Codable {
  /// The index of the section.
  public var section: Int
  /// Its `orthogonalScrollingBehavior`, in UIKit's word.
  public var behavior: String
  /// The frame of its scroller, in content points of the pane; a part of it may be outside the viewport.
  public var frame: CGRect
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// The range of content offsets at rest, along the axis of the section.
  public var range: ClosedRange<CGFloat>
  /// The motion of its content, with its author; without samples of the last second.
  public var motion: MotionFrame
  /// Number of its items.
  public var itemCount: Int
  /// The items in view, ascending.
  public var visible: [Int]
  /// The first item of the group at which it rests, or will rest; nil if it has no items.
  public var restingItem: Int?

  public init(
    section: Int, behavior: String, frame: CGRect, contentOffset: CGPoint = .zero,
    contentSize: CGSize = .zero, range: ClosedRange<CGFloat> = 0...0,
    motion: MotionFrame = MotionFrame(), itemCount: Int = 0, visible: [Int] = [],
    restingItem: Int? = nil
  ) {
    self.section = section
    self.behavior = behavior
    self.frame = frame
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.range = range
    self.motion = motion
    self.itemCount = itemCount
    self.visible = visible
    self.restingItem = restingItem
  }

  /// Whether its content offset has changed since the last frame, or a finger, a key or a motion holds it.
  public var isMoving: Bool { motion.activity != .idle || !motion.authors.isEmpty }
}

extension PaneFrame {
  /// The section that an element belongs to, if that scrolls across.
  public func scrollingSection(of element: ElementFrame) -> SectionFrame? {
    sections.first { [$0.section] == element.indexPath.prefix(1) }
  }
}

extension SectionFrame {
  /// Describes a section in its current state; nil if it does not scroll across.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - run: Its pane.
  ///   - elements: The live elements of the pane.
  @MainActor
  init?(_ section: Int, of run: PaneRun, _ elements: [ElementFrame]) {
    let view = run.view
    guard let state = view.orthogonalState(ofSection: section),
      let scroller = view.orthogonalScroller(ofSection: section)
    else { return nil }
    let axis = Axis(isHorizontal: !view.scrollsHorizontally)
    let (low, high) = (scroller.scrollRange.minimum, scroller.scrollRange.maximum)
    let motion = run.motion.frame(of: scroller)
    self.init(
      section: section, behavior: state.behavior.word?.rawValue ?? "", frame: state.frame,
      contentOffset: scroller.contentOffset, contentSize: scroller.contentSize,
      range: axis.position(low)...axis.position(high), motion: motion,
      itemCount: state.itemCount,
      visible: elements.filter {
        $0.category == .cell && $0.section == section && !$0.isDisappearing
          && $0.untransformed.sharesArea(with: view.bounds)
      }.map(\.index).sorted(),
      restingItem: view.item(
        inSection: section, restingAt: motion.target ?? scroller.contentOffset)?.item)
  }
}
