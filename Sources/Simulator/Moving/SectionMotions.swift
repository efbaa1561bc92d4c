import CollectionView
import Foundation

/// The motions of the sections that scroll across the pane's scroll direction, each independent of the others.
@MainActor
final class SectionMotions {
  private let view: UICollectionView
  private var motions: [ObjectIdentifier: SectionMotion] = [:]
  var grid: PixelGrid

  init(_ view: UICollectionView, grid: PixelGrid) {
    self.view = view
    self.grid = grid
  }

  // MARK: Time

  var isIdle: Bool { motions.values.allSatisfy(\.isIdle) }

  func isMoving(at time: Double) -> Bool { motions.values.contains { $0.isMoving(at: time) } }

  var nextMoment: Double? { motions.values.compactMap(\.nextMoment).min() }

  func moveContent(at time: Double) {
    for motion in motions.values { motion.moveContent(at: time) }
  }

  func updateRange(at time: Double) {
    for motion in motions.values { motion.updateRange(at: time) }
  }

  /// Ends the motions that are over, and forgets those at rest.
  func finishIfOver(at time: Double) {
    for motion in motions.values { motion.finishIfOver(at: time) }
    motions = motions.filter { !$0.value.isIdle }
  }

  // MARK: Which section a movement is for

  /// The motion of the section with a finger on it; nil for none.
  var fingered: SectionMotion? { motions.values.first(where: \.isFingerDown) }

  /// The motion of the section that a movement scrolls: it goes mostly across the pane's scroll direction, along which the
  /// section can scroll.
  ///
  /// - Parameters:
  ///   - way: The movement, or its velocity.
  ///   - point: Where it begins, in points of the viewport; nil for the section nearest to the middle of the viewport.
  /// - Returns: Nil if the movement is for the pane itself.
  func motion(along way: CGPoint, at point: CGPoint?) -> SectionMotion? {
    let isAcross =
      view.scrollsHorizontally ? abs(way.y) > abs(way.x) : abs(way.x) > abs(way.y)
    guard isAcross, let section = section(at: point),
      let scroller = view.orthogonalScroller(ofSection: section)
    else { return nil }
    let range = ScrollLimits(scroller)
    guard view.scrollsHorizontally ? range.vertical.canScroll : range.horizontal.canScroll else {
      return nil
    }
    let key = ObjectIdentifier(scroller)
    if let known = motions[key] { return known }
    let made = SectionMotion(scroller, grid: grid)
    motions[key] = made
    return made
  }

  private func section(at point: CGPoint?) -> Int? {
    let sections = view.orthogonalSections
    guard let point else {
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      return sections.min {
        distance(of: $0.frame, to: middle) < distance(of: $1.frame, to: middle)
      }?.section
    }
    let place = CGPoint(x: view.bounds.minX + point.x, y: view.bounds.minY + point.y)
    return sections.first { $0.frame.contains(place) }?.section
  }

  /// How far a point is outside a frame along the pane's scroll direction, in points.
  private func distance(of frame: CGRect, to point: CGPoint) -> CGFloat {
    view.scrollsHorizontally
      ? max(frame.minX - point.x, point.x - frame.maxX, 0)
      : max(frame.minY - point.y, point.y - frame.maxY, 0)
  }
}
