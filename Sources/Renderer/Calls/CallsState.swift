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
