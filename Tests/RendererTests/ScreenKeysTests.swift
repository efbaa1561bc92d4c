import Foundation
import Scenes
import Simulator
import Testing

@testable import Renderer

@Suite struct ScreenKeysTests {
  private var screen = Screen(columns: 80, rows: 24)

  @Test("Keys that scroll are for the session; an unknown one says that it is")
  mutating func session() {
    #expect(
      screen.press(.down, showing: .carousel)
        == .session(.keyboard(.tap(.init(.line, .down), times: 1))))
    #expect(screen.press(.character("\u{1}"), showing: .carousel) == .redraw)
    #expect(screen.state.refusal?.key == .character("\u{1}"))
    #expect(screen.press(.character("q"), showing: .carousel) == .quit)
    #expect(screen.press(.character("r"), showing: .carousel) == .restart)
  }

  @Test("A count and the first half of a pair wait at the lower right until more comes, or Escape")
  mutating func prefix() {
    #expect(screen.press(.character("1"), showing: .carousel) == .redraw)
    #expect(screen.press(.character("2"), showing: .carousel) == .redraw)
    #expect(footer.hasSuffix(" 12…"))
    #expect(
      screen.press(.character("j"), showing: .carousel)
        == .session(.keyboard(.tap(.init(.line, .down), times: 12))))
    #expect(!footer.hasSuffix("…"))
    _ = screen.press(.character("z"), showing: .carousel)
    #expect(footer.hasSuffix(" z…"))
    #expect(screen.press(.character("t"), showing: .carousel) == .session(.place(.current, .top)))
    _ = screen.press(.character("5"), showing: .carousel)
    #expect(screen.press(.escape, showing: .carousel) == .redraw)
    #expect(!screen.state.prefix.isPending)
    #expect(
      screen.press(.character("j"), showing: .carousel)
        == .session(.keyboard(.tap(.init(.line, .down), times: 1))))
    _ = screen.press(.character("7"), showing: .carousel)
    #expect(
      screen.press(.character("G"), showing: .carousel) == .session(.place(.number(7), .top)))
    _ = screen.press(.character("3"), showing: .carousel)
    #expect(screen.press(.character("?"), showing: .carousel) == .redraw)
    #expect(screen.state.overlay == .help)
  }

  @Test("The footer says when the mouse is the terminal's")
  mutating func mouseOff() {
    #expect(!footer.contains("mouse"))
    _ = screen.press(.character("m"), showing: .carousel)
    #expect(footer.contains("m mouse is off"))
  }

  private var footer: String {
    var line = screen.draw(.carousel).picture.split(separator: "\n").last ?? ""
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  @Test("The help opens, scrolls and closes; other keys go on working under it")
  mutating func help() {
    #expect(screen.press(.character("?"), showing: .carousel) == .redraw)
    #expect(screen.state.overlay == .help)
    #expect(screen.press(.down, showing: .carousel) == .redraw)
    #expect(screen.state.overlayScroll == 1)
    #expect(screen.press(.up, showing: .carousel) == .redraw)
    #expect(screen.press(.up, showing: .carousel) == .redraw)
    #expect(screen.state.overlayScroll == 0)
    #expect(
      screen.press(.control("f"), showing: .carousel)
        == .session(.keyboard(.tap(.init(.page, .down), times: 1))))
    #expect(screen.press(.escape, showing: .carousel) == .redraw)
    #expect(screen.state.overlay == nil)
    #expect(screen.press(.escape, showing: .carousel) == .nothing)
    _ = screen.press(.character("?"), showing: .carousel)
    _ = screen.press(.character("?"), showing: .carousel)
    #expect(screen.state.overlay == nil)
  }

  @Test("The gallery is moved through, opens what is chosen and keeps the keys to itself")
  mutating func gallery() {
    let entries = (0..<50).map {
      GalleryEntry(title: "\($0)", about: "", group: "", path: "\($0).yaml")
    }
    screen.state.gallery = GalleryState(entries: entries)
    _ = screen.press(.character("o"), showing: .carousel)
    #expect(screen.state.overlay == .gallery)
    for (key, selection) in [
      (Key.up, 0), (.down, 1), (.character("j"), 2), (.pageDown, 22), (.pageUp, 2), (.end, 49),
      (.down, 49), (.home, 0),
    ] {
      #expect(screen.press(key, showing: .carousel) == .redraw)
      #expect(screen.state.gallery.selection == selection)
    }
    #expect(screen.press(.shiftDown, showing: .carousel) == .redraw)
    // Neither is what is docked beside panes, nor what changes how they look.
    for key in "s*Wc!ivMwFrO" {
      screen.state.refusal = nil
      let state = screen.state
      #expect(screen.press(.character(String(key)), showing: .carousel) == .redraw, "\(key)")
      #expect(screen.state.refusal?.word == "not in the gallery", "\(key)")
      screen.state.refusal = nil
      #expect(screen.state == state, "\(key)")
    }
    _ = screen.press(.down, showing: .carousel)
    #expect(screen.press(.enter, showing: .carousel) == .open(entries[1]))
    #expect(screen.state.overlay == nil)
    screen.state.gallery = GalleryState()
    screen.state.overlay = .gallery
    #expect(screen.press(.enter, showing: .carousel) == .nothing)
  }

  @Test("A message is closed by Enter or Escape")
  mutating func message() {
    for key in [Key.enter, .escape] {
      screen.state.overlay = .message(ScreenMessage(title: "", text: ""))
      #expect(screen.press(key, showing: .carousel) == .redraw)
      #expect(screen.state.overlay == nil)
    }
  }

  @Test("Ctrl-L paints anew, whatever is open", arguments: [nil, "/", "?", "o", "s", "T", "5"])
  mutating func repaint(_ opener: String?) {
    if let opener { _ = screen.press(.character(opener), showing: .carousel) }
    let state = screen.state
    #expect(screen.press(.control("l"), showing: .carousel) == .repaint)
    #expect(screen.state == state)
  }

  @Test("Inspector and mouse are switched")
  mutating func switches() {
    #expect(screen.press(.character("i"), showing: .carousel) == .redraw)
    #expect(!screen.state.showsInspector)
    #expect(screen.press(.character("m"), showing: .carousel) == .redraw)
    #expect(!screen.state.usesMouse)
  }

  @Test("A key for what has no room says so until the next one, or another size of the screen")
  func noRoom() {
    var screen = Screen(columns: 40, rows: 10)
    func footer(_ frame: Frame) -> String {
      String(screen.draw(frame).picture.split(separator: "\n").last ?? "")
    }
    var two = Frame.scrollingUp
    for index in 0..<2 { two.panes[index].bounds.size = CGSize(width: 180, height: 160) }
    for (key, frame) in [("R", Frame.estimateTooLarge), ("R", .scrollingUp), ("i", two)] {
      screen.state = ScreenState()
      _ = screen.press(.character(key), showing: frame)
      #expect(footer(frame).contains("\(key) no room at 40×10"), "\(key) \(footer(frame))")
      (screen.columns, screen.rows) = (120, 40)
      #expect(!footer(frame).contains("no room"), "\(key) \(footer(frame))")
      // What had no room is there when the screen is larger.
      #expect(screen.state.showsInspector)
      (screen.columns, screen.rows) = (40, 10)
      _ = screen.press(.character("j"), showing: frame)
      #expect(!footer(frame).contains("no room"))
    }
    screen = Screen(columns: 120, rows: 40)
    for key in ["i", "i", "R", "R"] {
      _ = screen.press(.character(key), showing: .estimateTooLarge)
      #expect(!footer(.estimateTooLarge).contains("no room"))
    }
  }

  @Test("The keys before what is typed end whole at every width")
  func keysBeforeTyped() {
    func parts(_ columns: Int, pressing keys: String) -> [String] {
      var screen = Screen(columns: columns, rows: 24)
      for key in keys { _ = screen.press(.character(String(key)), showing: .estimateTooLarge) }
      let footer = screen.draw(.estimateTooLarge).picture.split(separator: "\n").last ?? ""
      return footer.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
    let whole = Set(parts(300, pressing: ""))
    for columns in 40...200 {
      let shown = parts(columns, pressing: "1234567")
      #expect(shown.last == "1234567…")
      #expect(whole.isSuperset(of: shown.dropLast()), "\(columns): \(shown)")
    }
  }

  @Test("A ruler takes its columns from the minimap; where that goes, its key is told")
  func rulerBesideMap() {
    for columns in [120, 160] {
      var screen = Screen(columns: columns, rows: 40)
      for (length, keepsMap) in [(4_800.0, true), (132_000_000, false)] {
        screen.state = ScreenState()
        var frame = Frame.estimateTooLarge
        frame.panes[0].bounds.size = screen.viewportSize()
        frame.panes[0].contentSize.height = length
        #expect(screen.showsMinimap(frame))
        let plain = screen.layout(frame).panes[0]
        _ = screen.press(.character("R"), showing: frame)
        let ruled = screen.layout(frame).panes[0]
        #expect(!ruled.rulers.isEmpty && (ruled.scale == plain.scale || !keepsMap))
        #expect(screen.showsMinimap(frame) == keepsMap)
        let footer = screen.draw(frame).picture.split(separator: "\n").last ?? ""
        #expect(footer.hasSuffix("  M minimap again ") == !keepsMap, "\(footer)")
        var asked = screen
        _ = asked.press(.character("M"), showing: frame)
        #expect(asked.showsMinimap(frame) != keepsMap)
        _ = screen.press(.character("R"), showing: frame)
        #expect(screen.layout(frame).panes[0] == plain)
        #expect(!screen.draw(frame).picture.contains("M minimap"))
      }
    }
  }

  @Test("The next pane is chosen, and one is shown alone until all are again")
  mutating func panes() {
    for key in [Key.tab, .character("w"), .character("A"), .character("d")] {
      #expect(screen.press(key, showing: .carousel) == .redraw)
      #expect(screen.draw(.carousel).picture.contains("one pane only"))
    }
    var shown: [[Int]] = []
    for key in [Key.tab, .character("w"), .tab, .tab, .character("w")] {
      #expect(screen.press(key, showing: .scrollingUp) == .redraw)
      shown.append(visiblePanes)
    }
    #expect(shown == [[0, 1], [1], [0], [1], [0, 1]])
    #expect(screen.state.focusedPane == 1)
  }

  @Test("Same input, aligned, each its own: what a hand does is for whom it is told to be")
  mutating func links() {
    let fling = Action.fling(.alongScrollAxis(500))
    _ = screen.press(.tab, showing: .scrollingUp)
    #expect(screen.state.pane(for: fling) == nil && screen.state.leader == nil)
    _ = screen.press(.character("A"), showing: .scrollingUp)
    #expect(screen.state.pane(for: fling) == 1 && screen.state.leader == 1)
    _ = screen.press(.character("A"), showing: .scrollingUp)
    #expect(screen.state.pane(for: fling) == 1 && screen.state.leader == nil)
    // What is no hand's, and what lets go, is for all.
    for action in [
      Action.continueSteps, .reloadData, .keyboard(.release), .touch(.cancel),
      .viewport(CGSize(width: 9, height: 9)),
    ] {
      #expect(screen.state.pane(for: action) == nil)
    }
    _ = screen.press(.character("A"), showing: .scrollingUp)
    #expect(screen.state.pane(for: fling) == nil)
  }

  @Test("Paging keys are the presenter's while steps wait or play, and on a stage to the end")
  mutating func presenting() {
    var frame = Frame.scrollingUp
    func pressed(_ key: Key) -> ScreenOutcome { screen.press(key, showing: frame) }
    for state in [SceneProgress.State.playing, .waiting] {
      frame.progress = SceneProgress(part: 2, parts: 3, state: state)
      #expect(pressed(.pageDown) == .present(.next))
      #expect(pressed(.pageUp) == .present(.previous))
      #expect(pressed(.character(" ")) == .session(.keyboard(.tap(.init(.page, .down), times: 1))))
    }
    frame.progress?.state = .finished
    #expect(pressed(.pageDown) == .session(.keyboard(.tap(.init(.page, .down), times: 1))))
    #expect(pressed(.backspace) == .present(.previous))
    #expect(pressed(.character("b")) == .session(.keyboard(.tap(.init(.page, .up), times: 1))))
    #expect(pressed(.character("F")) == .redraw)
    #expect(screen.state.isOnStage)
    #expect(pressed(.pageDown) == .present(.next))
    frame.progress = nil
    #expect(pressed(.pageDown) == .session(.keyboard(.tap(.init(.page, .down), times: 1))))
  }

  @Test("On a stage a key blanks it, while time stands still the same key goes a frame on")
  mutating func blank() {
    _ = screen.press(.character("F"), showing: .scrollingUp)
    #expect(screen.press(.character("."), showing: .scrollingUp) == .redraw)
    #expect(screen.state.isBlank)
    let dark = screen.draw(.scrollingUp).text()
    #expect(dark == String(repeating: "\n", count: 24))
    #expect(screen.press(.pageDown, showing: .scrollingUp) == .redraw)
    #expect(!screen.state.isBlank)
    screen.state.time.isPaused = true
    #expect(screen.press(.character("."), showing: .scrollingUp) == .time(.frameForward))
    #expect(!screen.state.isBlank)
    #expect(screen.press(.character("b"), showing: .scrollingUp) == .redraw)
    #expect(screen.state.isBlank)
  }

  @Test("Too small a screen takes no key but the one to leave by, and Ctrl-C is the program's")
  mutating func tooSmall() {
    screen.columns = 39
    for key in [Key.character("+"), .character("x"), .character("/"), .down, .escape] {
      #expect(screen.press(key, showing: .carousel) == .nothing)
    }
    #expect(screen.press(.character("q"), showing: .carousel) == .quit)
    screen.columns = 80
    _ = screen.press(.character("/"), showing: .carousel)
    screen.columns = 39
    #expect(screen.press(.character("q"), showing: .carousel) == .nothing)
    #expect(screen.paste("moon", showing: .carousel) == .nothing)
    #expect(screen.state.prompt?.text == "")
    #expect(screen.interrupt(showing: .carousel) == nil)
    screen.columns = 80
    #expect(screen.interrupt(showing: .carousel) != nil)
  }

  @Test("The gallery is filtered as one types, and Enter opens what is chosen")
  mutating func galleryFilter() {
    let entries = ["Moons", "Planets", "A planet's moons"].map {
      GalleryEntry(title: $0, about: "", group: "Sky", path: "\($0).yaml")
    }
    screen.state.gallery = GalleryState(entries: entries)
    screen.state.overlay = .gallery
    for key in [Key.down, .character("/"), .character("m"), .character("o")] {
      #expect(screen.press(key, showing: .carousel) == .redraw)
    }
    #expect(screen.state.gallery.shown == [entries[0], entries[2]])
    #expect(screen.state.gallery.selected == entries[0])
    #expect(screen.press(.down, showing: .carousel) == .redraw)
    _ = screen.press(.character("z"), showing: .carousel)
    #expect(screen.state.gallery.selected == nil)
    #expect(screen.press(.enter, showing: .carousel) == .nothing)
    screen.state.prompt = nil
    _ = screen.press(.escape, showing: .carousel)
    #expect(screen.state.overlay == .gallery && screen.state.gallery.shown == entries)
    for key in [Key.character("/"), .character("S"), .character("K"), .character("Y"), .end] {
      _ = screen.press(key, showing: .carousel)
    }
    _ = screen.press(.down, showing: .carousel)
    #expect(screen.press(.enter, showing: .carousel) == .open(entries[1]))
    #expect(screen.state.gallery.filter.isEmpty && screen.state.overlay == nil)
  }

  @Test("Where they never fit together, they take turns")
  mutating func narrowPanes() {
    screen.columns = 40
    screen.rows = 10
    var shown = [visiblePanes]
    for _ in 0..<3 {
      _ = screen.press(.tab, showing: .scrollingUp)
      shown.append(visiblePanes)
    }
    #expect(shown == [[0], [1], [0], [1]])
  }

  private var visiblePanes: [Int] {
    ScreenLayout(
      frame: .scrollingUp, columns: screen.columns, rows: screen.rows, footerRows: 1,
      state: screen.state
    ).panes.map(\.index)
  }
}
