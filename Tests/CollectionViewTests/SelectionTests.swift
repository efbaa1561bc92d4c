import CollectionView
import Foundation
import Testing

@Suite("Selection")
@MainActor
struct SelectionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // MARK: By touch, in UIKit's order

  @Test("A tap asks, highlights, asks, selects and ends the highlight, in this order")
  func tap() {
    let rig = InteractionRig()
    rig.view.beginTouch(at: CGPoint(x: 10, y: 150))
    #expect(rig.diary.tear() == ["shouldHighlight 1", "didHighlight 1"])
    #expect(rig.cell(1)?.isHighlighted == true)
    rig.view.endTouch(at: CGPoint(x: 12, y: 155))
    #expect(rig.diary.tear() == ["shouldSelect 1", "didSelect 1", "didUnhighlight 1"])
    #expect(rig.cell(1)?.isHighlighted == false)
    #expect(rig.cell(1)?.isSelected == true)
    #expect(rig.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test("With single selection the other item is deselected, unasked")
  func tapAnother() {
    let rig = InteractionRig()
    rig.tap(0)
    _ = rig.diary.tear()
    rig.tap(2)
    #expect(
      rig.diary.tear() == [
        "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 0", "didSelect 2",
        "didUnhighlight 2",
      ])
    #expect(rig.view.indexPathsForSelectedItems == [path(2)])
    #expect(rig.cell(0)?.isSelected == false)
  }

  @Test("With multiple selection a second tap asks to deselect")
  func tapTwice() {
    let rig = InteractionRig()
    rig.view.allowsMultipleSelection = true
    rig.tap(0)
    rig.tap(1)
    #expect(rig.view.indexPathsForSelectedItems == [path(0), path(1)])
    _ = rig.diary.tear()
    rig.tap(0)
    #expect(
      rig.diary.tear() == [
        "shouldHighlight 0", "didHighlight 0", "shouldDeselect 0", "didDeselect 0",
        "didUnhighlight 0",
      ])
    #expect(rig.view.indexPathsForSelectedItems == [path(1)])
    rig.refusals = ["shouldDeselect"]
    _ = rig.diary.tear()
    rig.tap(1)
    #expect(
      rig.diary.tear().suffix(2) == ["shouldDeselect 1", "didUnhighlight 1"])
    #expect(rig.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test(
    "A refusal ends the sequence where it is given",
    arguments: [
      ("shouldHighlight", ["shouldHighlight 0"]),
      (
        "shouldSelect",
        ["shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didUnhighlight 0"]
      ),
    ])
  func refusals(question: String, lines: [String]) {
    let rig = InteractionRig()
    rig.refusals = [question]
    rig.tap(0)
    #expect(rig.diary.tear() == lines)
    #expect(rig.view.indexPathsForSelectedItems == [])
  }

  @Test("A drag that begins is no tap")
  func drag() {
    let rig = InteractionRig()
    rig.view.beginTouch(at: CGPoint(x: 10, y: 50))
    _ = rig.diary.tear()
    rig.view.beginDragging()
    #expect(rig.diary.tear() == ["didUnhighlight 0", "willBeginDragging"])
    rig.view.endTouch(at: CGPoint(x: 10, y: 50))
    #expect(rig.diary.tear().isEmpty)
    #expect(rig.view.indexPathsForSelectedItems == [])
  }

  @Test("A finger that lifts elsewhere, or is taken away, selects nothing")
  func elsewhere() {
    let rig = InteractionRig()
    rig.view.beginTouch(at: CGPoint(x: 10, y: 50))
    rig.view.endTouch(at: CGPoint(x: 10, y: 150))
    rig.view.beginTouch(at: CGPoint(x: 10, y: 50))
    rig.view.cancelTouch()
    #expect(
      rig.diary.tear() == [
        "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0",
        "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0",
      ])
    rig.view.beginTouch(at: CGPoint(x: 10, y: 2000))
    #expect(rig.diary.tear().isEmpty)
  }

  @Test("Without allowsSelection neither touch nor program selects")
  func notAllowed() {
    let rig = InteractionRig()
    rig.view.allowsSelection = false
    rig.tap(0)
    rig.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    #expect(rig.diary.tear().isEmpty)
    #expect(rig.view.indexPathsForSelectedItems == [])
  }

  // MARK: By the program

  @Test("The program selects without a word to the delegate, and nil clears")
  func program() {
    let rig = InteractionRig()
    rig.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    rig.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    #expect(rig.view.indexPathsForSelectedItems == [path(2)])
    #expect(rig.cell(1)?.states == ["selected", "plain"])
    rig.view.allowsMultipleSelection = true
    rig.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    #expect(rig.view.indexPathsForSelectedItems == [path(0), path(2)])
    rig.view.allowsMultipleSelection = false
    #expect(rig.view.indexPathsForSelectedItems == [path(0)])
    rig.view.deselectItem(at: path(0), animated: false)
    #expect(rig.view.indexPathsForSelectedItems == [])
    rig.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    rig.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(rig.view.indexPathsForSelectedItems == [])
    #expect(rig.cell(1)?.isSelected == false)
    #expect(rig.diary.tear().isEmpty)
  }

  @Test("A scroll position scrolls, none does not")
  func scrolls() {
    let rig = InteractionRig()
    rig.view.selectItem(at: path(4), animated: false, scrollPosition: [])
    #expect(rig.view.contentOffset.y == 0)
    rig.view.selectItem(at: path(4), animated: false, scrollPosition: .bottom)
    #expect(rig.view.contentOffset.y == 200)
  }

  @Test("An item that does not exist is told of and not selected")
  func missing() {
    let rig = InteractionRig()
    rig.view.selectItem(at: path(6), animated: false, scrollPosition: .top)
    #expect(rig.view.indexPathsForSelectedItems == [])
    #expect(rig.diagnostics.map(\.id) == [.indexPathDoesNotExist])
  }

  // MARK: Through reuse and updates

  @Test("Selection survives scrolling: the cell that comes back is told before it is filled")
  func survivesScrolling() {
    let rig = InteractionRig()
    rig.tap(0)
    rig.scroll(to: 300)
    #expect(rig.view.visibleCells.allSatisfy { !$0.isSelected })
    #expect(rig.view.indexPathsForSelectedItems == [path(0)])
    rig.scroll(to: 0)
    #expect(rig.cell(0)?.isSelected == true)
    #expect(rig.cell(1)?.isSelected == false)
  }

  @Test("Updates shift the selection; deleted and reloaded items lose it")
  func updates() {
    let rig = InteractionRig()
    rig.view.allowsMultipleSelection = true
    for item in [0, 1, 2, 4] {
      rig.view.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    rig.items[0] = ["c", "new", "b", "d", "e", "f"]
    rig.view.performBatchUpdates {
      rig.view.deleteItems(at: [path(0)])
      rig.view.moveItem(at: path(2), to: path(0))
      rig.view.insertItems(at: [path(1)])
      rig.view.reloadItems(at: [path(4)])
    }
    #expect(rig.view.indexPathsForSelectedItems == [path(0), path(2)])
    #expect(rig.cell(0)?.isSelected == true)
    #expect(rig.cell(1)?.isSelected == false)
  }

  @Test("Reloading everything drops the selection")
  func reload() {
    let rig = InteractionRig()
    rig.tap(0)
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.view.indexPathsForSelectedItems == [])
    #expect(rig.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  // MARK: Backgrounds

  @Test("A selected background is in the cell only while it is selected or touched")
  func backgrounds() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let content = cell.contentView
    let plain = UIView(frame: .zero)
    let chosen = UIView(frame: .zero)
    cell.selectedBackgroundView = chosen
    cell.backgroundView = plain
    #expect(cell.subviews == [plain, content])
    cell.isHighlighted = true
    #expect(cell.subviews == [plain, chosen, content])
    cell.bounds.size.width = 30
    #expect(cell.subviews.allSatisfy { $0.frame.width == 30 })
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(chosen.superview === cell)
    cell.isSelected = false
    #expect(cell.subviews == [plain, content])
  }

  @Test("The background view of a collection view stays where the bounds are")
  func collectionBackground() {
    let rig = InteractionRig()
    let background = UIView(frame: .zero)
    rig.view.backgroundView = background
    #expect(rig.view.subviews.first === background)
    rig.scroll(to: 120)
    #expect(background.frame == CGRect(x: 0, y: 120, width: 320, height: 300))
    rig.view.backgroundView = nil
    #expect(background.superview == nil)
  }
}
