import Simulator

extension Frame {
  /// Puts other texts wherever a text may stand.
  mutating func scramble(_ text: () -> String) {
    title = text()
    caption = text()
    for index in panes.indices {
      panes[index].title = text()
      panes[index].layout = text()
      panes[index].behavior = text()
      for element in panes[index].elements.indices {
        panes[index].elements[element].text = text()
        panes[index].elements[element].kind = text()
      }
      for finding in panes[index].findingsNow.indices {
        panes[index].findingsNow[finding].message = text()
      }
      panes[index].diagnostics = [DiagnosticNote(id: text(), message: text())]
      for entry in panes[index].ledger.indices {
        panes[index].ledger[entry].author = text()
        panes[index].ledger[entry].cause = text()
      }
      panes[index].motion.author = text()
      panes[index].motion.authors = [text(), text()]
      for event in panes[index].calls.indices {
        panes[index].calls[event].call = text()
      }
    }
  }

  /// The same frame with ASCII where the data had other characters.
  var withASCIIText: Frame {
    var frame = self
    frame.caption = frame.caption == nil ? nil : "caption"
    for pane in frame.panes.indices {
      for element in frame.panes[pane].elements.indices {
        frame.panes[pane].elements[element].text = "text"
      }
    }
    return frame
  }
}
