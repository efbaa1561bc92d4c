import CollectionView
import Foundation
import Scenes

/// Checks the invariants on every painted frame of a pane and keeps what it found.
struct Audit {
  var anchor: Anchor
  /// Device pixels per point; differences of up to a pixel are accepted.
  var displayScale: CGFloat
  private(set) var findings: [Invariant: Finding] = [:]
  /// The findings of the latest painted frame.
  private(set) var current: [Finding] = []
  /// What moved by itself in the latest painted frame while another part of the screen kept its place; nil for nothing.
  private(set) var push: Push?
  /// The farthest push of a reader at the very start, in points, in a scene that does not say whether it matters; nil
  /// for none.
  private(set) var pushAtStart: CGFloat?
  /// How far the events have moved what the reader saw, in points: an event that is both a jump and a fault of the offset
  /// counts once, by the larger amount.
  private(set) var lostPlace: CGFloat = 0
  /// How far the offset was beyond its range in the latest painted frame, in points.
  private var lyingBeyond: CGFloat = 0
  /// The findings that persist while the pane is at rest.
  private var lasting: Set<Invariant> = []
  /// The last painted frame; nil before the first.
  private(set) var last: JudgedFrame?
  /// The recent places of the reader's item by content offset.
  private(set) var offsets = OffsetHistory()

  init(anchor: Anchor, displayScale: CGFloat) {
    self.anchor = anchor
    self.displayScale = displayScale
  }

  /// Everything found since the start, in the order of the invariants.
  var all: [Finding] {
    findings.isEmpty ? [] : findings.values.sorted { $0.invariant < $1.invariant }
  }

  /// The largest error of rounding to device pixels, in points.
  var pixel: CGFloat { 1 / displayScale + 1e-6 }

  /// Checks one painted frame.
  ///
  /// - Parameters:
  ///   - painted: The frame.
  ///   - others: What its sections that scroll across broke. Of several violations of an invariant the largest counts.
  ///   - time: Virtual seconds.
  mutating func check(
    _ painted: JudgedFrame, with others: [Violation] = [], at time: Double
  ) {
    var broken = violations(in: painted)
    for other in others {
      if let index = broken.firstIndex(where: { $0.invariant == other.invariant }) {
        if abs(other.amount) > abs(broken[index].amount) { broken[index] = other }
      } else {
        broken.append(other)
      }
    }
    current = []
    lasting = []
    for violation in broken { add(violation, at: time) }
    addLoss(broken)
    if painted.isAtRest { rest() }
  }

  /// The invariants that a painted frame of a scroll view breaks: of a pane, or of a section that scrolls across.
  mutating func violations(in painted: JudgedFrame) -> [Violation] {
    let move = readerMove(in: painted)
    let broken = [
      contentSize(painted), reachability(painted), coverage(painted), tiling(painted),
      anchor(painted, move), offset(painted, move), convergence(painted, move),
      sizeFidelity(painted), identity(painted), motion(painted, move), work(painted),
    ].compactMap { $0 }
    if let move, isExpectedPush(move, in: painted) {
      pushAtStart = max(pushAtStart ?? 0, move.jump)
    }
    push = broken.contains { $0.invariant == .anchor } ? nil : push(in: painted)
    follow(
      painted, isLost: broken.contains { $0.invariant == .motion },
      hasJumped: broken.contains { $0.invariant == .anchor })
    last = painted
    return broken
  }

  /// Checks the place of an item after a scroll to it.
  ///
  /// - Parameters:
  ///   - completion: The place along the pane's scroll direction; nil if it has no frame.
  ///   - inside: The place in its section, if that scrolls across; nil otherwise.
  ///   - time: Virtual seconds.
  mutating func check(
    _ completion: ScrollCompletion?, inside: ScrollCompletion? = nil, at time: Double
  ) {
    current.removeAll { $0.invariant == .target }
    lasting.remove(.target)
    let own = completion.flatMap(target)
    let across = inside.flatMap { completion in
      target(completion).map { $0.inSection(completion.path.section) }
    }
    let worst = [own, across].compactMap { $0 }.max { abs($0.amount) < abs($1.amount) }
    if let worst { add(worst, at: time) }
  }

  private mutating func add(_ violation: Violation, at time: Double) {
    var now = Finding(violation, at: time)
    now.count = 1
    current.append(now)
    if violation.lasts { lasting.insert(violation.invariant) }
    findings[violation.invariant, default: Finding(violation, at: time)].add(violation)
  }

  private mutating func addLoss(_ broken: [Violation]) {
    let jump = broken.first { $0.invariant == .anchor }.map { abs($0.amount) } ?? 0
    let fault = broken.first { $0.invariant == .offset }
    var offset = fault.map { abs($0.amount) } ?? 0
    let lying = fault?.lasts == true ? offset : 0
    // An offset that stays beyond its range is lost only once.
    if lying > 0 { offset = max(0, lying - lyingBeyond) }
    lyingBeyond = lying
    lostPlace += max(jump, offset)
  }

  /// Records the place of the reader's item.
  private mutating func follow(_ painted: JudgedFrame, isLost: Bool, hasJumped: Bool) {
    // If something grew and the reader's item stayed in place, scrolling back rightly ends at another offset.
    let grewQuietly = painted.hasGrown && !hasJumped
    let isAnother =
      painted.events.upheaval != nil || painted.events.hasNewSettings || painted.isPlacedByOffset
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

  /// Records that an action did not change the screen: findings about earlier events are past.
  ///
  /// - Parameters:
  ///   - isAnother: Whether the content has changed off the screen.
  ///   - path: The element named by the diagnostic of a layout pass given up since then, whose finding stays current;
  ///     nil if no pass was given up.
  mutating func proceed(withOtherContent isAnother: Bool, givenUpAgainAt path: IndexPath?) {
    if isAnother { offsets.forget() }
    current.removeAll { !lasting.contains($0.invariant) }
    guard let path, var found = findings[.convergence],
      found.culprit?.indexPath == Array(path)
    else { return }
    found.count = 1
    current.append(found)
  }

  /// Updates the part of the screen that is empty because an update moved cells at once; a part that is filled by now
  /// is past.
  ///
  /// - Parameter share: The empty part of the viewport, 0…1.
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
