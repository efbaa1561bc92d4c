import Foundation

/// Cells that an animated update moved to their new places at once, without an animation.
struct AbruptMoves {
  private struct Move {
    var path: IndexPath
    /// The former frame of the cell, in content points as they are now.
    var former: CGRect
  }

  private var moves: [Move] = []
  /// The intervals that the cells left empty along the scroll axis, in content points.
  private(set) var holes: [Range<CGFloat>] = []
  /// The items that are still moving to those intervals.
  private(set) var missing: [IndexPath] = []

  init() {}

  var isEmpty: Bool { moves.isEmpty }
  /// The cells, by their new index paths.
  var paths: [IndexPath] { moves.map(\.path) }
  /// The summed length of the empty intervals, in points.
  var extent: CGFloat { holes.reduce(0) { $0 + $1.length } }

  /// The empty part of a viewport of a length along the scroll axis, 0…1.
  func share(of length: CGFloat) -> CGFloat { length > 0 ? extent / length : 0 }

  /// Finds the cells that the current update moved at once, and which of the places they left are still empty.
  ///
  /// - Parameters:
  ///   - previous: The result for the previous frame.
  ///   - events: The events since then.
  ///   - last: The previous painted frame.
  ///   - frame: The painted frame.
  ///   - reloaded: Items that were reloaded; they need not animate.
  init(
    after previous: AbruptMoves, _ events: FrameEvents, from last: PaneFrame, to frame: PaneFrame,
    except reloaded: Set<ElementTrack>
  ) {
    guard !previous.isEmpty || !events.updates.isEmpty else { return }
    let staying = frame.staying
    guard staying.contains(where: { $0.isMoving && $0.item != nil }) else { return }
    // An element that only scrolls keeps its place in the content.
    let way = CGPoint(
      x: frame.bounds.minX - last.bounds.minX - events.commanded.x,
      y: frame.bounds.minY - last.bounds.minY - events.commanded.y)
    if events.updates.isEmpty {
      moves = previous.moves.map {
        Move(path: $0.path, former: $0.former.offsetBy(dx: way.x, dy: way.y))
      }
    } else {
      var former: [Int: CGRect] = [:]
      for element in last.staying {
        guard let item = element.item else { continue }
        former[item] = element.frame.offsetBy(dx: way.x, dy: way.y)
      }
      moves = staying.compactMap { element in
        guard let item = element.item, let before = former[item], element.alpha == 1,
          !reloaded.contains(element.track), !element.isMoving,
          max(abs(before.minX - element.box.minX), abs(before.minY - element.box.minY)) > 1
        else { return nil }
        return Move(path: element.path, former: before)
      }
    }
    findHoles(in: frame)
  }

  private mutating func findHoles(in frame: PaneFrame) {
    guard !moves.isEmpty else { return }
    let axis = Axis(isHorizontal: frame.scrollsHorizontally)
    let start = axis.start(frame.bounds)
    let viewport = start..<start + axis.length(frame.bounds.size)
    let shown = Intervals(frame.elements.map { axis.interval($0.frame) }, in: viewport)
    let holes = Intervals(moves.map { axis.interval($0.former) }, in: viewport).subtracting(shown)
    self.holes = holes
    missing = frame.staying.filter { element in
      element.item != nil && element.isMoving
        && holes.contains { $0.overlaps(axis.interval(element.box)) }
    }.map(\.path).sorted()
  }
}
