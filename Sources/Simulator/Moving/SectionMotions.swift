import CollectionView
import Foundation
import Scenes

/// The motions of the sections that scroll across the pane's scroll direction, each independent of the others.
@MainActor
final class SectionMotions {
  private let view: UICollectionView
  /// In the order in which the sections were first moved.
  private var motions: [SectionMotion] = []
  var grid: PixelGrid
  /// Points of one line step.
  var rowHeight: CGFloat

  init(_ view: UICollectionView, grid: PixelGrid, rowHeight: CGFloat) {
    self.view = view
    self.grid = grid
    self.rowHeight = rowHeight
  }

  // MARK: Time

  var isIdle: Bool { motions.allSatisfy(\.isIdle) }

  func isMoving(at time: Double) -> Bool { motions.contains { $0.isMoving(at: time) } }

  /// The motion of the first section that moves.
  func activity(at time: Double) -> MotionFrame.Activity {
    motions.lazy.map { $0.activity(at: time) }.first { $0 != .idle } ?? .idle
  }

  var nextMoment: Double? { motions.compactMap(\.nextMoment).min() }

  func moveContent(at time: Double) {
    for motion in motions { motion.moveContent(at: time) }
  }

  func updateRange(at time: Double) {
    for motion in motions { motion.updateRange(at: time) }
  }

  /// Ends the motions that are over.
  func finishIfOver(at time: Double) {
    for motion in motions { motion.finishIfOver(at: time) }
  }

  /// Ends the authors of the painted frame.
  func endFrame() {
    for motion in motions { motion.endFrame() }
  }

  // MARK: Fingers and keys

  /// The motion of the section with a finger on it; nil for none.
  var fingered: SectionMotion? { motions.first(where: \.isFingerDown) }

  /// The section at a point of the viewport, if it moves by itself.
  func moving(at point: CGPoint, time: Double) -> SectionMotion? {
    guard let section = section(at: .point(point)),
      let scroller = view.orthogonalScroller(ofSection: section), let motion = known(scroller)
    else { return nil }
    return motion.isMoving(at: time) ? motion : nil
  }

  func releaseKeys() {
    for motion in motions { motion.releaseKeys() }
  }

  // MARK: Which section a movement is for

  /// A movement of one point across the pane's scroll direction.
  var acrossUnit: CGPoint {
    view.scrollsHorizontally ? CGPoint(x: 0, y: 1) : CGPoint(x: 1, y: 0)
  }

  /// The motion of the section that a movement scrolls: it goes mostly across the pane's scroll direction, along which the
  /// section can scroll.
  ///
  /// - Parameters:
  ///   - way: The movement, or its velocity.
  ///   - place: Where it begins; nil for the section nearest to the middle of the viewport.
  /// - Returns: Nil if the movement is for the pane itself.
  func motion(along way: CGPoint, at place: ScrollPlace?) -> SectionMotion? {
    let isAcross =
      view.scrollsHorizontally ? abs(way.y) > abs(way.x) : abs(way.x) > abs(way.y)
    guard isAcross, let section = section(at: place),
      let scroller = view.orthogonalScroller(ofSection: section)
    else { return nil }
    let range = ScrollLimits(scroller)
    guard view.scrollsHorizontally ? range.vertical.canScroll : range.horizontal.canScroll else {
      return nil
    }
    return motion(of: scroller)
  }

  /// The motion of a scroller that has one; nil if nothing has moved it.
  func known(_ scroller: UIScrollView) -> SectionMotion? {
    motions.first { $0.scroller === scroller }
  }

  /// The motion of a scroller.
  func motion(of scroller: UIScrollView) -> SectionMotion {
    if let known = known(scroller) { return known }
    // Sections that were deleted have no scroller any more.
    motions.removeAll { $0.isIdle && view.section(ofOrthogonalScroller: $0.scroller) == nil }
    let made = SectionMotion(scroller, grid: grid, rowHeight: rowHeight) {
      [weak view, weak scroller] steps, offset in
      guard let view, let section = scroller.flatMap(view.section(ofOrthogonalScroller:)) else {
        return nil
      }
      return view.stop(steps, inSection: section, from: offset)
    }
    motions.append(made)
    return made
  }

  private func section(at place: ScrollPlace?) -> Int? {
    let sections = view.orthogonalSections
    switch place {
    case .section(let section)?: return section
    case .point(let point)?:
      let place = CGPoint(x: view.bounds.minX + point.x, y: view.bounds.minY + point.y)
      return sections.first { isLevel($0.frame, with: place) }?.section
    case .middle?, nil:
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      return sections.min {
        distance(of: $0.frame, to: middle) < distance(of: $1.frame, to: middle)
      }?.section
    }
  }

  /// Whether a point is in the part of the scroll direction that a frame takes; a section's cells show beside its insets, too.
  private func isLevel(_ frame: CGRect, with point: CGPoint) -> Bool {
    view.scrollsHorizontally
      ? frame.minX <= point.x && point.x < frame.maxX
      : frame.minY <= point.y && point.y < frame.maxY
  }

  /// How far a point is outside a frame along the pane's scroll direction, in points.
  private func distance(of frame: CGRect, to point: CGPoint) -> CGFloat {
    view.scrollsHorizontally
      ? max(frame.minX - point.x, point.x - frame.maxX, 0)
      : max(frame.minY - point.y, point.y - frame.maxY, 0)
  }
}
