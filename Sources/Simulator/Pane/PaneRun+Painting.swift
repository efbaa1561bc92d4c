import CollectionView
import Foundation

extension PaneRun {
  /// Takes note of a painted frame, if anything on the screen differs from the last one.
  ///
  /// The audit looks at where things are when animations have ended: an animation changes how the way there looks, and
  /// in the middle of it everything is elsewhere by design.
  func paint() {
    defer { view.frameWasPainted() }
    content.requests.reset()
    motion.recordFrame()
    paintedElements = nil
    let shown = shownElements
    paintedElements = shown
    let picture = Picture(shown, in: view)
    noteMoves(to: picture)
    counts = counts.next(of: self)
    ageJump()
    defer { happenings = Happenings() }
    let isNew = picture != lastPicture
    let isMoving = isMoving
    // Content that arrives, and a mistake, are of this frame even where nothing has moved for them.
    let hasChanged =
      isNew && lastPicture.map { !picture.isAtRest(as: $0) } ?? true || happenings.hasArrivals
      || !happenings.mistakes.isEmpty
    let hadPopped = !pops.cells.isEmpty
    pops = isAudited ? pops(to: picture) : Pops()
    lastPicture = picture
    if isNew { log.countFrame() }
    if hasChanged, isAudited {
      isWatched = true
      let painted = PaintedFrame(self, picture.elements, isAtRest: !isMoving)
      isWatched = false
      painted.pops = pops
      audit.check(painted, at: time)
      blanks = painted.blanks
      holes = painted.lost.frames
      missing = painted.missing.isEmpty ? painted.lost.paths : painted.missing
    } else if log.action != judgedAct || happenings.wasPushed, happenings.rounds > 0 {
      audit.goOn(
        withOtherContent: happenings.showsOtherwise,
        // The diagnostic that names it comes once for each cell.
        givenUpAgainAt: happenings.rounds >= UICollectionView.roundsBeforeGivingUp
          ? happenings.measured.last?.indexPath : nil)
    }
    if hadPopped, !hasChanged {
      let axis = Axis(isHorizontal: view.scrollsHorizontally)
      audit.goOn(leavingEmpty: pops.share(of: axis.length(view.bounds.size)))
    }
    judgedAct = log.action
    let hasArrived = hasArrived
    judgeArrival()
    if !isMoving { audit.rest() }
    guard hasChanged || hasArrived else { return }
    notePlaces()
    noteJump(isNew: hasChanged && isAudited)
    step?.note(audit.current)
  }

  /// The elements on the screen.
  var shownElements: PaintedElements { paintedElements ?? PaintedElements(self) }
}
