import Foundation
import Simulator
import Testing

@testable import Renderer

/// Where the mouse takes the content by the scroll bar or the minimap.
@Suite("The mouse on a map")
struct MapGripTests {
  /// A pane of so many items, 44 points each, in a viewport of 480.
  private func pane(items: Double, offset: Double = 0) -> PaneFrame {
    var pane = PaneFrame.list
    pane.contentSize = CGSize(width: 320, height: items * 44)
    pane.scrollRange = 0...max(0, items * 44 - 480)
    pane.bounds.origin.y = offset
    return pane
  }

  private func slot(_ map: CellRect) -> PaneSlot {
    PaneSlot(
      index: 0, header: nil, viewport: CellRect(column: 0, row: 1, columns: 32, rows: 20),
      scrollBar: map, inspector: nil, scale: CGSize(width: 10, height: 20))
  }

  private let bar = CellRect(column: 32, row: 1, columns: 1, rows: 20)
  private let map = CellRect(column: 32, row: 1, columns: 8, rows: 20)

  private func grip(_ pane: PaneFrame, _ area: CellRect, row: Int) throws -> MapGrip {
    try #require(MapGrip(slot(area), of: pane, column: area.column + 3, row: row))
  }

  private func shares(_ grip: MapGrip, column: Int = 35, row: Int) -> CGPoint? {
    guard case .indicator(let shares) = grip.action(column: column, row: row) else { return nil }
    return shares
  }

  @Test("One item that fits gives nothing to hold", arguments: [1, 10] as [Double])
  func fits(items: Double) {
    #expect(MapGrip(slot(bar), of: pane(items: items), column: 32, row: 5) == nil)
    #expect(MapGrip(slot(map), of: pane(items: items), column: 35, row: 5) == nil)
  }

  @Test(
    "A press beside the frame goes there, at both ends exactly",
    arguments: [11, 12, 1_000, 1e9] as [Double])
  func jumps(items: Double) throws {
    let atStart = pane(items: items)
    let last = try grip(atStart, map, row: 20)
    #expect(last.isJump)
    #expect(shares(last, row: 20) == CGPoint(x: 0, y: 1))
    let atEnd = pane(items: items, offset: items * 44 - 480)
    let first = try grip(atEnd, bar, row: 1)
    #expect(first.isJump)
    #expect(shares(first, row: 1) == .zero)
  }

  @Test("A press in the middle of a billion goes to the middle")
  func middle() throws {
    let grip = try grip(pane(items: 1e9), bar, row: 11)
    #expect(try #require(shares(grip, row: 11)).y == 10 / 19)
  }

