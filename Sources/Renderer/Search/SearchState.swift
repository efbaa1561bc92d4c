import Simulator

/// The search that is on, as far as the screen tells of it.
public struct SearchState: Sendable, Equatable {
  /// What is searched for; its matches are marked.
  public var pattern: TextPattern
  /// The match that was gone to, `[section, item]`; nil for none.
  public var current: [Int]?
  /// Which match that is, and how many there are; `search 3 of 41`.
  public var status: String

  /// Nothing found yet.
  public init(_ pattern: TextPattern) {
    self.pattern = pattern
    status = ""
  }

  /// Takes what a search has found so far.
  public mutating func take(_ search: ContentSearch) {
    let count = search.count.groupedText
    let looked = search.scanned.groupedText
    switch (search.isScanning, search.count) {
    case (true, 0): status = "no match in \(looked) items so far"
    case (true, _): status = "\(number(search)) of \(count) so far"
    case (false, 0):
      status = search.isComplete ? "no match" : "no match in the first \(looked) items after here"
    case (false, _):
      let more = search.isComplete ? "" : " in \(looked) items"
      status = "\(number(search)) of \(count)\(more)"
    }
  }

  private func number(_ search: ContentSearch) -> String {
    search.ordinal?.groupedText ?? "?"
  }
}
