import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite("Places on the screen")
struct ScreenPlaceTests {
  private var screen = Screen(columns: 80, rows: 24)

  @Test("A cell is the middle of its points, in every pane of its own, also outside of it")
  func points() throws {
    let first = try #require(screen.place(column: 0, row: 2, showing: .scrollingUp))
    #expect(first.pane == 0)
    let slots = screen.layout(.scrollingUp, footerRows: 1).panes
    let second = try #require(
      screen.place(column: slots[1].viewport.column, row: 2, showing: .scrollingUp))
    #expect(second.pane == 1)
    for (place, slot) in zip([first, second], slots) {
      let middle = CGPoint(x: slot.scale.width / 2, y: slot.scale.height / 2)
      let column = slot.viewport.column
      let row = slot.viewport.row
      #expect(place.point(column: column, row: row) == middle)
      #expect(
        place.point(column: column + 3, row: row - 4)
          == CGPoint(x: middle.x + 3 * slot.scale.width, y: middle.y - 4 * slot.scale.height))
    }
  }

  @Test("The title, the scroll bar, the inspector and what lies under something open are no place")
  mutating func outside() {
    #expect(screen.place(column: 0, row: 0, showing: .estimateTooLarge) == nil)
    #expect(screen.place(column: 32, row: 3, showing: .estimateTooLarge) == nil)
    #expect(screen.place(column: 60, row: 3, showing: .estimateTooLarge) == nil)
    #expect(screen.place(column: 4, row: 3, showing: .estimateTooLarge) != nil)
    screen.state.overlay = .gallery
    #expect(screen.place(column: 4, row: 3, showing: .estimateTooLarge) == nil)
    #expect(screen.isOverOverlay(column: 4, row: 3, showing: .estimateTooLarge))
  }

  @Test("Beside the dock a place is where it is drawn; the dock itself is none, nor what it covers")
  mutating func docked() throws {
    screen.state.overlay = .help
    for frame in [Frame.estimateTooLarge, .scrollingUp, .carousel] {
      let layout = screen.layout(frame)
      let dock = try #require(layout.dock)
      for slot in layout.panes {
        let place = try #require(
          screen.place(
            column: slot.viewport.endColumn - 1, row: slot.viewport.endRow - 1, showing: frame))
        #expect(place == ScreenPlace(slot))
        #expect(slot.viewport.endColumn <= dock.column)
      }
      for column in 0..<80 {
        #expect(
          screen.isOverOverlay(column: column, row: 5, showing: frame) == (column >= dock.column))
      }
      #expect(screen.place(column: dock.column, row: 5, showing: frame) == nil)
    }
    screen.columns = 59
    #expect(screen.place(column: 4, row: 3, showing: .estimateTooLarge) == nil)
  }

  @Test("A click shows the element in the inspector; beside all of them it shows none")
  mutating func inspecting() {
    screen.inspect(CGPoint(x: 100, y: 45), inPane: 0, showing: .estimateTooLarge)
    #expect(screen.state.inspected?.indexPath == [0, 1])
    let picture = screen.draw(.estimateTooLarge).picture
    #expect(picture.contains("▸ [0,1] measured 200 → 40"))
    #expect(picture.contains("at 0, 40 size 320 × 40"))
    screen.inspect(CGPoint(x: 100, y: 450), inPane: 0, showing: .estimateTooLarge)
    #expect(screen.state.inspected == nil)
    #expect(!screen.draw(.estimateTooLarge).picture.contains("▸"))
  }

  @Test("An element that has left says so")
  mutating func gone() {
    var frame = Frame.estimateTooLarge
    screen.inspect(CGPoint(x: 100, y: 45), inPane: 0, showing: frame)
    frame.panes[0].elements.removeAll()
    #expect(screen.draw(frame).picture.contains("▸ [0,1] is not on the screen"))
  }
}
