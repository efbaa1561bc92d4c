/// Who waits for the sizes of a run, but for some of its replays, which are waited for in any case.
@MainActor
final class Waiting {
  /// Whether what is asked for now is waited for, and nobody is told.
  var isPatient = false

  private let whileAsking: Session.WhileAsking?

  init(_ whileAsking: Session.WhileAsking?) { self.whileAsking = whileAsking }

  func wait(_ count: Int, of total: Int) -> Bool {
    isPatient || whileAsking?(count, total) ?? true
  }
}
