import Foundation
import Simulator
import Testing

@testable import Renderer

/// What a click does beside the viewports: it is on what is drawn there.
@Suite struct ClickTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12)]

  private static func screen(_ columns: Int, _ rows: Int, _ overlay: ScreenOverlay?) -> Screen {
    var screen = Screen(columns: columns, rows: rows)
    screen.state.overlay = overlay
    return screen
  }

  private static func rows(_ screen: Screen, _ frame: Frame) -> [String] {
    screen.draw(frame).picture.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  // MARK: - The footer

  @Test(
    "A click on a key of the footer is that key, one on its word too where it is alone",
    arguments: [
      ("q quit", 0, Key.character("q")), ("q quit", 5, .character("q")),
      ("? help", 3, .character("?")), ("↑↓ scroll", 0, .up), ("↑↓ scroll", 1, .down),
      ("↑↓ scroll", 4, nil),
    ] as [(String, Int, Key?)])
  func footer(_ hint: String, _ column: Int, _ key: Key?) throws {
    let screen = Self.screen(80, 24, nil)
    let last = try #require(Self.rows(screen, .estimateTooLarge).last)
    let start = try #require(last.range(of: hint)).lowerBound
    let place = last.distance(from: last.startIndex, to: start) + column
    #expect(screen.footerKey(column: place, row: 23, showing: .estimateTooLarge) == key)
    #expect(screen.footerKey(column: place, row: 22, showing: .estimateTooLarge) == nil)
  }

  @Test("Beside a caption the keys are where they are drawn; under a prompt there are none")
  func caption() throws {
    var frame = Frame.scrollingUp
    frame.caption = String(repeating: "word ", count: 11)
    var screen = Self.screen(80, 24, nil)
    let last = try #require(Self.rows(screen, frame).last)
    let start = try #require(last.range(of: "? help")).lowerBound
    let place = last.distance(from: last.startIndex, to: start)
    #expect(screen.footerKey(column: place, row: 23, showing: frame) == .character("?"))
    #expect(screen.footerKey(column: 1, row: 23, showing: frame) == nil)
    _ = screen.press(.character(":"), showing: frame)
    #expect(screen.footerKey(column: place, row: 23, showing: frame) == nil)
  }

  @Test("On a stage, and on a screen that is too small, there is no footer to click")
  func none() {
    var stage = Self.screen(80, 24, nil)
    stage.state.isOnStage = true
    let small = Self.screen(30, 8, nil)
    var gallery = Self.screen(30, 8, .gallery)
    gallery.state.gallery = GalleryState(
      entries: (1...9).map { GalleryEntry(title: "\($0)", about: "", group: "", path: "\($0)") })
    for row in 0..<8 {
      #expect(gallery.choose(column: 4, row: row, showing: .estimateTooLarge) == nil)
    }
    for column in 0..<80 {
      #expect(stage.footerKey(column: column, row: 23, showing: .estimateTooLarge) == nil)
      #expect(small.footerKey(column: column, row: 7, showing: .estimateTooLarge) == nil)
    }
  }

  // MARK: - Lists

  @Test("A click in the gallery chooses the entry that is drawn there, and opens the chosen one")
  func gallery() {
    for (columns, height) in Self.sizes {
      var screen = Self.screen(columns, height, .gallery)
      screen.state.gallery = GalleryState(
        entries: (1...40).map {
          GalleryEntry(title: "entry \($0).", about: "", group: "group \($0 / 7)", path: "\($0)")
        })
      screen.state.gallery.select(19)
      var hits = 0
      for (row, text) in Self.rows(screen, .carousel).enumerated() {
        var clicked = screen
        let outcome = clicked.choose(column: 4, row: row, showing: .carousel)
        // The list alone: below and beside it stands what the chosen one is about.
        guard let named = text.prefix(30).firstMatch(of: /entry \d+\./), row > 0,
          text.hasPrefix("   entry") || text.hasPrefix(" ▸ entry")
        else {
          #expect(outcome == nil)
          continue
        }
        hits += 1
        if named.0 == "entry 20." {
          #expect(outcome == .open(screen.state.gallery.entries[19]))
        } else {
          #expect(outcome == .redraw)
          #expect(clicked.state.gallery.selected?.title == String(named.0))
        }
      }
      #expect(hits > 3)
    }
  }

  @Test("A click in the panel of the knobs chooses the knob that is drawn there")
  func knobs() {
    var frame = Frame.estimateTooLarge
    frame.panes[0].knobs = (1...40).map {
      Knob("layout.knob\($0)x", in: $0 < 20 ? .layout : .view, value: "1", own: "1", higher: "2")
    }
    for (columns, height) in Self.sizes {
      var screen = Self.screen(columns, height, .knobs)
      screen.state.knobs.selection = "layout.knob20x"
      var hits = 0
      for (row, text) in Self.rows(screen, frame).enumerated() {
        var clicked = screen
        let outcome = clicked.choose(column: columns - 8, row: row, showing: frame)
        // What is told of the chosen one stands below the list.
        guard let named = text.firstMatch(of: /[ ▸] knob\d+x/), !text.contains("layout.knob") else {
          #expect(outcome == nil)
          continue
        }
        hits += 1
        #expect(outcome == .redraw)
        #expect(clicked.state.knobs.selection == "layout." + named.0.dropFirst(2))
      }
      #expect(hits > 3)
    }
  }

  @Test("A click on a call looks at it, and the list stands still")
  func calls() {
    var frame = Frame.estimateTooLarge
    frame.panes[0].calls = (1...60).map {
      var event = TraceEvent(time: Double($0 / 9), kind: .call, call: "prepare\($0)x()")
      event.number = $0
      return event
    }
    for (columns, height) in Self.sizes {
      let screen = Self.screen(columns, height, .calls)
      var hits = 0
      for (row, text) in Self.rows(screen, frame).enumerated() {
        var clicked = screen
        let outcome = clicked.choose(column: columns - 8, row: row, showing: frame)
        guard let named = text.firstMatch(of: /prepare(\d+)x/) else {
          #expect(outcome == nil)
          continue
        }
        hits += 1
        #expect(outcome == .redraw)
        #expect(clicked.state.calls.selected == Int(named.1))
        #expect(clicked.state.calls.stop == 60)
      }
      #expect(hits > 3)
    }
  }

  @Test(
    "The call that is clicked stays where it is, so that a second click is on it and shows its element"
  )
  func callTwice() throws {
    var frame = Frame.estimateTooLarge
    let cell = try #require(frame.panes[0].elements.first { $0.category == .cell })
    frame.panes[0].calls = (1...60).map {
      var event = TraceEvent(time: Double($0 / 9), kind: .call, call: "prepare\($0)x()")
      event.number = $0
      event.element = TraceEvent.Element(indexPath: cell.indexPath)
      event.contentOffset = .zero
      event.contentSize = CGSize(width: 320, height: 4000)
      return event
    }
    for (columns, height) in Self.sizes {
      let screen = Self.screen(columns, height, .calls)
      for (row, text) in Self.rows(screen, frame).enumerated() where text.contains("prepare") {
        var clicked = screen
        _ = clicked.choose(column: columns - 8, row: row, showing: frame)
        let selected = clicked.state.calls.selected
        let told = Self.rows(clicked, frame)
        // In the last rows of the list it gives way to what is told of it.
        #expect(told[row].contains("▸ prepare") || row > height / 2, "\(columns) \(row)")
        #expect(told.contains { $0.contains("▸ prepare\(selected ?? 0)x") })
        _ = clicked.choose(column: columns - 8, row: row, showing: frame)
        #expect(clicked.state.calls.selected == selected, "\(columns) \(row)")
        #expect(clicked.state.inspected == InspectedElement(cell), "\(columns) \(row)")
        // A key has the list around the call again.
        _ = clicked.press(.up, showing: frame)
        #expect(clicked.state.calls.row == nil)
      }
    }
  }

  @Test("A click on a command of the palette does it")
  func palette() throws {
    var screen = Self.screen(80, 24, nil)
    _ = screen.press(.character(":"), showing: .estimateTooLarge)
    for letter in "legend" {
      _ = screen.press(.character(String(letter)), showing: .estimateTooLarge)
    }
    let row = try #require(
      Self.rows(screen, .estimateTooLarge).firstIndex { $0.contains("▸ ") })
    #expect(screen.choose(column: 60, row: row, showing: .estimateTooLarge) != nil)
    #expect(screen.state.overlay == .legend && screen.state.prompt == nil)
  }

  // MARK: - Time

  @Test("A place on the line of time is the moment that is marked there")
  func time() throws {
    for place in [0, 0.3, 0.5, 1] {
      var screen = Self.screen(120, 24, nil)
      screen.state.time.end = 4
      screen.state.time.place = place
      let title = Self.rows(screen, .estimateTooLarge)[0]
      let column = try #require(Array(title).firstIndex(of: "◇"))
      let grip = try #require(screen.timeGrip(column: column, row: 0, showing: .estimateTooLarge))
      #expect(abs(grip.place(column: column) - place) < 0.02)
      #expect(screen.timeGrip(column: column, row: 1, showing: .estimateTooLarge) == nil)
      #expect(screen.timeGrip(column: 1, row: 0, showing: .estimateTooLarge) == nil)
      // Held by the mouse it goes on outside.
      #expect(grip.place(column: 0) == 0 && grip.place(column: 119) == 1)
    }
    let without = Self.screen(120, 24, nil)
    #expect(without.timeGrip(column: 60, row: 0, showing: .estimateTooLarge) == nil)
  }
}
