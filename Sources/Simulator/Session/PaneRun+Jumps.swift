extension PaneRun {
  /// Takes note that a frame was painted: a jump of before is told as long as what happened to elements is.
  func ageJump() {
    guard jump != nil else { return }
    jump?.isNow = false
    if markings.frame > jumpEnd { jump = nil }
  }

  /// Takes note of a jump in what was just painted, be it of the whole page or of a part of it.
  ///
  /// - Parameter isNew: Whether the audit has looked at it.
  func noteJump(isNew: Bool) {
    if let finding = audit.current.first(where: { $0.invariant == .anchor }) {
      jump = JumpFrame(culprit: finding.culprit)
    } else if isNew, let push = audit.push {
      jump = JumpFrame(
        culprit: push.culprits.first, others: Array(push.culprits.dropFirst()), isPartial: true)
    } else {
      return
    }
    jumpEnd = markings.frame + Markings.afterglow
  }
}
