import CollectionView
import Foundation
import Scenes

/// The changes of one batch update in the order in which they are applied: removals from the end, then arrivals from
/// the start.
struct ModelBatch: Sendable {
  /// An item that arrives at an index path.
  struct Arrival: Sendable {
    /// A new item, or the item that was at another path.
    enum Content: Sendable {
      case item(Item?)
      case moved(from: IndexPath)
    }

    var path: IndexPath
    var content: Content

    /// The error that the path does not exist among `count` items after the update.
    func objection(_ count: UpdateMessage.Count) -> ModelError {
      if case .moved(let source) = content {
        return ModelError(UpdateMessage.move(source, to: path, among: count))
      }
      return ModelError(UpdateMessage.insert(path, among: count))
    }
  }

  /// A section that arrives at an index.
  struct SectionArrival: Sendable {
    /// A new section, empty if nil, or the section that was at another index.
    enum Content: Sendable {
      case new(DataSection?)
      case moved(from: Int)
    }

    var section: Int
    var content: Content

    /// The former index of a section that moves; nil for a new one.
    fileprivate var source: Int? {
      if case .moved(let source) = content { source } else { nil }
    }

    fileprivate func objection(countAfter count: Int) -> ModelError {
      if let source {
        return ModelError(UpdateMessage.move(section: source, to: section, among: count))
      }
      return ModelError(UpdateMessage.insert(section: section, among: count))
    }
  }

  /// Index paths before the update from which items are removed, the last one first.
  private(set) var removals: [IndexPath]
  /// Index paths after the update at which items arrive, the first one first.
  private(set) var arrivals: [Arrival]
  /// Sections before the update that are removed, the last one first.
  private(set) var sectionRemovals: [Int]
  /// Sections after the update that arrive, the first one first.
  private(set) var sectionArrivals: [SectionArrival] = []
  /// The moves of items, by their source.
  private var moves: [IndexPath: IndexPath] = [:]
  /// Paths before the update of items that are reloaded.
  private var reloads: Set<IndexPath> = []
  /// Sections before the update that are reloaded.
  private var sectionReloads: Set<Int> = []

  /// - Throws: `ModelError` when two changes contradict each other, whatever the data.
  init(_ changes: [Change]) throws(ModelError) {
    var deletes: Set<IndexPath> = []
    var inserts: Set<IndexPath> = []
    var moveSources: [IndexPath: IndexPath] = [:]
    var deletedSections: Set<Int> = []
    arrivals = []
    for change in changes {
      switch change {
      case .delete(let paths): deletes.formUnion(paths)
      case .reload(let paths): reloads.formUnion(paths)
      case .insert(let paths, let items):
        for (index, path) in paths.enumerated() {
          guard inserts.insert(path).inserted else { throw Self.conflict("two inserts to", path) }
          let item = items.indices.contains(index) ? items[index] : nil
          arrivals.append(Arrival(path: path, content: .item(item)))
        }
      case .move(let source, let target):
        // A repeated move changes nothing.
        if moves[source] == target { continue }
        if let other = moves[source] {
          throw ModelError(UpdateMessage.moves(from: source, to: other, and: target))
        }
        if let other = moveSources.updateValue(source, forKey: target) {
          throw ModelError(UpdateMessage.moves(other, and: source, to: target))
        }
        moves[source] = target
        arrivals.append(Arrival(path: target, content: .moved(from: source)))
      case .reconfigure, .grow, .expand, .collapse: break
      case .deleteSections(let sections): deletedSections.formUnion(sections)
      case .reloadSections(let sections): sectionReloads.formUnion(sections)
      case .insertSections(let places, let sections):
        for (index, place) in places.enumerated() {
          let section = sections.indices.contains(index) ? sections[index] : nil
          sectionArrivals.append(SectionArrival(section: place, content: .new(section)))
        }
      case .moveSection(let from, let to):
        if sectionArrivals.contains(where: { $0.section == to && $0.source == from }) { continue }
        sectionArrivals.append(SectionArrival(section: to, content: .moved(from: from)))
      }
    }
    sectionRemovals = try Self.removals(deletedSections, sectionReloads, &sectionArrivals)
    if let path = deletes.intersection(reloads).min() {
      throw ModelError("attempt to delete and reload the same index path (\(Self.text(path)))")
    }
    let sources = Set(moves.keys)
    // UIKit splits a reload into a delete and an insert.
    if let path = deletes.union(reloads).intersection(sources).min() {
      throw Self.conflict("a delete and a move from", path)
    }
    if let path = inserts.intersection(moves.values).min() {
      throw Self.conflict("an insert and a move to", path)
    }
    removals = deletes.union(sources).sorted(by: >)
    arrivals.sort { $0.path < $1.path }
  }

