import Simulator

extension Frame {
  /// This frame without the marks that come and go; what was measured tells its sizes still, and what stands still what
  /// pushed it there.
  ///
  /// - Parameter isHeld: Whether time stands still, and so every mark too.
  /// - Returns: The frame to draw.
  func withoutFlashes(isHeld: Bool) -> Frame {
    var frame = self
    let isStill = isHeld || !isMoving && progress?.state != .playing
    for pane in frame.panes.indices {
      frame.panes[pane].jump?.isNow = false
      if !isStill { frame.panes[pane].jump = nil }
      for element in frame.panes[pane].elements.indices {
        frame.panes[pane].elements[element].marks = []
        frame.panes[pane].elements[element].earlierMarks = []
      }
    }
    return frame
  }
}

extension Frame {
  /// Whether the steps of a scene wait for the presenter or play.
  var isUnderWay: Bool { progress.map { $0.state != .finished } ?? false }
}
