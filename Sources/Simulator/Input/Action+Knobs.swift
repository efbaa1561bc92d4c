extension Action {
  /// Whether it turns knobs, or turns them back.
  var setsKnobs: Bool {
    switch self {
    case .set, .turn, .undoSetting, .redoSetting: true
    default: false
    }
  }
}
