import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite("The legend")
struct LegendTests {
  @Test("What is on the screen comes first")
  func shownFirst() {
    #expect(
      shown(.scrollingUp) == [
        "┌╌┐ ╎ ~44 a guess: not asked yet", "┌─┐ ▎     measured: was → is",
        "╭─╮ ▏     its layout knew", "┏━┓ █     this frame: was → is",
        "▔⎻⎼▁      an edge, to ¼ of a row", "M         measured: size taken",
        "+2        two more, too low", "┃│┊ █▒░   measured, partly, not",
        "◆◇◈       fling's end, wish, both",
      ])
    #expect(
      shown(.estimateTooLarge) == [
        "┏━┓ █     this frame: was → is", "M         measured: size taken",
        "╱╱╱       a hole: nothing drawn", "┃│┊ █▒░   measured, partly, not",
      ])
    #expect(
      shown(.sections) == [
        "┌╌┐ ╎ ~44 a guess: not asked yet", "┌─┐ ▎     measured: was → is", "╔═╗ ╤     header",
        "╔═╗ ╧     footer", "·┈·       decoration", "▔⎻⎼▁      an edge, to ¼ of a row",
        "z10       z index; 0: a tie", "·         beyond the content",
        "┃│┊ █▒░   measured, partly, not",
      ])
  }

  @Test("What differs between panes, was found or jumped is on the screen, too")
  func differing() {
    var frame = Frame.scrollingUp
    var element = frame.panes[1].elements[1]
    element.frame.origin.y += 40
    element.marks = .moved
    element.shift = CGPoint(x: 0, y: 40)
    frame.panes[1].elements[1] = element
    frame.panes[1].elements.removeLast()
    frame.panes[1].jump = JumpFrame()
    let lines = shown(frame)
    for words in ["unlike the chosen pane", "pushed, not scrolled", "shifted, not scrolled"] {
      #expect(lines.contains { $0.hasSuffix(words) }, "\(words): \(lines)")
    }
  }

  @Test("A low cell that is drawn in its row has its own marks, and is not counted")
  func low() {
    var frame = Frame.estimateTooLarge
    frame.panes[0].elements = [.cell(0, y: 100, width: 320, height: 8, state: .estimated)]
    let lines = shown(frame)
    #expect(lines.contains { $0.hasSuffix("a guess: not asked yet") })
    #expect(!lines.contains { $0.hasPrefix("+2") })
  }

  @Test("What the screen picks has its marks, too")
  func picked() {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.search = SearchState(.text(TextPattern("0")!))
    screen.state.inspected = InspectedElement(Frame.carousel.panes[0].elements[0])
    _ = screen.press(.character("V"), showing: .carousel)
    let lines = lines(screen, .carousel).prefix { !Self.titles.contains($0) }
    for words in ["under the cursor", "found, and gone to", "insets"] {
      #expect(lines.contains { $0.hasSuffix(words) }, "\(words): \(lines)")
    }
  }

  @Test("Every line has room beside two panes, and none is told twice", arguments: [false, true])
  func room(_ isASCII: Bool) {
    var screen = Screen(columns: 80, rows: 24)
    screen.isASCII = isASCII
    screen.state.overlay = .legend
    _ = screen.press(.character("V"), showing: .scrollingUp)
    let lines = lines(screen, .scrollingUp)
    #expect(lines.allSatisfy { $0.columnWidth <= 34 }, "\(lines)")
    #expect(Set(lines).count == lines.count)
    let unsorted = LegendText(view: screen.state.view, isOnStage: false, theme: screen.theme)
    #expect(Set(unsorted.lines.map(Self.text)).subtracting(lines).isSubset(of: Self.titles))
  }

  /// The headings of what is not on the screen.
  private static let titles = [
    "edges", "in this frame, in capitals", "what differs from the plainest",
    "unlike another pane", "when what is read jumps", "places", "at the side", "guides",
  ]

  /// The lines of what is on a screen of 80 columns.
  private func shown(_ frame: Frame) -> [String] {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.overlay = .legend
    let lines = lines(screen, frame)
    #expect(lines.first == "on the screen now")
    return Array(lines.dropFirst().prefix { !Self.titles.contains($0) })
  }

  private func lines(_ screen: Screen, _ frame: Frame) -> [String] {
    screen.legend(of: frame, screen.layout(frame)).lines.map(Self.text)
  }

  private static func text(_ line: StyledLine) -> String { line.spans.map(\.text).joined() }
}
