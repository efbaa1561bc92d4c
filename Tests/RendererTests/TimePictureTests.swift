import Simulator
import Testing

@testable import Renderer

/// What the title and the footer tell while time does not pass as on the wall.
@Suite struct TimePictureTests {
  private struct Bars: Equatable {
    var title: String
    var footer: String
  }

  private func bars(
    _ columns: Int, _ frame: Frame = .estimateTooLarge, isASCII: Bool = false, paused: Bool = false,
    pace: Pace = .full, end: Double? = nil
  ) -> Bars {
    var screen = Screen(columns: columns, rows: 20)
    screen.isASCII = isASCII
    screen.state.time.isPaused = paused
    screen.state.time.pace = pace
    screen.state.time.end = end
    let grid = screen.draw(frame)
    #expect(grid.isWhole)
    let rows = grid.picture.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    return Bars(title: rows[0], footer: rows[19])
  }

  @Test("Paused, at 80 columns")
  func paused() {
    #expect(
      bars(80, paused: true)
        == Bars(
          title: " Cellophane  estimate too large · list · requery once ── 0.00 s ❚❚ paused ──────",
          footer: " p play  . step  , back  [] second  {} ends  -+ speed  ? help  q quit           "
        ))
  }

  @Test("Paused, at 40 columns")
  func narrow() {
    #expect(
      bars(40, paused: true)
        == Bars(
          title: " estimate too large…─ 0.00 s ❚❚ paused ─",
          footer: " p play  . step  , back  ? help  q quit "))
  }

  @Test(
    "Slow motion stands before what goes on",
    arguments: [(Pace.half, "½×"), (.quarter, "¼×"), (.tenth, "1/10×")])
  func slow(pace: Pace, label: String) {
    #expect(bars(120, pace: pace).title.hasSuffix(" 0.00 s \(label) ■ at rest ──────"))
    #expect(bars(120, pace: pace).footer.hasPrefix(" p pause  . step  , back "))
    #expect(
      bars(120, paused: true, pace: pace).title.hasSuffix(" 0.00 s \(label) ❚❚ paused ──────"))
  }

  @Test("While steps play the title says so, though no time passes; then it is at rest")
  func playing() {
    func title(_ state: SceneProgress.State) -> String {
      var frame = Frame.estimateTooLarge
      frame.progress = SceneProgress(part: 1, parts: 2, state: state)
      return String(
        Screen(columns: 80, rows: 24).draw(frame).picture.split(separator: "\n")[0])
    }
    #expect(title(.playing).hasSuffix(" 0.00 s ▶ playing ──────"))
    #expect(title(.waiting).hasSuffix(" 0.00 s ■ at rest ──────"))
    #expect(title(.finished).hasSuffix(" 0.00 s ■ at rest ──────"))
  }

  @Test("The past tells its time and how far it goes, standing and played again")
  func past() {
    #expect(bars(80, paused: true, end: 4.56).title.hasSuffix("─ ◀ 0.00 of 4.56 s ─"))
    #expect(
      bars(80, paused: true, pace: .tenth, end: 4.56).title.hasSuffix("─ ◀ 0.00 of 4.56 s 1/10× ─"))
    #expect(bars(80, pace: .half, end: 4.56).title.hasSuffix("─ ▶ 0.00 of 4.56 s ½× ─"))
    #expect(bars(80, end: 4.56).footer.hasPrefix(" p pause  . step  , back "))
    #expect(bars(40, paused: true, end: 4.56).title.hasSuffix("─ ◀ 0.00 of 4.56 s ─"))
  }

  @Test(
    "The past tells where frames are missing, and has the room of a narrow terminal for the time")
  func thinned() {
    func title(_ columns: Int) -> String {
      var screen = Screen(columns: columns, rows: 24)
      screen.state.time.isPaused = true
      screen.state.time.end = 4.56
      screen.state.time.isThinned = true
      return String(
        screen.draw(.estimateTooLarge).picture.split(separator: "\n")[0])
    }
    #expect(title(80).hasSuffix("─ ◀ 0.00 of 4.56 s thinned ─"))
    #expect(title(40).hasSuffix("─ ◀ 0.00 of 4.56 s ─"))
  }

  @Test("Where no time has passed the past tells which frame it is")
  func frameOfMany() {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.time.isPaused = true
    screen.state.time.end = 0.004
    screen.state.time.frame = 9
    screen.state.time.frameCount = 1_022
    var frame = Frame.estimateTooLarge
    frame.time = 0
    let title = screen.draw(frame).picture.split(separator: "\n")[0]
    #expect(title.hasSuffix("─ ◀ frame 9 of 1 022 ─"), "\(title)")
  }

  @Test(
    "Where frames side by side have the same time the past tells which one it is, on a stage too")
  func twins() {
    func past(_ columns: Int, isOnStage: Bool = false) -> String {
      var screen = Screen(columns: columns, rows: 24)
      screen.state.isOnStage = isOnStage
      screen.state.time.isPaused = true
      screen.state.time.end = 4.56
      screen.state.time.frame = 9
      screen.state.time.frameCount = 1_022
      screen.state.time.hasTwin = true
      return screen.draw(.scrollingUp).picture
    }
    #expect(past(80).contains("─ ◀ 0.45 of 4.56 s frame 9 of 1 022 ─"))
    #expect(past(40).contains("─ ◀ frame 9 of 1 022 ─"))
    #expect(past(80, isOnStage: true).contains("◀ 0.45 s, frame 9"))
  }

  @Test("All of it has an ASCII form")
  func ascii() {
    #expect(
      bars(80, isASCII: true, paused: true, pace: .half).title.hasSuffix(
        "- 0.00 s 1/2x || paused ------"))
    #expect(
      bars(80, isASCII: true, paused: true, pace: .quarter, end: 4.56).title.hasSuffix(
        "- < 0.00 of 4.56 s 1/4x -"))
    #expect(bars(80, isASCII: true, end: 4.56).title.hasSuffix("- > 0.00 of 4.56 s -"))
  }

  @Test("A caption leaves the keys of time their place")
  func caption() {
    #expect(
      bars(80, .scrollingUp, paused: true).footer
        == " Press ↑. Watch the left.               ⏎ go on  p play  . step  , back  ? help ")
  }

  @Test("The keys of time are for the run, but not under the gallery")
  func keys() {
    var screen = Screen(columns: 80, rows: 24)
    for (key, command) in [
      ("p", TimeCommand.pause), (".", .frameForward), (",", .frameBack), ("]", .secondForward),
      ("[", .secondBack), ("}", .last), ("{", .first), ("-", .slower), ("+", .faster),
      ("=", .faster),
    ] {
      #expect(screen.press(.character(key), showing: .carousel) == .time(command))
    }
    _ = screen.press(.character("o"), showing: .carousel)
    #expect(screen.press(.character("p"), showing: .carousel) == .redraw)
    #expect(screen.state.refusal?.word == "not in the gallery")
  }
}
