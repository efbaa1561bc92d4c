import Foundation
import Testing

@testable import CollectionView

/// Batches of section and item changes by chance, compared with doing them to arrays.
@Suite("Section updates")
@MainActor
struct SectionUpdatesTests {
  /// A batch, the sections before it, and what they become.
  ///
  /// Every item is its own number; −1 is new. Sections and items are taken out by old and put in by new places.
  @MainActor
  private struct Play {
    var items: [UICollectionViewUpdateItem] = []
    var before: [[Int]]
    var after: [[Int]]

    init(seed: UInt64) {
      var dice = UpdateDice(seed: seed)
      var number = 0
      before = (0..<dice.roll(5)).map { _ in
        (0..<dice.roll(6)).map { _ in
          number += 1
          return number
        }
      }
      let roles = before.indices.map { _ in dice.roll(10) }
      let gone = before.indices.filter { roles[$0] == 0 }
      let reloaded = before.indices.filter { roles[$0] == 1 }
      let moved = before.indices.filter { roles[$0] == 2 }
      for section in gone { items.append(.init(.delete, before: Self.path(section), after: nil)) }
      for section in reloaded {
        items.append(.init(.reload, before: Self.path(section), after: nil))
      }

      // Items first, in old places: some go, some wait to be put in elsewhere, some go with their section.
      var waiting: [(from: IndexPath, item: Int)] = []
      var rest = before
      for section in before.indices {
        for index in before[section].indices.reversed() {
          let path = IndexPath(item: index, section: section)
          switch dice.roll(8) {
          case 0:
            items.append(.init(.delete, before: path, after: nil))
            if !reloaded.contains(section), !gone.contains(section) {
              rest[section].remove(at: index)
            }
          case 1:
            waiting.append((path, rest[section].remove(at: index)))
          default: break
          }
        }
        if reloaded.contains(section) {
          rest[section] = Array(repeating: -1, count: dice.roll(4))
        }
      }

      // Then sections.
      var order = before.indices.filter { !gone.contains($0) && !moved.contains($0) }
        .map { Optional($0) }
      let arrivals: [Int?] = moved.map { Optional($0) } + (0..<dice.roll(3)).map { _ in nil }
      var places = Set<Int>()
      while places.count < arrivals.count {
        places.insert(dice.roll(order.count + arrivals.count))
      }
      var fresh: Set<Int> = []
      for (place, source) in zip(places.sorted(), arrivals) {
        order.insert(source, at: place)
        if let source {
          items.append(
            .init(.move, before: Self.path(source), after: Self.path(place)))
        } else {
          fresh.insert(place)
          items.append(.init(.insert, before: nil, after: Self.path(place)))
        }
      }
      after = order.map { $0.map { rest[$0] } ?? Array(repeating: -1, count: dice.roll(4)) }
      for index in order.indices {
        if let source = order[index], reloaded.contains(source) { fresh.insert(index) }
      }

      // Then items in new places; in new sections they are there already.
      guard !after.isEmpty else {
        items += waiting.map { .init(.delete, before: $0.from, after: nil) }
        return
      }
      var comers = Dictionary(
        grouping: waiting.map { (section: dice.roll(after.count), from: $0.from, item: $0.item) },
        by: \.section)
      for section in after.indices {
        var new = (comers.removeValue(forKey: section) ?? []).map {
          ($0.from as IndexPath?, $0.item)
        }
        if !fresh.contains(section) { new += (0..<dice.roll(3)).map { _ in (nil, -1) } }
        var places = Set<Int>()
        while places.count < new.count {
          places.insert(dice.roll(after[section].count + new.count))
        }
        for (place, comer) in zip(places.sorted(), new) {
          after[section].insert(comer.1, at: place)
          let path = IndexPath(item: place, section: section)
          if let from = comer.0 {
            items.append(.init(.move, before: from, after: path))
          } else {
            items.append(.init(.insert, before: nil, after: path))
          }
        }
      }
      items.shuffle(using: &dice)
    }

    static func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
  }

  private func places(_ sections: [[Int]]) -> [Int: IndexPath] {
    var places: [Int: IndexPath] = [:]
    for (section, items) in sections.enumerated() {
      for (item, number) in items.enumerated() where number > 0 {
        places[number] = IndexPath(item: item, section: section)
      }
    }
    return places
  }

