import CollectionView
import Foundation
import Testing

@Suite("What a table, a list and a waterfall are told to have asked for heights")
@MainActor
struct TableQuestionTests {
  private func asked(_ events: [CollectionViewEvent]) -> [FlowDelegateCall] {
    events.compactMap {
      if case .call(.flowDelegate(let call)) = $0 { call } else { nil }
    }
  }

  private func cellsAsked(_ events: [CollectionViewEvent]) -> Int {
    events.count {
      if case .call(.preferredLayoutAttributesFitting) = $0 { true } else { false }
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("With estimates the delegate is asked as a row comes to the screen, and the cell never")
  func estimates() {
    let rig = TableRig(rows: [100], actual: 200, estimate: 150, isSelfSizing: false)
    let height = CGSize(width: 0, height: 200)
    #expect(asked(rig.list.events) == (0..<3).map { .sizeForItem(path($0), height) })
    rig.list.events = []
    rig.list.scroll(by: 200)
    #expect(asked(rig.list.events) == [.sizeForItem(path(3), height)])
    #expect(cellsAsked(rig.list.events) == 0)
    // Nor is the layout told of preferred attributes, as no cell has any.
    #expect(
      !rig.list.events.contains {
        if case .call(.invalidationContextForPreferredAttributes) = $0 { true } else { false }
      })
  }

  @Test("Without estimates every height is asked on load, told section by section")
  func noEstimates() {
    let rig = TableRig(
      rows: [100, 1], actual: 200, estimate: 0, isSelfSizing: false, edges: (30, nil))
    let header = FlowDelegateCall.Answer.size(CGSize(width: 0, height: 30))
    #expect(
      asked(rig.list.events).suffix(4) == [
        .sizesForItems(from: path(0), to: path(99)),
        .section(.referenceSizeForHeaderInSection, 0, header),
        .sizeForItem(path(0, 1), CGSize(width: 0, height: 200)),
        .section(.referenceSizeForHeaderInSection, 1, header),
      ])
    #expect(cellsAsked(rig.list.events) == 0)
  }

  @Test("A table that sizes itself asks its cells, and the delegate nothing")
  func cells() {
    let rig = TableRig(rows: [100], actual: 200, estimate: 150, isSelfSizing: true)
    #expect(asked(rig.list.events) == [])
    #expect(cellsAsked(rig.list.events) >= 3)
  }

  @Test("After an update the rows that are known are asked again, runs of them told together")
  func again() {
    let rig = TableRig(rows: [100], actual: 200, estimate: 150, isSelfSizing: false)
    rig.view.scrollToItem(at: path(50), at: .top, animated: false)
    rig.view.layoutIfNeeded()
    rig.list.events = []
    rig.list.heights[0].insert(200, at: 0)
    rig.view.insertItems(at: [path(0)])
    rig.view.layoutIfNeeded()
    #expect(
      asked(rig.list.events).prefix(2) == [
        .sizesForItems(from: path(1), to: path(3)), .sizesForItems(from: path(51), to: path(53)),
      ])
  }

  @Test(
    "After a reload what is on the screen is asked again, and what was kept beside it when it comes there"
  )
  func reload() {
    let rig = TableRig(rows: [100], actual: 200, estimate: 150, isSelfSizing: false)
    rig.list.scroll(by: 600)
    rig.list.events = []
    rig.delegate.height = { $0.item.isMultiple(of: 2) ? 300 : 200 }
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.delegate.asked.suffix(3) == [path(3), path(4), path(5)])
    #expect(asked(rig.list.events).count == 3)
    #expect(rig.view.layoutAttributesForItem(at: path(4))?.frame.height == 300)
    #expect(rig.view.layoutAttributesForItem(at: path(2))?.frame.height == 200)
    rig.list.scroll(by: -10)
    #expect(asked(rig.list.events).count == 4)
    #expect(rig.view.layoutAttributesForItem(at: path(2))?.frame.height == 300)
  }

  @Test("What was known at another width is asked when that comes back after a reload")
  func reloadAtAnotherWidth() {
    let rig = TableRig(rows: [100], actual: 200, estimate: 150, isSelfSizing: false)
    let width = rig.view.bounds.width
    for isReloaded in [false, true] {
      rig.view.bounds.size.width = width / 2
      rig.view.layoutIfNeeded()
      rig.delegate.height = { _ in isReloaded ? 300 : 200 }
      if isReloaded { rig.view.reloadData() }
      rig.view.layoutIfNeeded()
      rig.view.bounds.size.width = width
      rig.view.layoutIfNeeded()
      let height = rig.view.layoutAttributesForItem(at: path(1))?.frame.height
      #expect(height == (isReloaded ? 300 : 200))
    }
  }

  @Test("Heights that are kept by index are not asked again after a reload")
  func keptByIndex() {
    var behavior = Behavior.correct
    behavior.sizeCache.key = .byIndex
    let rig = TableRig(
      rows: [100], actual: 200, estimate: 150, isSelfSizing: false, behavior: behavior)
    rig.delegate.asked = []
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.delegate.asked.isEmpty)
  }

  @Test("A waterfall whose heights are given tells so in a line")
  func waterfall() {
    let rig = WaterfallRig(heights: [100, 50, 70], givesHeights: true)
    let listener = ListRig(heights: [[]], estimate: 1)
    rig.view.host = listener
    listener.events = []
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(asked(listener.events) == [.sizesForItems(from: path(0), to: path(2))])
  }
}
