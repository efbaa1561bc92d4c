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
      ("N", "N no search is on"), ("u", "u nothing to undo"), ("U", "U nothing to redo"),
      ("n", "n no steps here"), ("O", "O no exhibit follows"), ("w", "w one pane only"),
      ("x", "x no cursor to take away"),
    ])
  func refused(_ key: String, _ word: String) {
    let (outcome, footer) = screen(key, [Self.seed])
    #expect(outcome == .redraw)
    #expect(footer.contains(word), "\(footer)")
  }

  @Test(
    "A number beyond the last item goes there and says so, by the key that was pressed",
    arguments: [
      ("51G", "G the items are 1 to 50"), ("999999999999g", "g the items are 1 to 50"),
      ("51zt", "zt the items are 1 to 50"), ("50G", nil), ("G", nil), ("99j", nil),
    ] as [(String, String?)])
  func clamped(_ keys: String, _ word: String?) {
    var frame = Frame.carousel
    frame.panes[0].itemCount = 50
    var screen = Screen(columns: 80, rows: 24)
    var outcome = ScreenOutcome.nothing
    for key in keys { outcome = screen.press(.character(String(key)), showing: frame) }
    guard case .session = outcome else {
      Issue.record("\(outcome)")
      return
    }
    let footer = screen.draw(frame).picture.split(separator: "\n").last ?? ""
    if let word { #expect(footer.hasSuffix(" \(word) ")) }
    #expect((screen.state.refusal == nil) == (word == nil))
  }

  @Test(
    "A key that would scroll where there is nothing more says why it does not",
    arguments: [
      (Key.down, 0.0, 0.0, "↓ all of it is in view"), (.left, 0, 0, "← all of it is in view"),
      (.end, 0, 0, "End all of it is in view"), (.pageUp, 0, 0, "PgUp all of it is in view"),
      (.down, 900, 0, nil), (.end, 900, 0, nil), (.left, 900, 0, nil), (.down, 0, 500, nil),
    ] as [(Key, Double, Double, String?)])
  func stuck(_ key: Key, _ down: Double, _ sideways: Double, _ word: String?) {
    var frame = Frame.scrollingUp
    for index in frame.panes.indices {
      frame.panes[index].scrollRange = 0...down
      frame.panes[index].crossScrollRange = 0...sideways
      frame.panes[index].bounds.origin = .zero
    }
    (frame.progress, frame.isMoving) = (nil, false)
    var screen = Screen(columns: 80, rows: 24)
    #expect((screen.press(key, showing: frame) == .redraw) == (word != nil))
    let footer = screen.draw(frame).picture.split(separator: "\n").last ?? ""
    #expect(footer.hasSuffix(" \(word ?? "") ") == (word != nil), "\(footer)")
    for index in frame.panes.indices { frame.panes[index].itemCount = 0 }
    screen.state.refusal = nil
    _ = screen.press(key, showing: frame)
    let isEmpty = word?.hasSuffix("in view") ?? false
    #expect(screen.draw(frame).picture.contains("no items here") == isEmpty)
  }

  @Test(
    "Nor is a key refused that bounces what fits, brings back what code has moved, or goes to another pane"
  )
  func unstuck() {
    var still = Frame.scrollingUp
    still.progress = nil
    still.isMoving = false
    for index in still.panes.indices {
      still.panes[index].scrollRange = 0...0
      still.panes[index].bounds.origin = .zero
    }
    var (bouncing, beyond, moving, beside) = (still, still, still, still)
    bouncing.panes[0].knobs = [
      Knob("scroll.alwaysBounceVertical", in: .view, value: "true", lower: "false")
    ]
    beyond.panes[0].bounds.origin.y = 300
    moving.isMoving = true
    beside.panes[0].scrollRange = 0...900
    for (frame, isRefused) in [
      (still, true), (bouncing, false), (beyond, false), (moving, false), (beside, false),
    ] {
      var screen = Screen(columns: 80, rows: 24)
      #expect((screen.press(.down, showing: frame) == .redraw) == isRefused)
    }
    // Each its own: the second pane is the one that the key is for.
    var screen = Screen(columns: 80, rows: 24)
    for key in [Key.character("A"), .character("A"), .tab] {
      _ = screen.press(key, showing: beside)
    }
    #expect(screen.state.pane(for: .line(.down)) == 1)
    #expect(screen.press(.down, showing: beside) == .redraw)
  }

  @Test(
    "A key, or a pair of characters, to which nothing is bound says so until the next key",
    arguments: [
      ([Key.control("x")], "Ctrl-X no such key"), ([.character("Ä")], "Ä no such key"),
      ([.character("z"), .character("x")], "zx no such key"),
      ([.character("5"), .character("Ä")], "Ä no such key"), ([.escape], nil),
      ([.character("z"), .escape], nil),
    ] as [([Key], String?)])
  func unknown(_ keys: [Key], _ word: String?) {
    var screen = Screen(columns: 80, rows: 24)
    var outcome = ScreenOutcome.nothing
    for key in keys { outcome = screen.press(key, showing: .carousel) }
    let footer = screen.draw(.carousel).picture.split(separator: "\n").last ?? ""
    if let word {
      #expect(outcome == .redraw)
      #expect(footer.hasSuffix(" \(word) "), "\(footer)")
      _ = screen.press(.down, showing: .carousel)
    }
    #expect(screen.state.refusal == nil)
  }

  @Test("What a key has done that is not seen at once is told in the same row")
  func told() {
    var screen = Screen(columns: 80, rows: 24)
    screen.tell(.screen(.restart), "as written again")
    #expect(screen.draw(.carousel).picture.contains("r as written again"))
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

  @Test(
    "One item has no place to move to, and where there is none, none is scrolled to",
    arguments: [
      ("X", 1, "X one item only"), ("S", 1, "S one item only"), ("zt", 0, "zt no items here"),
      ("zz", 0, "zz no items here"), ("1G", 0, "G no items here"), ("5g", 0, "g no items here"),
      ("X", 2, nil), ("zt", 1, nil), ("1G", 1, nil), ("G", 0, nil),
    ] as [(String, Int, String?)])
  func few(_ keys: String, _ count: Int, _ word: String?) {
    var frame = Frame.carousel
    frame.panes[0].itemCount = count
    var screen = Screen(columns: 80, rows: 24)
    for key in keys { _ = screen.press(.character(String(key)), showing: frame) }
    let footer = screen.draw(frame).picture.split(separator: "\n").last ?? ""
    if let word { #expect(footer.hasSuffix(" \(word) ")) }
    #expect((screen.state.refusal == nil) == (word == nil))
  }

  @Test(
    "An edit that changed nothing says why, by its key",
    arguments: [
      (Edit.move, "X alone in its section"), (.shuffle, "S alone in its section"),
      (.insert, "a no section here"), (.delete, "D no such item"), (.reload, "t no such item"),
    ])
  func undone(_ edit: Edit, _ word: String) {
    var screen = Screen(columns: 80, rows: 24)
    screen.tellUndone(edit)
    let footer = screen.draw(.carousel).picture.split(separator: "\n").last ?? ""
    #expect(footer.hasSuffix(" \(word) "))
  }

  @Test(
    "A key for time that left it as it was says why, by its key",
    arguments: [
      (TimeCommand.frameForward, ". nothing moves"), (.frameBack, ", at the first frame"),
      (.secondBack, "[ at the first frame"), (.first, "{ at the first frame"),
      (.secondForward, "] at the latest frame"), (.last, "} at the latest frame"),
      (.nextBreak, "' no other break"), (.previousBreak, "\" no break before"),
      (.slower, "- as slow as it goes"), (.faster, "+ as fast as it goes"),
    ], [false, true])
  func sameTime(_ told: (TimeCommand, String), isOnStage: Bool) {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.isOnStage = isOnStage
    screen.tellUndone(told.0)
    #expect(screen.draw(.carousel).picture.contains(" \(told.1) "))
  }

  @Test(
    "The cursor at an end, and a zoom that goes no further, say so",
    arguments: [
      (")", 0, "last that is live"), ("(", 0, "first that is live"), (")", 4, nil), ("(", 4, nil),
      ("zi", 0, "large as it goes"), ("zo", 0, "small as it goes"), ("z0", 0, nil),
    ] as [(String, Int, String?)])
  func ends(_ key: String, _ fewer: Int, _ word: String?) {
    var screen = Screen(columns: 80, rows: 24)
    func press(_ keys: String) {
      for key in keys { _ = screen.press(.character(String(key)), showing: .carousel) }
    }
    func footer() -> String { String(screen.draw(.carousel).picture.split(separator: "\n").last!) }
    press("z0")
    #expect(footer().hasSuffix(" z0 as at the start "))
    press("zizozozi")
    if fewer == 0 { for _ in 0..<99 { press(key == "z0" ? "zi" : key) } } else { press("))") }
    press(key)
    if let word { #expect(footer().hasSuffix("\(word) ")) }
    #expect((screen.state.refusal == nil) == (word == nil))
    guard key.count == 1, word != nil else { return }
    // It stays where it is, and is told as soon as it moves on.
    let end = screen.state.inspected
    press(key)
    #expect(screen.state.inspected == end)
    press(key == ")" ? "(" : ")")
    #expect(screen.state.refusal == nil && screen.state.inspected != end)
  }

  @Test("Of panes with other data the chosen one says what there is to change", arguments: 0...1)
  func chosenPane(_ chosen: Int) {
    var frame = Frame.carousel
    frame.panes[0].itemCount = chosen
    frame.panes.append(frame.panes[0])
    frame.panes[1].itemCount = 100
    var screen = Screen(columns: 120, rows: 24)
    func outcome(_ key: String, pane: Int) -> ScreenOutcome {
      screen.state.focusedPane = pane
      return screen.press(.character(key), showing: frame)
    }
    for key in chosen == 0 ? ["D", "X", "t", "S"] : ["X", "S"] {
      #expect(outcome(key, pane: 0) == .redraw)
      #expect(outcome(key, pane: 1) != .redraw)
    }
  }

  @Test("With something to do they do it")
  func done() {
    var frame = Frame.carousel
    (frame.canUndo, frame.canRedo, frame.hasMoreSteps) = (true, true, true)
    var screen = Screen(columns: 80, rows: 24)
    #expect(screen.press(.character("u"), showing: frame) == .session(.undoSetting))
    #expect(screen.press(.character("U"), showing: frame) == .session(.redoSetting))
    #expect(screen.press(.enter, showing: frame) == .session(.continueSteps))
    let field = Knob("data.text", in: .content, value: "a", higher: "b")
    #expect(self.screen("C", [field]).outcome == .session(.turn(.field, by: 1)))
    let estimate = Knob("layout.estimatedHeight", in: .layout, value: "44", lower: "40")
    #expect(self.screen("e", [estimate]).outcome == .session(.turn(.estimate, by: -1)))
  }

  @Test(
    "Steps that need no going on say why",
    arguments: [
      (SceneProgress.State.playing, "it plays by itself"), (.finished, "end of scene"),
    ])
  func steps(_ state: SceneProgress.State, _ word: String) {
    var frame = Frame.carousel
    frame.progress = SceneProgress(part: 2, parts: 2, state: state)
    var screen = Screen(columns: 80, rows: 24)
    #expect(screen.press(.enter, showing: frame) == .redraw)
    #expect(screen.draw(frame).picture.contains(word))
  }

  @Test("What they say is gone as soon as it is no longer so", arguments: [false, true])
  func outlived(isOnStage: Bool) {
    var frame = Frame.carousel
    frame.caption = "word ".repeated(13)
    frame.progress = SceneProgress(part: 2, parts: 4, state: .playing)
    var screen = Screen(columns: 80, rows: 24)
    screen.state.isOnStage = isOnStage
    _ = screen.press(.enter, showing: frame)
    #expect(screen.draw(frame).picture.contains("it plays by itself"))
    frame.progress?.state = .waiting
    frame.hasMoreSteps = true
    let picture = screen.draw(frame).picture
    #expect(!picture.contains("it plays by itself"))
    #expect(picture.contains(isOnStage ? "step 2 of 4" : "⏎ go on"))
  }

  @Test("What title and footer do not depend on otherwise takes it away, too")
  func undone() {
    var frame = Frame.carousel
    var screen = Screen(columns: 80, rows: 24)
    _ = screen.press(.character("u"), showing: frame)
    #expect(screen.draw(frame).picture.contains("nothing to undo"))
    frame.canUndo = true
    #expect(!screen.draw(frame).picture.contains("nothing to undo"))
  }

  @Test("What the palette runs and no key does says so by the palette's")
  func palette() {
    var screen = Screen(columns: 80, rows: 24)
    screen.usesColor = false
    for key in ":light" { _ = screen.press(.character(String(key)), showing: .carousel) }
    #expect(screen.press(.enter, showing: .carousel) == .redraw)
    #expect(screen.state.theme == .terminal)
    #expect(screen.draw(.carousel).picture.contains(" : no colours here "))
  }

  @Test("In the gallery, too, a theme without colours says so")
  func galleryTheme() {
    var screen = Screen(columns: 80, rows: 24)
    screen.usesColor = false
    screen.state.overlay = .gallery
    #expect(screen.apply(.screen(.theme(.light)), showing: .carousel) == .redraw)
    #expect(screen.state.theme == .terminal)
    #expect(screen.draw(.carousel).picture.contains(" : no colours here "))
  }

  @Test("In the gallery they are not answered")
  func gallery() {
    var frame = Frame.carousel
    frame.panes[0].knobs = [Self.seed]
    var screen = Screen(columns: 80, rows: 24)
    screen.state.overlay = .gallery
    #expect(screen.press(.character("e"), showing: frame) == .redraw)
    #expect(screen.state.refusal?.word == "not in the gallery")
    #expect(screen.draw(frame).picture.contains("e not in the gallery"))
  }
}

extension String {
  fileprivate func repeated(_ times: Int) -> String { String(repeating: self, count: times) }
}
