import CollectionView
import Foundation
import Scenes

/// The live data of a session: the scene's data set with all changes made since.
///
/// Opening costs O(sections), however many items there are. A lookup or change costs O(pieces of the section), and an
/// unchanged section is one piece.
struct Model: Sendable {
  private var beginning: ModelBeginning
  private var inserted: [Item] = []
  private var sections: [PieceTable]
  /// The number of items in all sections.
  private(set) var itemCount: Int
  /// The number of changes so far.
  private(set) var version: Int
  private var firstVersion: Int
  /// The original section of each section, for its header and footer; nil for a section that was inserted empty.
  private var origins: [DataSection?]
  /// A number for each section, which stays with it wherever it moves.
  private var sectionNumbers: [Int]
  private var lastSectionNumber: Int
  /// The outlines of the sections whose items have children, by the number of the section.
  private(set) var outlines: [Int: Outline]

  /// - Parameters:
  ///   - data: The data set of the scene.
  ///   - version: The first version, if it replaces other data.
  init(_ data: DataSet, version: Int = 0) {
    beginning = ModelBeginning(data)
    (self.version, firstVersion) = (version, version)
    itemCount = beginning.itemCount
    origins = data.sections
    sectionNumbers = Array(data.sections.indices)
    lastSectionNumber = data.sections.count - 1
    outlines = Dictionary(
      uniqueKeysWithValues: data.sections.enumerated().compactMap { index, section in
        Outline(section.items).map { (index, $0) }
      })
    sections = data.sections.enumerated().map { index, section in
      PieceTable(Piece(source: .original(section: index), range: 0..<section.items.count))
    }
  }

  /// Shows another field of the same rows, and keeps the changes made to them.
  mutating func show(_ data: DataSet) {
    beginning = ModelBeginning(data)
    if !isChanged { firstVersion += 1 }
    version += 1
  }

  /// Whether the data have changed since the beginning.
  var isChanged: Bool { version != firstVersion }

  var sectionCount: Int {
    sections.count
  }

