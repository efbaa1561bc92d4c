import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite("Elements of less than a row")
struct SqueezedElementsTests {
  /// Rows of ten points: every second one has a row of the screen to itself.
  private static func frame(columns: Double = 320) -> Frame {
    var pane = PaneFrame.list
    pane.layout = "list"
    pane.bounds = CGRect(x: 0, y: 0, width: columns, height: 200)
    pane.contentSize = CGSize(width: columns, height: 200)
    pane.elements = (0..<20).map {
      .cell($0, y: Double($0) * 10, width: columns, height: 10, state: .measured, estimated: 44)
    }
    return Frame(title: "low", time: 0, panes: [pane])
  }

  private func rows(_ screen: Screen, _ frame: Frame) -> [String] {
    let grid = screen.draw(frame)
    #expect(grid.isWhole)
    return grid.picture.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("How many a row hides stands at its end", arguments: [(80, 24), (120, 40)])
  func counts(_ columns: Int, _ rows: Int) {
    let drawn = self.rows(Screen(columns: columns, rows: rows), Self.frame())
    #expect(drawn[2].contains("[0,2] ") && drawn[2].prefix(32).contains(" +1 "))
    #expect(drawn[3].contains("[0,4] ") && drawn[3].prefix(32).contains(" +1 "))
  }

  @Test("It gives way to a number, and never touches one")
  func narrow() {
    for width in stride(from: 40.0, through: 200, by: 10) {
      let drawn = rows(Screen(columns: 80, rows: 24), Self.frame(columns: width))
      for row in drawn[2...9] {
        #expect(row.firstMatch(of: /[0-9]\+/) == nil)
        // Nor does it look like the number of an item.
        #expect(row.prefix(2).contains("+") == false, "\(width): \(row)")
        if width >= 50 { #expect(row.prefix(20).contains(" +"), "\(width): \(row)") }
        if width >= 60 { #expect(row.prefix(22).contains(" +1"), "\(width): \(row)") }
      }
    }
  }

  @Test("What differs, on a stage too, leaves it whole at the end")
  func differing() {
    for width in stride(from: 60.0, through: 320, by: 20) {
      var frame = Self.frame(columns: width)
      var other = frame.panes[0]
      for index in other.elements.indices { other.elements[index].frame.origin.y += 3 }
      frame.panes.append(other)
      for isOnStage in [false, true] {
        for (columns, rows) in [(40, 12), (80, 24), (120, 40)] {
          var screen = Screen(columns: columns, rows: rows)
          screen.state.isOnStage = isOnStage
          for row in self.rows(screen, frame) {
            #expect(
              row.firstMatch(of: /\+(\[|[0-9]* [0-9~\[]|[0-9]*≠)/) == nil,
              "\(width) \(columns) \(isOnStage): \(row)")
          }
        }
      }
    }
  }

  @Test(
    "One that is under the cursor has the row in place of its neighbour; where all have a row nothing is told"
  )
  func cursor() {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.inspected = InspectedElement(Self.frame().panes[0].elements[3])
    #expect(rows(screen, Self.frame())[3].hasPrefix("▸[0,3]"))
    var frame = Self.frame()
    for index in frame.panes[0].elements.indices {
      frame.panes[0].elements[index].frame = CGRect(
        x: 0, y: Double(index) * 20, width: 320, height: 20)
    }
    #expect(!rows(screen, frame)[1...20].contains { $0.prefix(32).contains("+") })
  }

  @Test(
    "One that is found has the row unless its neighbour is, too; the one gone to has it in any case"
  )
  func found() throws {
    var frame = Self.frame()
    frame.panes[0].elements[3].text = "one"
    for index in 7...8 { frame.panes[0].elements[index].text = "one" }
    var screen = Screen(columns: 80, rows: 24)
    screen.state.search = SearchState(.text(try #require(TextPattern("one"))))
    var drawn = rows(screen, frame)
    #expect(drawn[3].hasPrefix("›[0,3] ") && drawn[3].prefix(32).contains(" +1 "))
    #expect(drawn[5].hasPrefix("›[0,8] "))
    screen.state.search?.current = [0, 7]
    drawn = rows(screen, frame)
    #expect(drawn[5].hasPrefix("»[0,7] ") && drawn[5].prefix(32).contains(" +1 "))
    screen.state.inspected = InspectedElement(frame.panes[0].elements[8])
    #expect(!rows(screen, frame).contains { $0.hasPrefix("»") })
    screen.state.inspected = nil
    screen.state.isOnStage = true
    #expect(rows(screen, frame).contains { $0.contains("»7 ") || $0.contains("»[0,7]") })
  }

  @Test("A higher neighbour goes on below it, and one that is pinned stays")
  func neighbours() {
    var frame = Self.frame()
    frame.panes[0].elements = [
      .cell(0, y: 0, width: 320, height: 60), .cell(1, y: 60, width: 320, height: 5),
      .cell(2, y: 65, width: 320, height: 75),
    ]
    var screen = Screen(columns: 80, rows: 24)
    #expect(rows(screen, frame)[4].hasPrefix("╷[0,2] "))
    screen.state.inspected = InspectedElement(frame.panes[0].elements[1])
    let drawn = rows(screen, frame)
    #expect(drawn[1].hasPrefix("┌[0,0] ") && drawn[3].hasPrefix("└"))
    #expect(drawn[4].hasPrefix("▸[0,1] ") && !drawn[4].prefix(32).contains("+1"))
    #expect(drawn[5].hasPrefix("┌[0,2] ") && drawn[7].hasPrefix("└"))
    frame.panes[0].elements[2].isPinned = true
    #expect(!rows(screen, frame)[4].contains("[0,1] "))
  }

  @Test("One that has nothing else in its row has it")
  func alone() {
    var frame = Self.frame()
    frame.panes[0].elements = [
      .cell(0, y: 0, width: 320, height: 20), .cell(1, y: 180, width: 320, height: 8),
      .cell(2, y: 190, width: 320, height: 8, state: .estimated),
    ]
    frame.panes[0].elements[2].frame.origin.x = 400
    let drawn = rows(Screen(columns: 80, rows: 24), frame)
    #expect(drawn[10].dropFirst().hasPrefix("[0,1] ") && !drawn[10].prefix(34).contains("+"))
  }

  @Test("What is out of view is in no row")
  func outOfView() {
    var frame = Self.frame()
    for index in frame.panes[0].elements.indices {
      frame.panes[0].elements[index].frame = CGRect(
        x: 0, y: Double(index) * 20, width: 320, height: 20)
    }
    for y in [200.0, 205, 210, 5_000, -15, -5_000] {
      frame.panes[0].elements.append(
        .cell(30, y: y, width: 320, height: 2, state: .measured, estimated: 44))
    }
    #expect(!rows(Screen(columns: 80, rows: 24), frame).contains { $0.prefix(32).contains("+") })
  }

  @Test("On a stage a pinned one has a row, and is not told to have none")
  func pinned() {
    var frame = Self.frame()
    for index in frame.panes[0].elements.indices {
      frame.panes[0].elements[index].frame = CGRect(
        x: 0, y: Double(index) * 20, width: 320, height: 20)
    }
    frame.panes[0].elements.append(
      .cell(30, y: 0, width: 320, height: 2, state: .measured, estimated: 44))
    var screen = Screen(columns: 80, rows: 24)
    screen.state.isOnStage = true
    #expect(rows(screen, frame).contains { $0.contains("+1") })
    frame.panes[0].elements[20].isPinned = true
    #expect(!rows(screen, frame).contains { $0.contains("+1") })
  }
}
