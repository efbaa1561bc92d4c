import Foundation
import Testing

@testable import CollectionView

/// One batch on paper: what it says of paths is compared with doing it to an array.
@Suite("Item updates")
@MainActor
struct UpdatesTests {
  /// Deletes in old paths, inserts in new ones, and at most one move.
  private struct Batch: @MainActor CustomStringConvertible {
    var count: Int
    var deletes: [Int]
    var inserts: [Int]
    var move: (from: Int, to: Int)?

    @MainActor var description: String {
      "\(count) items, delete \(deletes), insert \(inserts), move \(String(describing: move))"
    }

    @MainActor var items: [UICollectionViewUpdateItem] {
      var items = inserts.map {
        UICollectionViewUpdateItem(.insert, before: nil, after: [0, $0])
      }
      items += deletes.map { UICollectionViewUpdateItem(.delete, before: [0, $0], after: nil) }
      if let move {
        items.append(
          UICollectionViewUpdateItem(.move, before: [0, move.from], after: [0, move.to]))
      }
      return items
    }

    /// The old indices in their new order; −1 for new items.
    var result: [Int] {
      let gone = deletes + [move?.from].compactMap { $0 }
      var result = (0..<count).filter { !gone.contains($0) }
      let arrivals =
        inserts.map { ($0, -1) } + [move].compactMap { $0 }.map { ($0.to, $0.from) }
      for (place, item) in arrivals.sorted(by: { $0.0 < $1.0 }) {
        result.insert(item, at: min(place, result.count))
      }
      return result
    }
  }

  /// Every batch of up to two deletes, two inserts and a move on few items.
  private func batches(of count: Int) -> [Batch] {
    func subsets(_ range: Range<Int>) -> [[Int]] {
      [[]] + range.map { [$0] }
        + range.flatMap { first in range.filter { $0 > first }.map { [first, $0] } }
    }
    return subsets(0..<count).flatMap { deletes in
      (0...2).flatMap { size -> [Batch] in
        let after = count - deletes.count + size
        return subsets(0..<after).filter { $0.count == size }.flatMap { inserts -> [Batch] in
          let sources = (0..<count).filter { !deletes.contains($0) }
          let targets = (0..<after).filter { !inserts.contains($0) }
          let moves: [(from: Int, to: Int)?] =
            [nil] + sources.flatMap { from in targets.map { (from, $0) } }
          return moves.map {
            Batch(count: count, deletes: deletes, inserts: inserts, move: $0)
          }
        }
      }
    }
  }

  @Test("Every small batch sends every item where an array has it", arguments: 0...4)
  func everyBatch(count: Int) {
    for batch in batches(of: count) {
      let update = ItemUpdate(batch.items)
      let result = batch.result
      #expect(update.objection(before: [count], after: [result.count]) == nil, "\(batch)")
      for old in 0..<count {
        let path = update.newPath(of: [0, old])
        let place = result.firstIndex(of: old)
        guard path?.item != place else { continue }
        Issue.record("\(batch): \(old) goes to \(path?.item ?? -1), not \(place ?? -1)")
        return
      }
      let change = update.change(inSection: 0)
      #expect(count + change.sum == result.count)
    }
  }

  @Test("Paths of other sections are left alone, and moves cross sections")
  func sections() {
    let update = ItemUpdate([
      UICollectionViewUpdateItem(.delete, before: [0, 1], after: nil),
      UICollectionViewUpdateItem(.move, before: [1, 0], after: [0, 0]),
    ])
    #expect(update.newPath(of: [0, 0]) == [0, 1])
    #expect(update.newPath(of: [0, 2]) == [0, 2])
    #expect(update.newPath(of: [1, 0]) == [0, 0])
    #expect(update.newPath(of: [1, 4]) == [1, 3])
    #expect(update.newPath(of: [2, 4]) == [2, 4])
    #expect(update.change(inSection: 0).movedIn == 1)
    #expect(update.change(inSection: 1).movedOut == 1)
    #expect(update.isMoved([1, 0]) && !update.isMoved([0, 1]))
  }

  @Test("Measured heights follow their items through any batch", arguments: 1...4)
  func heightsFollow(count: Int) {
    for batch in batches(of: count) {
      let rig = ListRig(
        heights: [(0..<count).map { CGFloat(30 + 10 * $0) }], estimate: 44)
      let result = batch.result
      rig.view.performBatchUpdates {
        rig.heights[0] = result.map { $0 < 0 ? 25 : CGFloat(30 + 10 * $0) }
        for item in batch.inserts { rig.view.insertItems(at: [[0, item]]) }
        for item in batch.deletes { rig.view.deleteItems(at: [[0, item]]) }
        if let move = batch.move { rig.view.moveItem(at: [0, move.from], to: [0, move.to]) }
      }
      let heights = result.indices.map {
        rig.layout.layoutAttributesForItem(at: [0, $0])?.size.height
      }
      guard heights == rig.heights[0], rig.diagnostics.isEmpty else {
        Issue.record("\(batch): \(heights), not \(rig.heights[0]); \(rig.diagnostics)")
        return
      }
    }
  }
}
