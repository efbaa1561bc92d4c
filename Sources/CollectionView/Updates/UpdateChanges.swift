import Foundation

/// The changes of one batch to sections, or to items: removals by old places, insertions by new places.
struct UpdateChanges<Place: Hashable & Comparable> {
  /// Two changes of one place that exclude each other.
  enum Conflict {
    case deleteAndMove(Place)
    case deleteAndReload(Place)
    case insertAndMove(Place)
    case twice(String, Place)
    /// Two moves from one place to different targets, the first one first.
    case parting(from: Place, to: Place, and: Place)
    /// Two moves from different sources to one place, the first one first.
    case meeting(Place, and: Place, to: Place)

    /// The place that both changes concern.
    var place: Place {
      switch self {
      case .deleteAndMove(let place), .deleteAndReload(let place), .insertAndMove(let place),
        .twice(_, let place), .parting(let place, _, _), .meeting(_, _, let place):
        place
      }
    }
  }

  private(set) var deletes: Set<Place> = []
  private(set) var inserts: Set<Place> = []
  private(set) var reloads: Set<Place> = []
  private(set) var moves: [(from: Place, to: Place)] = []
  /// The targets of moves by their sources, and the sources by their targets.
  private(set) var targets: [Place: Place] = [:]
  private(set) var sources: [Place: Place] = [:]
  private var repeated: Conflict?

  mutating func delete(_ place: Place) {
    if !deletes.insert(place).inserted { record(.twice("deletes of", place)) }
  }

  mutating func insert(_ place: Place) {
    if !inserts.insert(place).inserted { record(.twice("inserts to", place)) }
  }

  mutating func reload(_ place: Place) {
    reloads.insert(place)
  }

  /// Repeating a move changes nothing, as in UIKit.
  mutating func move(_ from: Place, to: Place) {
    let (target, source) = (targets[from], sources[to])
    if target == to { return }
    if let target { record(.parting(from: from, to: target, and: to)) }
    if let source { record(.meeting(source, and: from, to: to)) }
    (targets[from], sources[to]) = (to, from)
    moves.append((from, to))
  }

  /// The changes without those at places that are removed or inserted with their section; moves stay.
  func keeping(oldPlaces isKept: (Place) -> Bool, newPlaces isMade: (Place) -> Bool)
    -> UpdateChanges
  {
    var kept = self
    kept.deletes = deletes.filter(isKept)
    kept.reloads = reloads.filter(isKept)
    kept.inserts = inserts.filter(isMade)
    return kept
  }

  var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && reloads.isEmpty && moves.isEmpty
  }

  /// Old places vacated by deletes and moves, ascending.
  var removed: [Place] { (Array(deletes) + targets.keys).sorted() }
  /// New places filled by inserts and moves, ascending.
  var added: [Place] { (Array(inserts) + sources.keys).sorted() }

  /// The first two changes that exclude each other; UIKit splits a reload into a delete and an insert.
  var conflict: Conflict? {
    let leaving = moves.lazy.map(\.from)
    if let place = leaving.first(where: { deletes.contains($0) || reloads.contains($0) }) {
      return .deleteAndMove(place)
    }
    if let place = deletes.intersection(reloads).min() { return .deleteAndReload(place) }
    if let place = moves.lazy.map(\.to).first(where: inserts.contains) {
      return .insertAndMove(place)
    }
    return repeated
  }

  private mutating func record(_ conflict: Conflict) {
    repeated = repeated ?? conflict
  }
}
