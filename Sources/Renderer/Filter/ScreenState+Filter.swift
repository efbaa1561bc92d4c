extension ScreenState {
  /// What the lines of a panel have to do with; empty for all of them.
  subscript(filterOf panel: FilteredPanel) -> String {
    get {
      switch panel {
      case .help: helpFilter
      case .gallery: gallery.filter
      case .knobs: knobs.filter
      case .calls: calls.filter
      }
    }
    set {
      switch panel {
      case .help:
        helpFilter = newValue
        overlayScroll = 0
      case .gallery: gallery.filter(newValue)
      case .knobs: knobs.filter = newValue
      case .calls: calls.filter = newValue
      }
    }
  }
}
