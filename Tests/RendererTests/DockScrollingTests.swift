import Foundation
import Simulator
import Testing

@testable import Renderer

/// What is docked, on a screen that leaves it fewer rows than it usually has.
@Suite("Scrolling what is docked")
struct DockScrollingTests {
  private var screen: Screen = {
    var screen = Screen(columns: 80, rows: 16)
    screen.state.showsHUD = true
    let text = String(repeating: "x ", count: 60)
    for line in 0..<100 { screen.state.log.take("line \(line) \(text)\n") }
    return screen
  }()

  private let frame: Frame = {
    var frame = Frame.carousel
    frame.caption = String(repeating: "a caption of several lines ", count: 6)
    return frame
  }()

  @Test("The last line of help and legend is reached above a HUD and a high footer")
  mutating func lastLines() {
    screen.state.overlay = .help
    _ = screen.press(.end, showing: frame)
    #expect(screen.footer(frame, theme: screen.theme).rows > 1)
    #expect(!rows[1].contains("more"))
    #expect(rows[screen.layout(frame).footer.row - 2].contains(" suspend, until fg "))
    screen.state.overlayScroll = 0
    screen.state.overlay = .legend
    #expect(rows[1].contains("more"))
    for _ in 0..<20 { _ = screen.press(.pageDown, showing: frame) }
    #expect(!rows[1].contains("more"))
  }

  @Test("At its ends what is docked keeps the keys of pages, unless all of it is in view")
  mutating func ends() {
    var frame = frame
    frame.hasMoreSteps = true
    screen.state.overlay = .legend
    for _ in 0..<20 { #expect(screen.press(.pageDown, showing: frame) == .redraw) }
    for _ in 0..<20 { #expect(screen.press(.pageUp, showing: frame) == .redraw) }
    var large = Screen(columns: 80, rows: 80)
    large.state.overlay = .legend
    #expect(large.press(.pageDown, showing: frame) != .redraw)
  }

  @Test(
    "The first line of the log is reached there too, and each page shows a line of the one before")
  mutating func log() {
    screen.state.overlay = .log
    let bottom = rows[screen.layout(frame).footer.row - 2]
    #expect(bottom.contains("x x"))
    let first = rows[2]
    _ = screen.press(.pageUp, showing: frame)
    #expect(rows[screen.layout(frame).footer.row - 2].dropFirst(40) == first.dropFirst(40))
    _ = screen.press(.home, showing: frame)
    #expect(rows[2].contains("line 0 x"))
    let top = screen.state.overlayScroll
    _ = screen.press(.up, showing: frame)
    #expect(screen.state.overlayScroll == top)
    _ = screen.press(.end, showing: frame)
    #expect(screen.state.overlayScroll == 0)
  }

  @Test("The last rows of a log are those of all of it", arguments: [0, 1, 7, 40, 10_000])
  func lastRows(count: Int) {
    let all = LogPicture.lastRows(.max, of: screen.state.log, columns: 20)
    #expect(all.count > 400)
    #expect(
      Array(LogPicture.lastRows(count, of: screen.state.log, columns: 20))
        == Array(all.suffix(count)))
  }

  @Test("The wheel moves the legend by lines, and nothing under a message")
  mutating func wheel() {
    screen.state.overlay = .legend
    #expect(screen.turnWheelOverOverlay(by: 1, showing: frame) == .redraw)
    #expect(screen.turnWheelOverOverlay(by: 1, showing: frame) == .redraw)
    #expect(screen.state.overlayScroll == 2)
    #expect(screen.turnWheelOverOverlay(by: -1, showing: frame) == .redraw)
    #expect(screen.state.overlayScroll == 1)
    let message = ScreenOverlay.message(ScreenMessage(title: "A title", text: "Text"))
    screen.state.overlay = message
    #expect(screen.turnWheelOverOverlay(by: 1, showing: frame) == .nothing)
    #expect(screen.state.overlay == message)
  }

  @Test("A scroll bar is for the pane it stands beside", arguments: [PaneLink.own, .aligned])
  mutating func indicator(link: PaneLink) {
    screen.state.link = link
    screen.state.focusedPane = 1
    #expect(screen.state.pane(for: .indicator(.zero)) == 1)
    screen.state.link = .together
    #expect(screen.state.pane(for: .indicator(.zero)) == nil)
  }

  private var rows: [String] {
    screen.draw(frame).picture.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}
