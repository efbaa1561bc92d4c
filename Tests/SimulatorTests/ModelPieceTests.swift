import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("The live data against a plain array")
struct ModelPieceTests {
  /// The plainest batch update: deletes from the end, then inserts from the start.
  struct PlainModel {
    var sections: [[Int]]
    var next: Int

    init(counts: [Int]) {
      sections = []
      next = 0
      for count in counts {
        sections.append(Array(next..<next + count))
        next += count
      }
    }

    mutating func apply(
      deletes: [IndexPath], moves: [(from: IndexPath, to: IndexPath)], inserts: [IndexPath]
    ) {
      let old = sections
      for path in (deletes + moves.map(\.from)).sorted(by: >) {
        sections[path[0]].remove(at: path[1])
      }
      var arrivals: [(IndexPath, Int)] = moves.map { ($0.to, old[$0.from[0]][$0.from[1]]) }
      for path in inserts.sorted() {
        arrivals.append((path, next))
        next += 1
      }
      for (path, item) in arrivals.sorted(by: { $0.0 < $1.0 }) {
        sections[path[0]].insert(item, at: path[1])
      }
    }
  }

  func positions(_ model: Model) -> [[Int]] {
    (0..<model.sectionCount).map { section in
      (0..<model.count(inSection: section)).compactMap {
        model.entry(section: section, item: $0)?.position
      }
    }
  }

  func data(_ counts: [Int]) -> DataSet {
    DataSet(sections: counts.map { DataSection(items: .numbered($0)) })
  }

  @Test("Every pair of a delete and an insert", arguments: 1...5)
  func exhaustive(count: Int) throws {
    for delete in 0..<count {
      for insert in 0..<count {
        for again in 0...count {
          var model = Model(data([count]))
          var plain = PlainModel(counts: [count])
          try model.apply([.insert([[0, insert]], items: [nil]), .delete([[0, delete]])])
          plain.apply(deletes: [[0, delete]], moves: [], inserts: [[0, insert]])
          try model.apply([.insert([[0, again]], items: [nil])])
          plain.apply(deletes: [], moves: [], inserts: [[0, again]])
          #expect(positions(model) == plain.sections, "\(delete) \(insert) \(again)")
        }
      }
    }
  }

  @Test("Every single move between two sections")
  func moves() throws {
    for from in [IndexPath(indexes: [0, 0]), [0, 1], [0, 2], [1, 0], [1, 1]] {
      for to in [IndexPath(indexes: [0, 0]), [0, 1], [0, 2], [1, 0], [1, 1]] {
        var model = Model(data([3, 2]))
        var plain = PlainModel(counts: [3, 2])
        try model.apply([.move(from: from, to: to)])
        plain.apply(deletes: [], moves: [(from, to)], inserts: [])
        #expect(positions(model) == plain.sections, "\(from) → \(to)")
      }
    }
  }

  @Test("Long runs of random batches", arguments: [1, 2, 3, 4] as [UInt64])
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var model = Model(data([30, 0, 7]))
    var plain = PlainModel(counts: [30, 0, 7])
    for step in 0..<300 {
      var remaining = plain.sections.map(\.count)
      let paths = remaining.indices.flatMap { section in
        (0..<remaining[section]).map { IndexPath(indexes: [section, $0]) }
      }.shuffled(using: &random)
      let deletes = Array(paths.prefix(random.next(in: 0...3)))
      let source = paths.dropFirst(deletes.count).first
      for path in deletes + [source].compactMap({ $0 }) { remaining[path[0]] -= 1 }
      // Any places of the sections as they will be can be those of the items that arrive.
      let arrivals = remaining.enumerated().flatMap { section, count in
        let added = random.next(in: section == 0 && source != nil ? 1...2 : 0...2)
        return (0..<count + added).shuffled(using: &random).prefix(added).map {
          IndexPath(indexes: [section, $0])
        }
      }.shuffled(using: &random)
      let moves = source.map { [(from: $0, to: arrivals[0])] } ?? []
      let inserts = arrivals.dropFirst(moves.count).sorted()
      try model.apply(
        [.delete(deletes), .insert(inserts, items: [])]
          + moves.map { .move(from: $0.from, to: $0.to) })
      plain.apply(deletes: deletes, moves: moves, inserts: inserts)
      try #require(positions(model) == plain.sections, "seed \(seed), step \(step)")
    }
  }
}
