import Simulator

/// The search that is on, as far as the screen tells of it.
public struct SearchState: Sendable, Equatable {
  /// What is searched for; its matches are marked.
  public var pattern: TextPattern
  /// The match that was gone to, `[section, item]`; nil for none.
  public var current: [Int]?
  /// Which match that is, and how many there are; `search 3 of 41`.
  public var status: String
  /// What is known while it is typed, the longest words first: how many matches there are so far, and which one Enter goes to;
  /// `41 matches, first [0,3]`.
  public var preview: [String]

  /// Nothing found yet.
  public init(_ pattern: TextPattern) {
    self.pattern = pattern
    status = ""
    preview = []
  }

  /// Takes what a search has found so far.
  ///
  /// - Parameters:
  ///   - search: The search.
  ///   - first: `[section, item]` of the match that Enter goes to; nil while none is known.
  ///   - current: `[section, item]` of the match that was gone to; nil for none.
  public mutating func take(_ search: ContentSearch, first: [Int]?, current: [Int]? = nil) {
    self.current = current
    let count = search.count.groupedText
    preview = Self.preview(search, first: first)
    let looked = search.scanned.groupedText
    switch (search.isScanning, search.count) {
    case (true, 0): status = "no match in \(looked) items so far"
    case (true, _): status = "\(number(search)) of \(count) so far"
    case (false, 0):
      status =
        search.isComplete
        ? Self.noMatch(search) : "no match in the first \(looked) items after here"
    case (false, _):
      let more = search.isComplete ? "" : " in \(looked) items"
      status = "\(number(search)) of \(count)\(more)"
    }
  }

  /// What an element is to a search.
  enum Match: Equatable {
    /// It holds the text.
    case other
    /// It was gone to.
    case current
  }

  /// What an element is to this search; nil for nothing.
  func match(of element: ElementFrame) -> Match? {
    guard element.category == .cell, !element.isDisappearing else { return nil }
    // As they are counted. Of panes that show something else, another item may stand where the match is.
    let texts = [element.text, element.detail.id ?? ""]
    guard texts.contains(where: pattern.matches) else { return nil }
    return element.indexPath == current ? .current : .other
  }

  /// Of a table's rows another field may hold it.
  private static func noMatch(_ search: ContentSearch) -> String {
    search.field.map { "no match in \($0.displaySafe)" } ?? "no match"
  }

  private static func preview(_ search: ContentSearch, first: [Int]?) -> [String] {
    let count = search.count.groupedText
    let looked = search.scanned.groupedText
    let matches: String
    switch (search.isComplete, search.count) {
    case (true, 0): return [noMatch(search)]
    case (false, 0):
      return ["no match in \(looked) items" + (search.isScanning ? " so far" : "")]
    case (true, 1): matches = "1 match"
    case (true, _): matches = "\(count) matches"
    case (false, _): matches = "\(count)+ matches"
    }
    return (first.map { ["\(matches), first \($0.indexPathText)"] } ?? []) + [matches]
  }

  private func number(_ search: ContentSearch) -> String {
    search.ordinal?.groupedText ?? "?"
  }
}
