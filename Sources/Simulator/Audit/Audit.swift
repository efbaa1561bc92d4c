import CollectionView
import Foundation
import Scenes

/// Checks the invariants on every painted frame of a pane and keeps what it found.
struct Audit {
  var anchor: Anchor
  /// Device pixels per point; what is off by no more than a pixel is right.
  var displayScale: CGFloat
  private(set) var findings: [Invariant: Finding] = [:]
  /// The findings of the latest painted frame.
  private(set) var current: [Finding] = []
  /// What moved by itself in the latest painted frame although it was not the whole page.
  private(set) var push: Push?
  /// What of them stays as it is while nothing moves.
  private var lasting: Set<Invariant> = []
  /// The last painted frame; nil before the first.
  private(set) var last: JudgedFrame?
  /// Where the reader has been.
  private(set) var trail = Trail()

  init(anchor: Anchor, displayScale: CGFloat) {
    self.anchor = anchor
    self.displayScale = displayScale
  }

  /// Everything found since the start, in the order of the invariants.
  var all: [Finding] {
    findings.isEmpty ? [] : findings.values.sorted { $0.invariant < $1.invariant }
  }

  /// What rounding to the device's pixels may be off by, in points.
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

  /// Checks where an item that was scrolled to has come to stand; nil when it has no place.
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

  /// Takes note of where the reader has come.
  private mutating func follow(_ painted: JudgedFrame, isLost: Bool, hasJumped: Bool) {
    // Where something grew and the reader kept their place, the way back may lead elsewhere, and rightly.
    let grewQuietly = painted.hasGrown && !hasJumped
    let isAnother =
      painted.events.upheaval != nil || painted.events.wasPushed || painted.isPlacedByOffset
      || painted.events.wasClamped
      || painted.events.hasArrivals || isLost || grewQuietly
    if isAnother { trail.forget() }
    let reader = painted.places.inOrder.first
    trail.go(painted.commanded, reading: reader?.item, at: reader?.edge)
  }

  /// Notes that nothing moves any more: what is broken now stays broken; what happens, like a jump, is over when it has.
  mutating func rest() {
    for invariant in findings.keys { findings[invariant]?.atRest = lasting.contains(invariant) }
  }

  /// Notes that something was done and looks the same as before: what had happened until then is past.
  ///
  /// - Parameters:
  ///   - isAnother: Whether the content has become another all the same, beside the screen.
  ///   - path: Where the layout went round until it was given up meanwhile; what was found there before holds still. Nil for
  ///     a layout that came to an end.
  mutating func goOn(withOtherContent isAnother: Bool, givenUpAgainAt path: IndexPath?) {
    if isAnother { trail.forget() }
    current.removeAll { !lasting.contains($0.invariant) }
    guard let path, var found = findings[.convergence],
      found.culprit?.indexPath == Array(path)
    else { return }
    found.count = 1
    current.append(found)
  }

  /// Notes how much of the screen is empty by now that cells left at once: what an update has filled is past.
  ///
  /// - Parameter share: Of the viewport, 0…1.
  mutating func goOn(leavingEmpty share: CGFloat) {
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