  /// Compares the changes with the data before the update.
  ///
  /// - Throws: `ModelError` when a path does not exist. Whether inserts fit is known only after they are applied.
  func check(countsBefore: [Int]) throws(ModelError) {
    let moving = Set(sectionArrivals.compactMap(\.source))
    let named = sectionRemovals.reversed().filter { !moving.contains($0) } + sectionReloads.sorted()
    if let section = named.first(where: { !countsBefore.indices.contains($0) }) {
      throw ModelError(UpdateMessage.delete(section: section, of: countsBefore.count))
    }
    if let section = moving.filter({ !countsBefore.indices.contains($0) }).min() {
      throw ModelError(UpdateMessage.move(section: section, of: countsBefore.count))
    }
    let sectionsAfter = countsBefore.count - sectionRemovals.count + sectionArrivals.count
    for arrival in sectionArrivals where !(0..<sectionsAfter).contains(arrival.section) {
      throw arrival.objection(countAfter: sectionsAfter)
    }
    for path in reloads.union(removals).sorted() {
      guard let count = UpdateMessage.Count(missing: path, among: countsBefore) else { continue }
      throw ModelError(
        moves[path] == nil
          ? UpdateMessage.delete(path, of: count) : UpdateMessage.move(path, of: count))
    }
    for arrival in arrivals {
      guard Self.isItemPath(arrival.path), (0..<sectionsAfter).contains(arrival.path[0]) else {
        throw arrival.objection(.sections(sectionsAfter))
      }
    }
  }

  /// The removed sections, the last one first; also sorts the arrivals.
  private static func removals(
    _ deletes: Set<Int>, _ reloads: Set<Int>, _ arrivals: inout [SectionArrival]
  ) throws(ModelError) -> [Int] {
    var targets: [Int: Int] = [:]
    for arrival in arrivals {
      guard let source = arrival.source else { continue }
      if let other = targets.updateValue(arrival.section, forKey: source) {
        throw ModelError(
          UpdateMessage.moves(fromSection: source, to: other, and: arrival.section))
      }
    }
    let sources = Set(targets.keys)
    if let section = deletes.intersection(reloads).min() {
      throw ModelError("attempt to delete and reload the same section (\(section))")
    }
    // UIKit splits a reload into a delete and an insert.
    if let section = deletes.union(reloads).intersection(sources).min() {
      throw ModelError(
        "attempt to perform a delete and a move from the same section (\(section))")
    }
    arrivals.sort { $0.section < $1.section }
    for (first, second) in zip(arrivals, arrivals.dropFirst()) where first.section == second.section
    {
      if let one = first.source, let other = second.source {
        throw ModelError(UpdateMessage.moves(sections: one, and: other, to: first.section))
      }
      let areNew = first.source == nil && second.source == nil
      let what = areNew ? "two inserts" : "an insert and a move"
      throw ModelError("attempt to perform \(what) to the same section (\(first.section))")
    }
    return deletes.union(sources).sorted(by: >)
  }

  private static func isItemPath(_ path: IndexPath) -> Bool {
    path.count == 2 && path[1] >= 0
  }

  private static func conflict(_ pair: String, _ path: IndexPath) -> ModelError {
    ModelError("attempt to perform \(pair) the same index path (\(text(path)))")
  }

  /// An index path as UIKit writes it in its messages: `0 - 3`.
  private static func text(_ path: IndexPath) -> String {
    path.map(String.init).joined(separator: " - ")
  }
}
