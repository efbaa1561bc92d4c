import Foundation
import Testing

@testable import CollectionView

/// What a layout goes through that prepares every item and looks at every item.
@MainActor
@Suite("A layout without an index")
struct CostTests {
  private static var slow: Behavior {
    var behavior = Behavior.correct
    behavior.cost = .fullPrepare
    return behavior
  }

  private func visited(_ rig: ListRig) -> Int { visited(rig.events) }

  private func visited(_ events: [CollectionViewEvent]) -> Int {
    events.reduce(0) {
      if case .wentThrough(let count) = $1 { $0 + count } else { $0 }
    }
  }

  @Test("Each row that is measured costs all rows, and each question all rows once more")
  func work() {
    let rig = ListRig(count: 1000, estimate: 60, height: 90, behavior: Self.slow)
    rig.events = []
    rig.scroll(by: 300)
    var prepared = 0
    var asked = 0
    var answered = 0
    for event in rig.events {
      if case .call(.prepare) = event { prepared += 1 }
      if case .call(.layoutAttributesForElements(_, let count)) = event {
        asked += 1
        answered += count
      }
    }
    #expect(prepared > 0 && asked > 0)
    #expect(visited(rig) == (prepared + asked) * 1000 - answered)
    rig.view.behavior.cost = .indexed
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    rig.events = []
    rig.scroll(by: 300)
    #expect(visited(rig) == 0)
  }

  @Test("Who only watches is not counted")
  func watched() {
    let rig = ListRig(count: 1000, estimate: 60, height: 90, behavior: Self.slow)
    rig.events = []
    #expect(!rig.view.elementsWanted(in: rig.view.bounds).isEmpty)
    #expect(visited(rig) == 0)
  }

  @Test("A list of more than a million rows keeps its index")
  func limit() {
    let rig = ListRig(count: EveryPlace.limit + 1, estimate: 60, height: 90, behavior: Self.slow)
    #expect(visited(rig) == 0)
    #expect(rig.view.visibleCells.count == 6)
  }

  @Test(
    "Items that keep the places of their estimates are gone through, too",
    arguments: [Behavior.Successors.recomputed, .frozen, .rowsByEstimate])
  func frozen(_ successors: Behavior.Successors) {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 90, height: 40), count: 500)],
      in: CGSize(width: 320, height: 480), sizing: .cells)
    rig.layout.estimatedItemSize = CGSize(width: 90, height: 40)
    rig.view.behavior = Self.slow
    rig.view.behavior.successors = successors
    rig.view.layoutIfNeeded()
    rig.scroll(by: 100)
    let asked = rig.events.reduce(into: (questions: 0, prepared: 0, answered: 0)) {
      if case .call(.prepare) = $1 { $0.prepared += 1 }
      if case .call(.layoutAttributesForElements(_, let count)) = $1 {
        $0.questions += 1
        $0.answered += count
      }
    }
    #expect(asked.questions > 0 && asked.answered > 0)
    #expect(visited(rig.events) == (asked.prepared + asked.questions) * 500 - asked.answered)
  }

  enum Kind: CaseIterable { case list, flow, waterfall }

  private func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .list:
      let layout = ListLayout()
      layout.section.estimatedHeight = 35
      layout.section.spacing = 5
      layout.section.inset = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
      return layout
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 90, height: 35)
      layout.sectionInset = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
      return layout
    case .waterfall:
      let layout = WaterfallLayout()
      layout.estimatedHeight = 35
      return layout
    }
  }

  @Test("A row of items side by side is shown whole")
  func sideways() {
    func rig(_ behavior: Behavior) -> ListRig {
      let rig = ListRig(
        heights: [[50], Array(repeating: 220, count: 30), [50]], estimate: 50, behavior: behavior)
      rig.layout.sectionProvider = { index in
        var section = ListSection()
        section.estimatedHeight = 50
        if index == 1 { section.sidewaysItemSize = CGSize(width: 140, height: 220) }
        return section
      }
      rig.view.layoutIfNeeded()
      rig.view.scrollToItem(at: [1, 29], at: .right, animated: false)
      rig.view.layoutIfNeeded()
      return rig
    }
    let (slow, quick) = (rig(Self.slow), rig(.correct))
    // 320 / 140: two cards and a part of a third.
    #expect(
      quick.view.indexPathsForVisibleItems == [[0, 0], [1, 27], [1, 28], [1, 29], [2, 0]])
    #expect(slow.view.indexPathsForVisibleItems == quick.view.indexPathsForVisibleItems)
  }

  @Test(
    "It shows the same cells at the same places, also the wrong ones",
    arguments: Kind.allCases,
    [
      (.recomputed, .counted), (.frozen, .counted), (.recomputed, .uncounted),
    ] as [(Behavior.Successors, Behavior.Margins)])
  func same(_ kind: Kind, _ wrong: (Behavior.Successors, Behavior.Margins)) {
    let sections = [Array(0..<30), Array(7..<20), [], Array(0..<40)]
    let slow = SizedRig(sections, layout(kind))
    let quick = SizedRig(sections, layout(kind))
    slow.view.behavior = Self.slow
    quick.view.behavior = .correct
    for rig in [slow, quick] {
      (rig.view.behavior.successors, rig.view.behavior.margins) = wrong
      rig.view.reloadData()
      rig.view.layoutIfNeeded()
      rig.view.bounds = CGRect(x: 0, y: 0, width: 320, height: 400)
      rig.view.layoutIfNeeded()
    }
    for y in stride(from: CGFloat(0), through: 1200, by: 170) {
      var frames: [[IndexPath: CGRect]] = []
      for rig in [slow, quick] {
        rig.view.contentOffset.y = y
        rig.view.layoutIfNeeded()
        frames.append(
          Dictionary(
            uniqueKeysWithValues: rig.view.visibleCells.compactMap { cell in
              rig.view.indexPath(for: cell).map { ($0, cell.frame) }
            }))
      }
      #expect(!frames[1].isEmpty)
      #expect(frames[0] == frames[1])
    }
  }
}
