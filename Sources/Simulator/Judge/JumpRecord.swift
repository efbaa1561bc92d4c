import Foundation

/// The jumps that frames of a pane show, each for as long as the marks of elements are shown.
struct JumpRecord {
  /// The jump of the last painted frame or shortly before; nil for none.
  private(set) var current: JumpFrame?
  /// Number of jumps before the current part of the scene, or before the last turn of a knob.
  private(set) var countBefore = 0
  /// The last painted frame in which the jump is shown.
  private var end = 0
  /// The recent culprits, and the last painted frame in which each is shown.
  private var pushers: [(culprit: Finding.Culprit, end: Int)] = []

  /// Removes the jump and the culprits that are no longer shown at a painted frame.
  mutating func age(at frame: Int, showsOtherContent: Bool) {
    guard var jump = current else { return }
    // Other content may be at the place of the jump, and the recorded culprits did not move it.
    if showsOtherContent {
      pushers = []
      current = nil
      return
    }
    jump.isNow = false
    pushers.removeAll { frame > $0.end }
    jump.others = others(than: jump.culprit)
    current = frame > end ? nil : jump
  }

  /// Records a jump of the painted frame.
  ///
  /// - Parameters:
  ///   - jump: The jump.
  ///   - frame: The number of the painted frame.
  ///   - wasMoved: Whether an element itself moved in this frame apart from the scroll; it is then no longer a culprit.
  mutating func record(
    _ jump: JumpFrame, at frame: Int, wasMoved: (Finding.Culprit) -> Bool
  ) {
    end = frame + Markings.afterglow
    pushers.removeAll { wasMoved($0.culprit) }
    for culprit in jump.culprits {
      pushers.removeAll { $0.culprit.isElement(of: culprit) }
      pushers.append((culprit, end))
    }
    var jump = jump
    jump.others = others(than: jump.culprit)
    current = jump
  }

  /// Removes the current jump, because a new action begins.
  mutating func clear() { current = nil }

  /// Counts all jumps so far as earlier ones.
  mutating func close(count: Int) { countBefore = count }

  private func others(than culprit: Finding.Culprit?) -> [Finding.Culprit] {
    pushers.map(\.culprit).filter { other in culprit.map { !$0.isElement(of: other) } ?? true }
  }
}

/// The positions of findings in the content, oldest first.
struct FindingPlaces {
  /// The largest number of positions kept; a new one then replaces the oldest.
  private static let limit = 64

  private(set) var places: [FindingPlace] = []

  /// Adds a position along the scroll axis, in content points, unless one for the invariant is nearer than `reach`.
  mutating func add(_ invariant: Invariant, at position: Double, reach: Double) {
    let isKnown = places.contains {
      $0.invariant == invariant && abs($0.position - position) < reach
    }
    guard !isKnown, position.isFinite else { return }
    if places.count >= Self.limit { places.removeFirst() }
    places.append(FindingPlace(invariant: invariant, position: position))
  }
}
