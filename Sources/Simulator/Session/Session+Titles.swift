extension Session {
  /// What the scene is called; of the only pane of a data file that is browsed also the field it shows.
  var title: String {
    let title = scene.title.isEmpty ? scene.name : scene.title
    return panes.count == 1 ? titled(title, panes[0]) : title
  }

  /// The panes, of which each that is browsed beside others names its field.
  var paneFrames: [PaneFrame] {
    panes.map { run in
      var frame = PaneFrame(run)
      if panes.count > 1 { frame.title = titled(frame.title, run) }
      return frame
    }
  }

  /// Who reads a table sees one field of it, and is to know which.
  private func titled(_ title: String, _ run: PaneRun) -> String {
    guard scene.isBrowsing, let field = run.pane.data.file?.shown else { return title }
    return "\(title) · \(field.text)"
  }
}
