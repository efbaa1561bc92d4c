import Simulator
import Testing

@testable import Renderer

/// The story of an exhibit: in the dock beside it, and in the gallery.
@Suite("The story of an exhibit")
struct StoryPictureTests {
  static let story = Story(
    title: "B01 Upward-scroll jump",
    about: "Press ↑ and watch the left pane.",
    bug: Story.Bug(
      entry: "B01", sees: "Going up, the page lurches whenever a row comes in at the top.",
      cause: "The row is taller than its estimate, and nobody moves the content offset.",
      basis: "documented symptom", fix: "contentOffsetAdjustment of the context.",
      reported: ["https://github.com/airbnb/MagazineLayout/issues/9", "http://www.openradar.me/1"],
      knobs: ["compensation"]),
    place: Story.Place(
      room: "The place is lost", about: "What you read is pushed away.", number: 9, count: 46),
    next: Story.Next(title: "B07 Wrong item", path: "b07.yaml"))

  @Test("Beside the panes, with the way to the next one")
  func docked() {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.story = Self.story
    screen.state.overlay = .story
    #expect(
      screen.picture(of: .scrollingUp) == """
         Cellophane  Scrolling up ────────────────────────────── 0.45 s ▶ decelerating ─|
        bug ✗ JUMP 70 pt ──── fixed · correct · list│─ story ───────────────────────────|
        ┃[0,30] M  40 → 110┃┊ ┃[0,30] M  40 → 110┃┊ │ B01 Upward-scroll jump            |
        ┃                  ┃┊ ┃                  ┃┊ │ 9 of 46 · The place is lost       |
        ┗━━━━━━━━━━━━━━━━━━┛┊ ┗━━━━━━━━━━━━━━━━━━┛┊ │                                   |
        ▎[0,31]  40 → 70    ┊ ▎[0,31]  40 → 70    ┊ │ sees: Going up, the page lurches  |
        ▎A short text       ◈ ▎A short text       ◈ │   whenever a row comes in at the  |
        ▁[0,32]  40 → 160 ▁▁▒ ▁[0,32]  40 → 160 ▁▁▒ │   top.                            |
        │A cell that grew  │▒ │A cell that grew  │▒ │ why, inferred from a documented   |
        │when it was asked,││ │when it was asked,││ │   symptom: The row is taller than |
        ◈because its text  │┃ ◈because its text  │┃ │   its estimate, and nobody moves  |
        │needs more than   │┃ │needs more than   │┃ │   the content offset.             |
        │one line.         │┃ │one line.         │┃ │ helps: contentOffsetAdjustment    |
        ╵⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻╵┃ ╵⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻╵┃ │   of the context.                 |
        ▏[0,34]          +1 ┃ ▏[0,34]          +1 ┃ │ knob: compensation                |
        ▏fixed              │ ▏fixed              │ │ reported:                         |
        ╎[0,35]  ~40    ~   ┊ ╎[0,35]  ~40    ~   ┊ │   github.com/airbnb/              |
        ╎not asked yet    ~ ┊ ╎not asked yet    ~ ┊ │   MagazineLayout/issues/9,        |
        │[0,36]  ~100  ▔ ▔ │┊ │[0,36]  ~100  ▔ ▔ │┊ │   openradar.me/1                  |
        ╎ ~   ~   ~   ~   ~╎┊ ╎ ~   ~   ~   ~   ~╎┊ │                                   |
        ╎   ~   ~   ~   ~  ╎┊ ╎   ~   ~   ~   ~  ╎┊ │ Press ↑ and watch the left pane.  |
        ───────────────────── ───────────────────── │                                   |
                                                    │ O next: B07 Wrong item            |
         Press ↑. Watch the left.                 Esc close  ↑↓ scroll  ⏎ go on  ? help |
        """)
  }

  @Test("Where nothing has room beside it")
  func narrow() {
    var screen = Screen(columns: 40, rows: 12)
    screen.isASCII = true
    screen.state.story = Self.story
    screen.state.overlay = .story
    #expect(
      screen.picture(of: .scrollingUp) == """
         Scrolling up -- 0.45 s > decelerating -|
        |- story, before the pane Down 10 more -|
        | B01 Upward-scroll jump                |
        | 9 of 46 - The place is lost           |
        |                                       |
        | sees: Going up, the page lurches      |
        |   whenever a row comes in at the top. |
        | why, inferred from a documented       |
        |   symptom: The row is taller than its |
        |   estimate, and nobody moves the      |
        |   content offset.                     |
         Press Up. Watch the left.    Esc close |
        """)
    _ = screen.press(.pageDown, showing: .scrollingUp)
    #expect(
      screen.picture(of: .scrollingUp) == """
         Scrolling up -- 0.45 s > decelerating -|
        |- story, before the panes Down 2 more -|
        |   content offset.                     |
        | helps: contentOffsetAdjustment of     |
        |   the context.                        |
        | knob: compensation                    |
        | reported:                             |
        |   github.com/airbnb/MagazineLayout/   |
        |   issues/9, openradar.me/1            |
        |                                       |
        | Press Up and watch the left pane.     |
         Press Up. Watch the left.    Esc close |
        """)
  }

  @Test(
    "What has no room is told with the key for it; on a stage, where paging is the presenter's, its own key turns it"
  )
  func more() {
    for onStage in [false, true] {
      var screen = Screen(columns: 80, rows: 12)
      screen.state.story = Self.story
      screen.state.overlay = .story
      screen.state.isOnStage = onStage
      let text = screen.draw(.scrollingUp).text()
      #expect(text.contains("story ") && text.contains(" more "))
      #expect(text.contains(onStage ? " W ↓ " : " PgDn ↓ "))
    }
    var screen = Screen(columns: 80, rows: 12)
    screen.state.story = Self.story
    screen.state.isOnStage = true
    var places: [Int] = []
    repeat {
      _ = screen.press(.character("W"), showing: .scrollingUp)
      places.append(screen.state.overlayScroll)
    } while screen.state.overlay == .story && places.count < 9
    // From page to page to the last line, then it closes.
    #expect(places.count > 2 && Array(places.dropLast()) == places.dropLast().sorted())
    #expect(screen.state.overlay == nil)
  }

  @Test("What plays is seen: a story before the panes makes way, one beside them stays")
  func goingOn() {
    for (columns, overlay) in [(40, nil), (80, .story)] as [(Int, ScreenOverlay?)] {
      var screen = Screen(columns: columns, rows: 12)
      screen.state.story = Self.story
      screen.state.overlay = .story
      #expect(screen.press(.enter, showing: .scrollingUp) == .session(.continueSteps))
      #expect(screen.state.overlay == overlay)
      var frame = Frame.scrollingUp
      frame.progress = SceneProgress(part: 1, parts: 3, state: .waiting)
      (screen.state.overlay, screen.state.isOnStage) = (.story, true)
      #expect(screen.press(.pageDown, showing: frame) == .present(.next))
      #expect(screen.state.overlay == overlay)
    }
  }

  @Test("A stage begins without it, and there a clicker's keys are the talk's")
  func onStage() {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.story = Self.story
    screen.open(.story)
    #expect(screen.state.overlay == .story)
    _ = screen.press(.character("F"), showing: .scrollingUp)
    #expect(screen.state.isOnStage && screen.state.overlay == nil)
    screen.open(.story)
    #expect(screen.state.overlay == nil)
    _ = screen.press(.character("W"), showing: .scrollingUp)
    #expect(screen.state.overlay == .story)
    _ = screen.press(.pageDown, showing: .scrollingUp)
    #expect(screen.state.overlayScroll == 0)
  }

  @Test("A blank stage shows no story either, until a key brings both back")
  func blank() {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.story = Self.story
    (screen.state.isOnStage, screen.state.overlay) = (true, .story)
    _ = screen.press(.character("b"), showing: .scrollingUp)
    #expect(screen.draw(.scrollingUp).text().allSatisfy { $0.isWhitespace })
    _ = screen.press(.character("x"), showing: .scrollingUp)
    #expect(screen.draw(.scrollingUp).text().contains("story "))
  }

  @Test("In the gallery: the room at its first entry, the story, the file, the picture")
  func gallery() {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.overlay = .gallery
    screen.state.gallery = GalleryState(entries: [
      GalleryEntry(
        title: Self.story.title, about: Self.story.about, group: "The place is lost",
        path: "museum/b01.yaml", story: Self.story),
      GalleryEntry(title: "Reader", about: "Text.", group: "Data", path: "scenes/14.yaml"),
    ])
    #expect(
      screen.picture(of: .scrollingUp) == """
         Cellophane  gallery  1 of 2 ───────────────────────────────────────────────────|
         The place is lost                                                              |
         ▸ B01 Upward-scroll jump         B01 Upward-scroll jump                        |
         Data                             What you read is pushed away.                 |
           Reader                         sees: Going up, the page lurches whenever a   |
                                            row comes in at the top.                    |
                                          why, inferred from a documented symptom:      |
                                            The row is taller than its estimate, and    |
                                            nobody moves the content offset.            |
                                          helps: contentOffsetAdjustment of the         |
                                            context.                                    |
                                          knob: compensation                            |
                                          reported:                                     |
                                            github.com/airbnb/MagazineLayout/issues/9,  |
                                            openradar.me/1                              |
                                          museum/b01.yaml                               |
                                                                                        |
                                                                                        |
                                                                                        |
                                                                                        |
                                                                                        |
                                                                                        |
                                                                                        |
         ↑↓ choose  ⏎ open  / filter  Esc close  q quit  ? more                         |
        """)
    screen.columns = 40
    screen.rows = 12
    #expect(
      screen.picture(of: .scrollingUp) == """
         Cellophane  gallery  1 of 2 ───────────|
         The place is lost                      |
         ▸ B01 Upward-scroll jump               |
         Data                                   |
           Reader                               |
                                                |
         Going up, the page lurches whenever a  |
         row comes in at the top.               |
                                                |
                                                |
         museum/b01.yaml                        |
         ↑↓ choose  ⏎ open  / filter  Esc close |
        """)
    screen.state.gallery.filter("lurches")
    #expect(screen.state.gallery.shown.count == 1)
  }

  @Test("The key opens the next exhibit, offered when every step has been taken")
  func next() {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.story = Self.story
    var frame = Frame.scrollingUp
    frame.progress = SceneProgress(part: 2, parts: 2, state: .finished)
    frame.hasMoreSteps = false
    #expect(screen.picture(of: frame).contains("O next exhibit"))
    #expect(screen.picture(of: frame).contains("W why?"))
    #expect(
      screen.press(.character("O"), showing: frame)
        == .open(GalleryEntry(title: "B07 Wrong item", about: "", group: "", path: "b07.yaml")))
    frame.progress?.state = .waiting
    #expect(!screen.picture(of: frame).contains("O next exhibit"))
    screen.state.story?.next = nil
    #expect(screen.press(.character("O"), showing: frame) == .redraw)
    #expect(screen.picture(of: frame).contains("O no exhibit follows"))
    screen.state.story = nil
    #expect(!screen.picture(of: frame).contains("W why?"))
    #expect(screen.press(.character("W"), showing: frame) == .redraw)
    #expect(screen.picture(of: frame).contains("These files tell no story."))
  }
}