  /// The number of items in a section; 0 for a section that does not exist.
  func count(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  /// The index path of an item by its number over all sections, from 0; the last item if there are fewer.
  ///
  /// - Complexity: O(sections).
  func path(ofItem number: Int) -> IndexPath? {
    var rest = number
    var last: IndexPath?
    for (index, section) in sections.enumerated() where section.count > 0 {
      if rest < section.count { return IndexPath(item: rest, section: index) }
      rest -= section.count
      last = IndexPath(item: section.count - 1, section: index)
    }
    return last
  }

  /// The number of an item over all sections, from 0; nil if there is no such item.
  ///
  /// - Complexity: O(sections).
  func number(section: Int, item: Int) -> Int? {
    guard (0..<count(inSection: section)).contains(item) else { return nil }
    return sections[..<section].reduce(item) { $0 + $1.count }
  }

  /// The number of the item with a position, over all sections, from 0; nil if the item was deleted.
  ///
  /// - Complexity: O(sections and pieces).
  func number(ofPosition position: Int) -> Int? {
    path(ofPosition: position).flatMap { number(section: $0.section, item: $0.item) }
  }

  /// The index path of the item with a position; nil if the item was deleted.
  ///
  /// - Complexity: O(sections and pieces).
  func path(ofPosition position: Int) -> IndexPath? {
    let source: Piece.Source
    let place: Int
    if position >= beginning.itemCount {
      source = .inserted
      place = position - beginning.itemCount
    } else {
      guard let section = beginning.starts.lastIndex(where: { $0 <= position }) else { return nil }
      source = .original(section: section)
      place = position - beginning.starts[section]
    }
    for (index, section) in sections.enumerated() {
      if let item = section.index(of: place, in: source) {
        return IndexPath(item: item, section: index)
      }
    }
    return nil
  }

  /// The index path of an item; nil if it does not exist, or was deleted.
  ///
  /// - Complexity: O(sections and pieces).
  func path(of item: ItemIdentity) -> IndexPath? {
    let path = path(ofPosition: item.position)
    return path.flatMap { entry(at: $0)?.item.id == item.id ? path : nil }
  }

  /// The field of the data file's rows that cells show; nil if there is only one field.
  var shownField: String? { beginning.data.file?.shown?.name }

  /// Calls a closure for each item of a range of numbers.
  ///
  /// - Parameters:
  ///   - numbers: The numbers, counted over all sections, from 0.
  ///   - isWanted: Whether to include an item of a file, by the text of its record and its id.
  ///   - body: Called for each item.
  func forEachItem(
    in numbers: Range<Int>, ifRecord isWanted: (_ record: String, _ id: String) -> Bool,
    _ body: (_ number: Int, _ entry: ModelEntry) -> Void
  ) {
    var start = 0
    for (index, section) in sections.enumerated() where start < numbers.upperBound {
      let range = numbers.clamped(to: start..<start + section.count)
      for number in range {
        if let record = record(section: index, item: number - start),
          !isWanted(record.text, record.id)
        {
          continue
        }
        if let entry = entry(section: index, item: number - start) { body(number, entry) }
      }
      start += section.count
    }
  }

  /// A number that identifies a section, wherever it moves; nil for a section that does not exist.
  func number(ofSection section: Int) -> Int? {
    sectionNumbers.indices.contains(section) ? sectionNumbers[section] : nil
  }

  /// The index of the section with a number; nil if it was deleted.
  func section(withNumber number: Int) -> Int? { sectionNumbers.firstIndex(of: number) }

  /// The text of a section's header; nil for none.
  func header(ofSection section: Int) -> String? {
    origin(of: section)?.header
  }

  /// The text of a section's footer; nil for none.
  func footer(ofSection section: Int) -> String? {
    origin(of: section)?.footer
  }

  private func origin(of section: Int) -> DataSection? {
    origins.indices.contains(section) ? origins[section] : nil
  }

  /// The item at an index path; nil when there is none.
  func entry(at path: IndexPath) -> ModelEntry? {
    guard path.count == 2 else { return nil }
    return entry(section: path[0], item: path[1])
  }

  /// The item at an index of a section; nil when there is none.
  func entry(section: Int, item: Int) -> ModelEntry? {
    guard let origin = origin(section: section, item: item) else { return nil }
    let item: Item =
      switch origin.source {
      case .original(let section): beginning.data.sections[section].items[origin.place]
      case .inserted: inserted[origin.place]
      }
    return ModelEntry(item: item, position: position(origin))
  }

  /// The text of a record as in the file, and the identity of its item; nil for an item that is no record.
  private func record(section: Int, item: Int) -> (text: String, id: String)? {
    guard let origin = origin(section: section, item: item),
      case .original(let section) = origin.source,
      case .rows(let file, _) = beginning.data.sections[section].items
    else { return nil }
    return (file.record(ofRow: origin.place), String(origin.place))
  }

  /// The position of the item at an index path; nil if there is none.
  func position(at path: IndexPath) -> Int? {
    guard path.count == 2, let origin = origin(section: path[0], item: path[1]) else { return nil }
    return position(origin)
  }

  private func origin(section: Int, item: Int) -> (source: Piece.Source, place: Int)? {
    sections.indices.contains(section) ? sections[section].origin(of: item) : nil
  }

  private func position(_ origin: (source: Piece.Source, place: Int)) -> Int {
    switch origin.source {
    case .original(let section): beginning.starts[section] + origin.place
    case .inserted: beginning.itemCount + origin.place
    }
  }

  /// Whether the children of the item at an index path are shown; nil for an item without children.
  func isExpanded(at path: IndexPath) -> Bool? {
    guard let number = number(ofSection: path.section), let outline = outlines[number],
      let item = entry(at: path)?.item, !item.children.isEmpty
    else { return nil }
    return outline.isExpanded(item.id)
  }

  /// Applies a batch update, completely or not at all, and takes over the outlines after it.
  ///
  /// - Throws: `ModelError` in UIKit's words when the changes contradict each other or the data.
  mutating func apply(_ update: OutlineUpdate) throws(ModelError) {
    try apply(update.changes)
    outlines = update.outlines
  }

  /// Applies a batch update, completely or not at all.
  ///
  /// Index paths have UIKit's meaning: those of deletes and reloads and the sources of moves are from before the
  /// update, those of inserts and the targets of moves from after it; likewise for sections. A deleted section takes
  /// its items with it, except those that are moved elsewhere, and so does a moved section. The order of the changes
  /// does not matter. An item deleted twice is deleted once. Reloading and reconfiguring change no data. Items inserted
  /// without content are called `new-1`, `new-2` …
  ///
  /// - Throws: `ModelError` in UIKit's words when the changes contradict each other or the data.
  mutating func apply(_ changes: [Change]) throws(ModelError) {
    let batch = try ModelBatch(changes)
    try batch.check(countsBefore: sections.map(\.count))
    var updated = self
    var items: [IndexPath: Piece] = [:]
    for path in batch.removals { items[path] = updated.sections[path[0]].remove(at: path[1]) }
    var sections: [Int: Section] = [:]
    for section in batch.sectionRemovals { sections[section] = updated.removeSection(section) }
    for arrival in batch.sectionArrivals { updated.insert(arrival, from: sections) }
    for (index, arrival) in batch.arrivals.enumerated() {
      guard !updated.insert(arrival, from: items) else { continue }
      let others = batch.arrivals[(index + 1)...].count { $0.path[0] == arrival.path[0] }
      throw arrival.objection(.items(updated.sections[arrival.path[0]].count + 1 + others))
    }
    updated.itemCount = updated.sections.reduce(0) { $0 + $1.count }
    updated.version += 1
    self = updated
  }

  /// Whether a batch update contradicts neither itself nor the data.
  func accepts(_ changes: [Change]) -> Bool {
    var updated = self
    do throws(ModelError) {
      try updated.apply(changes)
      return true
    } catch {
      return false
    }
  }

  /// The items of a section, its original section, and its number.
  private typealias Section = (items: PieceTable, origin: DataSection?, number: Int)

  private mutating func removeSection(_ section: Int) -> Section {
    (
      sections.remove(at: section), origins.remove(at: section),
      sectionNumbers.remove(at: section)
    )
  }

  /// Inserts a section.
  private mutating func insert(
    _ arrival: ModelBatch.SectionArrival, from removed: [Int: Section]
  ) {
    let place = arrival.section
    switch arrival.content {
    case .new(let section):
      let items = section.map { add($0.items) }
      sections.insert(items.map { PieceTable($0) } ?? PieceTable(), at: place)
      origins.insert(section, at: place)
      lastSectionNumber += 1
      sectionNumbers.insert(lastSectionNumber, at: place)
    case .moved(let source):
      guard let section = removed[source] else { return }
      sections.insert(section.items, at: place)
      origins.insert(section.origin, at: place)
      sectionNumbers.insert(section.number, at: place)
    }
  }

  /// Inserts an item.
  ///
  /// - Returns: False if its place does not exist.
  private mutating func insert(
    _ arrival: ModelBatch.Arrival, from removed: [IndexPath: Piece]
  ) -> Bool {
    let piece: Piece
    switch arrival.content {
    case .item(let item): piece = add(item)
    case .moved(let source):
      guard let source = removed[source] else { return true }
      piece = source
    }
    return sections[arrival.path[0]].insert(piece, at: arrival.path[1])
  }

  private mutating func add(_ item: Item?) -> Piece {
    let place = inserted.count
    inserted.append(item ?? Item(id: "new-\(place + 1)"))
    return Piece(source: .inserted, range: place..<place + 1)
  }

  private mutating func add(_ items: ItemList) -> Piece {
    let start = inserted.count
    switch items {
    case .numbered(let count, _): for _ in 0..<count { _ = add(nil) }
    case .listed, .lines, .rows, .values: inserted += items.listed ?? []
    }
    return Piece(source: .inserted, range: start..<inserted.count)
  }
}

/// The data set at the start of the session.
struct ModelBeginning: Sendable {
  let data: DataSet
  /// The number of items before each section.
  let starts: [Int]
  /// The number of items in all sections.
  let itemCount: Int

  /// - Complexity: O(sections).
  init(_ data: DataSet) {
    self.data = data
    var starts: [Int] = []
    var total = 0
    for section in data.sections {
      starts.append(total)
      total += section.items.count
    }
    self.starts = starts
    itemCount = total
  }
}

/// An item in the live data of a session.
struct ModelEntry: Sendable, Equatable {
  let item: Item
  /// The item's position in the data set at the start of the scene, over all sections, from 0.
  ///
  /// Inserted items come after the end, in the order of their insertion. The position stays with the item wherever it
  /// moves, and is unique even if ids repeat.
  let position: Int
}

/// An invalid change of the data, in UIKit's words if UIKit has any.
struct ModelError: Error, Sendable, Equatable {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
