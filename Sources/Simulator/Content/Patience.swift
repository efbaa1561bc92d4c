/// Who waits for the sizes that the panes of one run ask for, and may have enough: once for all of them, and for good.
@MainActor
final class Patience {
  /// Whether what is computed is abandoned.
  private(set) var isLost = false

  /// Whom to tell; nil for nobody, who waits for everything.
  var whileAsking: Session.WhileAsking?

  init(_ whileAsking: Session.WhileAsking? = nil) { self.whileAsking = whileAsking }

  func wait(_ count: Int, of total: Int) {
    guard !isLost, let whileAsking else { return }
    isLost = !whileAsking(count, total)
  }
}
