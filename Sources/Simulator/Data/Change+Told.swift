import Scenes

extension [Change] {
  /// A batch update as the ledger names it: `delete [0, 2] and more`; nil for one that changes nothing.
  var told: String? {
    guard let first = first(where: { $0.count > 0 }) else { return nil }
    return first.told + (reduce(0) { $0 + $1.count } > 1 ? " and more" : "")
  }
}

extension Change {
  /// What is done, and to what first.
  ///
  /// - Precondition: It is about something.
  fileprivate var told: String {
    switch self {
    case .insert(let paths, _): "insert \(paths[0].short)"
    case .delete(let paths): "delete \(paths[0].short)"
    case .reload(let paths): "reload \(paths[0].short)"
    case .reconfigure(let paths): "reconfigure \(paths[0].short)"
    case .move(let from, let to): "move \(from.short) → \(to.short)"
    case .insertSections(let sections, _): "insert section \(sections[0])"
    case .deleteSections(let sections): "delete section \(sections[0])"
    case .reloadSections(let sections): "reload section \(sections[0])"
    case .moveSection(let from, let to): "move section \(from) → \(to)"
    }
  }

  /// How many items or sections it is about.
  fileprivate var count: Int {
    switch self {
    case .insert(let paths, _), .delete(let paths), .reload(let paths), .reconfigure(let paths):
      paths.count
    case .insertSections(let sections, _), .deleteSections(let sections),
      .reloadSections(let sections):
      sections.count
    case .move, .moveSection: 1
    }
  }
}
