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

  @Test("An item beyond all that the data has is gone, not off the screen")
  mutating func gone() {
    _ = press("))")
    let inspected = screen.state.inspected
    var later = frame
    later.panes[0].itemCount = 9
    #expect(inspected?.isGone(from: later.panes[0]) == false)
    later.panes[0].itemCount = 0
    #expect(inspected?.isGone(from: later.panes[0]) == true)
  }

  @Test("It stays with its item, wherever an update puts that")
  mutating func identity() {
    let frame = Frame.measuring
    _ = press(")))", frame)
    #expect(screen.state.inspected?.id == "row-2")
    var later = frame
    for index in later.panes[0].elements.indices {
      later.panes[0].elements[index].indexPath[1] += 1
    }
    #expect(screen.state.inspected?.find(in: later.panes[0])?.indexPath == [0, 3])
    #expect(press(")", later) == "cell [0, 4]")
    // Without its item, what stands in its place.
    later.panes[0].elements.removeAll { $0.detail.id == "row-3" }
    #expect(screen.state.inspected?.find(in: later.panes[0])?.detail.id == nil)
    later = frame
    later.panes[0].elements[3].detail.id = "another"
    screen.state.inspected?.indexPath = [0, 3]
    #expect(screen.state.inspected?.find(in: later.panes[0])?.detail.id == "another")
  }

  @Test("Of several items with one identity it is the one at the index path")
  func repeated() {
    var pane = Frame.measuring.panes[0]
    for index in pane.elements.indices { pane.elements[index].detail.id = "same" }
    let inspected = InspectedElement(pane.elements[4])
    #expect(inspected.find(in: pane)?.indexPath == [0, 4])
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
