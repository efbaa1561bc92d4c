import Scenes
import Simulator
import Testing

@testable import Renderer

/// The code against the findings, in the dock beside the panes.
@Suite("The fixes of findings")
struct FixPictureTests {
  private static let key = Key.character("P")

  private func screen() -> Screen {
    var screen = Screen(columns: 100, rows: 30)
    screen.state.fixes = [
      .keepPlaceWhenMeasuring: Story.Code(
        name: "keepPlaceWhenMeasuring", text: "import UIKit\nclass KeepPlaceWhenMeasuring {}\n")
    ]
    return screen
  }

  private func lines(_ screen: Screen, _ frame: Frame) -> [String] {
    screen.fixPicture(of: frame, in: CellRect(columns: 0..<60, rows: 0..<28), theme: screen.theme)
      .lines(columns: 56).map { $0.spans.map(\.text).joined() }
  }

  @Test("A key opens and closes them")
  func key() {
    var screen = screen()
    _ = screen.press(Self.key, showing: .scrollingUp)
    #expect(screen.state.overlay == .fixes)
    _ = screen.press(Self.key, showing: .scrollingUp)
    #expect(screen.state.overlay == nil)
  }

  @Test("Each finding of the chosen pane has the names of its fixes, and each fix its code once")
  func code() {
    let lines = lines(screen(), .scrollingUp)
    #expect(lines.first == "JUMP (anchor)")
    #expect(lines.contains("  keepPlaceWhenMeasuring"))
    #expect(lines.count { $0 == "import UIKit" } == 1)
    #expect(lines.contains("class KeepPlaceWhenMeasuring {}"))
  }

  @Test("A pane without findings says so")
  func none() {
    var screen = screen()
    screen.state.focusedPane = 1
    let lines = lines(screen, .scrollingUp)
    #expect(!lines.contains("import UIKit"))
    #expect(!lines.isEmpty)
  }

  @Test("They scroll by pages")
  func paging() {
    var screen = screen()
    screen.state.fixes[.keepPlaceWhenMeasuring]?.text = String(repeating: "line\n", count: 90)
    _ = screen.press(Self.key, showing: .scrollingUp)
    _ = screen.press(.pageDown, showing: .scrollingUp)
    #expect(screen.state.overlayScroll > 0)
    _ = screen.press(.pageUp, showing: .scrollingUp)
    #expect(screen.state.overlayScroll == 0)
  }
}
