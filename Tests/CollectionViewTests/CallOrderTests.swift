import CollectionView
import Foundation
import Testing

/// The order of calls that layouts written for UIKit rely on.
@Suite("Call order")
@MainActor
struct CallOrderTests {
  @Test("First layout: prepare, counts, size, elements, then each cell")
  func firstLayout() {
    let rig = CallOrderRig(count: 5)
    rig.layout.hasHeader = true
    rig.layout.hasBackdrop = true
    // 1.1: the layout knows its view, and nobody has been asked.
    #expect(rig.layout.collectionView === rig.view)
    #expect(rig.diary.tear().isEmpty)
    rig.view.dataSource = rig
    #expect(rig.diary.tear() == ["invalidate everything counts"])
    rig.view.layoutIfNeeded()
    #expect(
      rig.diary.tear() == [
        // 1.3, and then 1.2: the data are counted once the layout is prepared, or asks.
        "prepare", "numberOfSections", "numberOfItems 0",
        // 1.4 and 1.5
        "contentSize", "elements 0", "contentSize",
        // 1.6, 1.7 and 1.9; the backdrop comes from the class registered with the layout.
        "viewFor header 0", "willDisplay header 0",
        "cellForItem 0", "init", "apply 0", "preferred 0", "willDisplay 0",
        "cellForItem 1", "init", "apply 1", "preferred 1", "willDisplay 1",
      ])
    #expect(
      rig.view.liveElements.map { $0.attributes.representedElementKind ?? "cell" }
        == ["backdrop", "cell", "cell", "header"])
    // 1.10: nothing moved, nothing more is asked.
    rig.view.layoutIfNeeded()
    #expect(rig.diary.tear().isEmpty)
  }

  @Test(
    "Counts a layout asks for while it prepares are the ones the data source was asked for once")
  func countsInPrepare() {
    let rig = CallOrderRig(count: 5)
    rig.view.dataSource = rig
    _ = rig.diary.tear()
    #expect(rig.view.numberOfItems(inSection: 0) == 5)
    #expect(rig.diary.tear() == ["numberOfSections", "numberOfItems 0"])
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(!rig.diary.tear().dropFirst(4).contains { $0.hasPrefix("numberOf") })
  }

  @Test("A bounds change that does not invalidate asks for whole pages, and for none that is known")
  func boundsChangeWithoutInvalidation() {
    let rig = CallOrderRig(laidOut: 5)
    // 2.1 and 2.3
    rig.view.scroll(to: CGPoint(x: 0, y: 50), as: .finger)
    #expect(rig.diary.tear() == ["shouldInvalidate 50, still 0", "didScroll 50"])
    rig.view.layoutIfNeeded()
    // 2.5 and 2.6
    #expect(
      rig.diary.tear() == [
        "elements 0", "contentSize", "cellForItem 2", "init", "apply 2", "preferred 2",
        "willDisplay 2",
      ])
    rig.view.scroll(to: CGPoint(x: 0, y: 100), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(
      rig.diary.tear() == [
        "shouldInvalidate 100, still 50", "didScroll 100", "didEndDisplaying 0",
      ])
    // Pages of 200 points: the first two are known, the third is not.
    rig.view.scroll(to: CGPoint(x: 0, y: 70), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(!rig.diary.tear().contains { $0.hasPrefix("elements") })
    rig.view.scroll(to: CGPoint(x: 0, y: 300), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(rig.diary.tear().contains("elements 200"))
    #expect(rig.view.indexPathsForVisibleItems == [[0, 3], [0, 4]])
  }

  @Test("One that it does mind invalidates by a context before the bounds change")
  func boundsChangeWithInvalidation() {
    let rig = CallOrderRig(laidOut: 5)
    rig.layout.wantsBoundsChanges = true
    rig.view.scroll(to: CGPoint(x: 0, y: 10), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(
      rig.diary.tear() == [
        // 2.1 to 2.3
        "shouldInvalidate 10, still 0", "context for bounds", "invalidate", "didScroll 10",
        // 2.4 and 2.5: a context that names nothing means everything.
        "prepare", "contentSize", "elements 0", "contentSize",
        // 2.6
        "cellForItem 2", "init", "apply 2", "preferred 2", "willDisplay 2",
      ])
  }

  @Test("A context that names elements asks for those alone, and for the pages of the bounds")
  func namedElements() {
    let rig = CallOrderRig(count: 9)
    rig.layout.hasHeader = true
    rig.layout.hasBackdrop = true
    rig.layout.pinsHeader = true
    rig.layout.wantsBoundsChanges = true
    rig.view.dataSource = rig
    rig.view.layoutIfNeeded()
    _ = rig.diary.tear()
    rig.layout.editBoundsContext = {
      $0.invalidateSupplementaryElements(ofKind: "header", at: [[0, 0]])
    }
    rig.view.scroll(to: CGPoint(x: 0, y: 20), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(
      rig.diary.tear() == [
        "shouldInvalidate 20, still 0", "context for bounds", "invalidate header [0]",
        "didScroll 20", "prepare", "contentSize", "header 0", "elements 0", "contentSize",
      ])
    let header = rig.view.supplementaryView(forElementKind: "header", at: [0, 0])
    #expect(header?.frame.minY == 20)

    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 1], [0, 0], [0, 8]])
    context.invalidateDecorationElements(ofKind: "backdrop", at: [[0, 0]])
    rig.layout.heights[1] = 110
    rig.layout.invalidateLayout(with: context)
    rig.view.layoutIfNeeded()
    #expect(
      rig.diary.tear() == [
        "invalidate items [1, 0, 8] backdrop [0]", "prepare", "contentSize",
        "item 0", "backdrop 0", "item 1", "item 8", "preferred 0", "apply 1", "preferred 1",
      ])
    #expect(rig.view.cellForItem(at: [0, 1])?.frame.height == 110)
  }

  @Test("Named elements come and go like any other")
  func namedElementsComeAndGo() {
    let rig = CallOrderRig(laidOut: 5)
    func invalidateHeader() {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(ofKind: "header", at: [[0, 0]])
      rig.layout.invalidateLayout(with: context)
      rig.view.layoutIfNeeded()
    }
    rig.layout.hasHeader = true
    invalidateHeader()
    #expect(
      rig.diary.tear() == [
        "invalidate header [0]", "prepare", "contentSize", "header 0",
        "viewFor header 0", "willDisplay header 0",
      ])
    rig.layout.hasHeader = false
    invalidateHeader()
    #expect(
      rig.diary.tear() == [
        "invalidate header [0]", "prepare", "contentSize", "header 0",
        "didEndDisplaying header 0",
      ])
    #expect(rig.view.liveElements.count == 2)
  }

  @Test("A context beside one that names nothing, or one for new counts, is for everything")
  func mixedContexts() {
    let rig = CallOrderRig(laidOut: 5)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 1]])
    rig.layout.invalidateLayout(with: context)
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(rig.diary.tear().contains("elements 0"))
  }

  @Test("A resize asks too, and an equal offset does not")
  func resize() {
    let rig = CallOrderRig(laidOut: 5)
    rig.view.scroll(to: .zero, as: .finger)
    #expect(rig.diary.tear().isEmpty)
    // 2.1 and 2.5: the page is known.
    rig.view.resize(to: CGSize(width: 320, height: 90))
    rig.view.layoutIfNeeded()
    #expect(rig.diary.tear() == ["shouldInvalidate 0, still 0", "didEndDisplaying 1"])
    rig.view.resize(to: CGSize(width: 320, height: 120))
    rig.view.layoutIfNeeded()
    #expect(
      rig.diary.tear() == [
        "shouldInvalidate 0, still 0",
        "cellForItem 1", "prepareForReuse", "apply 1", "preferred 1", "willDisplay 1",
      ])
  }

  @Test("The offset adjustment of a bounds change is applied after prepare and content size")
  func boundsChangeAdjustments() {
    let rig = CallOrderRig(laidOut: 9)
    rig.layout.wantsBoundsChanges = true
    rig.layout.editBoundsContext = { [weak layout = rig.layout] context in
      context.contentOffsetAdjustment.y = 5
      context.contentSizeAdjustment.height = 30
      layout?.wantsBoundsChanges = false
    }
    rig.view.scroll(to: CGPoint(x: 0, y: 10), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(
      rig.diary.tear().prefix(8) == [
        "shouldInvalidate 10, still 0", "context for bounds", "invalidate", "didScroll 10",
        // 2.4
        "prepare", "contentSize", "shouldInvalidate 15, still 10", "didScroll 15",
      ])
    #expect(rig.view.contentOffset.y == 15)
    // What the layout answers is the content size, whatever a context says.
    #expect(rig.view.contentSize.height == 900)
  }

  @Test("A content size that has grown already is not adjusted twice")
  func countedSizeAdjustment() {
    let rig = CallOrderRig(laidOut: 9)
    rig.layout.heights[8] = 130
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment.height = 30
    rig.layout.invalidateLayout(with: context)
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 930)
  }

  @Test("Self-sizing: one cell after the other, each with an invalidation of its own")
  func selfSizing() {
    let rig = CallOrderRig(count: 5)
    rig.layout.takesPreferredSizes = true
    rig.preferred = 150
    rig.view.dataSource = rig
    _ = rig.diary.tear()
    rig.view.layoutIfNeeded()
    #expect(
      rig.diary.tear() == [
        // 3.1
        "prepare", "numberOfSections", "numberOfItems 0", "contentSize", "elements 0",
        "contentSize",
        // 3.2 and 3.3
        "cellForItem 0", "init", "apply 0", "preferred 0",
        // 3.4 to 3.6
        "should take 0 100 → 150", "context for 0", "invalidate items [0]",
        // 3.7 to 3.10
        "prepare", "contentSize", "item 0", "apply 0", "willDisplay 0",
        // 3.9: the next element begins at 3.2, where it stands by now.
        "item 1", "cellForItem 1", "init", "apply 1", "preferred 1",
        "should take 1 100 → 150", "context for 1", "invalidate items [1]",
        "prepare", "contentSize", "item 1", "apply 1", "willDisplay 1",
        // 3.8: the rect is asked again, and nothing has changed; cells are asked about the size they got.
        "elements 0", "contentSize", "preferred 0", "preferred 1",
      ])
    #expect(rig.view.contentSize.height == 600)
  }

  @Test("A layout that refuses preferred sizes is asked once and keeps its own")
  func refusedSize() {
    let rig = CallOrderRig(count: 1)
    rig.preferred = 150
    rig.view.dataSource = rig
    _ = rig.diary.tear()
    rig.view.layoutIfNeeded()
    #expect(
      Array(rig.diary.tear().suffix(4)) == [
        "apply 0", "preferred 0", "should take 0 100 → 150", "willDisplay 0",
      ])
    #expect(rig.view.cellForItem(at: [0, 0])?.frame.height == 100)
  }

  @Test("An offset adjustment is taken after the content size, and tells the delegate")
  func offsetAdjustment() {
    let rig = CallOrderRig(laidOut: 10)
    rig.view.scroll(to: CGPoint(x: 0, y: 300), as: .code)
    rig.view.layoutIfNeeded()
    _ = rig.diary.tear()
    rig.layout.takesPreferredSizes = true
    rig.layout.adjustment = 30
    rig.preferred = 130
    rig.view.scroll(to: CGPoint(x: 0, y: 250), as: .finger)
    rig.view.layoutIfNeeded()
    let lines = rig.diary.tear()
    let taken = lines.firstIndex(of: "invalidate items [2]") ?? 0
    #expect(
      Array(lines.dropFirst(taken).prefix(5)) == [
        "invalidate items [2]", "prepare", "contentSize", "shouldInvalidate 280, still 250",
        "didScroll 280",
      ])
    #expect(rig.view.contentOffset.y == 280)
  }

  @Test("Batches nest and commit once; changes outside one are batches of their own")
  func nestedBatches() {
    let rig = CallOrderRig(laidOut: 5)
    rig.view.performBatchUpdates {
      rig.view.performBatchUpdates {
        rig.count += 1
        rig.view.insertItems(at: [[0, 4]])
      }
      rig.count -= 1
      rig.view.deleteItems(at: [[0, 0]])
    }
    #expect(rig.diary.tear().filter { $0 == "finalize" }.count == 1)
    rig.count += 1
    rig.view.insertItems(at: [[0, 0]])
    rig.count -= 1
    rig.view.deleteItems(at: [[0, 0]])
    #expect(rig.diary.tear().filter { $0 == "finalize" }.count == 2)
  }

  @Test("The delegate has the last word on where an update ends")
  func delegateTarget() {
    let rig = CallOrderRig(laidOut: 10)
    rig.editTarget = { _ in CGPoint(x: 0, y: 200) }
    rig.count = 11
    rig.view.insertItems(at: [[0, 0]])
    #expect(rig.view.contentOffset.y == 200)
    rig.editTarget = { _ in CGPoint(x: 0, y: 5000) }
    rig.count = 12
    rig.view.insertItems(at: [[0, 0]])
    #expect(rig.view.contentOffset.y == 1000)
  }

  @Test("Update items: deletes from the end, then inserts, reloads and moves in old and new paths")
  func updateItems() {
    let rig = CallOrderRig(laidOut: 9)
    rig.view.performBatchUpdates {
      rig.count = 9
      rig.view.moveItem(at: [0, 7], to: [0, 0])
      rig.view.moveItem(at: [0, 3], to: [0, 8])
      rig.view.insertItems(at: [[0, 3], [0, 1]])
      rig.view.reloadItems(at: [[0, 6]])
      rig.view.deleteItems(at: [[0, 2], [0, 5]])
    }
    #expect(
      rig.diary.tear().first { $0.hasPrefix("prepare for") }
        == "prepare for delete 5 -1, delete 2 -1, insert -1 1, insert -1 3, reload 6 6, move 3 8, move 7 0"
    )
  }

  @Test("A reload: everything and the counts, views first given back, then as at the first layout")
  func reload() {
    let rig = CallOrderRig(laidOut: 5)
    rig.count = 1
    rig.view.reloadData()
    #expect(
      rig.diary.tear() == [
        "didEndDisplaying 0", "didEndDisplaying 1", "invalidate everything counts",
      ])
    #expect(rig.view.visibleCells.isEmpty)
    rig.view.layoutIfNeeded()
    #expect(
      rig.diary.tear() == [
        "prepare", "numberOfSections", "numberOfItems 0", "contentSize", "elements 0",
        "contentSize",
        "cellForItem 0", "prepareForReuse", "apply 0", "preferred 0", "willDisplay 0",
      ])
  }

  @Test("The end of a drag: the layout's target, then the delegate's")
  func dragEnd() {
    let rig = CallOrderRig(laidOut: 20)
    rig.editTarget = { CGPoint(x: $0.x, y: $0.y + 100) }
    rig.view.beginDragging()
    #expect(rig.view.isTracking && rig.view.isDragging)
    rig.view.scroll(to: CGPoint(x: 0, y: 20), as: .finger)
    let target = rig.view.endDragging(
      velocity: CGPoint(x: 0, y: 1.5), proposed: CGPoint(x: 0, y: 300))
    #expect(target.y == 407)
    rig.view.didEndDragging(willDecelerate: true)
    #expect(rig.view.isDecelerating && rig.view.isDragging && !rig.view.isTracking)
    rig.view.scroll(to: CGPoint(x: 0, y: 407), as: .deceleration)
    rig.view.endDecelerating()
    #expect(
      rig.diary.tear() == [
        "willBeginDragging", "shouldInvalidate 20, still 0", "didScroll 20", "target 300 at 1.5",
        "willEndDragging 307 at 1.5", "didEndDragging true", "willBeginDecelerating",
        "shouldInvalidate 407, still 20", "didScroll 407", "didEndDecelerating",
      ])
    #expect(!rig.view.isDecelerating && !rig.view.isDragging)
  }

  @Test("A layout that invalidates itself is prepared once in the next pass, however often it asks")
  func coalescing() {
    let rig = CallOrderRig(laidOut: 5)
    for _ in 0..<5 { rig.layout.invalidateLayout() }
    #expect(rig.diary.tear() == Array(repeating: "invalidate", count: 5))
    rig.view.layoutIfNeeded()
    #expect(
      rig.diary.tear() == [
        "prepare", "contentSize", "elements 0", "contentSize", "preferred 0", "preferred 1",
      ])
  }
}
