import Simulator

/// How the panel of calls stands: what it lists, and the call that is looked at.
public struct CallsState: Sendable, Equatable {
  /// What is listed.
  public enum Page: Sendable, Equatable {
    /// The calls, pass by pass.
    case calls
    /// Every change of content offset and content size.
    case ledger
  }

  /// What is listed.
  public var page = Page.calls
  /// Words that a line must have, all of them; empty for every line.
  ///
  /// Another one lists the latest first.
  public var filter = "" {
    didSet { if filter != oldValue { back = 0 } }
  }
  /// The number of the call that is looked at; nil for none.
  public var selected: Int?
  /// The row of the list that it stands in, from 0, because it was clicked there; nil for the middle.
  var row: Int?
  /// The number of the last call listed while the list stands still; nil while it goes on.
  public var stop: Int?
  /// How many lines of the ledger have been scrolled back.
  public var back = 0

  /// Everything listed, as it comes.
  public init() {}
}

/// Words that a call or a change must have.
struct CallsFilter {
  private let words: FilterWords
  /// Whether the delegate must be the one who is called: arguments for a layout have its name in theirs.
  private let isOfDelegate: Bool
  /// Whether they may be as the screen alone has them: numbers and index paths are spelled in another way there.
  private let mayBeOfScreen: Bool

  /// - Parameter text: Words with spaces between them; an index path may have spaces of its own.
  init(_ text: String) {
    var words = FilterWords(Self.plain(text))
    isOfDelegate = words.take(TraceEvent.Receiver.delegate.rawValue)
    self.words = words
    mayBeOfScreen = text.contains(where: \.isNumber)
  }

  /// Whether a call has them, in its name, its arguments or as the one who is called.
  func passes(_ event: TraceEvent) -> Bool {
    guard !isOfDelegate || event.receiver == .delegate else { return false }
    guard !words.isEmpty else { return true }
    let receiver = event.receiver.map { $0 == .view ? "view cell" : $0.rawValue } ?? ""
    return passes("\(receiver) \(event.call)")
      || mayBeOfScreen && passes("\(receiver) \(event.screenCall)")
  }

  /// Whether a change has them, as its author, its cause, or in what it changes.
  func passes(_ entry: LedgerEntry) -> Bool {
    guard !isOfDelegate else { return false }
    return words.isEmpty
      || passes(
        "\(entry.section.map { "section \($0) " } ?? "")\(entry.author) \(entry.cause ?? "") \(entry.isSize ? "size" : "offset")"
      )
  }

  private func passes(_ text: String) -> Bool {
    words.fit(Self.plain(text))
  }

  /// Lists of numbers without spaces.
  private static func plain(_ text: String) -> String {
    text.replacing(", ", with: ",")
  }
}
