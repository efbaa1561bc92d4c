import Simulator
import Testing

@testable import Renderer

@Suite("The footer")
struct FooterTests {
  @Test(
    "The keys stand beside a caption's last line, or below it where that is full",
    arguments: [
      (80, 24, 58, 1, "⏎ go on  ? help"), (80, 24, 70, 2, " ↑↓ scroll  ⏎ go on  "),
      (80, 24, 130, 2, "⏎ go on  ? help"), (80, 24, 150, 3, " ↑↓ scroll  ⏎ go on  "),
      (80, 24, 210, 3, "⏎ go on  ? help"), (80, 24, 400, 4, " ↑↓ scroll  ⏎ go on  "),
      (40, 12, 26, 1, "⏎ go on"), (40, 12, 36, 2, " ↑↓ scroll  ⏎ go on  "),
      (40, 12, 400, 3, " ↑↓ scroll  ⏎ go on  "),
    ])
  func caption(columns: Int, rows: Int, length: Int, footerRows: Int, keys: String) {
    var frame = Frame.scrollingUp
    frame.caption = String("word ".repeated(length / 5 + 1).prefix(length))
    let screen = Screen(columns: columns, rows: rows)
    let footer = screen.footer(frame, theme: Theme(isASCII: false, usesColor: false))
    #expect(footer.rows == footerRows)
    let last = screen.draw(frame).picture.split(separator: "\n").last ?? ""
    #expect(last.contains(keys))
  }

  @Test("The keys that scroll are those of the chosen pane", arguments: 0...1)
  func sideways(_ chosen: Int) {
    var frame = Frame(title: "", time: 0, panes: [.list, .list])
    frame.panes[1].scrollsHorizontally = true
    var screen = Screen(columns: 120, rows: 24)
    screen.state.focusedPane = chosen
    func last() -> Substring { screen.draw(frame).picture.split(separator: "\n").last ?? "" }
    // Where all is in view there is nothing to scroll.
    #expect(last().hasPrefix(" Tab panes"))
    #expect(!last().contains("page"))
    frame.panes[1 - chosen].scrollRange = 0...100
    #expect(last().hasPrefix(chosen == 0 ? " ↑↓ scroll" : " ←→ scroll"))
  }

