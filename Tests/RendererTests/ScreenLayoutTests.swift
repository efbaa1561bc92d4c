import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite struct ScreenLayoutTests {
  private func layout(
    _ frame: Frame, _ columns: Int, _ rows: Int, _ state: ScreenState = ScreenState()
  ) -> ScreenLayout {
    ScreenLayout(frame: frame, columns: columns, rows: rows, footerRows: 1, state: state)
  }

  @Test("Nothing lies outside the screen or over something else, whatever its size")
  func disjoint() {
    for columns in stride(from: 40, through: 200, by: 9) {
      for rows in stride(from: 10, through: 60, by: 4) {
        for frame in [Frame.estimateTooLarge, .scrollingUp, .carousel] {
          for arrangement in PaneArrangement.allCases {
            var state = ScreenState()
            state.arrangement = arrangement
            let layout = layout(frame, columns, rows, state)
            let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
            let parts =
              [layout.title, layout.footer]
              + layout.panes.flatMap {
                [$0.viewport, $0.scrollBar] + [$0.header, $0.inspector].compactMap { $0 }
              }
            let isDisjoint = parts.indices.allSatisfy { index in
              parts[index].intersection(screen) == parts[index]
                && parts[..<index].allSatisfy { $0.intersection(parts[index]).isEmpty }
            }
            #expect(isDisjoint, "\(columns)×\(rows): \(parts)")
          }
        }
      }
    }
  }

  @Test("Several panes stay several when a caption takes rows of its own")
  func captionRows() {
    func layout(footerRows: Int, rows: Int = 12) -> ScreenLayout {
      ScreenLayout(
        frame: .scrollingUp, columns: 40, rows: rows, footerRows: footerRows,
        state: ScreenState())
    }
    for footerRows in 1...4 {
      let layout = layout(footerRows: footerRows)
      #expect(layout.showsAllPanes, "\(footerRows)")
      #expect(layout.panes.allSatisfy { $0.viewport.endRow <= layout.footer.row })
    }
    #expect(!layout(footerRows: 1, rows: 10).showsAllPanes)
  }

  @Test("The title of a pane gives way to a score only where there is room for that")
  func titleAndScore() {
    var frame = Frame.scrollingUp
    frame.panes[0].title = "asked once"
    frame.panes[0].findings = [.blank]
    frame.panes[0].findingsNow = []
    func title(columns: Int) -> Substring? {
      var screen = Screen(columns: columns, rows: 12)
      screen.state.showsInspector = false
      return screen.draw(frame).text().split(separator: "\n").dropFirst().first
    }
    #expect(title(columns: 40)?.hasPrefix("asked once ───") == true)
    #expect(title(columns: 50)?.hasPrefix("asked on…  blank 0/75 % ") == true)
  }

  @Test("The whole viewport is on the screen, at the default scale or reduced as it needs")
  func scale() {
    for (columns, rows) in [(40, 10), (80, 24), (100, 30), (140, 45), (200, 60)] {
      for slot in layout(.estimateTooLarge, columns, rows).panes {
        #expect(slot.scale.width >= 10)
        // Never stretched by more than a quarter.
        let stretch = slot.scale.height / slot.scale.width / 2
        #expect(stretch >= 0.8 - 1e-9 && stretch <= 1.25 + 1e-9)
        #expect(slot.viewport.columns == Int((320 / slot.scale.width).rounded()))
        #expect(slot.viewport.rows == Int((480 / slot.scale.height).rounded()))
      }
    }
    #expect(layout(.estimateTooLarge, 140, 45).panes[0].scale == CGSize(width: 10, height: 20))
  }

  @Test("Panes have one scale, whatever room each has, so that the same rows stand at one height")
  func commonScale() {
    for columns in stride(from: 40, through: 200, by: 3) {
      for rows in stride(from: 10, through: 60, by: 7) {
        for count in 2...3 {
          for arrangement in PaneArrangement.allCases {
            var frame = Frame.scrollingUp
            if count == 3 { frame.panes.append(frame.panes[1]) }
            var state = ScreenState()
            state.arrangement = arrangement
            let slots = layout(frame, columns, rows, state).panes
            #expect(Set(slots.map(\.scale.width)).count == 1, "\(columns)×\(rows), \(count)")
            #expect(Set(slots.map(\.scale.height)).count == 1, "\(columns)×\(rows), \(count)")
          }
        }
      }
    }
  }

  @Test("The pane that needs the largest reduction of an axis has all of them reduced by that")
  func largestReduction() {
    var pane = PaneFrame()
    pane.bounds.size = CGSize(width: 320, height: 480)
    var wide = pane
    wide.bounds.size.width = 400
    var sparse = pane
    sparse.scale = CGSize(width: 20, height: 20)
    let picture = CellRect(column: 0, row: 0, columns: 32, rows: 20)
    let panes = [pane, wide, sparse]
    let found = PaneSplit.scales(of: panes, in: [picture, picture, picture])
    #expect(
      found.sizes == [
        CGSize(width: 12.5, height: 24), CGSize(width: 12.5, height: 24),
        CGSize(width: 25, height: 24),
      ])
    #expect(found.magnification == 0.8)
    let alone = PaneSplit.scales(of: [sparse], in: [picture])
    #expect(alone.sizes == [CGSize(width: 20, height: 24)])
    let none = CellRect(column: 0, row: 0, columns: 0, rows: 20)
    #expect(PaneSplit.scales(of: [pane, pane], in: [picture, none]).magnification == 0)
  }

  @Test("The scene's own scale is kept, unless the viewport would not fit")
  func wantedScale() {
    var frame = Frame.estimateTooLarge
    frame.panes[0].scale = CGSize(width: 20, height: 60)
    #expect(layout(frame, 140, 45).panes[0].scale == CGSize(width: 20, height: 60))
    frame.panes[0].scale = CGSize(width: 5, height: 5)
    let scale = layout(frame, 140, 45).panes[0].scale
    #expect(abs(scale.height - 480.0 / 43) < 1e-9 && abs(scale.width - scale.height / 1.25) < 1e-9)
  }

  @Test("Panes that would be too small are shown one at a time")
  func single() {
    #expect(layout(.scrollingUp, 80, 24).showsAllPanes)
    #expect(layout(.scrollingUp, 80, 24).panes.count == 2)
    let small = layout(.scrollingUp, 40, 10)
    #expect(!small.showsAllPanes && small.panes.map(\.index) == [0])
    var state = ScreenState()
    state.arrangement = .single
    state.focusedPane = 1
    #expect(layout(.scrollingUp, 140, 45, state).panes.map(\.index) == [1])
    state.focusedPane = 7
    #expect(layout(.scrollingUp, 140, 45, state).panes.map(\.index) == [1])
  }

  @Test("A viewport of the offered size fills its pane at 10 × 20 points a cell")
  func offeredSize() {
    for columns in stride(from: 40, through: 180, by: 5) {
      for rows in stride(from: 10, through: 60, by: 5) {
        for paneCount in 1...3 {
          for isSideways in [false, true] {
            let screen = Screen(columns: columns, rows: rows)
            let size = screen.viewportSize(paneCount: paneCount, scrollsHorizontally: isSideways)
            var pane = PaneFrame()
            pane.bounds.size = size
            pane.scrollsHorizontally = isSideways
            let frame = Frame(
              title: "data", time: 0, panes: Array(repeating: pane, count: paneCount))
            let layout = layout(frame, columns, rows)
            #expect(layout.showsAllPanes || columns < 80)
            for slot in layout.panes {
              #expect(
                slot.scale == CGSize(width: 10, height: 20),
                "\(columns)×\(rows), \(paneCount) panes: \(size)")
            }
          }
        }
      }
    }
    #expect(Screen(columns: 80, rows: 24).viewportSize() == CGSize(width: 480, height: 440))
  }
}
