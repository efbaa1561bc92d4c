import CollectionView

/// What a change was made for, in words: those of a measured size are made where somebody reads them.
///
/// A page of a list that is being measured notes dozens of sizes, of which few are ever told.
@propertyWrapper
public struct LedgerCause: Sendable {
  private enum Origin: Sendable {
    case words(String?)
    case size(SizeChange)
  }

  private var origin: Origin

  public init(wrappedValue: String?) { origin = .words(wrappedValue) }

  /// A measured size; nil for nothing in particular.
  init(_ change: SizeChange?) { origin = change.map { .size($0) } ?? .words(nil) }

  public var wrappedValue: String? {
    get {
      switch origin {
      case .words(let words): words
      case .size(let change): change.summary
      }
    }
    set { self = LedgerCause(wrappedValue: newValue) }
  }

  /// Whether there is none.
  var isNone: Bool {
    if case .words(nil) = origin { true } else { false }
  }

  /// Whether it is told in these words; nil for none.
  func isTold(_ words: String?) -> Bool {
    words == nil || isNone ? words == nil && isNone : wrappedValue == words
  }
}

extension LedgerCause: Equatable {
  public static func == (lhs: LedgerCause, rhs: LedgerCause) -> Bool {
    if case (.size(let change), .size(let other)) = (lhs.origin, rhs.origin), change == other {
      return true
    }
    return lhs.isTold(rhs.wrappedValue)
  }
}

extension LedgerCause: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try String?(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}
