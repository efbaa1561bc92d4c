import Simulator

extension Frame {
  /// This frame without the marks that come and go; what was measured tells its sizes still.
  var withoutFlashes: Frame {
    var frame = self
    for pane in frame.panes.indices {
      for element in frame.panes[pane].elements.indices {
        frame.panes[pane].elements[element].marks = []
        frame.panes[pane].elements[element].earlierMarks = []
      }
    }
    return frame
  }
}
