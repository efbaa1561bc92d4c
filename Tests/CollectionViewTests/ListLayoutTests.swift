@testable import CollectionView
import Foundation
import Testing

@Suite("List layout")
@MainActor
struct ListLayoutTests {
  /// Museum rig B03: 40 items estimated at 200, truly 40.
  @Test("An estimate too large leaves blanks when the rect is asked once")
  func estimateTooLargeOnce() {
    var behavior = Behavior.correct
    behavior.requery = .once
    let rig = ListRig(count: 40, estimate: 200, height: 40, behavior: behavior)
    #expect(rig.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    #expect(rig.blank == 360)
    #expect(rig.view.contentSize == CGSize(width: 320, height: 7520))
    let blanks = (1...3).map { _ -> CGFloat in
      rig.scroll(by: 1)
      return rig.blank
    }
    #expect(blanks == [281, 202, 123])
  }

  /// Museum rig B03 (c): the page after the first rest dequeues four cells, all above the viewport.
  @Test("A page over shrinking cells shows nothing at all")
  func pageOverShrinkingCells() {
    var behavior = Behavior.correct
    behavior.requery = .once
    let rig = ListRig(count: 40, estimate: 200, height: 40, behavior: behavior)
    rig.scroll(by: 480)
    #expect(rig.places == [4: -160, 5: -120, 6: -80, 7: -40])
    #expect(rig.blank == 480)
  }

  @Test("Asked until nothing changes, an estimate too large leaves no blank")
  func estimateTooLargeFixpoint() {
    let rig = ListRig(count: 40, estimate: 200, height: 40)
    #expect(rig.blank == 0)
    #expect(rig.view.indexPathsForVisibleItems.map(\.item) == Array(0..<12))
    let queries = rig.events.count {
      if case .call(.layoutAttributesForElements) = $0 { true } else { false }
    }
    #expect(queries == 9)
  }

