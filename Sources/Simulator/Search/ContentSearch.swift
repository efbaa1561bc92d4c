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

  /// Items looked at in either direction before a search without end gives up.
  public static let itemLimit = 10_000_000
  /// Matches remembered; no more are counted, and from the last one it sets out anew.
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
  /// Where it stopped before the end: those before where it set out, the nearest first, and how many items were looked at for
  /// them.
  private var behind: [Match] = []
  private var scannedBack = 0
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
  public var count: Int { onward + behind.count }

  /// How many of them were found on the way on.
  private var onward: Int { ahead.count + wrapped.count }

  /// The match that is the first from where it set out, over the end to the start; nil while none is known.
  public var first: Int? { scanned > 0 ? ring(at: 0)?.number : nil }

  /// Whether every item has been looked at.
  public var isComplete: Bool { version != nil && scanned == total }

  /// Whether it gave up: there are too many items, or too many matches.
  public var isStopped: Bool {
    !isComplete && (scanned >= Self.itemLimit || onward >= Self.matchLimit)
  }

  /// Whether there is more to look at.
  public var isScanning: Bool { !isComplete && !isStopped || isLookingBack }

  /// Whether a match before where it set out is wished for that may be among what was not looked at.
  private var isLookingBack: Bool {
    guard isStopped, scannedBack < min(total - scanned, Self.itemLimit), let place = wishedPlace
    else { return false }
    return place + behind.count < 0
  }

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

  /// How many matches lie between where it set out and the one that is wished for; nil for no such wish.
  private var wishedPlace: Int? {
    guard case .step(let steps) = wish else { return nil }
    // Where none was gone to, the first is the next and the last the one before.
    return (match.flatMap { ringPlace(of: $0.number) } ?? (steps > 0 ? -1 : 0)) + steps
  }

  private func match(_ wish: Wish) -> Match? {
    guard let place = wishedPlace else { return ring(at: 0) }
    guard !isScanning, count > 0, ring(at: place) == nil else { return ring(at: place) }
    // Of what was given up nobody knows what is there.
    let isAllKnown = scanned + scannedBack == total
    let all = isAllKnown ? count : onward
    guard all > 0, isAllKnown || place >= onward else { return nil }
    return ring(at: (place % all + all) % all)
  }

  private func ring(at place: Int) -> Match? {
    if place < 0 {
      if isComplete { return nil }
      return behind.indices.contains(-place - 1) ? behind[-place - 1] : nil
    }
    if ahead.indices.contains(place) { return ahead[place] }
    let place = place - ahead.count
    if wrapped.indices.contains(place) { return wrapped[place] }
    // Where all has been looked at, those behind are the last ones of the way round.
    let back = behind.count - 1 - (place - wrapped.count)
    return behind.indices.contains(back) && scanned + scannedBack == total ? behind[back] : nil
  }

  private func ringPlace(of number: Int) -> Int? {
    ahead.place(of: number) ?? wrapped.place(of: number).map { $0 + ahead.count }
      ?? behind.firstIndex { $0.number == number }.map { -1 - $0 }
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
    if onward >= Self.matchLimit, !isComplete, let place = wishedPlace, place >= onward {
      setOutAnew(from: place)
    }
    guard isScanning else { return }
    guard !isLookingBack else { return lookBack(model, atMost: limit) }
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

  /// Looks at what lies before where it set out, over the start to the end.
  private mutating func lookBack(_ model: Model, atMost limit: Int) {
    var rest = min(limit, total - scanned - scannedBack)
    while rest > 0, isLookingBack {
      let place = (origin - scannedBack + total) % total
      let end = place == 0 ? total : place
      let start = max(0, end - min(rest, Self.backSlice))
      var found: [Match] = []
      model.forEachItem(in: start..<end, ifRecord: mayMatch) { number, entry in
        guard matches(entry.item) else { return }
        found.append(Match(number: number, position: entry.position))
      }
      behind += found.reversed()
      scannedBack += end - start
      rest -= end - start
    }
  }

  /// Items looked at in one go on the way back, where the nearest match is wished for and not the first one of them.
  private static let backSlice = 1_000

  /// Sets out anew from the last match that is known, since one behind it is wished for.
  ///
  /// - Parameter place: How many matches lie between where it set out and that.
  private mutating func setOutAnew(from place: Int) {
    guard let last = ring(at: onward - 1) else { return }
    wish = .step(place - (onward - 1))
    match = last
    setOut(from: last.number)
  }

  private mutating func setOut(from number: Int) {
    origin = max(0, min(number, total - 1))
    (scanned, scannedBack) = (0, 0)
    (ahead, wrapped, behind) = ([], [], [])
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
    setOut(from: origin)
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
