extension Action {
  /// Whether it turns knobs, or turns them back.
  public var setsKnobs: Bool {
    switch self {
    case .set, .turn, .undoSetting, .redoSetting: true
    default: false
    }
  }
}
