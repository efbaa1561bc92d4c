import Foundation
import Scenes

/// A search through the items of a pane, in slices: from an item to the end, then from the start.
///
/// Items are identified by their number over all sections, from 0. When the content changes, the search restarts from the
/// current match, which stays the same item.
public struct ContentSearch: Sendable, Equatable {
  public enum Target: Sendable, Equatable {
    /// A part of an item's text, or of an id that the data give it.
    case text(TextPattern)
    /// An item's whole id.
    case id(String)
  }

  /// The match to go to once it is known.
  enum Request: Sendable, Equatable {
    case first
    /// A number of matches after the current one, or before it if negative.
    case step(Int)
  }

  /// An item that matches.
  fileprivate struct Match: Sendable, Equatable {
    /// Counted over all sections, from 0.
    var number: Int
    /// The item's position, which identifies it after updates.
    var position: Int
  }

  /// A state of the content.
  ///
  /// A replay counts its changes from the beginning.
  private struct Version: Sendable, Equatable {
    var replay: Int
    var change: Int
  }

  /// Items searched in either direction before the search stops.
  public static let itemLimit = 10_000_000
  /// The largest number of matches kept; to go beyond the last one, the search restarts from it.
  public static let matchLimit = 100_000

  public let target: Target
  /// The number of items searched.
  public private(set) var scanned = 0
  /// The last match the search went to; nil for none.
  public var current: Int? { match?.number }
  /// The field of a table's rows that is searched; nil for items without fields.
  public private(set) var field: String?
  /// The number of items.
  private var total = 0
  /// The number of the item at which the search began.
  private var origin: Int
  /// The state of the content that was searched; nil before the first slice.
  private var version: Version?
  /// The matches from the origin to the end, and those from the start to the origin, each in order.
  private var ahead: [Match] = []
  private var wrapped: [Match] = []
  /// If the search stopped before the end: the matches before the origin, the nearest first, and the number of items
  /// searched for them.
  private var behind: [Match] = []
  private var scannedBack = 0
  private var match: Match?
  private var request: Request?

  /// - Parameters:
  ///   - target: The text or id to search for.
  ///   - origin: The number of the item to begin at.
  public init(_ target: Target, from origin: Int) {
    self.target = target
    self.origin = origin
  }

  /// The number of known matches.
  public var count: Int { onward + behind.count }

  /// The number of matches found in the forward search.
  private var onward: Int { ahead.count + wrapped.count }

  /// The first match from the origin on, continuing at the start; nil while none is known.
  public var first: Int? { scanned > 0 ? ring(at: 0)?.number : nil }

  /// Whether every item has been searched.
  public var isComplete: Bool { version != nil && scanned == total }

  /// Whether the search stopped because of too many items, or too many matches.
  public var isStopped: Bool {
    !isComplete && (scanned >= Self.itemLimit || onward >= Self.matchLimit)
  }

  /// Whether there are more items to search.
  public var isScanning: Bool { !isComplete && !isStopped || isScanningBack }

  /// Whether the requested match is before the origin and may be among items not searched yet.
  private var isScanningBack: Bool {
    guard isStopped, scannedBack < min(total - scanned, Self.itemLimit), let place = requestedPlace
    else { return false }
    return place + behind.count < 0
  }

  /// The one-based index of the current match in the order of the content; nil while that is not known.
  public var ordinal: Int? {
    guard isComplete || origin == 0, let current else { return nil }
    if let index = ahead.place(of: current) { return wrapped.count + index + 1 }
    return wrapped.place(of: current).map { $0 + 1 }
  }

  /// Requests the first match from the origin.
  public mutating func goToFirst() { request = .first }

  /// Requests the first match of a text, if the search is for it and has no current match.
  ///
  /// Items searched while the text was typed are not searched again.
  ///
  /// - Returns: Whether the search is for that text.
  public mutating func goToFirst(of pattern: TextPattern) -> Bool {
    guard target == .text(pattern), current == nil else { return false }
    goToFirst()
    return true
  }

  /// Requests the next match, or the first one after the last; called again, the one after it.
  public mutating func goToNext() { step(by: 1) }

  /// Requests the previous match, or the last one before the first; called again, the one before it.
  public mutating func goToPrevious() { step(by: -1) }

  private mutating func step(by step: Int) {
    if case .step(let steps) = request {
      request = .step(steps + step)
    } else {
      request = .step(step)
    }
  }

  /// Resolves the request and makes its match the current one.
  ///
  /// - Returns: The match, or nil while it is not known, or if there is none.
  public mutating func requestedMatch() -> Int? {
    guard let request, let found = match(request) else {
      if !isScanning { request = nil }
      return nil
    }
    self.request = nil
    match = found
    return found.number
  }

  /// The number of matches between the origin and the requested match; nil without such a request.
  private var requestedPlace: Int? {
    guard case .step(let steps) = request else { return nil }
    // Without a current match, the first is the next and the last the previous one.
    return (match.flatMap { ringPlace(of: $0.number) } ?? (steps > 0 ? -1 : 0)) + steps
  }

