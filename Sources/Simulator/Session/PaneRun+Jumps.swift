extension PaneRun {
  /// Takes note that a frame was painted: a jump of before is told as long as what happened to elements is.
  func ageJump() {
    jump?.isNow = false
    if markings.frame > jumpEnd { jump = nil }
  }

  /// Takes note of a jump in what was just painted.
  func noteJump() {
    guard let finding = audit.current.first(where: { $0.invariant == .anchor }) else { return }
    jump = JumpFrame(culprit: finding.culprit)
    jumpEnd = markings.frame + Markings.afterglow
  }
}
