import Foundation

/// The jumps of a pane that its frames show, each for as long as the marks of elements are shown.
struct JumpRecord {
  /// The jump of the last painted frame or shortly before; nil for none.
  private(set) var current: JumpFrame?
  /// Number of jumps before the current part of the scene, or before the last turn of a knob.
  private(set) var countBefore = 0
  /// The painted frame up to which the jump is shown.
  private var end = 0
  /// Who pushed now and shortly before, and the painted frame up to which each is shown.
  private var pushers: [(culprit: Finding.Culprit, end: Int)] = []

  /// Removes what is no longer shown at a painted frame.
  mutating func age(at frame: Int, showsOtherContent: Bool) {
    guard var jump = current else { return }
    // Other content may be where the jump was, and what moves it is not who pushed then.
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
  ///   - wasMoved: Whether an element moved in it apart from the scroll: who was pushed since pushes no more.
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

  /// Removes the current jump, because something new begins.
  mutating func clear() { current = nil }

  /// Counts the jumps so far as those of before.
  mutating func close(count: Int) { countBefore = count }

  private func others(than culprit: Finding.Culprit?) -> [Finding.Culprit] {
    pushers.map(\.culprit).filter { other in culprit.map { !$0.isElement(of: other) } ?? true }
  }
}

/// Where in the content the audit found something, oldest first.
struct FindingPlaces {
  /// Number of places that are kept; a new one then replaces the oldest.
  private static let limit = 64

  private(set) var places: [FindingPlace] = []

  /// Adds a place along the scroll axis, in content points, unless one for the invariant is nearer than `reach`.
  mutating func add(_ invariant: Invariant, at position: Double, reach: Double) {
    let isKnown = places.contains {
      $0.invariant == invariant && abs($0.position - position) < reach
    }
    guard !isKnown, position.isFinite else { return }
    if places.count >= Self.limit { places.removeFirst() }
    places.append(FindingPlace(invariant: invariant, position: position))
  }
}
