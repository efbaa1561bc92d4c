import Foundation

/// One batch update: what goes is named by its old place, what comes by its new one.
struct PlayBatch {
  struct Move<Place> {
    var from: Place
    var to: Place
  }

  var deletes: [IndexPath] = []
  /// New items by their place.
  var inserts: [(path: IndexPath, id: Int)] = []
  var moves: [Move<IndexPath>] = []
  var reloads: [IndexPath] = []
  var sectionDeletes: [Int] = []
  /// New sections by their place, with their items.
  var sectionInserts: [(section: Int, ids: [Int])] = []
  var sectionMoves: [Move<Int>] = []
  var sectionReloads: [Int] = []
}
