/// What Ctrl-C does while very many sizes are asked for.
public enum InterruptMeaning: Sendable, CaseIterable {
  /// There is nothing to go back to.
  case endsProgram
  /// All is as it was before again.
  case takesBack
  /// All is being made as it was, by asking for as many sizes as that took: only a second one is heard.
  case endsProgramAtSecond

  var words: String {
    switch self {
    case .endsProgram: "Ctrl-C ends the program"
    case .takesBack: "Ctrl-C takes it back"
    case .endsProgramAtSecond: "Ctrl-C twice ends the program"
    }
  }
}
