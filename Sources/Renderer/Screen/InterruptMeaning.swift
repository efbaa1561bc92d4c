/// What Ctrl-C does while very many sizes are asked for.
public enum InterruptMeaning: Sendable, CaseIterable {
  /// There is nothing to go back to.
  case endsProgram
  /// What asked for them is taken back.
  case takesBack

  var words: String {
    switch self {
    case .endsProgram: "Ctrl-C ends the program"
    case .takesBack: "Ctrl-C takes it back"
    }
  }
}
