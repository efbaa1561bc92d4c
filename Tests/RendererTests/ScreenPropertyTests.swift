import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite struct ScreenPropertyTests {
  private static let frames: [Frame] = [
    .estimateTooLarge, .scrollingUp, .carousel, .sections, .stretched,
  ]

  /// A screen for each thing that can be switched.
  private static func screens(columns: Int, rows: Int) -> [Screen] {
    var screens: [Screen] = []
    for arrangement in PaneArrangement.allCases {
      for showsInspector in [true, false] {
        var screen = Screen(columns: columns, rows: rows)
        screen.state.arrangement = arrangement
        screen.state.showsInspector = showsInspector
        screens.append(screen)
      }
    }
    let overlays: [ScreenOverlay] = [
      .help, .gallery, .message(ScreenMessage(title: "한글", text: "text\u{1B}")),
    ]
    for overlay in overlays {
      var screen = Screen(columns: columns, rows: rows)
      screen.state.overlay = overlay
      screen.state.overlayScroll = 3
      screens.append(screen)
    }
    var screen = Screen(columns: columns, rows: rows)
    screen.state.overlay = .help
    screen.state.prompt = Prompt(.filter(.help), text: "page")
    screens.append(screen)
    screen.state.prompt = Prompt(.palette)
    screens.append(screen)
    for theme in ThemeName.allCases {
      screen.state = ScreenState()
      screen.state.theme = theme
      screens.append(screen)
    }
    return screens
  }

  @Test(
    "Every row of every screen has exactly its columns",
    arguments: [
      (0, 0), (1, 1), (10, 3), (39, 9), (40, 10), (41, 11), (47, 13), (60, 12), (61, 30), (79, 23),
      (80, 24), (100, 10), (132, 43), (200, 60), (300, 11), (40, 100),
    ])
  func rows(_ columns: Int, _ rows: Int) {
    for screen in Self.screens(columns: columns, rows: rows) {
      for frame in Self.frames {
        let grid = screen.draw(frame)
        #expect(grid.isWhole && grid.columns == columns && grid.rows == rows)
      }
    }
  }

  @Test("In ASCII, the screen's own marks are ASCII")
  func ascii() {
    for (columns, rows) in [(20, 4), (40, 10), (80, 24), (140, 45)] {
      for var screen in Self.screens(columns: columns, rows: rows) {
        screen.isASCII = true
        for frame in Self.frames {
          let grid = screen.draw(frame.withASCIIText)
          let foreign = Set(grid.text().unicodeScalars.filter { !$0.isASCII })
          // The title of the message is text, not a mark.
          #expect(foreign.subtracting("한글␛".unicodeScalars).isEmpty)
        }
      }
    }
  }

  @Test("Without colours there are none, and the signs stay")
  func colors() {
    for screen in Self.screens(columns: 80, rows: 24) {
      for frame in Self.frames {
        var plain = screen
        plain.usesColor = false
        let grid = plain.draw(frame)
        for row in 0..<grid.rows {
          for column in 0..<grid.columns {
            let style = grid[column, row].style
            #expect(style.foreground == nil && style.background == nil)
          }
        }
        #expect(grid.text() == screen.draw(frame).text())
      }
    }
  }

  @Test("No text in any place brings a control character into a cell", arguments: 0..<6)
  func randomText(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for var frame in Self.frames {
      frame.scramble { random.text() }
      for var screen in Self.screens(columns: 80, rows: 24) {
        screen.state.gallery = GalleryState(
          entries: [
            GalleryEntry(
              title: random.text(), about: random.text(), group: random.text(), path: random.text())
          ])
        if case .message = screen.state.overlay {
          screen.state.overlay = .message(
            ScreenMessage(title: random.text(), text: random.text()))
        }
        let grid = screen.draw(frame)
        #expect(grid.isWhole, "seed \(seed)")
        let isSafe = grid.text().unicodeScalars.allSatisfy { scalar in
          scalar == "\n"
            || (scalar.properties.generalCategory != .control
              && !(0x202A...0x202E).contains(scalar.value)
              && !(0x2066...0x2069).contains(scalar.value))
        }
        #expect(isSafe, "seed \(seed)")
      }
    }
  }

  @Test("Numbers out of all bounds draw something")
  func wildNumbers() {
    let numbers: [Double] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 0, -1, .leastNonzeroMagnitude,
    ]
    for number in numbers {
      for var frame in Self.frames {
        for index in frame.panes.indices {
          frame.panes[index].bounds = CGRect(x: number, y: number, width: number, height: 480)
          frame.panes[index].contentSize.height = number
          frame.panes[index].scale = CGSize(width: number, height: 20)
          frame.panes[index].font.width = number
          frame.panes[index].velocity.y = number
          frame.panes[index].motion.stretch = CGPoint(x: number, y: number)
          frame.panes[index].motion.pull = CGPoint(x: number, y: number)
          frame.panes[index].motion.proposedTarget = CGPoint(x: number, y: 100)
          frame.panes[index].motion.target = CGPoint(x: 100, y: number)
          frame.panes[index].motion.reportedVelocity = CGPoint(x: number, y: number)
          frame.panes[index].motion.history = [0, number, 2].map {
            MotionSample(
              time: $0, offset: CGPoint(x: 0, y: number), velocity: CGPoint(x: number, y: number))
          }
          frame.panes[index].estimateDebt = number
          frame.panes[index].measuredMap = [number]
          frame.panes[index].blanks = [CGRect(x: number, y: 0, width: 300, height: number)]
          if var element = frame.panes[index].elements.first {
            element.frame = CGRect(x: 0, y: number, width: number, height: number)
            element.alpha = number
            frame.panes[index].elements.append(element)
          }
        }
        frame.time = number
        #expect(Screen(columns: 80, rows: 24).draw(frame).isWhole)
      }
    }
  }
}
