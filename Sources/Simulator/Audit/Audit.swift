import CollectionView
import Foundation
import Scenes

/// Checks the invariants on every painted frame of a pane and keeps what it found.
struct Audit {
  var anchor: Anchor
  /// Device pixels per point; differences of up to a pixel count as right.
  var displayScale: CGFloat
  private(set) var findings: [Invariant: Finding] = [:]
  /// The findings of the latest painted frame.
  private(set) var current: [Finding] = []
  /// What moved by itself in the latest painted frame although the page did not.
  private(set) var push: Push?
  /// The findings that persist while the pane is at rest.
  private var lasting: Set<Invariant> = []
  /// The last painted frame; nil before the first.
  private(set) var last: JudgedFrame?
  /// Where the reader's item was at each content offset lately.
  private(set) var offsets = OffsetHistory()

  init(anchor: Anchor, displayScale: CGFloat) {
    self.anchor = anchor
    self.displayScale = displayScale
  }

  /// Everything found since the start, in the order of the invariants.
  var all: [Finding] {
    findings.isEmpty ? [] : findings.values.sorted { $0.invariant < $1.invariant }
  }

  /// What rounding to device pixels may be off by, in points.
  var pixel: CGFloat { 1 / displayScale + 1e-6 }

  /// Checks one painted frame.
  mutating func check(_ painted: JudgedFrame, at time: Double) {
    let way = pageJump(in: painted)
    let jump = anchor == .none ? nil : way
    let broken = [
      contentSize(painted), reachability(painted), coverage(painted), tiling(painted),
      anchor(painted, jump), offset(painted, way), convergence(painted, way),
      sizeFidelity(painted), identity(painted), motion(painted, jump), work(painted),
    ].compactMap { $0 }
    push = broken.contains { $0.invariant == .anchor } ? nil : push(in: painted)
    follow(
      painted, isLost: broken.contains { $0.invariant == .motion },
      hasJumped: broken.contains { $0.invariant == .anchor })
    last = painted
    current = []
    lasting = []
    for violation in broken { add(violation, at: time) }
    if painted.isAtRest { rest() }
  }

  /// Checks where an item came to stand after a scroll to it; nil if it has no frame.
  mutating func check(_ completion: ScrollCompletion?, at time: Double) {
    current.removeAll { $0.invariant == .target }
    lasting.remove(.target)
    if let violation = completion.flatMap(target) { add(violation, at: time) }
  }

  private mutating func add(_ violation: Violation, at time: Double) {
    var now = Finding(violation, at: time)
    now.count = 1
    current.append(now)
    if violation.lasts { lasting.insert(violation.invariant) }
    findings[violation.invariant, default: Finding(violation, at: time)].add(violation)
  }

  /// Records where the reader's item is.
  private mutating func follow(_ painted: JudgedFrame, isLost: Bool, hasJumped: Bool) {
    // If something grew and the reader kept their place, the way back rightly leads elsewhere.
    let grewQuietly = painted.hasGrown && !hasJumped
    let isAnother =
      painted.events.upheaval != nil || painted.events.wasPushed || painted.isPlacedByOffset
      || painted.events.wasClamped
      || painted.events.hasArrivals || isLost || grewQuietly
    if isAnother { offsets.forget() }
    let reader = painted.places.inOrder.first
    offsets.add(painted.commanded, reading: reader?.item, at: reader?.edge)
  }

  /// Marks the pane as settled.
  ///
  /// Findings about a state, such as a wrong content size, stay current; those about an event, such as a jump, become past.
  mutating func rest() {
    for invariant in findings.keys { findings[invariant]?.atRest = lasting.contains(invariant) }
  }

  /// Records that an action left the screen as it was: events before it are past.
  ///
  /// - Parameters:
  ///   - isAnother: Whether the content has changed all the same, beside the screen.
  ///   - path: The element that the diagnostic of a pass given up meanwhile names: what was found there is still current. Nil
  ///     if no pass was given up.
  mutating func proceed(withOtherContent isAnother: Bool, givenUpAgainAt path: IndexPath?) {
    if isAnother { offsets.forget() }
    current.removeAll { !lasting.contains($0.invariant) }
    guard let path, var found = findings[.convergence],
      found.culprit?.indexPath == Array(path)
    else { return }
    found.count = 1
    current.append(found)
  }

  /// Updates how much of the screen is empty because an update moved cells at once; what is filled by now is past.
  ///
  /// - Parameter share: Of the viewport, 0…1.
  mutating func proceed(leavingEmpty share: CGFloat) {
    let index = current.firstIndex {
      $0.isOfBlank && $0.culprit?.call == Self.updateCall
    }
    guard let index else { return }
    guard share <= 0 else {
      current[index].max = Double(share)
      return
    }
    current.remove(at: index)
    lasting.remove(.coverage)
  }
}
