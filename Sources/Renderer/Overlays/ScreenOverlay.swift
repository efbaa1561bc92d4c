/// What lies over the panes, or docks beside them.
public enum ScreenOverlay: Sendable, Equatable {
  /// The keys, made from the keymap.
  case help
  /// What can be turned while the scene runs.
  case knobs
  /// What the marks of the viewports mean.
  case legend
  /// What the scene shows, and why.
  case story
  /// What there is to open.
  case gallery
  /// What the program's own code printed.
  case log
  /// The calls, and who moved the offset.
  case calls
  /// Something to read.
  case message(ScreenMessage)

  /// The columns it would like at the right edge, beside the panes; nil when it lies over them.
  var dockColumns: Int? {
    switch self {
    case .help, .knobs: 48
    case .legend, .story: 44
    case .log: 60
    case .calls: 64
    case .gallery, .message: nil
    }
  }
}
