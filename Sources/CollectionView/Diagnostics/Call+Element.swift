import Foundation

extension Call {
  /// What a question about an appearing or disappearing element is about, beside its index path.
  public enum Element: Sendable, Equatable {
    case cell
    case supplementaryView(kind: String)
    case decorationView(kind: String)

    /// The element kind; nil for cells.
    public var kind: String? {
      switch self {
      case .cell: nil
      case .supplementaryView(let kind), .decorationView(let kind): kind
      }
    }
  }
}

extension ElementKey {
  init(_ element: Call.Element, at indexPath: IndexPath) {
    switch element {
    case .cell: self.init(cellAt: indexPath)
    case .supplementaryView(let kind):
      self.init(.supplementaryView, kind: kind, at: indexPath)
    case .decorationView(let kind): self.init(.decorationView, kind: kind, at: indexPath)
    }
  }

  /// The element as a call names it.
  var called: Call.Element {
    switch category {
    case .cell: .cell
    case .supplementaryView: .supplementaryView(kind: kind ?? "")
    case .decorationView: .decorationView(kind: kind ?? "")
    }
  }
}
