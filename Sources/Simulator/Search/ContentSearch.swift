import Scenes

/// A search through the items of a pane, in slices: from an item to the end, then from the start.
///
/// Items are told by their number over all sections, from 0. Where the content changes, it begins again, from the match that
/// was gone to, which stays the item it is.
public struct ContentSearch: Sendable, Equatable {
  /// What is searched for.
  public enum Target: Sendable, Equatable {
    /// A part of an item's text, or of an identity that a reader knows.
    case text(TextPattern)
    /// An item's whole identity.
    case id(String)
  }

  /// Which match is gone to, as soon as it is known.
  enum Wish: Sendable, Equatable {
    case first
    /// So many on from the current one, or back where it is negative.
    case step(Int)
  }

  /// An item that holds what is searched for.
  fileprivate struct Match: Sendable, Equatable {
    /// Counted over all sections, from 0.
    var number: Int
    /// The item's position, by which it is found again wherever updates put it.
    var position: Int
  }

  /// A state of the content: a run that is taken up anew counts its changes anew.
  private struct Version: Sendable, Equatable {
    var replay: Int
    var change: Int
  }

  /// Items looked at before a search without end gives up.
  public static let itemLimit = 10_000_000
  /// Matches remembered; no more are counted.
  public static let matchLimit = 100_000

  /// What is searched for.
  public let target: Target
  /// Items looked at.
  public private(set) var scanned = 0
  /// The match that was gone to last; nil for none.
  public var current: Int? { match?.number }
  /// The field that is searched of a table's rows; nil for texts that are all there is.
  public private(set) var field: String?
  /// How many items there are.
  private var total = 0
  /// Where it set out.
  private var origin: Int
  /// Which state of the content was looked at; nil for none yet.
  private var version: Version?
  /// The matches from where it set out to the end, and those before, each in order.
  private var ahead: [Match] = []
  private var wrapped: [Match] = []
  private var match: Match?
  private var wish: Wish?

  /// - Parameters:
  ///   - target: What to search for.
  ///   - origin: The number of the item to set out from.
  public init(_ target: Target, from origin: Int) {
    self.target = target
    self.origin = origin
  }

  /// How many matches are known.
  public var count: Int { ahead.count + wrapped.count }

  /// The match that is the first from where it set out, over the end to the start; nil while none is known.
  public var first: Int? { scanned > 0 ? ring(at: 0)?.number : nil }

  /// Whether every item has been looked at.
  public var isComplete: Bool { version != nil && scanned == total }

  /// Whether it gave up: there are too many items, or too many matches.
  public var isStopped: Bool {
    !isComplete && (scanned >= Self.itemLimit || count >= Self.matchLimit)
  }

  /// Whether there is more to look at.
  public var isScanning: Bool { !isComplete && !isStopped }

  /// Which match the current one is, from 1 and in the order of the content; nil while that is not known.
  public var ordinal: Int? {
    guard isComplete || origin == 0, let current else { return nil }
    if let index = ahead.place(of: current) { return wrapped.count + index + 1 }
    return wrapped.place(of: current).map { $0 + 1 }
  }

  /// Wishes for the first match, from where the search set out.
  public mutating func goToFirst() { wish = .first }

  /// Wishes for the first match of a text, if it is what is searched for and no match was gone to: what was found while it was
  /// typed is not searched for again.
  ///
  /// - Returns: Whether it is.
  public mutating func goToFirst(of pattern: TextPattern) -> Bool {
    guard target == .text(pattern), current == nil else { return false }
    goToFirst()
    return true
  }

  /// Wishes for the next match, after the last one for the first; once more for the one after it.
  public mutating func goToNext() { step(by: 1) }

  /// Wishes for the match before, before the first one for the last; once more for the one before it.
  public mutating func goToPrevious() { step(by: -1) }

  private mutating func step(by step: Int) {
    if case .step(let steps) = wish { wish = .step(steps + step) } else { wish = .step(step) }
  }

  /// The match that was wished for; nil while it is not known, or when there is none.
  public mutating func takeMatch() -> Int? {
    guard let wish, let found = match(wish) else {
      if !isScanning { wish = nil }
      return nil
    }
    self.wish = nil
    match = found
    return found.number
  }

  private func match(_ wish: Wish) -> Match? {
    guard case .step(let steps) = wish else { return ring(at: 0) }
    // Where none was gone to, the first is the next and the last the one before.
    let place = (match.flatMap { ringPlace(of: $0.number) } ?? (steps > 0 ? -1 : 0)) + steps
    guard !isScanning, count > 0 else { return ring(at: place) }
    return ring(at: (place % count + count) % count)
  }

  private func ring(at place: Int) -> Match? {
    if ahead.indices.contains(place) { return ahead[place] }
    let place = place - ahead.count
    return wrapped.indices.contains(place) ? wrapped[place] : nil
  }

  private func ringPlace(of number: Int) -> Int? {
    ahead.place(of: number) ?? wrapped.place(of: number).map { $0 + ahead.count }
  }

  // MARK: - Looking

  /// Looks at so many items more, or begins again when the content is another one.
  ///
  /// - Parameters:
  ///   - model: The content.
  ///   - replay: How often the run has been taken up anew from a past frame.
  ///   - limit: Items to look at.
  mutating func scan(_ model: Model, ofReplay replay: Int, atMost limit: Int) {
    let version = Version(replay: replay, change: model.version)
    if version != self.version { begin(model, as: version) }
    guard isScanning else { return }
    var rest = min(limit, total - scanned)
    while rest > 0, isScanning {
      let start = (origin + scanned) % total
      let end = min(start + rest, start < origin ? origin : total)
      model.forEachItem(in: start..<end, ifRecord: mayMatch) { number, entry in
        guard matches(entry.item) else { return }
        let match = Match(number: number, position: entry.position)
        if number >= origin { ahead.append(match) } else { wrapped.append(match) }
      }
      scanned += end - start
      rest -= end - start
    }
  }

  private mutating func begin(_ model: Model, as version: Version) {
    self.version = version
    total = model.itemCount
    field = model.shownField
    if let last = match {
      match = model.number(ofPosition: last.position)
        .map { Match(number: $0, position: last.position) }
      origin = current ?? last.number
    }
    origin = max(0, min(origin, total - 1))
    scanned = 0
    ahead = []
    wrapped = []
  }

  /// Whether an item of a record may match, by the record as it is written: to take it apart costs more than to search it.
  private func mayMatch(_ record: String, id: String) -> Bool {
    switch target {
    // A quote in a field is written twice.
    case .text(let pattern):
      pattern.text.contains("\"") || pattern.matches(record)
    case .id(let wanted): id == wanted
    }
  }

  private func matches(_ item: Item) -> Bool {
    switch target {
    case .text(let pattern):
      pattern.matches(item.text) || item.isNamed && pattern.matches(item.id)
    case .id(let id): item.id == id
    }
  }
}

extension [ContentSearch.Match] {
  /// The place of a match among matches in order; nil when it is not there.
  fileprivate func place(of number: Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].number == number ? low : nil
  }
}