  @Test("What scrolls both ways has the keys of both", arguments: [false, true])
  func bothWays(_ isSideways: Bool) {
    var frame = Frame(title: "", time: 0, panes: [.list])
    frame.panes[0].scrollsHorizontally = isSideways
    frame.panes[0].crossScrollRange = 0...100
    let screen = Screen(columns: 120, rows: 24)
    let last = screen.draw(frame).picture.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix(" ↑↓←→ scroll"))
  }

  @Test("A notice on the files has the key to press, stays until Esc, and leaves room for keys")
  func fileNotice() {
    var screen = Screen(columns: 80, rows: 24)
    var frame = Frame.scrollingUp
    frame.caption = nil
    func last() -> String {
      let last = screen.draw(frame).picture.split(separator: "\n").last ?? ""
      return String(last.reversed().drop { $0 == " " }.reversed())
    }
    screen.state.fileNotice = .changed("jump.yaml")
    #expect(last().hasSuffix("jump.yaml changed: r reads it again"))
    #expect(last().contains("? help"))
    _ = screen.press(.character("i"), showing: frame)
    #expect(last().contains("jump.yaml changed"))
    screen.state.fileNotice = .wrong("jump.yaml:4:17: \("word ".repeated(30))")
    #expect(last().contains("jump.yaml:4:17: word") && last().hasSuffix("… ! all of it"))
    #expect(last().contains("? help"))
    #expect(screen.press(.escape, showing: frame) == .redraw)
    #expect(screen.state.fileNotice == nil)
    #expect(screen.press(.escape, showing: frame) == .nothing)
  }

  @Test("What a key has to say stands beside whole keys and changes no rows", arguments: 20...70)
  func told(length: Int) {
    var frame = Frame.scrollingUp
    frame.caption = "word ".repeated(length / 5)
    var screen = Screen(columns: 80, rows: 24)
    let theme = Theme(isASCII: false, usesColor: false)
    let rows = screen.footer(frame, theme: theme).rows
    screen.tell(.time(.frameForward), "nothing moves")
    #expect(screen.footer(frame, theme: theme).rows == rows)
    let last = String(screen.draw(frame).picture.split(separator: "\n").last ?? "")
    #expect(last.hasSuffix("  . nothing moves "))
    let keys = last.dropLast("  . nothing moves ".count).split(separator: "  ")
      .map { $0.trimmingPrefix(" ") }
    if length < 40 { #expect(last.contains("⏎ go on  ") && last.contains("  ? help  ")) }
    #expect(
      keys.dropFirst(rows == 1 ? 1 : 0).allSatisfy {
        ["↑↓ scroll", "⏎ go on", "? help", "o gallery", "q quit", "Tab panes", ""]
          .contains($0)
      }, "\(keys)")
  }

  @Test(
    "What PgDn does now is told: it pages where no steps wait or play",
    arguments: [
      (nil, "page"), (.playing, "next"), (.waiting, "next"), (.finished, "page"),
    ] as [(SceneProgress.State?, String)])
  func pageDown(_ state: SceneProgress.State?, _ word: String) {
    var frame = Frame.carousel
    frame.progress = state.map { SceneProgress(part: 1, parts: 2, state: $0) }
    frame.hasMoreSteps = state == .waiting
    let last = Screen(columns: 120, rows: 40).draw(frame).picture.split(separator: "\n").last ?? ""
    #expect(last.contains("  PgDn \(word)  "), "\(last)")
  }

  @Test("A caption that is cut says so")
  func cut() {
    var frame = Frame.scrollingUp
    frame.caption = "word ".repeated(100)
    let rows = Screen(columns: 80, rows: 24).draw(frame).picture.split(separator: "\n")
    #expect(rows[22].hasSuffix("word word …   "))
  }

  @Test("A caption that what a key has to say stands over ends in an ellipsis")
  func covered() {
    var frame = Frame.carousel
    frame.caption = "word ".repeated(13)
    var screen = Screen(columns: 80, rows: 24)
    screen.tell(.session(.continueSteps), "no step is left")
    let last = screen.draw(frame).picture.split(separator: "\n").last ?? ""
    #expect(last.hasSuffix("…  ⏎ no step is left "), "\(last)")
  }

  @Test("In ASCII a caption names its arrows")
  func ascii() {
    var screen = Screen(columns: 80, rows: 24)
    screen.isASCII = true
    var frame = Frame.scrollingUp
    frame.title = "a.csv · name"
    frame.caption = "↑ ↓ ← → ⏎ “a” – b…"
    let last = screen.draw(frame).picture.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix(" Up Down Left -> Enter \"a\" - b~ "))
    #expect(screen.draw(frame).picture.contains("a.csv - name"))
  }

  @Test(
    "It shows the keys that matter now",
    arguments: [
      (ScreenOverlay.help, " Esc close  ↑↓ scroll  / filter  q quit"),
      (.gallery, " ↑↓ choose  ⏎ open  / filter  Esc close  q quit  ? more"),
      (.message(ScreenMessage(title: "", text: "")), " Esc close  q quit"),
    ])
  func overlays(overlay: ScreenOverlay, keys: String) {
    for (columns, rows) in [(80, 24), (40, 12)] {
      var screen = Screen(columns: columns, rows: rows)
      screen.state.overlay = overlay
      let last = screen.draw(.carousel).text().split(separator: "\n").last ?? ""
      #expect(last == keys || (columns < keys.count + 2 && keys.hasPrefix(last)))
    }
  }
}

extension String {
  fileprivate func repeated(_ times: Int) -> String { String(repeating: self, count: times) }
}