  private func match(_ request: Request) -> Match? {
    guard let place = requestedPlace else { return ring(at: 0) }
    guard !isScanning, count > 0, ring(at: place) == nil else { return ring(at: place) }
    // Items that were not searched may also match.
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
    // If all items have been searched, the matches before the origin are the last ones of the ring.
    let back = behind.count - 1 - (place - wrapped.count)
    return behind.indices.contains(back) && scanned + scannedBack == total ? behind[back] : nil
  }

  private func ringPlace(of number: Int) -> Int? {
    ahead.place(of: number) ?? wrapped.place(of: number).map { $0 + ahead.count }
      ?? behind.firstIndex { $0.number == number }.map { -1 - $0 }
  }

  // MARK: - Scanning

  /// Searches more items, or restarts if the content has changed.
  ///
  /// - Parameters:
  ///   - model: The content.
  ///   - replay: The number of times the run was replayed from a past frame.
  ///   - limit: The largest number of items to search.
  mutating func scan(_ model: Model, ofReplay replay: Int, atMost limit: Int) {
    let version = Version(replay: replay, change: model.version)
    if version != self.version { begin(model, as: version) }
    if onward >= Self.matchLimit, !isComplete, let place = requestedPlace, place >= onward {
      restart(from: place)
    }
    guard isScanning else { return }
    guard !isScanningBack else { return scanBack(model, atMost: limit) }
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

  /// Searches the items before the origin, continuing at the end.
  private mutating func scanBack(_ model: Model, atMost limit: Int) {
    var rest = min(limit, total - scanned - scannedBack)
    while rest > 0, isScanningBack {
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

  /// The number of items searched at once backward; the last match among them is the nearest.
  private static let backSlice = 1_000

  /// Restarts from the last known match, because a later one is requested.
  ///
  /// - Parameter place: The number of matches between the origin and the requested one.
  private mutating func restart(from place: Int) {
    guard let last = ring(at: onward - 1) else { return }
    request = .step(place - (onward - 1))
    match = last
    begin(at: last.number)
  }

  private mutating func begin(at number: Int) {
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
    begin(at: origin)
  }

  /// Whether the item of a record may match, by the text of the record, since searching the text is cheaper than
  /// parsing it.
  private func mayMatch(_ record: String, id: String) -> Bool {
    switch target {
    // In a record, a quote within a field is doubled.
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
  /// The index of a match among matches in order; nil if it is not among them.
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

extension Timeline {
  /// Continues a search through the items of a pane in the displayed frame.
  public func scan(_ search: inout ContentSearch, pane: Int, atMost limit: Int) {
    guard let model = model(ofPane: pane) else { return }
    search.scan(model, ofReplay: run.replays, atMost: limit)
  }

  /// The number over all sections, from 0, of the item at `[section, item]` in a pane; nil if there is none.
  public func number(ofItem path: [Int], inPane pane: Int) -> Int? {
    guard path.count == 2 else { return nil }
    return model(ofPane: pane)?.number(section: path[0], item: path[1])
  }

  /// `[section, item]` of an item in a pane by its number over all sections, from 0; nil if there is none.
  public func path(ofItem number: Int, inPane pane: Int) -> [Int]? {
    model(ofPane: pane)?.path(ofItem: number).map { Array($0) }
  }

  /// The number over all sections, from 0, of the item of a destination in a pane; nil if it has to be searched for.
  ///
  /// - Throws: `NoSuchItem` when there is no such item.
  public func number(of destination: Destination, inPane pane: Int) throws(NoSuchItem) -> Int? {
    guard let model = model(ofPane: pane), model.itemCount > 0 else {
      throw NoSuchItem(description: "there are no items")
    }
    switch destination {
    case .id: return nil
    case .number(let number):
      guard 1...model.itemCount ~= number else {
        throw NoSuchItem(beyond: model.itemCount)
      }
      return number - 1
    case .section(let section): return try number(section: section, item: 0, in: model)
    case .path(let section, let item): return try number(section: section, item: item, in: model)
    }
  }

  private func number(section: Int, item: Int, in model: Model) throws(NoSuchItem) -> Int {
    if let number = model.number(section: section, item: item) { return number }
    let sections = model.sectionCount
    guard section < sections else {
      throw NoSuchItem(
        description: sections == 1
          ? "there is one section, 0" : "the sections are 0 to \(sections - 1)")
    }
    let items = model.count(inSection: section)
    throw NoSuchItem(
      description: items == 0
        ? "section \(section) is empty" : "the items of section \(section) are 0 to \(items - 1)")
  }

  /// The title of a pane if others show other items; nil if all show the same items, and for a pane without a title.
  public func title(ofPaneOfItsOwn pane: Int) -> String? {
    let panes = dataSession.panes.map(\.pane)
    guard panes.indices.contains(pane), panes.contains(where: { $0.data != panes[pane].data })
    else { return nil }
    return panes[pane].title.isEmpty ? nil : panes[pane].title
  }

  private func model(ofPane pane: Int) -> Model? {
    let panes = dataSession.panes
    return panes.indices.contains(pane) ? panes[pane].content.model : nil
  }
}
