extension Action {
  /// Whether it is a hand's that scrolls, and so may be meant for one pane; all else is for every one.
  public var isHand: Bool {
    switch self {
    case .scrollBy, .drag, .touch, .fling, .page, .halfPage, .line, .home, .end, .keyboard, .place,
      .wheel, .rows, .indicator, .scrollTo, .setOffset:
      true
    default: false
    }
  }
}
