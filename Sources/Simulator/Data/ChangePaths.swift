import Foundation
import Scenes

extension [Change] {
  /// The new index path of an item after one batch update, by its path before the update; nil if the update deletes it.
  ///
  /// - Complexity: O(changes · log changes).
  func newPath(of old: IndexPath) -> IndexPath? {
    var removed: Set<IndexPath> = []
    var added: Set<IndexPath> = []
    var removedSections: Set<Int> = []
    var addedSections: Set<Int> = []
    /// The new index of the item's section if it is moved.
    var target: Int?
    for change in self {
      switch change {
      case .delete(let paths): removed.formUnion(paths)
      case .insert(let paths, _): added.formUnion(paths)
      case .move(let from, let to):
        if from == old { return to }
        removed.insert(from)
        added.insert(to)
      case .deleteSections(let sections): removedSections.formUnion(sections)
      case .insertSections(let sections, _): addedSections.formUnion(sections)
      case .moveSection(let from, let to):
        if from == old[0] { target = to }
        removedSections.insert(from)
        addedSections.insert(to)
      case .reload, .reconfigure, .grow, .reloadSections, .expand, .collapse: break
      }
    }
    guard !removed.contains(old), target != nil || !removedSections.contains(old[0]) else {
      return nil
    }
    let section =
      target ?? Self.shifted(old[0], removed: removedSections, added: addedSections)
    let item = Self.shifted(
      old[1], removed: removed.filter { $0[0] == old[0] }.map { $0[1] },
      added: added.filter { $0[0] == section }.map { $0[1] })
    return [section, item]
  }

  private static func shifted(
    _ place: Int, removed: some Sequence<Int>, added: some Sequence<Int>
  ) -> Int {
    var shifted = place - removed.count { $0 < place }
    for other in added.sorted() where other <= shifted { shifted += 1 }
    return shifted
  }
}

extension [Change] {
  /// A batch update as the ledger names it: `delete [0, 2] and more`; nil for one that changes nothing.
  var summary: String? {
    guard let first = first(where: { $0.count > 0 }) else { return nil }
    return first.summary + (reduce(0) { $0 + $1.count } > 1 ? " and more" : "")
  }
}

extension Change {
  /// The change with its first item or section.
  ///
  /// - Precondition: The change names at least one item or section.
  fileprivate var summary: String {
    switch self {
    case .insert(let paths, _): "insert \(paths[0].short)"
    case .delete(let paths): "delete \(paths[0].short)"
    case .reload(let paths): "reload \(paths[0].short)"
    case .expand(let paths): "expand \(paths[0].short)"
    case .collapse(let paths): "collapse \(paths[0].short)"
    case .reconfigure(let paths): "reconfigure \(paths[0].short)"
    case .grow(let growth): growth.summary
    case .move(let from, let to): "move \(from.short) → \(to.short)"
    case .insertSections(let sections, _): "insert section \(sections[0])"
    case .deleteSections(let sections): "delete section \(sections[0])"
    case .reloadSections(let sections): "reload section \(sections[0])"
    case .moveSection(let from, let to): "move section \(from) → \(to)"
    }
  }

  /// The number of items or sections that it names.
  fileprivate var count: Int {
    switch self {
    case .insert(let paths, _), .delete(let paths), .reload(let paths), .reconfigure(let paths),
      .expand(let paths), .collapse(let paths):
      paths.count
    case .grow(let growth): growth.items.count + growth.headers.count + growth.footers.count
    case .insertSections(let sections, _), .deleteSections(let sections),
      .reloadSections(let sections):
      sections.count
    case .move, .moveSection: 1
    }
  }
}

extension Growth {
  /// The first element that grows: `grow [0, 3]`, `grow the header of section 1`.
  ///
  /// - Precondition: It names at least one element.
  fileprivate var summary: String {
    if let item = items.first { return "grow \(item.short)" }
    if let section = headers.first { return "grow the header of section \(section)" }
    return "grow the footer of section \(footers[0])"
  }
}
