import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite("The cursor")
struct ScreenCursorTests {
  private var screen = Screen(columns: 80, rows: 24)

  /// Two sections in the viewport, drawn in another order than that of the data.
  private var frame: Frame {
    var pane = PaneFrame.list
    func view(_ section: Int, _ kind: String) -> ElementFrame {
      var view = ElementFrame.cell(0, y: 200, height: 20)
      view.category = .supplementaryView
      view.kind = kind
      view.indexPath = [section, 0]
      return view
    }
    var other = ElementFrame.cell(0, y: 300, height: 40)
    other.indexPath = [1, 0]
    pane.elements = [
      other, view(0, "UICollectionElementKindSectionFooter"), .cell(1, y: 60, height: 40),
      .cell(0, y: 20, height: 40), view(0, "UICollectionElementKindSectionHeader"),
    ]
    return Frame(title: "", time: 0, panes: [pane])
  }

  private mutating func press(_ keys: String, _ frame: Frame? = nil) -> String {
    let frame = frame ?? self.frame
    for key in keys { _ = screen.press(.character(String(key)), showing: frame) }
    guard let element = screen.state.inspected else { return "none" }
    return "\(element.kind?.suffix(6) ?? "cell") \(element.indexPath)"
  }

  @Test("It starts at the first cell, goes through the data in order, and stops at the ends")
  mutating func order() {
    #expect(press(")") == "cell [0, 0]")
    #expect(press(")") == "cell [0, 1]")
    #expect(press(")") == "Footer [0, 0]")
    #expect(press(")") == "cell [1, 0]")
    #expect(press(")") == "cell [1, 0]")
    #expect(press("((((") == "Header [0, 0]")
    #expect(press("(") == "Header [0, 0]")
    #expect(press("x") == "none")
    #expect(press("(") == "cell [1, 0]")
  }

  @Test("An element that has left the screen is gone on from by its place in the data")
  mutating func left() {
    _ = press("))")
    var later = frame
    later.panes[0].elements.removeAll { $0.category == .cell && $0.indexPath[0] == 0 }
    #expect(press("(", later) == "Header [0, 0]")
    var gone = frame
    gone.panes[0].elements = []
    #expect(press(")", gone) == "Header [0, 0]")
  }

  /// The frame in which an item that is not live stands at an index path; nil for one that is gone.
  private func frame(_ frame: Frame, withItem item: Int, at path: [Int]?) -> Frame {
    var frame = frame
    let watched = ItemIdentity(id: "row-\(item)", position: item)
    frame.panes[0].elements.removeAll { $0.detail.item == watched }
    frame.panes[0].watched = WatchedItem(watched, at: path)
    return frame
  }

  @Test("It stays with its item while that is off the screen, whatever stands where the item was")
  mutating func away() {
    _ = press(")))", .measuring)
    let away = frame(.measuring, withItem: 2, at: [0, 40])
    #expect(screen.state.inspected?.find(in: away.panes[0]) == nil)
    screen.follow(away)
    #expect(screen.draw(away).picture.contains("▸ [0,40] is not on the screen"))
    var narrow = away
    narrow.panes = Array(repeating: away.panes[0], count: 4)
    #expect(screen.draw(narrow).picture.contains("▸ [0,40] off screen "))
    let item = ItemIdentity(id: "row-2", position: 2)
    #expect(
      screen.press(.character("D"), showing: away)
        == .session(.edit(.delete, at: .item(item))))
    // A past frame does not tell where it was.
    var past = away
    past.panes[0].watched = nil
    screen.follow(past)
    #expect(screen.state.inspected?.item == item)
    #expect(screen.draw(past).picture.contains("▸ [0,40] is not on the screen"))
  }

  @Test("Where its item is gone it goes on to what stands in its place, and else says so")
  mutating func gone() {
    _ = press(")))", .measuring)
    var gone = frame(.measuring, withItem: 2, at: nil)
    gone.panes[0].elements[2].indexPath = [0, 2]
    screen.follow(gone)
    #expect(screen.state.inspected?.item?.id == "row-3")
    gone = frame(.measuring, withItem: 3, at: nil)
    gone.panes[0].elements.removeAll { $0.indexPath == [0, 2] }
    screen.follow(gone)
    #expect(screen.draw(gone).picture.contains("▸ id row-3 is no item here"))
    // Off the screen, too, as far as the frame tells.
    var next = screen
    var frame = gone
    frame.panes[0].watched?.successor = ItemIdentity(id: "row-4", position: 4)
    next.follow(frame)
    #expect(next.state.inspected?.item?.id == "row-4")
    for key in "DXtS" {
      #expect(screen.press(.character(String(key)), showing: gone) == .redraw)
      #expect(screen.draw(gone).picture.contains("\(key) no such item"))
    }
    #expect(
      screen.press(.character("a"), showing: gone)
        == .session(.edit(.insert, at: .path([0, 2]))))
  }

  @Test("It goes through the chosen pane where that is not the first one")
  mutating func chosenPane() {
    var frame = frame
    var other = frame.panes[0]
    other.elements = [.cell(7, y: 20, height: 40)]
    other.itemCount = 9
    frame.panes.append(other)
    screen.state.focusedPane = 1
    #expect(press(")", frame) == "cell [0, 7]")
    #expect(screen.press(.character("x"), showing: frame) == .redraw)
    #expect(
      screen.press(.character("D"), showing: frame) == .session(.edit(.delete, pane: 1)))
  }

  @Test("It stays with its item, wherever an update puts that")
  mutating func identity() {
    let frame = Frame.measuring
    _ = press(")))", frame)
    #expect(screen.state.inspected?.item?.id == "row-2")
    var later = frame
    for index in later.panes[0].elements.indices {
      later.panes[0].elements[index].indexPath[1] += 1
    }
    #expect(screen.state.inspected?.find(in: later.panes[0])?.indexPath == [0, 3])
    #expect(press(")", later) == "cell [0, 4]")
    // In other data, what has its identity, else its position.
    later = frame
    later.panes[0].elements[3].detail.item = ItemIdentity(id: "another", position: 3)
    #expect(screen.state.inspected?.find(in: later.panes[0])?.detail.id == "another")
    later.panes[0].elements[5].detail.item = ItemIdentity(id: "row-3", position: 80)
    #expect(screen.state.inspected?.find(in: later.panes[0])?.indexPath == [0, 5])
  }

  @Test("Of several items with one identity it is the one at the index path")
  func repeated() {
    var pane = Frame.measuring.panes[0]
    for index in pane.elements.indices {
      pane.elements[index].detail.item = ItemIdentity(id: "same", position: index)
    }
    let inspected = InspectedElement(pane.elements[4])
    #expect(inspected.find(in: pane)?.indexPath == [0, 4])
    pane.elements.swapAt(3, 4)
    pane.elements[3].indexPath = [0, 3]
    #expect(inspected.find(in: pane)?.indexPath == [0, 3])
    // Another one is not taken for it where the data tell that it is elsewhere.
    pane.elements.remove(at: 3)
    #expect(inspected.find(in: pane) != nil)
    pane.watched = inspected.item.map { WatchedItem($0, at: [0, 80]) }
    #expect(inspected.find(in: pane) == nil)
  }

  @Test("It is read from further back than every frame tells")
  mutating func history() {
    #expect(!screen.readsHistory)
    _ = press(")")
    #expect(screen.readsHistory)
    _ = press("xc")
    #expect(screen.readsHistory)
  }
}
