/// What the oracle can say.
enum Truth: Sendable, Equatable {
  case whole(TrueLayout)
  /// Too much to lay out: only the part that was asked for.
  case window(TrueLayout)
  /// Why nothing can be said.
  case unavailable(reason: String)

  /// What was laid out; nil when nothing can be said.
  var layout: TrueLayout? {
    switch self {
    case .whole(let layout), .window(let layout): layout
    case .unavailable: nil
    }
  }
}
