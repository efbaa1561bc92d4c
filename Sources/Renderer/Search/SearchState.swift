import Simulator

/// The search that is on, as far as the screen tells of it.
public struct SearchState: Sendable, Equatable {
  /// What is searched for.
  public let target: ContentSearch.Target
  /// The match that was gone to, `[section, item]`; nil for none.
  public var current: [Int]?
  /// Which match that is, and how many there are; `search 3 of 41`.
  public var status: String
  /// What is known while it is typed, the longest words first: how many matches there are so far, and which one Enter goes to;
  /// `41 matches, first [0,3]`.
  public var preview: [String]

  /// The title of the pane that is searched, as much of it as has room; nil where what is found there is found in all.
  private let pane: String?

  /// Columns that the title of a pane may take.
  private static let paneColumns = 16

  /// The text that is searched for, which is marked; nil where it is an identity.
  public var pattern: TextPattern? {
    if case .text(let pattern) = target { pattern } else { nil }
  }

  /// Nothing found yet.
  ///
  /// - Parameters:
  ///   - target: What is searched for.
  ///   - pane: The title of the pane that is searched; nil where what is found there is found in all.
  public init(_ target: ContentSearch.Target, inPane pane: String? = nil) {
    self.target = target
    self.pane = pane.map { $0.displaySafe.fitting(Self.paneColumns, ellipsis: "…") }
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
    preview = preview(search, first: first)
    let looked = search.scanned.groupedText
    let place = pane.map { " in \($0)" } ?? ""
    switch (search.isScanning, search.count) {
    case (true, 0): status = "\(nothing) in \(looked) items so far\(place)"
    case (true, _): status = "\(number(search)) of \(count) so far\(place)"
    case (false, 0):
      status =
        search.isComplete
        ? noMatch(search) : "\(nothing) in the first \(looked) items\(afterHere)"
    case (false, _):
      let more = search.isComplete ? "" : " in \(looked) items"
      status = "\(number(search)) of \(count)\(more)\(place)"
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
    guard let pattern, element.category == .cell, !element.isDisappearing else { return nil }
    // As they are counted. Of panes that show something else, another item may stand where the match is.
    let id = element.detail.isNamed ? element.detail.item?.id ?? "" : ""
    guard [element.text, id].contains(where: pattern.matches) else { return nil }
    return element.indexPath == current ? .current : .other
  }

  /// Of a table's rows another field may hold it, and another pane's items.
  private func noMatch(_ search: ContentSearch) -> String {
    let places = [field(search), pane].compactMap { $0 }
    return places.isEmpty ? nothing : "\(nothing) in \(places.joined(separator: " of "))"
  }

  /// The field that is searched, which an identity has nothing to do with.
  private func field(_ search: ContentSearch) -> String? {
    pattern == nil ? nil : search.field?.displaySafe
  }

  /// An identity is searched for from the start.
  private var afterHere: String { pattern == nil ? "" : " after here" }

  /// That there is none.
  private var nothing: String {
    switch target {
    case .text: "no match"
    case .id(let id): "no id \(id.displaySafe)"
    }
  }

  private func preview(_ search: ContentSearch, first: [Int]?) -> [String] {
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
    let first = first.map { ", first \($0.indexPathText)" }
    let whole = pane.map { "\(matches) in \($0)\(first ?? "")" }
    return [whole, first.map { matches + $0 }, matches].compactMap { $0 }
  }

  private func number(_ search: ContentSearch) -> String {
    search.ordinal?.groupedText ?? "?"
  }
}
