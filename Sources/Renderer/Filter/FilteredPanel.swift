/// A panel of lines among which a text that is typed leaves those that have to do with it.
public enum FilteredPanel: Sendable, Hashable {
  case help
  case gallery
  case knobs
  case calls
}

extension ScreenOverlay {
  /// The panel it is; nil for one that is shown whole.
  var filteredPanel: FilteredPanel? {
    switch self {
    case .help: .help
    case .gallery: .gallery
    case .knobs: .knobs
    case .calls: .calls
    case .legend, .story, .log, .message: nil
    }
  }
}
