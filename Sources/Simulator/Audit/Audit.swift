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
  /// The last painted frame; nil before the first.
  private(set) var last: PaintedFrame?

  init(anchor: Anchor, displayScale: CGFloat) {
    self.anchor = anchor
    self.displayScale = displayScale
  }

  /// Everything found since the start, in the order of the invariants.
  var all: [Finding] {
    findings.values.sorted { $0.invariant < $1.invariant }
  }

  private var pixel: CGFloat { 1 / displayScale + 1e-6 }

  /// Checks one painted frame.
  mutating func check(_ painted: PaintedFrame, at time: Double) {
    var broken: [Violation] = []
    broken += [
      contentSize(painted), reachability(painted), coverage(painted), anchor(painted),
    ].compactMap { $0 }
    last = painted
    current = broken.map { violation in
      var now = Finding(violation, at: time)
      now.count = 1
      return now
    }
    for violation in broken {
      findings[violation.invariant, default: Finding(violation, at: time)].add(violation)
    }
    if painted.isAtRest { rest() }
  }

  /// Notes that nothing moves any more: what is broken now stays broken; a jump is over when it has happened.
  mutating func rest() {
    for invariant in findings.keys {
      findings[invariant]?.atRest =
        invariant != .anchor && current.contains { $0.invariant == invariant }
    }
  }

  // MARK: The invariants

  /// The content size is the extent of the layout's own frames, and the true one once everything is measured.
  private func contentSize(_ painted: PaintedFrame) -> Violation? {
    guard let expected = painted.expectedExtent else { return nil }
    let off = painted.contentExtent - expected
    guard abs(off) > pixel else { return nil }
    return Violation(
      invariant: .contentSize, amount: off, unit: .points, culprit: painted.culprit(moved: off),
      message:
        "the content size says \(painted.contentExtent.short) pt where the cells take \(expected.short) pt"
    )
  }

  /// Every item can be brought into the viewport.
  private func reachability(_ painted: PaintedFrame) -> Violation? {
    guard painted.hasTruth, let extent = painted.modelExtent else { return nil }
    let missing = extent - painted.reachableEnd
    guard missing > pixel else { return nil }
    return Violation(
      invariant: .reachability, amount: missing, unit: .points,
      culprit: painted.culprit(moved: missing),
      message:
        "the last \(missing.short) pt of the content cannot be scrolled to: the offset ends at \(painted.lastOffset.short)"
    )
  }

  /// Nothing of the viewport is empty that the truth would fill.
  private func coverage(_ painted: PaintedFrame) -> Violation? {
    guard painted.hasTruth, painted.viewportExtent > 0 else { return nil }
    let excess = painted.uncovered - painted.trulyUncovered
    guard excess > pixel else { return nil }
    let missing = painted.missing
    let names = missing.prefix(3).map(\.short).joined(separator: ", ")
    let culprit = missing.first.map {
      Finding.Culprit(
        category: .cell, indexPath: Array($0), estimated: painted.missingExtent.map(Double.init),
        measured: nil, call: "layoutAttributesForElements(in:)", moved: nil)
    }
    let message =
      missing.isEmpty
      ? "\(excess.short) pt of the screen are beyond the content"
      : "\(names)\(missing.count > 3 ? " …" : "") should be here: " + painted.whyMissing
    return Violation(
      invariant: .coverage, amount: excess / painted.viewportExtent, unit: .fraction,
      culprit: culprit, message: message)
  }

  /// What the reader looks at stays where the finger, a fling or the scene put it.
  private func anchor(_ painted: PaintedFrame) -> Violation? {
    guard anchor != .none, !painted.wasPushed, !painted.isDesigned,
      let reader = readerItem(in: painted),
      let jump = jump(of: reader, in: painted)
    else { return nil }
    guard abs(jump) > pixel, !painted.wasClampedAtEnd else { return nil }
    let distance = "\(abs(jump).short) pt \(jump > 0 ? painted.forward : painted.backward)"
    let pushing = painted.measured(before: reader)
    let growth = pushing.reduce(0) { $0 + painted.growth(of: $1) }
    if let upheaval = painted.upheaval, abs(abs(growth) - abs(jump)) > pixel {
      return Violation(
        invariant: .anchor, amount: jump, unit: .points,
        message: "\(upheaval) moved what you were reading \(distance)")
    }
    let suspects = pushing.isEmpty ? painted.measured : pushing
    guard
      let blamed = suspects.max(by: {
        abs(painted.growth(of: $0)) < abs(painted.growth(of: $1))
      })
    else {
      return Violation(
        invariant: .anchor, amount: jump, unit: .points,
        message: "what you were reading moved \(distance) by itself")
    }
    let others = suspects.count { painted.growth(of: $0) != 0 } - 1
    return Violation(
      invariant: .anchor, amount: jump, unit: .points,
      culprit: painted.culprit(blamed, moved: jump),
      message: "\(painted.motion) measured \(blamed.summary)"
        + (others > 0 ? " and \(others) more" : "")
        + " and pushed what you were reading \(distance)")
  }

  /// What the reader looks at, by the item's position; nil when nothing of it is left.
  ///
  /// That is the first item seen before and now, or the last one in a chat; an item that was commanded off the screen
  /// and came back because what replaced it shrank is none. When the view changed its size, lengths have
  /// lost their meaning: it is the first leading edge on the screen.
  private func readerItem(in painted: PaintedFrame) -> Int? {
    guard let last else { return nil }
    let order = painted.readingOrder.filter {
      last.isOnScreen($0, throughout: painted.commandedWay) && !painted.moved.contains($0)
        && !hasShrunkAway($0, from: last, to: painted)
    }
    if anchor == .bottom { return order.last }
    guard painted.wasResized else { return order.first }
    let onScreen = 0..<min(last.viewportExtent, painted.viewportExtent)
    return order.first { onScreen.contains(last.anchors[$0] ?? 0) } ?? order.first
  }

  /// How far the reader's item has moved without a command.
  ///
  /// Of an item that fills a screen of another size it is the point at the screen's start.
  private func jump(of reader: Int, in painted: PaintedFrame) -> CGFloat? {
    guard let last, let before = last.anchors[reader], let after = painted.anchors[reader] else {
      return nil
    }
    var jump = after - before + painted.commanded
    if painted.wasResized, anchor != .bottom, before < 0, let old = last.spans[reader]?.length,
      let new = painted.spans[reader]?.length, old > 0
    {
      jump += (new / old - 1) * -before
    }
    return jump
  }

  /// Whether an item that begins before the screen has become so short that it would be gone, had it kept its place.
  private func hasShrunkAway(
    _ item: Int, from last: PaintedFrame, to painted: PaintedFrame
  ) -> Bool {
    guard anchor != .bottom, !painted.wasResized, let before = last.anchors[item],
      let length = painted.spans[item]?.length
    else { return false }
    let place = before - painted.commanded
    return place < 0 && place + length <= 0
  }
}
