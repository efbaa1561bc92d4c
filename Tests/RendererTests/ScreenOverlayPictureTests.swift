import Foundation
import Simulator
import Testing

@testable import Renderer

/// What stands over the panes or takes rows of theirs, on whole screens.
@Suite struct ScreenOverlayPictureTests: ScreenPictures {
  @Test("A message stands in the middle")
  func message() {
    let message = ScreenMessage(
      title: "a.yaml did not open",
      text: "a.yaml:3:5: unknown key 'foo'\n    foo: \u{1B}[1mbar\n    ^")
    #expect(
      picture(.carousel, 60, 16, { $0.state.overlay = .message(message) }) == """
         Carousel · carousel · uikit ─────── 0.25 s ▶ snapping ─────|
             ◆     ◇                │ offset   130 at 230 pt/s      |
        0 ─▏ ▕[0,1]╎─────▕  ╭[0,2] ─│ content  2 000 × 200          |
           ▏ ▕Photo╎1    ▕  │Photo 2│ true     2 000 × 200          |
           ▏ ▕ target 190   │       │ measured none, 10 fixed       |
           ▏ ▕     ╎ ┌─ a.yaml did not open ─────────┐              |
           ▏ ▕     ╎ │ a.yaml:3:5: unknown key 'foo' │proposed ◇ 250|
           ▏ ▕     ╎ │     foo: ␛[1mbar              │              |
           ▏ ▕     ╎ │     ^                         │ [0,2]        |
        ───▏ ▕───────└───────────────────────────────┘80            |
             ╎     ╎                │ ✓ nothing wrong so far        |
        ━━█◆◇█━━━━━━━━━━━━━━━━━━━━━━                                |
        ─────────────────────────────                               |
                                                                    |
                                                                    |
         Esc close  q quit                                          |
        """)
  }

  @Test("A message that is too long goes without the blank lines between its paragraphs")
  func longMessage() {
    let text = (1...5).map { "part \($0)" }.joined(separator: "\n\n")
    let message = ScreenMessage(title: "long", text: text)
    for (rows, isWhole) in [(13, true), (10, false)] {
      let drawn = picture(.carousel, 40, rows) { $0.state.overlay = .message(message) }
      #expect(drawn.contains("part 1") && drawn.contains("part 5"), "\(drawn)")
      #expect(drawn.split(separator: "\n").contains { $0.contains("│       ") } || !isWhole)
    }
  }

  @Test("One that is too long for all that is cut with a sign", arguments: [false, true])
  func cutMessage(isASCII: Bool) {
    let text = (1...9).map { "part \($0)" }.joined(separator: "\n\n")
    let message = ScreenMessage(title: "long", text: text)
    let drawn = picture(.carousel, 40, 10) {
      $0.isASCII = isASCII
      $0.state.overlay = .message(message)
    }
    #expect(drawn.contains(isASCII ? "part 6~" : "part 6…"), "\(drawn)")
    #expect(!drawn.contains("part 7"))
  }

  private static let gallery = GalleryState(
    entries: (1...20).map { number in
      GalleryEntry(
        title: "장면 \(number)",
        about: "Scroll up and watch the left pane: it jumps, the right one does not.",
        group: number < 4 ? "The tour" : "Bugs", path: "scenes/\(number).yaml")
    })

  @Test("The gallery tells what the chosen scene is about")
  func gallery() {
    var gallery = Self.gallery
    #expect(
      picture(
        .carousel, 80, 12,
        {
          $0.state.overlay = .gallery; $0.state.gallery = gallery
        }) == """
           Cellophane  gallery  1 of 20 ──────────────────────────────────────────────────|
           The tour                                                                       |
           ▸ 장면 1                         장면 1                                        |
             장면 2                         Scroll up and watch the left pane: it jumps,  |
             장면 3                         the right one does not.                       |
           Bugs                             scenes/1.yaml                                 |
             장면 4                                                                       |
             장면 5                                                                       |
             장면 6                                                                       |
             장면 7                                                                       |
             장면 8                                                                       |
           ↑↓ choose  ⏎ open  / filter  Esc close  q quit  ? more                         |
          """)
    gallery.select(12)
    #expect(
      picture(
        .carousel, 40, 12,
        {
          $0.state.overlay = .gallery; $0.state.gallery = gallery
        }) == """
           Cellophane  gallery  13 of 20 ─────────|
             장면 11                              |
             장면 12                              |
           ▸ 장면 13                              |
             장면 14                              |
             장면 15                              |
           Scroll up and watch the left pane: it  |
           jumps, the right one does not.         |
                                                  |
                                                  |
           scenes/13.yaml                         |
           ↑↓ choose  ⏎ open  / filter  Esc close |
          """)
    #expect(
      picture(.carousel, 60, 10, { $0.state.overlay = .gallery }) == """
         Cellophane  gallery ───────────────────────────────────────|
                                                                    |
                                  The gallery is empty              |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
                                                                    |
         ↑↓ choose  ⏎ open  / filter  Esc close  q quit  ? more     |
        """)
  }

  @Test("A long caption takes the rows it needs, the keys stand beside its last line")
  func caption() {
    var frame = Frame.carousel
    frame.caption =
      "A caption that is far too long for the row it would share with the keys, and goes on"
    #expect(
      picture(frame, 60, 16) == """
         Carousel · carousel · uikit ─────── 0.25 s ▶ snapping ─────|
             ◆     ◇                │ offset   130 at 230 pt/s      |
        0 ─▏ ▕[0,1]╎─────▕  ╭[0,2] ─│ content  2 000 × 200          |
           ▏ ▕Photo╎1    ▕  │Photo 2│ true     2 000 × 200          |
           ▏ ▕ target 190   │       │ measured none, 10 fixed       |
           ▏ ▕     ╎ proposed 250   │ moved by snap                 |
           ▏ ▕     ╎     ▕  │       │ target   ◆ 190, proposed ◇ 250|
           ▏ ▕     ╎     ▕  │       │ debt     unknown              |
           ▏ ▕     ╎     ▕  │       │ visible  [0,0] – [0,2]        |
        ───▏ ▕───────────▕  ╰───────│ ✓ nothing wrong so far        |
             ╎     ╎                │                               |
        ━━█◆◇█━━━━━━━━━━━━━━━━━━━━━━                                |
        ─────────────────────────────                               |
                                                                    |
         A caption that is far too long for the row it would share  |
         with the keys, and goes on    ←→ scroll  o gallery  ? help |
        """)
  }
}
