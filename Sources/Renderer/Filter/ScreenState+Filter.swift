extension ScreenState {
  /// What the lines of a panel have to do with; empty for all of them.
  subscript(filterOf panel: FilteredPanel) -> String {
    get {
      switch panel {
      case .help: self.helpFilter
      case .gallery: self.gallery.filter
      case .knobs: self.knobs.filter
      case .calls: self.calls.filter
      }
    }
    set {
      switch panel {
      case .help:
        self.helpFilter = newValue
        self.overlayScroll = 0
      case .gallery: self.gallery.filter(newValue)
      case .knobs:
        self.knobs.filter = newValue
        self.knobs.found = []
      case .calls: self.calls.filter = newValue
      }
    }
  }
}
