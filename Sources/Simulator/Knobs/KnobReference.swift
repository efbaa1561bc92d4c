/// Which knob is turned.
public enum KnobReference: Sendable, Equatable {
  /// The one of this key.
  case key(String)
  /// What the layout takes a cell to measure before it was asked, whatever the layout calls it.
  case estimate
  /// Which field of a data file is shown.
  case field

  /// Whether it is this knob.
  public func names(_ knob: Knob) -> Bool {
    switch self {
    case .key(let key): knob.key == key
    case .field: knob.key == "data.text"
    case .estimate: Self.estimates.contains(knob.key)
    }
  }

  private static let estimates = ["layout.estimatedItemSize", "layout.estimatedHeight"]
}