  @Test("Every item goes where arrays have it, and comes from there", arguments: 0..<20)
  func paths(part: UInt64) {
    for seed in part * 100..<(part + 1) * 100 {
      let play = Play(seed: seed)
      let update = ItemUpdate(play.items)
      let (old, new) = (places(play.before), places(play.after))
      #expect(
        update.objection(before: play.before.map(\.count), after: play.after.map(\.count)) == nil,
        "seed \(seed)")
      for (number, path) in old where update.newPath(of: path) != new[number] {
        Issue.record(
          "seed \(seed): \(path) goes to \(String(describing: update.newPath(of: path)))")
      }
      for (section, items) in play.after.enumerated() {
        for (item, number) in items.enumerated() {
          let path = IndexPath(item: item, section: section)
          if update.oldPath(of: path) != old[number] {
            Issue.record("seed \(seed): \(path) comes from elsewhere")
          }
        }
      }
    }
  }

  @Test("Counts that are off by one are found", arguments: 0..<50 as Range<UInt64>)
  func miscounts(seed: UInt64) {
    let play = Play(seed: seed)
    let update = ItemUpdate(play.items)
    let before = play.before.map(\.count)
    for section in play.after.indices where update.keepsItems(newSection: section) {
      var after = play.after.map(\.count)
      after[section] += 1
      #expect(update.objection(before: before, after: after)?.id == .invalidNumberOfItems)
    }
    #expect(
      update.objection(before: before + [0], after: play.after.map(\.count))?.id
        == .invalidNumberOfSections)
  }

  @Test("Measured heights follow their items and sections", arguments: 0..<100 as Range<UInt64>)
  func heights(seed: UInt64) {
    let play = Play(seed: seed)
    func height(_ number: Int) -> CGFloat { number < 0 ? 25 : CGFloat(30 + number) }
    let rig = ListRig(heights: play.before.map { $0.map(height) }, estimate: 10)
    rig.view.frame.size.height = 2000
    rig.view.layoutIfNeeded()
    var measured = 0
    rig.view.performBatchUpdates {
      rig.heights = play.after.map { $0.map(height) }
      measured = rig.measuredEvents
      apply(play, to: rig.view)
    }
    for section in play.after.indices {
      for (item, number) in play.after[section].enumerated() {
        let frame = rig.layout.layoutAttributesForItem(at: [section, item])?.frame
        #expect(frame?.height == height(number), "seed \(seed)")
      }
    }
    #expect(rig.diagnostics.isEmpty)
    // Only what is new was asked.
    let new = play.after.joined().count { $0 < 0 }
    #expect(rig.measuredEvents - measured == new, "seed \(seed)")
    #expect(rig.view.contentSize.height == play.after.joined().reduce(0) { $0 + height($1) })
  }

  @Test("Waterfall and flow follow sections, too", arguments: 0..<40 as Range<UInt64>)
  func otherLayouts(seed: UInt64) {
    let play = Play(seed: seed)
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 100, height: 44)
    let waterfall = WaterfallLayout()
    for layout in [flow, waterfall] {
      let rig = SizedRig(play.before, layout)
      rig.view.performBatchUpdates {
        rig.sections = play.after
        apply(play, to: rig.view)
      }
      #expect(rig.clock.diagnostics.isEmpty)
      for section in play.after.indices {
        for (item, number) in play.after[section].enumerated() {
          let size = layout.layoutAttributesForItem(at: [section, item])?.size
          #expect(size?.height == SizedRig.height(number), "seed \(seed)")
        }
      }
    }
  }

  @Test("The reader's place is held while sections come and go above")
  func readersPlace() {
    let rig = ListRig(
      heights: (0..<6).map { section in Array(repeating: CGFloat(50 + 10 * section), count: 10) },
      estimate: 44)
    rig.scroll(by: 1700)
    rig.scroll(by: 20)
    let offset = rig.view.contentOffset.y
    let cell = rig.view.visibleCells.first { $0.frame.minY >= offset }
    #expect(cell.flatMap(rig.view.indexPath).map(\.section) ?? 0 >= 2)
    let edge = (cell?.frame.minY ?? 0) - rig.view.contentOffset.y
    func check(_ changes: @escaping () -> Void) {
      rig.view.performBatchUpdates(changes)
      #expect(cell?.superview === rig.view)
      #expect((cell?.frame.minY ?? -1) - rig.view.contentOffset.y == edge)
    }
    check {
      rig.heights.remove(at: 0)
      rig.view.deleteSections([0])
    }
    check {
      rig.heights.insert([33, 34], at: 1)
      rig.view.insertSections([1])
    }
    check {
      rig.heights.append(rig.heights.remove(at: 0))
      rig.view.moveSection(0, toSection: rig.heights.count - 1)
    }
    #expect(rig.diagnostics.isEmpty)
  }

  @Test("A thousand changes of a million rows ask nothing of the rows that stay")
  func large() {
    let rig = ListRig(count: 1_000_000, estimate: 44, height: 44)
    rig.events = []
    rig.view.performBatchUpdates {
      rig.heights[0].removeLast(500)
      rig.view.deleteItems(at: (0..<1000).map { [0, $0 * 997 + 100] })
      rig.view.insertItems(at: (0..<500).map { [0, $0 * 1991 + 100] })
    }
    let height: CGFloat = 999_500 * 44
    #expect(rig.view.contentSize.height == height)
    #expect(rig.diagnostics.isEmpty)
    let asked = rig.events.count { event in
      if case .call(.layoutAttributesForItem) = event { true } else { false }
    }
    #expect(asked < 50)
  }

  private func apply(_ play: Play, to view: UICollectionView) {
    for item in play.items {
      let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      switch (item.updateAction, item.isOfSection) {
      case (.delete, true): view.deleteSections(IndexSet(before.map { [$0.section] } ?? []))
      case (.delete, false): view.deleteItems(at: before.map { [$0] } ?? [])
      case (.insert, true): view.insertSections(IndexSet(after.map { [$0.section] } ?? []))
      case (.insert, false): view.insertItems(at: after.map { [$0] } ?? [])
      case (.reload, true): view.reloadSections(IndexSet(before.map { [$0.section] } ?? []))
      case (.reload, false): view.reloadItems(at: before.map { [$0] } ?? [])
      case (.move, true):
        view.moveSection(before?.section ?? 0, toSection: after?.section ?? 0)
      case (.move, false): view.moveItem(at: before ?? [], to: after ?? [])
      case (.none, _): break
      }
    }
  }
}

extension ListRig {
  /// How many sizes the layout took.
  fileprivate var measuredEvents: Int {
    events.count { if case .measured = $0 { true } else { false } }
  }
}
