import Simulator
import Testing

@testable import Renderer

@Suite("Keys that have nothing to do")
struct RefusalTests {
  private func screen(_ key: String, _ knobs: [Knob]) -> (outcome: ScreenOutcome, footer: String) {
    var frame = Frame.carousel
    frame.panes[0].knobs = knobs
    var screen = Screen(columns: 80, rows: 24)
    let outcome = screen.press(.character(key), showing: frame)
    let footer = screen.draw(frame).picture.split(separator: "\n").last.map(String.init) ?? ""
    return (outcome, footer)
  }

  private static let seed = Knob("seed", in: .content, value: "1", own: "1", higher: "2")

  @Test(
    "They say so in their row",
    arguments: [
      ("e", "e no estimate here"), ("C", "C no fields here"),
      ("'", "' nothing broke so far"), ("\"", "\" nothing broke so far"),
      ("N", "N no search is on"),
    ])
  func refused(_ key: String, _ word: String) {
    let (outcome, footer) = screen(key, [Self.seed])
    #expect(outcome == .redraw)
    #expect(footer.contains(word), "\(footer)")
  }

  @Test(
    "Without items none is changed, and one may be added", arguments: ["D", "X", "t", "S", "a"])
  func empty(_ key: String) {
    var frame = Frame.carousel
    frame.panes[0].itemCount = 0
    frame.panes[0].elements = []
    var screen = Screen(columns: 80, rows: 24)
    let outcome = screen.press(.character(key), showing: frame)
    #expect((outcome == .redraw) == (key != "a"))
    #expect(screen.draw(frame).picture.contains("\(key) no items here") == (key != "a"))
    frame.panes[0].itemCount = 3
    #expect(screen.press(.character(key), showing: frame) != .redraw)
  }

  @Test("With something to do they do it")
  func done() {
    #expect(screen("u", [Self.seed]).outcome == .session(.undoSetting))
    let field = Knob("data.text", in: .content, value: "a", higher: "b")
    #expect(screen("C", [field]).outcome == .session(.turn(.field, by: 1)))
    let estimate = Knob("layout.estimatedHeight", in: .layout, value: "44", lower: "40")
    #expect(screen("e", [estimate]).outcome == .session(.turn(.estimate, by: -1)))
  }

  @Test("In the gallery they are not answered")
  func gallery() {
    var frame = Frame.carousel
    frame.panes[0].knobs = [Self.seed]
    var screen = Screen(columns: 80, rows: 24)
    screen.state.overlay = .gallery
    #expect(screen.press(.character("e"), showing: frame) == .nothing)
    #expect(screen.state.refusal == nil)
  }
}
