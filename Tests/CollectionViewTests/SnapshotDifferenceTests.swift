import Foundation
import Testing

@testable import CollectionView

@Suite("The difference of two snapshots is a batch update from one to the other")
struct SnapshotDifferenceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  @Test("Equal snapshots have no difference")
  func none() {
    #expect(SnapshotDifference(from: grid([[1, 2], [3]]), to: grid([[1, 2], [3]])).isEmpty)
    #expect(SnapshotDifference(from: Snapshot(), to: Snapshot()).isEmpty)
  }

  @Test(
    "As few moves as possible: one item to the other end is one move, two changed about are one")
  func fewMoves() {
    let toEnd = SnapshotDifference(from: grid([[1, 2, 3, 4, 5]]), to: grid([[2, 3, 4, 5, 1]]))
    #expect(toEnd.movedItems == [.init(from: [0, 0], to: [0, 4])])
    #expect(toEnd.deletedItems.isEmpty && toEnd.insertedItems.isEmpty)
    let exchanged = SnapshotDifference(from: grid([[1, 2, 3]]), to: grid([[1, 3, 2]]))
    #expect(exchanged.movedItems.count == 1)
  }

  @Test("Items of a deleted section leave with it, but those that went elsewhere move")
  func deletedSection() {
    let difference = SnapshotDifference(
      from: snapshot([(0, [1, 2]), (1, [3])]), to: snapshot([(1, [3, 2])]))
    #expect(difference.deletedSections == [0])
    #expect(difference.movedItems == [.init(from: [0, 1], to: [0, 1])])
    #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
  }

  @Test("Items of an inserted section come with it, but those that were elsewhere move")
  func insertedSection() {
    let difference = SnapshotDifference(
      from: snapshot([(0, [1, 2])]), to: snapshot([(7, [9, 2]), (0, [1])]))
    #expect(difference.insertedSections == [0])
    #expect(difference.movedItems == [.init(from: [0, 1], to: [0, 1])])
    #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
  }

  @Test("A section that moved takes its items along")
  func movedSection() {
    let difference = SnapshotDifference(
      from: snapshot([(0, [1, 2]), (1, []), (2, [3])]), to: snapshot([(1, []), (2, [3]), (0, [2])])
    )
    #expect(difference.movedSections == [.init(from: 0, to: 2)])
    #expect(difference.deletedItems == [[0, 0]])
    #expect(difference.movedItems.isEmpty && difference.insertedItems.isEmpty)
  }

  @Test("Every arrangement of four items becomes every other with as few moves as can be")
  func exhaustive() {
    let all = permutations(of: [1, 2, 3, 4])
    for old in all {
      for new in all {
        let difference = SnapshotDifference(from: grid([old]), to: grid([new]))
        #expect(applied(difference, from: grid([old]), to: grid([new])) == [new])
        #expect(difference.movedItems.count == 4 - longestCommon(old, new))
      }
    }
  }

  @Test(
    "Applied by UIKit's rules, the difference makes the new state of the old",
    arguments: UInt64(0)..<40)
  func random(seed: UInt64) {
    var dice = Dice(generator: SeededGenerator(seed: seed))
    for _ in 0..<50 {
      let old = dice.snapshot()
      let new = dice.snapshot()
      let difference = SnapshotDifference(from: old, to: new)
      let result = applied(difference, from: old, to: new)
      guard result == new.items else {
        Issue.record("seed \(seed): \(old.items) to \(new.items) gave \(result): \(difference)")
        return
      }
      let touched = difference.deletedItems.count + difference.movedItems.count
      #expect(touched <= old.numberOfItems)
    }
  }

  @Test("A hundred thousand items turned round, shuffled and halved come out right")
  func large() {
    let items = Array(0..<100_000)
    var dice = SeededGenerator(seed: 7)
    let shuffled = items.shuffled(using: &dice)
    let halved = items.filter { $0 % 2 == 0 } + Array(200_000..<250_000)
    for new in [items.reversed(), shuffled, halved] {
      let difference = SnapshotDifference(from: grid([items]), to: grid([new]))
      #expect(applied(difference, from: grid([items]), to: grid([new])) == [new])
    }
  }

  // MARK: A batch update by the book

  /// The items after a batch update: deletes and move sources leave the old state, what remains keeps its order around
  /// the inserts and move targets of the new one.
  private func applied(_ difference: SnapshotDifference, from old: Snapshot, to new: Snapshot)
    -> [[Int]]
  {
    let leaving = Set(difference.deletedItems + difference.movedItems.map(\.from))
    let moved = Dictionary(
      uniqueKeysWithValues: difference.movedItems.map { ($0.to, old.items[$0.from[0]][$0.from[1]]) }
    )
    let inserted = Set(difference.insertedItems)
    let sectionTargets = Dictionary(
      uniqueKeysWithValues: difference.movedSections.map { ($0.to, $0.from) })
    let sectionsLeaving = Set(difference.deletedSections + difference.movedSections.map(\.from))
    var staying = old.items.indices.filter { !sectionsLeaving.contains($0) }[...]
    let newSections = Set(difference.insertedSections)
    return new.items.indices.map { section in
      if newSections.contains(section) {
        // Whoever inserts a section brings its items; those named by moves come from elsewhere.
        return new.items[section].indices.map {
          moved[IndexPath(item: $0, section: section)] ?? new.items[section][$0]
        }
      }
      let source = sectionTargets[section] ?? staying.popFirst() ?? -1
      guard old.items.indices.contains(source) else { return [] }
      var rest = old.items[source].indices
        .filter { !leaving.contains(IndexPath(item: $0, section: source)) }
        .map { old.items[source][$0] }[...]
      var result: [Int] = []
      while true {
        let path = IndexPath(item: result.count, section: section)
        if let item = moved[path] {
          result.append(item)
        } else if inserted.contains(path) {
          result.append(new.items[section][result.count])
        } else if let item = rest.popFirst() {
          result.append(item)
        } else {
          return result
        }
      }
    }
  }

  private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  private func grid(_ items: [[Int]]) -> Snapshot {
    snapshot(Array(items.enumerated()).map { ($0.offset, $0.element) })
  }

  private func permutations(of items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { first in
      permutations(of: items.filter { $0 != first }).map { [first] + $0 }
    }
  }

  private func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
    (0..<1 << old.count).map { mask in old.indices.filter { mask >> $0 & 1 == 1 }.map { old[$0] } }
      .filter { part in new.filter(part.contains) == part }
      .map(\.count).max() ?? 0
  }

  private struct Dice {
    var generator: SeededGenerator

    mutating func snapshot() -> Snapshot {
      var snapshot = Snapshot()
      let sections = Array(0..<6).shuffled(using: &generator).prefix(
        Int.random(in: 0...5, using: &generator))
      snapshot.appendSections(Array(sections))
      var items = Array(0..<24).shuffled(using: &generator)[...]
      for section in sections {
        let count = Int.random(in: 0...6, using: &generator)
        snapshot.appendItems(Array(items.prefix(count)), toSection: section)
        items = items.dropFirst(count)
      }
      return snapshot
    }
  }
}
