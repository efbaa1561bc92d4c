import CollectionView
import Foundation
import Testing

@Suite("Interactive movement")
@MainActor
struct MovementTests {
  /// A data source that cannot move anything.
  final class Fixed: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func at(_ y: CGFloat) -> CGPoint { CGPoint(x: 160, y: y) }

  /// A rig whose layout writes its calls down.
  private func told() -> InteractionRig {
    let rig = InteractionRig()
    rig.layout.diary = rig.diary
    return rig
  }

  // MARK: Order of calls

  @Test("Begin asks the data source, then the layout for the look")
  func begin() {
    let rig = told()
    #expect(rig.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(rig.diary.tear() == ["canMove 0", "rows held 0 at 50"])
    #expect(rig.view.hasUncommittedUpdates)
    #expect(!rig.view.beginInteractiveMovementForItem(at: path(1)))
  }

  @Test("A step: layout's target, delegate's, context, invalidation, prepare, attributes, look")
  func step() {
    let rig = told()
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    _ = rig.diary.tear()
    rig.view.updateInteractiveMovementTargetPosition(at(170))
    #expect(
      rig.diary.tear() == [
        // The layout of UIKit's own answer looks for the item under the point.
        "rows target of 0", "rows elements 170", "delegate target 0, 0 → 1",
        "rows context [0] at 50 → [1] at 170", "rows invalidate", "rows prepare",
        "rows contentSize", "rows elements 0", "rows contentSize", "rows held 1 at 170",
      ])
    #expect(rig.view.hasUncommittedUpdates)
    #expect(rig.items[0].first == "a")
    rig.view.updateInteractiveMovementTargetPosition(at(260))
    #expect(
      rig.diary.tear().prefix(4) == [
        "rows target of 1", "rows elements 260", "delegate target 0, 1 → 2",
        "rows context [1] at 170 → [2] at 260",
      ])
    let context = rig.layout.contexts.last
    #expect(context?.previousIndexPathsForInteractivelyMovingItems == [path(1)])
    #expect(context?.targetIndexPathsForInteractivelyMovingItems == [path(2)])
    #expect(context?.interactiveMovementTarget == at(260))
    #expect(context?.invalidateEverything == false)
    #expect(context?.invalidateDataSourceCounts == false)
  }

  @Test("The end tells the data source once, then the layout")
  func end() {
    let rig = told()
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(at(170))
    rig.view.updateInteractiveMovementTargetPosition(at(260))
    _ = rig.diary.tear()
    rig.view.endInteractiveMovement()
    #expect(
      rig.diary.tear() == [
        "move 0 → 2", "rows context of the end [0] → [2], done", "rows invalidate",
        "rows prepare", "rows contentSize", "rows elements 0", "rows contentSize",
      ])
    #expect(rig.items[0] == ["b", "c", "a", "d", "e", "f"])
    #expect(rig.names == ["b", "c", "a"])
    #expect(rig.cell(2)?.frame.minY == 200)
    #expect(!rig.view.hasUncommittedUpdates)
  }

  @Test("A cancel leaves the data source alone and puts everything back")
  func cancel() {
    let rig = told()
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(at(260))
    _ = rig.diary.tear()
    rig.view.cancelInteractiveMovement()
    #expect(
      rig.diary.tear() == [
        "rows context of the end [2] → [0], cancelled", "rows invalidate", "rows prepare",
        "rows contentSize", "rows elements 0", "rows contentSize",
      ])
    #expect(rig.names == ["a", "b", "c"])
    #expect(rig.cell(0)?.name == "a")
    #expect(rig.cell(0)?.frame.minY == 0)
    #expect(!rig.view.hasUncommittedUpdates)
  }

  @Test("Without a begin the other three do nothing")
  func nothingHeld() {
    let rig = told()
    rig.view.updateInteractiveMovementTargetPosition(at(10))
    rig.view.endInteractiveMovement()
    rig.view.cancelInteractiveMovement()
    #expect(rig.diary.tear().isEmpty)
  }

  // MARK: What is shown

  @Test("The held cell follows the point above all others, which make way")
  func shown() throws {
    let rig = InteractionRig()
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(at(170))
    let held = try #require(rig.view.liveElements.last)
    #expect(held.view.center == at(170))
    #expect(held.attributes.zIndex == Int.max)
    #expect((held.view as? InteractionRig.Cell)?.name == "a")
    #expect(rig.cell(0)?.name == "b")
    #expect(rig.cell(0)?.frame.minY == 0)
    #expect(rig.cell(1)?.name == "a")
  }

  @Test("The others make way in time; the held cell is where the finger is")
  func inTime() {
    let rig = InteractionRig()
    rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(at(170))
    #expect(rig.places["b"]?.minY == 100)
    #expect(rig.places["a"]?.midY == 170)
    rig.view.advanceAnimations(by: 0.125)
    #expect(rig.places["b"]?.minY == 50)
    #expect(rig.places["a"]?.midY == 170)
    rig.view.advanceAnimations(by: 1)
    #expect(rig.places["b"]?.minY == 0)
    rig.view.endInteractiveMovement()
    #expect(rig.places["a"]?.midY == 170)
    rig.view.advanceAnimations(by: 1)
    #expect(rig.places["a"]?.midY == 150)
  }

  @Test("Cells that scroll in show the data's items in the order shown, and the held one stays")
  func scrolling() {
    let rig = InteractionRig()
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(at(260))
    rig.scroll(to: 300)
    #expect(rig.cell(3)?.name == "d")
    #expect(rig.cell(2)?.name == "a")
    rig.view.updateInteractiveMovementTargetPosition(at(560))
    #expect(["e", "f", "a"] == (3...5).map { rig.cell($0)?.name })
    rig.scroll(to: 0)
    #expect(["b", "c", "d"] == (0...2).map { rig.cell($0)?.name })
  }

  @Test("An item goes into another section, and the layout sees the counts that are shown")
  func sections() {
    let rig = InteractionRig([["a", "b"], ["c"]])
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(at(250))
    #expect(rig.view.numberOfItems(inSection: 0) == 1)
    #expect(rig.view.numberOfItems(inSection: 1) == 2)
    rig.view.endInteractiveMovement()
    #expect(rig.items == [["b"], ["a", "c"]])
    #expect(rig.names == ["b", "a", "c"])
  }

  @Test("The delegate has the last word, but not on a place that does not exist")
  func redirect() {
    let rig = InteractionRig()
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.redirect = path(5)
    rig.view.updateInteractiveMovementTargetPosition(at(150))
    #expect(rig.cell(0)?.name == "b")
    #expect(rig.cell(5)?.name == "a")
    rig.redirect = path(6)
    rig.view.updateInteractiveMovementTargetPosition(at(150))
    #expect(rig.cell(5)?.name == "a")
  }

  @Test("Selection goes with its items, there and back")
  func selection() {
    let rig = InteractionRig()
    rig.view.allowsMultipleSelection = true
    rig.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    rig.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(at(150))
    #expect(rig.view.indexPathsForSelectedItems == [path(1), path(2)])
    rig.view.updateInteractiveMovementTargetPosition(at(250))
    #expect(rig.view.indexPathsForSelectedItems == [path(1), path(2)])
    rig.view.cancelInteractiveMovement()
    #expect(rig.view.indexPathsForSelectedItems == [path(0), path(2)])
  }

  @Test("Measured heights follow their items while one is held, and come back after a cancel")
  func estimates() {
    let rig = ListRig(heights: [[40, 100, 60, 80]], estimate: 50)
    func edges() -> [CGFloat] {
      (0..<4).map { rig.layout.layoutAttributesForItem(at: path($0))?.frame.minY ?? -1 }
    }
    #expect(edges() == [0, 40, 140, 200])
    #expect(rig.view.beginInteractiveMovementForItem(at: path(0)))
    rig.view.updateInteractiveMovementTargetPosition(at(150))
    #expect(edges() == [0, 100, 160, 200])
    rig.view.cancelInteractiveMovement()
    #expect(edges() == [0, 40, 140, 200])
  }

  // MARK: Ends

  @Test("A refused item, and one without a cell, cannot be taken")
  func refused() {
    let rig = InteractionRig()
    rig.refusals = ["canMove"]
    #expect(!rig.view.beginInteractiveMovementForItem(at: path(0)))
    rig.refusals = []
    #expect(!rig.view.beginInteractiveMovementForItem(at: path(5)))
    #expect(!rig.view.hasUncommittedUpdates)
  }

  @Test("A data source that cannot move is told of at the end, and the item goes back")
  func cannotMove() {
    let rig = InteractionRig()
    let fixed = Fixed()
    rig.view.dataSource = fixed
    rig.view.layoutIfNeeded()
    #expect(rig.view.beginInteractiveMovementForItem(at: path(0)))
    rig.view.updateInteractiveMovementTargetPosition(at(150))
    rig.view.endInteractiveMovement()
    #expect(rig.diagnostics.map(\.id) == [.missingMoveItem])
    #expect(!rig.view.hasUncommittedUpdates)
  }

  @Test("An update or a reload takes the item out of the hand")
  func interrupted() {
    let rig = InteractionRig()
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(at(250))
    rig.view.performBatchUpdates {
      rig.items[0].removeFirst()
      rig.view.deleteItems(at: [path(0)])
    }
    #expect(!rig.view.hasUncommittedUpdates)
    #expect(rig.names == ["b", "c", "d"])
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(at(250))
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(!rig.view.hasUncommittedUpdates)
    #expect(rig.names == ["b", "c", "d"])
  }

  @Test("A long press takes nothing unless a controller installed the gesture")
  func longPress() {
    let rig = InteractionRig()
    #expect(!rig.view.beginLongPress(at: at(50)))
  }
}