  @Test("A frame that is held stays where it is, and goes along from there to both ends")
  func drags() throws {
    let offset = 1e9 * 44 * 0.3
    let pane = pane(items: 1e9, offset: offset)
    let thumb = ScrollThumb(along: pane).places(20).lowerBound
    let grip = try grip(pane, map, row: 1 + thumb)
    #expect(!grip.isJump)
    let share = offset / (1e9 * 44 - 480)
    #expect(try #require(shares(grip, row: 1 + thumb)).y == share)
    // Of so long a content the way of the frame is the length of the map.
    #expect(abs(try #require(shares(grip, row: 2 + thumb)).y - share - 1.0 / 20) < 1e-6)
    for row in [20, 21, 400] { #expect(shares(grip, row: row)?.y == 1) }
    for row in [1, 0, -400] { #expect(shares(grip, row: row)?.y == 0) }
  }

  @Test("A frame that is held stays under the mouse", arguments: [11, 40, 1e6, 1e9] as [Double])
  func underMouse(items: Double) throws {
    let end = items * 44 - 480
    for offset in [0, end * 0.1, end * 0.38, end * 0.77, end] {
      let pane = pane(items: items, offset: offset)
      let thumb = ScrollThumb(along: pane).places(20)
      let grip = try grip(pane, map, row: 1 + thumb.lowerBound)
      for place in 0...(20 - thumb.count) {
        let share = try #require(shares(grip, row: 1 + place)).y
        #expect(ScrollThumb(along: pane).places(20, offset: share * end).lowerBound == place)
      }
    }
  }

  @Test(
    "Every place of a bar is reached, one after the other", arguments: [11, 40, 1e9] as [Double])
  func monotone(items: Double) throws {
    let pane = pane(items: items)
    let thumb = ScrollThumb(along: pane).places(20)
    let grip = try grip(pane, bar, row: 1)
    var last = -1.0
    for row in 1...(21 - thumb.count) {
      let share = try #require(shares(grip, row: row)).y
      #expect(share > last)
      let range = pane.scrollRange
      let offset = range.lowerBound + share * (range.upperBound - range.lowerBound)
      #expect(ScrollThumb(along: pane).places(20, offset: offset).lowerBound == row - 1)
      last = share
    }
    #expect(last == 1)
  }

  @Test("Sideways the same, by columns")
  func horizontal() throws {
    var pane = Frame.carousel.panes[0]
    pane.bounds.origin.x = 0
    let below = CellRect(column: 0, row: 20, columns: 32, rows: 4)
    let grip = try #require(MapGrip(slot(below), of: pane, column: 31, row: 22))
    #expect(shares(grip, column: 31, row: 22) == CGPoint(x: 1, y: 0))
    #expect(shares(grip, column: 0, row: 22) == .zero)
  }

  @Test("Where there is something to see both ways, the map goes both ways")
  func bothWays() throws {
    var pane = Frame.stretched.panes[0]
    pane.bounds.origin = .zero
    let grip = try #require(MapGrip(slot(map), of: pane, column: 39, row: 20))
    #expect(shares(grip, column: 39, row: 20) == CGPoint(x: 1, y: 1))
    #expect(shares(grip, column: 39, row: 1) == CGPoint(x: 1, y: 0))
    #expect(shares(grip, column: 33, row: 20) == CGPoint(x: 0, y: 1))
    // On the bar the other way stays as it is.
    pane.bounds.origin = CGPoint(x: 240, y: 0)
    let onBar = try #require(MapGrip(slot(bar), of: pane, column: 32, row: 20))
    #expect(shares(onBar, column: 60, row: 20) == CGPoint(x: 0.5, y: 1))
  }

  @Test(
    "Beside a bar the line at the other edge goes the other way, which stays as it is on the bar")
  func acrossBar() throws {
    var pane = Frame.stretched.panes[0]
    pane.bounds.origin = CGPoint(x: 240, y: 100)
    let line = try #require(slot(bar).crossBar(of: pane, above: 24))
    #expect(line == CellRect(column: 0, row: 21, columns: 32, rows: 1))
    let beside = try #require(MapGrip(slot(bar), of: pane, on: line, column: 31, row: 21))
    #expect(beside.isJump)
    #expect(shares(beside, column: 31, row: 21) == CGPoint(x: 1, y: 0.25))
    #expect(shares(beside, column: 0, row: 21) == CGPoint(x: 0, y: 0.25))
    let held = try #require(MapGrip(slot(bar), of: pane, on: line, column: 10, row: 21))
    #expect(!held.isJump)
    #expect(shares(held, column: 10, row: 30) == CGPoint(x: 0.5, y: 0.25))
    // No row for it, a map that shows it, nowhere to go.
    #expect(slot(bar).crossBar(of: pane, above: 21) == nil)
    #expect(slot(map).crossBar(of: pane, above: 24) == nil)
    #expect(slot(bar).crossBar(of: self.pane(items: 100), above: 24) == nil)
    pane.scrollsHorizontally = true
    let below = slot(CellRect(column: 0, row: 21, columns: 32, rows: 1))
    let right = try #require(below.crossBar(of: pane, above: 24))
    #expect(right == CellRect(column: 32, row: 1, columns: 1, rows: 20))
    let sideways = try #require(MapGrip(below, of: pane, on: right, column: 32, row: 20))
    #expect(try #require(shares(sideways, column: 32, row: 20)).y == 1)
    let screen = Screen(columns: 80, rows: 14)
    #expect(screen.grip(column: 31, row: 11, showing: .stretched)?.isJump == true)
    #expect(screen.grip(column: 31, row: 12, showing: .stretched) == nil)
  }

  @Test("The screen knows its bars and maps, but not under something open")
  func screen() {
    var screen = Screen(columns: 80, rows: 24)
    #expect(screen.grip(column: 32, row: 20, showing: .estimateTooLarge)?.pane == 0)
    #expect(screen.grip(column: 31, row: 20, showing: .estimateTooLarge) == nil)
    #expect(screen.grip(column: 33, row: 20, showing: .estimateTooLarge) == nil)
    screen.state.overlay = .gallery
    #expect(screen.grip(column: 32, row: 20, showing: .estimateTooLarge) == nil)
    let wide = Screen(columns: 120, rows: 40)
    for column in 32..<40 {
      #expect(wide.grip(column: column, row: 20, showing: .estimateTooLarge) != nil)
    }
    #expect(wide.grip(column: 40, row: 20, showing: .estimateTooLarge) == nil)
  }
}
