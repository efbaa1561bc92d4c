import Foundation

extension PaneRun {
  /// Takes note that a frame was painted: a jump of before, and who pushed then, is told as long as what happened to
  /// elements is.
  func ageJump() {
    guard var jump else { return }
    // Another one may be where it was, and what moves it now is not who pushed then.
    if happenings.showsOtherwise {
      pushes = []
      self.jump = nil
      return
    }
    jump.isNow = false
    pushes.removeAll { markings.frame > $0.end }
    jump.others = others(than: jump.culprit)
    self.jump = markings.frame > jumpEnd ? nil : jump
  }

  /// Takes note of a jump in what was just painted, be it of the whole page or of a part of it.
  ///
  /// - Parameter isNew: Whether the audit has looked at it.
  func noteJump(isNew: Bool) {
    var jump: JumpFrame
    if let finding = audit.current.first(where: { $0.invariant == .anchor }) {
      jump = JumpFrame(culprit: finding.culprit)
    } else if isNew, let push = audit.push {
      jump = JumpFrame(
        culprit: push.culprits.first, others: Array(push.culprits.dropFirst()), isPartial: true)
    } else {
      return
    }
    jumpEnd = markings.frame + Markings.afterglow
    // Who was pushed by others since then tells that.
    pushes.removeAll { wasMoved($0.culprit) }
    for culprit in jump.culprits {
      pushes.removeAll { $0.culprit.isElement(of: culprit) }
      pushes.append((culprit, jumpEnd))
    }
    jump.others = others(than: jump.culprit)
    self.jump = jump
  }

  /// Takes note that something else is shown from now on, to which the jumps so far do not belong.
  func closeJumps() {
    jumpsBefore = audit.all.first { $0.invariant == .anchor }?.count ?? 0
  }

  /// Whether the element to blame moved itself in what was just painted, by other than the scroll.
  private func wasMoved(_ culprit: Finding.Culprit) -> Bool {
    let identity = ElementFrame.Identity(
      kind: culprit.kind, IndexPath(indexes: culprit.indexPath))
    return lastPicture?.elements.contains {
      $0.identity == identity && markings.record(of: $0.track).marks.contains(.moved)
    } ?? false
  }

  private func others(than culprit: Finding.Culprit?) -> [Finding.Culprit] {
    pushes.map(\.culprit).filter { other in culprit.map { !$0.isElement(of: other) } ?? true }
  }
}