  /// Museum rig B04.
  @Test("A frozen content size cannot be scrolled to its end")
  func frozenContentSize() {
    var behavior = Behavior.correct
    behavior.contentSize = .frozen
    let rig = ListRig(count: 20, estimate: 20, height: 60, behavior: behavior)
    #expect(rig.view.contentSize.height == 400)
    #expect(rig.view.scrollRange.maximum.y == 0)
    #expect(ListRig(count: 20, estimate: 20, height: 60).view.scrollRange.maximum.y == 720)
    // For good: not even a reload makes it another.
    rig.heights = [Array(repeating: 60, count: 50)]
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 400)
  }

  /// Museum rigs B01 and B32: scrolling up 600 points into unmeasured items.
  @Test(
    "Scrolling up into unmeasured items jumps by what nobody compensates",
    arguments: [
      (Behavior.Compensation.none, 12, 480.0), (.firstSized, 0, 0), (.double, 5, -200),
    ])
  func scrollingUp(compensation: Behavior.Compensation, jumps: Int, sum: Double) {
    var behavior = Behavior.correct
    behavior.compensation = compensation
    let rig = ListRig(count: 200, estimate: 50, height: 90, behavior: behavior)
    rig.view.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
    rig.view.layoutIfNeeded()
    var counted = 0
    var total: CGFloat = 0
    for _ in 0..<20 {
      let before = rig.places
      rig.scroll(by: -30)
      guard let anchor = before.keys.sorted().first(where: { rig.places[$0] != nil }),
        let old = before[anchor], let new = rig.places[anchor]
      else { continue }
      let jump = new - old - 30
      total += jump
      if jump != 0 { counted += 1 }
    }
    #expect(counted == jumps)
    #expect(Double(total) == sum)
  }

  @Test("A million unmeasured rows cost what is seen of them")
  func manyRows() {
    let rig = ListRig(heights: [[90]], estimate: 50)
    #expect(rig.view.contentSize.height == 90)
    rig.events = []
    rig.heights = [Array(repeating: 90, count: 1_000_000)]
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.view.indexPathsForVisibleItems.count == 6)
    #expect(rig.view.contentSize.height == CGFloat(50_000_400))
  }

  @Test("Inserting above keeps the reader's item still, except at the very start")
  func insertAbove() {
    let rig = ListRig(count: 50, estimate: 60, height: 80)
    rig.scroll(by: 400)
    let before = rig.places[6]
    rig.heights[0].insert(contentsOf: [80, 80], at: 0)
    rig.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    #expect(rig.places[8] == before)
    #expect(rig.diagnostics.isEmpty)

    let atStart = ListRig(count: 50, estimate: 60, height: 80)
    atStart.heights[0].insert(80, at: 0)
    atStart.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(atStart.view.contentOffset.y == 0)
    #expect(atStart.places[0] == 0)
  }

  @Test("Numbers that do not add up are told in UIKit's words, and the view goes on")
  func inconsistentUpdate() {
    let rig = ListRig(count: 5, estimate: 60, height: 80)
    rig.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(rig.diagnostics.map(\.id) == [.invalidNumberOfItems])
    #expect(rig.view.numberOfItems(inSection: 0) == 5)
    #expect(rig.view.visibleCells.count == 5)
  }

  @Test("A rotated list comes back to its measured heights when it is turned back")
  func rotation() {
    let rig = ListRig(count: 100, estimate: 50, height: 80)
    rig.scroll(by: 200)
    let measured = rig.view.measuredItemCount
    rig.view.resize(to: CGSize(width: 480, height: 320))
    rig.view.layoutIfNeeded()
    #expect(rig.view.measuredItemCount < measured)
    rig.view.resize(to: CGSize(width: 320, height: 480))
    rig.view.layoutIfNeeded()
    #expect(rig.view.measuredItemCount >= measured)
  }

  @Test("Another layout asks the cells on the screen again, whatever they told the first")
  func anotherLayout() {
    let rig = ListRig(count: 50, estimate: 60, height: 80)
    let next = ListLayout()
    next.section.estimatedHeight = 80
    rig.view.collectionViewLayout = next
    rig.view.layoutIfNeeded()
    // The item in the middle is proposed, so that a seventh row shows in part.
    #expect(rig.view.measuredItemCount == 7)
    #expect(rig.view.liveElements.allSatisfy { $0.sizeState == .measured })
  }

  @Test("An element is estimated, measured, of fixed size, or unknown")
  func sizeStates() {
    let layout = ListLayout()
    layout.sectionProvider = { index in
      var section = ListSection()
      section.estimatedHeight = 60
      section.estimatedHeaderHeight = 20
      if index == 1 { section.sidewaysItemSize = CGSize(width: 50, height: 40) }
      return section
    }
    let rig = ListRig(
      heights: Array(repeating: Array(repeating: 50, count: 12), count: 4), estimate: 60,
      layout: layout)
    rig.scroll(by: 700)
    var elements = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9e9))
    elements?.append(UICollectionViewLayoutAttributes(forCellWith: [9, 0]))
    elements?.append(UICollectionViewLayoutAttributes(forCellWith: [0, 11]))
    elements?.append(UICollectionViewLayoutAttributes(forCellWith: [0, 12]))
    elements?.append(UICollectionViewLayoutAttributes(forCellWith: [0]))
    let asked = elements ?? []
    #expect(Set(asked.map { layout.sizeState(of: $0) }) == [.estimated, .measured, .fixed, nil])
  }

  @Test("A cell whose content changes is asked again where it stands")
  func changedContent() throws {
    let rig = ListRig(count: 50, estimate: 60, height: 80)
    let cell = try #require(rig.view.cellForItem(at: [0, 1]) as? ListRig.Cell)
    cell.height = 200
    cell.invalidateIntrinsicContentSize()
    #expect(rig.view.isLayoutPending)
    rig.view.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 0, y: 80, width: 320, height: 200))
    #expect(rig.blank == 0)
  }

  @Test("What grows above the first row that was seen is made up for, what grows below it is not")
  func severalAbove() {
    let rig = ListRig(count: 200, estimate: 50, height: 90)
    rig.view.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
    rig.view.layoutIfNeeded()
    let before = rig.places
    rig.scroll(by: -300)
    for (item, place) in before {
      guard let now = rig.places[item] else { continue }
      #expect(now == place + 300)
    }
    #expect(rig.places.keys.contains { before[$0] == nil })
  }
}
