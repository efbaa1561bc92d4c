import Foundation

/// What turns one list of sections and items into another, in the terms of a batch update: deletes and the sources of
/// moves in the old state, inserts and the targets of moves in the new one.
///
/// What keeps its order among its neighbours is not mentioned; everything else that both states have is a move, of as
/// few as possible. The items of a deleted section leave with it, and those of an inserted one come with it, unless
/// they move.
struct SnapshotDifference: Sendable, Equatable {
  /// A section or item that both states have, at another place.
  struct Move<Place: Sendable & Equatable>: Sendable, Equatable {
    var from: Place
    var to: Place
  }

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []

  var isEmpty: Bool { self == SnapshotDifference() }
}
