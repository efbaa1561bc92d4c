extension Call {
  /// What a question about an appearing or disappearing element is about, beside its index path.
  public enum Element: Sendable, Equatable {
    case cell
    case supplementaryView(kind: String)
    case decorationView(kind: String)
  }
}

extension ElementKey {
  /// The element as a call names it.
  var called: Call.Element {
    switch category {
    case .cell: .cell
    case .supplementaryView: .supplementaryView(kind: kind ?? "")
    case .decorationView: .decorationView(kind: kind ?? "")
    }
  }
}
