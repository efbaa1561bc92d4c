import Foundation
import Simulator
import Testing

@testable import Renderer

/// The stage as an audience sees it.
///
/// Long because every test carries its picture, and pictures are compared best side by side.
@Suite struct StagePictureTests {
  private func picture(
    _ frame: Frame, _ columns: Int, _ rows: Int, isASCII: Bool = false
  ) -> String {
    var screen = Screen(columns: columns, rows: rows)
    screen.state.isOnStage = true
    screen.isASCII = isASCII
    return screen.picture(of: frame)
  }

  /// The bug beside its fix in the third of seven parts.
  private var frame: Frame {
    var frame = Frame.scrollingUp
    frame.isMoving = false
    frame.progress = SceneProgress(part: 3, parts: 7, mark: "slipped", state: .waiting)
    return frame
  }

  @Test("Caption, verdict and two panes at 80 × 24")
  func twoPanes() {
    #expect(
      picture(frame, 80, 24) == """
         Press ↑. Watch the left.                                                       |
                                                                                        |
                                                                ■ step 3 of 7 · slipped |
           █ █ █ █▄ ▄█ █▀█   ▀▀█ ▄█  █▀█   █▀█ ▀█▀   ✗ bug                              |
         ▄ █ █ █ █ ▀ █ █▀▀   █▀▀  █  █ █   █▀▀  █    3 times, worst 70 pt: [0,30]       |
         ▀▀▀ ▀▀▀ ▀   ▀ ▀     ▀▀▀ ▀▀▀ ▀▀▀   ▀    ▀    40 → 110                           |
         ✗ bug                                   ✓ fixed                                |
        ▌[0,30] 40→110  제목 하나   ┊           ▌[0,30] 40→110  제목 하나   ┊           |
        ▌                           ┊           ▌                           ┊           |
         [0,31]  40 → 70            ┊            [0,31]  40 → 70            ┊           |
         A short text               ┊            A short text               ┊           |
                                    ◈                                       ◈           |
         [0,32]  40 → 160           ▒            [0,32]  40 → 160           ▒           |
         A cell that grew when it   ▒            A cell that grew when it   ▒           |
        ◈was  target ends 1 460 ╌╌╌╌┃           ◈was  target ends 1 460 ╌╌╌╌┃           |
         text needs more than one   ┃            text needs more than one   ┃           |
         line.                      ┃            line.                      ┃           |
                                    ┃                                       ┃           |
         [0,34]                  +1 │            [0,34]                  +1 │           |
         fixed                      ┊            fixed                      ┊           |
        ~[0,35]  ~40  not asked yet ┊           ~[0,35]  ~40  not asked yet ┊           |
        ~[0,36]  ~100   ~   ~   ~   ┊           ~[0,36]  ~100   ~   ~   ~   ┊           |
          ~   ~   ~   ~   ~   ~   ~ ┊             ~   ~   ~   ~   ~   ~   ~ ┊           |
        ~   ~   ~   ~   ~   ~   ~   ┊           ~   ~   ~   ~   ~   ~   ~   ┊           |
        """)
  }

  @Test("The lines of a caption stay lines, without blank ones at its end")
  func captionLines() {
    var frame = frame
    frame.caption = "First line → here\nSecond line\n\n"
    for isASCII in [false, true] {
      let rows = picture(frame, 80, 24, isASCII: isASCII).split(separator: "\n")
      #expect(rows[0].hasPrefix(isASCII ? " First line -> here " : " First line → here "))
      #expect(rows[1].hasPrefix(" Second line "))
      #expect(rows[2].dropLast().drop { $0 == " " }.contains("step 3 of 7"))
    }
  }

  @Test("What moves is not said to rest while the steps wait")
  func movingStep() {
    var frame = frame
    #expect(picture(frame, 80, 24).contains("■ step 3 of 7"))
    frame.isMoving = true
    #expect(picture(frame, 80, 24).contains("▶ step 3 of 7"))
    var screen = Screen(columns: 80, rows: 24)
    (screen.state.isOnStage, screen.state.time.isPaused) = (true, true)
    #expect(screen.picture(of: frame).contains("❚❚ paused · ■ step 3 of 7"))
  }

  @Test("A caption that is cut says so, where half the rows hold no more and where fewer are left")
  func longCaption() {
    var frame = frame
    frame.caption = String(repeating: "words ", count: 600)
    for (columns, rows) in [(80, 24), (40, 12), (120, 40), (40, 10)] {
      let lines = picture(frame, columns, rows).split(separator: "\n")
      let last = lines.last { $0.contains("words") } ?? ""
      #expect(last.contains("…"), "\(columns)×\(rows): \(last)")
    }
    frame.caption = "A short one."
    #expect(!picture(frame, 80, 24).split(separator: "\n")[0].contains("…"))
  }

  @Test("In a font so large that nothing else fits, plain words are large enough")
  func largestFont() {
    #expect(
      picture(frame, 40, 12) == """
         Press ↑. Watch the left.               |
                        ■ step 3 of 7 · slipped |
         ✗ JUMP 210 pt  bug                     |
         ✗ bug               ✓ fixed            |
        ▌30  제목 …  ┊      ▌30  제목 …  ┊      |
         31  A shor… ┊       31  A shor… ┊      |
         [0,32]      ◈       [0,32]      ◈      |
        ◈A cell that │      ◈A cell that │      |
         grew when…  ┃       grew when…  ┃      |
         34  fixed +1│       34  fixed +1│      |
        ~35  not as…~┊      ~35  not as…~┊      |
        ~[0,36] ~100~┊      ~[0,36] ~100~┊      |
        """)
    #expect(
      picture(.estimateTooLarge, 40, 12) == """
         ✗ BLANK 75 %                           |
        ▌[0,0]  200 → 40  █                     |
        ▌[0,1]  200 → 40  ┊                     |
        ▌[0,2]  200 → 40  ┊                     |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊                     |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊                     |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊                     |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊                     |
        ╱  nothing here   ┊                     |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊                     |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊                     |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊                     |
        """)
  }

  @Test("One viewport has all rows, the words stand beside it")
  func onePane() {
    #expect(
      picture(.estimateTooLarge, 80, 24) == """
        ▌[0,0]  200 → 40                        █  █▀▄ █   █▀█ █▄ █ █ ▄▀                |
        ▌                                       █  █▀▄ █   █▀█ █ ▀█ █▀▄                 |
        ▌[0,1]  200 → 40                        ┊  ▀▀  ▀▀▀ ▀ ▀ ▀  ▀ ▀  ▀                |
        ▌                                       ┊                                       |
        ▌[0,2]  200 → 40                        ┊  ▀▀█ █▀▀   ▀ ▄▀                       |
        ▌                                       ┊   ▄▀ ▀▀█    █▀                        |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊   ▀  ▀▀▀   ▀  ▀                       |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊                                       |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊  [0,3] and [0,4] should be here: they |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊  shrank into view after the layout    |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊  was asked, and nobody asked again    |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊                                       |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊                                       |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊                                       |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊                                       |
         ╱ ╱ ╱ ╱ ╱ ╱  nothing here   ╱ ╱ ╱ ╱ ╱ ╱┊                                       |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊                                       |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊                                       |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊                                       |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊                                       |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊                                       |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊                                       |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊                                       |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊                                       |
        """)
  }

  @Test("In ASCII the letters are of whole cells")
  func ascii() {
    #expect(
      picture(frame, 80, 24, isASCII: true) == """
         Press Up. Watch the left.                                                      |
                                                                                        |
                                                                = step 3 of 7 - slipped |
                                                                                        |
           # # # #   # ###   ###  #  ###   ### ###                                      |
           # # # ## ## # #     # ##  # #   # #  #    X bug                              |
           # # # # # # ###   ###  #  # #   ###  #    3 times, worst 70 pt: [0,30] was   |
         # # # # #   # #     #    #  # #   #    #    measured 40 -> 110 above what you  |
         ### ### #   # #     ### ### ###   #    #    read, and nothing made up for it   |
                                                                                        |
         X bug                                   OK fixed                               |
        *30 40->110  제목 하~ :                 *30 40->110  제목 하~ :                 |
        *                     :                 *                     :                 |
         [0,31]  40 -> 70     :                  [0,31]  40 -> 70     :                 |
         A short text         &                  A short text         &                 |
         [0,32]  40 -> 160    %                  [0,32]  40 -> 160    %                 |
        &A target ends 1 460 .|                 &A target ends 1 460 .|                 |
         when it was asked,   H                  when it was asked,   H                 |
         because its text~    H                  because its text~    H                 |
         33 40->20  one row   |                  33 40->20  one row   |                 |
         [0,34]  fixed        :                  [0,34]  fixed        :                 |
        ~35  not asked yet  ~ :                 ~35  not asked yet  ~ :                 |
        ~[0,36]  ~100   ~   ~ :                 ~[0,36]  ~100   ~   ~ :                 |
          ~   ~   ~   ~   ~   :                   ~   ~   ~   ~   ~   :                 |
        """)
  }

  @Test("ASCII by choice is the same as of a terminal that needs it, the caption spelled too")
  func asciiByChoice() {
    var frame = frame
    frame.caption = "Press ↑ … and watch"
    var screen = Screen(columns: 80, rows: 24)
    screen.state.isOnStage = true
    screen.state.prefersASCII = true
    let chosen = screen.draw(frame).text()
    screen.state.prefersASCII = nil
    screen.isASCII = true
    #expect(chosen == screen.draw(frame).text())
    #expect(!chosen.contains("↑") && !chosen.contains("…"))
  }

  @Test("On a large screen letters and viewports are larger")
  func large() {
    #expect(
      picture(frame, 120, 40) == """
         Press ↑. Watch the left.                                                                                               |
                                                                                                                                |
                                                                                                        ■ step 3 of 7 · slipped |
                                                                                                                                |
             ██  ██  ██  ██      ██  ██████      ██████    ██    ██████      ██████  ██████                                     |
             ██  ██  ██  ████  ████  ██  ██          ██  ████    ██  ██      ██  ██    ██     ✗ bug                             |
             ██  ██  ██  ██  ██  ██  ██████      ██████    ██    ██  ██      ██████    ██     3 times, worst 70 pt: [0,30] was  |
         ██  ██  ██  ██  ██      ██  ██          ██        ██    ██  ██      ██        ██     measured 40 → 110 above what you  |
         ██████  ██████  ██      ██  ██          ██████  ██████  ██████      ██        ██     read, and nothing made up for it  |
                                                                                                                                |
         ✗ bug                                                       ✓ fixed                                                    |
        ▌[0,30]  40 → 110                               ┊           ▌[0,30]  40 → 110                               ┊           |
        ▌                                               ┊           ▌                                               ┊           |
        ▌                                               ┊           ▌                                               ┊           |
        ▌                                               ┊           ▌                                               ┊           |
         [0,31]  40 → 70                                ┊            [0,31]  40 → 70                                ┊           |
         A short text                                   ┊            A short text                                   ┊           |
                                                        ◆                                                           ◆           |
                                                        ◇                                                           ◇           |
         [0,32]  40 → 160                               ▒            [0,32]  40 → 160                               ▒           |
         A cell that grew when it was                   ▒            A cell that grew when it was                   ▒           |
         asked, because its text needs                  ▒            asked, because its text needs                  ▒           |
         more than one line.                            │            more than one line.                            │           |
        ◆╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ target ends 1 460 ╌┃           ◆╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ target ends 1 460 ╌┃           |
        ◇╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ proposed ends 1 480 ╌┃           ◇╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ proposed ends 1 480 ╌┃           |
                                                        ┃                                                           ┃           |
                                                        ┃                                                           ┃           |
                                                        ┃                                                           ┃           |
                                                        ┃                                                           ┃           |
         [0,33]  40 → 20  one row                       ┃            [0,33]  40 → 20  one row                       ┃           |
         [0,34]                                         │            [0,34]                                         │           |
         fixed                                          ┊            fixed                                          ┊           |
                                                        ┊                                                           ┊           |
        ~[0,35]  ~40~   ~   ~   ~   ~   ~   ~   ~   ~   ┊           ~[0,35]  ~40~   ~   ~   ~   ~   ~   ~   ~   ~   ┊           |
         not asked yet    ~   ~   ~   ~   ~   ~   ~   ~ ┊            not asked yet    ~   ~   ~   ~   ~   ~   ~   ~ ┊           |
        ~[0,36]  ~100   ~   ~   ~   ~   ~   ~   ~   ~   ┊           ~[0,36]  ~100   ~   ~   ~   ~   ~   ~   ~   ~   ┊           |
          ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~ ┊             ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~ ┊           |
        ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊           ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊           |
          ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~ ┊             ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~ ┊           |
        ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊           ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊           |
        """)
  }

  @Test("And no larger than that on a huge one")
  func huge() {
    #expect(
      picture(frame, 160, 50) == """
         Press ↑. Watch the left.                                                                                                                                       |
                                                                                                                                                                        |
                                                                                                                                                ■ step 3 of 7 · slipped |
                                                                                                                                                                        |
             ██  ██  ██  ██      ██  ██████      ██████    ██    ██████      ██████  ██████                                                                             |
             ██  ██  ██  ████  ████  ██  ██          ██  ████    ██  ██      ██  ██    ██     ✗ bug                                                                     |
             ██  ██  ██  ██  ██  ██  ██████      ██████    ██    ██  ██      ██████    ██     3 times, worst 70 pt: [0,30] was measured 40 → 110 above what you read,   |
         ██  ██  ██  ██  ██      ██  ██          ██        ██    ██  ██      ██        ██     and nothing made up for it                                                |
         ██████  ██████  ██      ██  ██          ██████  ██████  ██████      ██        ██                                                                               |
                                                                                                                                                                        |
         ✗ bug                                                                           ✓ fixed                                                                        |
        ▌[0,30]  40 → 110                                               ┊               ▌[0,30]  40 → 110                                               ┊               |
        ▌                                                               ┊               ▌                                                               ┊               |
        ▌                                                               ┊               ▌                                                               ┊               |
        ▌                                                               ┊               ▌                                                               ┊               |
        ▌                                                               ┊               ▌                                                               ┊               |
        ▌                                                               ┊               ▌                                                               ┊               |
         [0,31]  40 → 70                                                ┊                [0,31]  40 → 70                                                ┊               |
         A short text                                                   ┊                A short text                                                   ┊               |
                                                                        ┊                                                                               ┊               |
                                                                        ◈                                                                               ◈               |
                                                                        ┊                                                                               ┊               |
         [0,32]  40 → 160                                               ▒                [0,32]  40 → 160                                               ▒               |
         A cell that grew when it was                                   ▒                A cell that grew when it was                                   ▒               |
         asked, because its text needs                                  ▒                asked, because its text needs                                  ▒               |
         more than one line.                                            ▒                more than one line.                                            ▒               |
                                                                        │                                                                               │               |
                                                                        ┃                                                                               ┃               |
        ◆╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ target ends 1 460 ╌┃               ◆╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ target ends 1 460 ╌┃               |
        ◇╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ proposed ends 1 480 ╌┃               ◇╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ proposed ends 1 480 ╌┃               |
                                                                        ┃                                                                               ┃               |
                                                                        ┃                                                                               ┃               |
                                                                        ┃                                                                               ┃               |
                                                                        ┃                                                                               ┃               |
                                                                        ┃                                                                               ┃               |
         [0,33]  40 → 20                                                ┃                [0,33]  40 → 20                                                ┃               |
         one row                                                        ┃                one row                                                        ┃               |
         [0,34]                                                         │                [0,34]                                                         │               |
         fixed                                                          ┊                fixed                                                          ┊               |
                                                                        ┊                                                                               ┊               |
        ~[0,35]  ~40~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊               ~[0,35]  ~40~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊               |
         not asked yet    ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~ ┊                not asked yet    ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~ ┊               |
        ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊               ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊               |
        ~[0,36]  ~100   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊               ~[0,36]  ~100   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊               |
          ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~ ┊                 ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~ ┊               |
        ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊               ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊               |
          ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~ ┊                 ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~ ┊               |
        ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊               ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊               |
          ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~ ┊                 ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~ ┊               |
        ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊               ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   ┊               |
        """)
  }

  @Test("What time does is told where the steps are, and of several panes two are shown")
  func states() {
    var screen = Screen(columns: 100, rows: 30)
    screen.state.isOnStage = true
    var frame = frame
    frame.progress?.state = .playing
    #expect(screen.draw(frame).text().contains("▶ step 3 of 7 · slipped"))
    screen.state.time.isPaused = true
    screen.state.time.pace = .half
    #expect(screen.draw(frame).text().contains("❚❚ paused · ½× · ▶ step 3 of 7"))
    screen.state.time.end = 9
    #expect(screen.draw(frame).text().contains("◀ 0.45 s"))
    frame.panes += frame.panes
    for (index, title) in ["one", "two", "three", "four"].enumerated() {
      frame.panes[index].title = title
    }
    screen.state.focusedPane = 3
    let text = screen.draw(frame).text()
    #expect(text.contains("✗ one") && text.contains("✓ four"))
    #expect(!text.contains("two") && !text.contains("three"))
    screen.state.arrangement = .single
    #expect(!screen.draw(frame).text().contains("✗ one"))
  }

  @Test(
    "What comes and goes beside the steps leaves the panes where they are, a caption all of them")
  func steady() {
    var screen = Screen(columns: 40, rows: 12)
    screen.state.isOnStage = true
    var frame = frame
    frame.caption = "On the left Two stands over the last row of One, whose own header"
    frame.progress?.mark = nil
    let slots = screen.layout(frame).panes
    #expect(slots.count == 2)
    func last() -> Substring { screen.draw(frame).picture.split(separator: "\n")[1] }
    frame.caption = "On the left Two stands over the last row of it."
    #expect(last() == " row of it.               ■ step 3 of 7 ", "\(last())")
    let rect = screen.layout(frame).panes.map(\.viewport)
    screen.tell(.screen(.ruler), "not on a stage")
    #expect(screen.layout(frame).panes.map(\.viewport) == rect)
    #expect(last() == " row of it.            R not on a stage ", "\(last())")
    screen.state.refusal = nil
    _ = screen.press(.character("1"), showing: frame)
    _ = screen.press(.character("2"), showing: frame)
    #expect(screen.layout(frame).panes.map(\.viewport) == rect)
    #expect(last() == " row of it.         12… · ■ step 3 of 7 ", "\(last())")
    _ = screen.press(.escape, showing: frame)
    screen.state.time.isPaused = true
    #expect(screen.layout(frame).panes.map(\.viewport) == rect)
    #expect(last() == " row of it.   ❚❚ paused · ■ step 3 of 7 ", "\(last())")
    frame.caption = "On the left Two stands over the row above, whole."
    screen.state.time.pace = .half
    screen.tell(.screen(.ruler), "not on a stage")
    #expect(screen.layout(frame).panes.map(\.viewport) == rect)
    #expect(last() == " ab…  R not on a stage · ❚❚ paused · ½× ", "\(last())")
  }

  @Test("What is not shown is said in the title of what is, which gives way to it")
  func places() {
    var screen = Screen(columns: 80, rows: 10)
    screen.state.isOnStage = true
    var frame = frame
    frame.panes[1].title = String(repeating: "a long title ", count: 8)
    // Beside each other they would be too small to be read.
    for index in 0..<2 { frame.panes[index].bounds.size = CGSize(width: 1600, height: 100) }
    func titles() -> [String] {
      screen.draw(frame).picture.split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix(" ✗ bug") || $0.hasPrefix(" ▸✓ a") || $0.hasPrefix(" ✓ a") }
    }
    #expect(screen.layout(frame).panes.count == 1)
    #expect(titles().map { $0.trimmingCharacters(in: .whitespaces) } == ["✗ bug  1 of 2"])
    screen.state.focusedPane = 1
    #expect(titles().first?.hasSuffix("a …  2 of 2 ") == true, "\(titles())")
    // Where both are shown there is nothing to say.
    screen.columns = 120
    screen.rows = 30
    #expect(screen.layout(frame).panes.count == 2)
    #expect(!screen.draw(frame).picture.contains(" of 2"))
    frame.panes.append(frame.panes[0])
    #expect(screen.draw(frame).picture.contains("…  2 of 3   ✗ bug  3 of 3"))
  }

  @Test("Names are shortened beside how far a cell was pushed, not cut")
  func pushed() {
    func lines(_ width: Double, item: Int = 91) -> [Substring] {
      var pane = PaneFrame.list
      pane.bounds = CGRect(x: 0, y: 0, width: width, height: 80)
      pane.contentSize = pane.bounds.size
      pane.elements = [
        .cell(90, y: 0, width: width, height: 20, state: .fixed),
        .cell(item, y: 20, width: width, height: 20, state: .fixed),
        .cell(item + 1, y: 40, width: width, height: 40, state: .fixed),
      ]
      for index in 1...2 { pane.elements[index].shift = CGPoint(x: 0, y: 40) }
      let culprit = Finding.Culprit(
        category: .cell, indexPath: [0, 90], estimated: 50, measured: 90,
        call: "preferredLayoutAttributesFitting(_:)", moved: 40)
      pane.jump = JumpFrame(culprit: culprit, isNow: true)
      let columns = Int(width / 10)
      var grid = CellGrid(columns: columns, rows: 4)
      let slot = PaneSlot(
        index: 0, header: nil, viewport: grid.area,
        scrollBar: CellRect(column: columns, row: 0, columns: 0, rows: 4), inspector: nil,
        scale: CGSize(width: 10, height: 20))
      let frame = Frame(title: "", time: 0, panes: [pane])
      StagePane(
        pane: pane, slot: slot, verdict: StageVerdict(frame, pane: 0), differences: nil,
        isChosen: false, place: "", theme: Theme(isASCII: false, usesColor: true)
      ).draw(into: &grid)
      return grid.picture.split(separator: "\n")
    }
    #expect(lines(90) == ["✗[0,90] ✗", "↓91 ↓40 ↓", "↓[0,92] ↓", "↓   ↓40 ↓"])
    #expect(lines(120)[..<2] == ["✗[0,90]    ✗", "↓91    ↓40 ↓"])
    #expect(lines(130)[1] == "↓[0,91] ↓40 ↓")
    // Which one it is goes before how far.
    #expect(lines(90, item: 1234)[1] == "↓1234   ↓")
  }

  @Test("What lies beyond the content moves with it")
  func ground() {
    func rows(_ y: Double) -> [String] {
      var pane = PaneFrame.list
      pane.bounds = CGRect(x: 0, y: y, width: 320, height: 480)
      pane.contentSize = CGSize(width: 320, height: 200)
      var screen = Screen(columns: 80, rows: 24)
      screen.state.isOnStage = true
      return screen.draw(Frame(title: "", time: 0, panes: [pane])).picture
        .split(separator: "\n", omittingEmptySubsequences: false).map { String($0.prefix(32)) }
    }
    let one = rows(0)
    #expect(one[23].contains("·"))
    #expect(rows(20)[10...22] == one[11...23])
    #expect(rows(40)[10...21] == one[12...23])
  }

  @Test("What is docked stands beside the panes, not over them")
  func dock() {
    var screen = Screen(columns: 160, rows: 50)
    screen.state.isOnStage = true
    screen.state.overlay = .help
    let layout = screen.layout(frame)
    #expect(layout.panes.count == 2)
    #expect(layout.panes.allSatisfy { $0.viewport.endColumn <= layout.dock?.column ?? 0 })
  }

  @Test("Another size of the terminal changes the scale alone: the same content in every one")
  func sameContent() {
    let frame = frame
    for (columns, rows) in [(160, 50), (80, 24), (60, 18), (40, 12), (41, 10)] {
      var screen = Screen(columns: columns, rows: rows)
      screen.state.isOnStage = true
      for slot in screen.layout(frame).panes {
        let pane = frame.panes[slot.index]
        let size = CGSize(
          width: slot.scale.width * Double(slot.viewport.columns),
          height: slot.scale.height * Double(slot.viewport.rows))
        // Whole, but for the rounding of its last column and row.
        #expect(abs(size.width - pane.bounds.width) <= slot.scale.width / 2 + 1e-6)
        #expect(abs(size.height - pane.bounds.height) <= slot.scale.height / 2 + 1e-6)
      }
    }
  }
}
