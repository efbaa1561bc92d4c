import CollectionView
import Foundation

/// What a call is called and what it is about.
///
/// Every frame tells dozens of calls, and few are ever read: so a call of the engine is put into words by who reads it.
enum Called: Sendable {
  case engine(Call)
  case words(CalledWords)

  /// In words, which may be others.
  var words: CalledWords {
    get {
      CalledWords(
        text: text, receiver: receiver, asksForAttributes: asksForAttributes, rect: rect,
        element: element)
    }
    set { self = .words(newValue) }
  }

  var text: String {
    switch self {
    case .engine(let call): call.description
    case .words(let words): words.text
    }
  }

  var receiver: TraceEvent.Receiver? {
    switch self {
    case .engine(let call): call.receiver
    case .words(let words): words.receiver
    }
  }

  var asksForAttributes: Bool {
    switch self {
    case .engine(let call): call.asksForAttributes
    case .words(let words): words.asksForAttributes
    }
  }

  var rect: CGRect? {
    switch self {
    case .engine(let call): call.rect
    case .words(let words): words.rect
    }
  }

  var element: TraceEvent.Element? {
    switch self {
    case .engine(let call): call.element
    case .words(let words): words.element
    }
  }
}

extension Called: Equatable {
  static func == (one: Called, other: Called) -> Bool {
    if case .engine(let one) = one, case .engine(let other) = other { return one == other }
    return one.words == other.words
  }
}
