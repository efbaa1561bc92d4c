import Foundation
import Simulator
import Testing

@testable import Renderer

/// Whole screens, as a reader sees them.
///
/// Long because every test carries its picture, and pictures are compared best side by side.
@Suite struct ScreenPictureTests {
  private func picture(
    _ frame: Frame, _ columns: Int, _ rows: Int, _ change: (inout Screen) -> Void = { _ in }
  ) -> String {
    var screen = Screen(columns: columns, rows: rows)
    change(&screen)
    let grid = screen.draw(frame)
    #expect(grid.isWhole && grid.columns == columns && grid.rows == rows)
    return grid.picture.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0 + "|" }.joined(separator: "\n")
  }

  @Test("A bug at 80 × 24: the picture, the numbers, the verdict, and who did it")
  func oneFrame() {
    #expect(
      picture(.estimateTooLarge, 80, 24) == """
         Cellophane  estimate too large · list · requery once ── 0.00 s ■ at rest ──────|
        █[0,0] M  200 → 40              █ offset   0 , 0          scrolls  0 – 7 040    |
        █                               │ moved by nobody yet                           |
        █[0,1] M  200 → 40              ┊ blank    75 % now, 75 % at most               |
        █                               ┊ content  320 × 7 520    true     320 × 1 600  |
        █[0,2] M  200 → 40              ┊ measured 3 of 40        debt     5 920 pt     |
        █                               ┊ visible  [0,0] – [0,2]  velocity 0 pt/s       |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊ target   none                                 |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊                                               |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊  ✗ BLANK 75 %                                 |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊   [0,3] and [0,4] should be here: they shrank |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊   into view after the layout was asked, and   |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊   nobody asked again                          |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊                                               |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊ ─ who moved the offset ───────────────────────|
        ╱ ╱ ╱  nothing drawn here   ╱ ╱ ┊ 0.00      reload        +8 000 size 0 → 8 000 |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊ 0.00 size 8 000→7 520                         |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊  adjustment -480 [0,2] 200→40                 |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊ ─ calls ──────────────────────────────────────|
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊ 0.00 prepare()                                |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊ 0.00 layoutAttributesForElements(in:          |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊      0,0,320,480) → 3                         |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊                                               |
         ↑↓ scroll  o gallery  ? help  q quit  PgDn page  i inspector  r restart        |
        """)
  }

  @Test("Bug and fix side by side at 80 × 24")
  func twoPanes() {
    #expect(
      picture(.scrollingUp, 80, 24) == """
         Cellophane  Scrolling up ────────────────────────────── 0.45 s ▶ decelerating ─|
        bug · correct… ─────────── fixed · correct · list ─── bug · correct…            |
        ┃[0,30] M  40 → 110     ┃┊ ┃[0,30] M  40 → 110     ┃┊ offset   1 240.5 -420/s   |
        ┃                       ┃┊ ┃                       ┃┊ jumps    3, 210 pt        |
        ┗━━━━━━━━━━━━━━━━━━━━━━━┛┊ ┗━━━━━━━━━━━━━━━━━━━━━━━┛┊ content  320 × 4 480      |
        ┌[0,31]  40 → 70 ───────┐┊ ┌[0,31]  40 → 70 ───────┐┊ true     320 × 6 400      |
        │A short text           │┊ │A short text           │┊ measured 24 of 80         |
        └───────────────────────┘◈ └───────────────────────┘◈  ✗ JUMP 70 pt             |
        ┌[0,32]  40 → 160 ──────┐▒ ┌[0,32]  40 → 160 ──────┐▒   [0,30] was measured 40 →|
        │A cell that grew when  │▒ │A cell that grew when  │▒   110 above what you read,|
        │it was asked, because  ││ │it was asked, because  ││   and nothing made up for |
        ◈its  target ends 1 460 │┃ ◈its  target ends 1 460 │┃   it                      |
        │than one line.         │┃ │than one line.         │┃ fixed · correct           |
        │                       │┃ │                       │┃ offset   1 240.5 -420/s   |
        └───────────────────────┘┃ └───────────────────────┘┃ content  320 × 4 480      |
        ▎[0,33]  40 → 20  one row┃ ▎[0,33]  40 → 20  one row┃ true     320 × 6 400      |
        ▎[0,34]                  │ ▎[0,34]                  │ measured 24 of 80         |
        ▎fixed                   ┊ ▎fixed                   ┊ moved by adjustment +1    |
        ╎[0,35]  not asked yet  ~┊ ╎[0,35]  not asked yet  ~┊ ✓ nothing wrong so far    |
        ▁[0,36]  ~100  ▁ ▁ ▁ ▁ ▁▁┊ ▁[0,36]  ~100  ▁ ▁ ▁ ▁ ▁▁┊ target   ◆ 980 (◇ 1 000)  |
        ╎ ~   ~   ~   ~   ~   ~ ╎┊ ╎ ~   ~   ~   ~   ~   ~ ╎┊ 0.45 1 240.5→1 310.5      |
        ╎   ~   ~   ~   ~   ~   ╎┊ ╎   ~   ~   ~   ~   ~   ╎┊  adjustment +70           |
        ╎ ~   ~   ~   ~   ~   ~ ╎┊ ╎ ~   ~   ~   ~   ~   ~ ╎┊  [0,30] 40→110            |
         Press ↑. Watch the left.                                       ⏎ go on  ? help |
        """)
  }

  @Test("A large terminal shows the same at full scale")
  func large() {
    #expect(
      picture(.scrollingUp, 140, 45) == """
         Cellophane  Scrolling up ────────────────────────────────────────────────────────────────────────────────────────── 0.45 s ▶ decelerating ─|
        bug · correct, compensation none · list ───────────────────────────── fixed · correct · list ───────────────────────────────────────────────|
        ┃[0,30] M  40 → 110            ┃ ░░░░░░░                              ┃[0,30] M  40 → 110            ┃ ░░░░░░░                              |
        ┃                              ┃ ░░░░░░░                              ┃                              ┃ ░░░░░░░                              |
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛ ░░░░░░░                              ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛ ░░░░░░░                              |
        ▁[0,31]  40 → 70 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ░░░░░░░                              ▁[0,31]  40 → 70 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ░░░░░░░                              |
        │A short text                  │ ░░░░░░░                              │A short text                  │ ░░░░░░░                              |
        │                              │◈░░░░░░░                              │                              │◈░░░░░░░                              |
        └──────────────────────────────┘ ┏━━━━━┓                              └──────────────────────────────┘ ┏━━━━━┓                              |
        ┌[0,32]  40 → 160 ─────────────┐ ┃█████┃                              ┌[0,32]  40 → 160 ─────────────┐ ┃█████┃                              |
        │A cell that grew when it was  │ ┗━━━━━┛                              │A cell that grew when it was  │ ┗━━━━━┛                              |
        │asked, because its text needs │ ▒▒▒▒▒▒▒                              │asked, because its text needs │ ▒▒▒▒▒▒▒                              |
        ◆more than o target ends 1 460 │ ███████                              ◆more than o target ends 1 460 │ ███████                              |
        ◇ ╌╌╌╌╌╌╌╌ proposed ends 1 480 │ ███████                              ◇ ╌╌╌╌╌╌╌╌ proposed ends 1 480 │ ███████                              |
        │                              │ ███████                              │                              │ ███████                              |
        │                              │ ███████                              │                              │ ███████                              |
        └──────────────────────────────┘ ███████                              └──────────────────────────────┘ ███████                              |
        ▎[0,33]  40 → 20  one row        ███████                              ▎[0,33]  40 → 20  one row        ███████                              |
        ▎[0,34]                          ▒▒▒▒▒▒▒                              ▎[0,34]                          ▒▒▒▒▒▒▒                              |
        ▎fixed                           ░░░░░░░                              ▎fixed                           ░░░░░░░                              |
        ╎[0,35]  ~40    ~   ~   ~   ~    ░░░░░░░                              ╎[0,35]  ~40    ~   ~   ~   ~    ░░░░░░░                              |
        ╎not asked yet    ~   ~   ~   ~  ░░░░░░░                              ╎not asked yet    ~   ~   ~   ~  ░░░░░░░                              |
        ┌[0,36]  ~100 ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐ ░░░░░░░                              ┌[0,36]  ~100 ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐ ░░░░░░░                              |
        ╎ ~   ~   ~   ~   ~   ~   ~   ~╎ ░░░░░░░                              ╎ ~   ~   ~   ~   ~   ~   ~   ~╎ ░░░░░░░                              |
        ╎   ~   ~   ~   ~   ~   ~   ~  ╎ ░░░░░░░                              ╎   ~   ~   ~   ~   ~   ~   ~  ╎ ░░░░░░░                              |
        ╎ ~   ~   ~   ~   ~   ~   ~   ~╎ ░░░░░░░                              ╎ ~   ~   ~   ~   ~   ~   ~   ~╎ ░░░░░░░                              |
        ────────────────────────────────────────                              ────────────────────────────────────────                              |
        offset   0 , 1 240.5     scrolls  0 – 4 000                           offset   0 , 1 240.5     scrolls  0 – 4 000                           |
        moved by deceleration → adjustment in one frame                       moved by deceleration → adjustment in one frame                       |
        jumps    3, 210 pt                                                    content  320 × 4 480     true     320 × 6 400                         |
        content  320 × 4 480     true     320 × 6 400                         measured 24 of 80        debt     1 680 pt                            |
        measured 24 of 80        debt     1 680 pt                            visible  [0,30] – [0,36] velocity -420 pt/s                           |
        visible  [0,30] – [0,36] velocity -420 pt/s                           target   ◆ 980, proposed ◇ 1 000, told -1.25 pt/ms                    |
        target   ◆ 980, proposed ◇ 1 000, told -1.25 pt/ms                                                                                          |
                                                                              ✓ nothing wrong so far                                                |
         ✗ JUMP 70 pt                                                         ─ who moved the offset ───────────────────────────────────────────────|
          [0,30] was measured 40 → 110 above what you read, and nothing made  0.10–0.42 deceleration  -159.5 1 400 → 1 240.5     (20 frames)        |
          up for it                                                           0.45      adjustment       +70 size 4 410 → 4 480  [0,30] 40 → 110    |
                                                                              0.45      adjustment       +70 1 240.5 → 1 310.5   [0,30] 40 → 110    |
                                                                              ─ calls ──────────────────────────────────────────────────────────────|
        ─ who moved the offset ────────────────────────────────────────────── 0.45 shouldInvalidateLayout(forPreferredLayoutAttributes: [0,30] 110, |
        0.45      adjustment       +70 1 240.5 → 1 310.5   [0,30] 40 → 110         with: 40) → true                                                 |
        ─ calls ───────────────────────────────────────────────────────────── 0.45 layoutAttributesForElements(in: 0,1240.5,320,480) → 7            |
        0.45 layoutAttributesForElements(in: 0,1240.5,320,480) → 7                                                                                  |
         Press ↑. Watch the left.                                                                                                   ⏎ go on  ? help |
        """)
  }

  @Test("The smallest screen still shows a pane and its verdict, the other pane a key away")
  func smallest() {
    #expect(
      picture(.estimateTooLarge, 40, 10) == """
         estimate too large…─ 0.00 s ■ at rest ─|
        █0 M 200→40  █ offset   0, at rest      |
        █2 M 200→40 +┊ blank    75 %, most 75 % |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱┊ content  320 × 7 520     |
         ╱ ╱ ╱ ╱ ╱ ╱ ┊ true     320 × 1 600     |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱┊  ✗ BLANK 75 %            |
         ╱  blank  ╱ ┊   [0,3] and [0,4] should |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱┊   be here: they shrank   |
         ╱ ╱ ╱ ╱ ╱ ╱ ┊   into view after the…   |
         ↑↓ scroll  o gallery  ? help  q quit   |
        """)
    #expect(
      picture(.scrollingUp, 40, 10) == """
         1 of 2  Scrol…─ 0.45 s ▶ decelerating ─|
        bug · correct, compensation none · list |
        █30 M 40→110┊ offset   1 240.5 -420/s   |
        ▎[0,31]  A …◈ jumps    3, 210 pt        |
        ◈32  A cell ▒ content  320 × 4 480      |
        ▎that grew… ┃ true     320 × 6 400      |
        ▎[0,33]  on…│  ✗ JUMP 70 pt             |
        +[0,35]  no…┊   [0,30] was measured 40 →|
        ╎[0,36] ~100┊   110 above what you…     |
         Press ↑. Watch the left.       ⏎ go on |
        """)
    #expect(
      picture(.scrollingUp, 40, 10, { $0.state.focusedPane = 1 }) == """
         2 of 2  Scrol…─ 0.45 s ▶ decelerating ─|
        fixed · correct · list ─────────────────|
        █30 M 40→110┊ offset   1 240.5 -420/s   |
        ▎[0,31]  A …◈ content  320 × 4 480      |
        ◈32  A cell ▒ true     320 × 6 400      |
        ▎that grew… ┃ measured 24 of 80         |
        ▎[0,33]  on…│ ✓ nothing wrong so far    |
        +[0,35]  no…┊ target   ◆ 980 (◇ 1 000)  |
        ╎[0,36] ~100┊                           |
         Press ↑. Watch the left.       ⏎ go on |
        """)
  }

  @Test("Panes are stacked where that shows them larger")
  func stacked() {
    #expect(
      picture(.scrollingUp, 56, 46) == """
         Cellophane  Scrolling up ────── 0.45 s ▶ decelerating ─|
        bug · correct, compensation none · list ────────────────|
        ┃[0,30] M  40 → 110        ┃┊ offset   1 240.5 -420/s   |
        ┃                          ┃┊ jumps    3, 210 pt        |
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━┛┊ content  320 × 4 480      |
        ┌[0,31]  40 → 70 ──────────┐┊ true     320 × 6 400      |
        │A short text              │┊ measured 24 of 80         |
        └──────────────────────────┘◈ moved by adjustment +1    |
        ┌[0,32]  40 → 160 ─────────┐▒ target   ◆ 980 (◇ 1 000)  |
        │A cell that grew when it  │▒ debt     1 680 pt         |
        │was asked, because its    ││ visible  [0,30] – [0,36]  |
        ◈text ne target ends 1 460 │┃ scrolls  0 – 4 000        |
        │line.                     │┃ velocity -420 pt/s        |
        │                          │┃                           |
        └──────────────────────────┘┃  ✗ JUMP 70 pt             |
        ▎[0,33]  40 → 20  one row   ┃   [0,30] was measured 40 →|
        ▎[0,34]                     │   110 above what you read,|
        ▎fixed                      ┊   and nothing made up for |
        ╎[0,35]  ~40  not asked yet ┊   it                      |
        ▁[0,36]  ~100  ▁ ▁ ▁ ▁ ▁ ▁ ▁┊ ─ who moved the offset ───|
        ╎ ~   ~   ~   ~   ~   ~   ~╎┊ 0.45 1 240.5→1 310.5      |
        ╎   ~   ~   ~   ~   ~   ~  ╎┊  adjustment +70           |
        ╎ ~   ~   ~   ~   ~   ~   ~╎┊  [0,30] 40→110            |
        fixed · correct · list ─────────────────────────────────|
        ┃[0,30] M  40 → 110        ┃┊ offset   1 240.5 -420/s   |
        ┃                          ┃┊ content  320 × 4 480      |
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━┛┊ true     320 × 6 400      |
        ┌[0,31]  40 → 70 ──────────┐┊ measured 24 of 80         |
        │A short text              │┊ moved by adjustment +1    |
        └──────────────────────────┘◈ target   ◆ 980 (◇ 1 000)  |
        ┌[0,32]  40 → 160 ─────────┐▒ debt     1 680 pt         |
        │A cell that grew when it  │▒ visible  [0,30] – [0,36]  |
        │was asked, because its    ││ scrolls  0 – 4 000        |
        ◈text ne target ends 1 460 │┃ velocity -420 pt/s        |
        │line.                     │┃                           |
        │                          │┃ ✓ nothing wrong so far    |
        └──────────────────────────┘┃ ─ who moved the offset ───|
        ▎[0,33]  40 → 20  one row   ┃ 0.45 1 240.5→1 310.5      |
        ▎[0,34]                     │  adjustment +70           |
        ▎fixed                      ┊  [0,30] 40→110            |
        ╎[0,35]  ~40  not asked yet ┊ ─ calls ──────────────────|
        ▁[0,36]  ~100  ▁ ▁ ▁ ▁ ▁ ▁ ▁┊ 0.45 layoutAttributesFor  |
        ╎ ~   ~   ~   ~   ~   ~   ~╎┊      Elements(in:         |
        ╎   ~   ~   ~   ~   ~   ~  ╎┊      0,1240.5,320,480) → 7|
        ╎ ~   ~   ~   ~   ~   ~   ~╎┊                           |
         Press ↑. Watch the left.               ⏎ go on  ? help |
        """)
  }

  @Test(
    "Sections with headers, estimates and the end of the content, and what the engine has to say")
  func sections() {
    #expect(
      picture(.sections, 80, 24) == """
         Cellophane  Sections · flow ────────────────────────── 12.00 s ■ at rest ──────|
        ╤과일 Fruit      header [1]  z0 ┊ offset   0 , 250        scrolls  -20 – 180    |
                ┈┈┈┈                    ┊ moved by nobody yet                           |
        │Item 3  │ │Item 4  │ │Item 5  │┊ content  320 × 560      true     unknown      |
        ▔▔▔▔▔▔▔▔▔▔ ▔▔▔▔▔▔▔▔▔▔ ▔▔▔▔▔▔▔▔▔▔┊ measured 9 of 14        debt     unknown      |
        ┌[0,6] ──┐ ┌[0,7] ──┐ ┌[0,8] ──┐┊ visible  [0,0] – [0,11] velocity 0 pt/s       |
        │Item 6  │ │Item 7  │ │Item 8  ││ target   none                                 |
        ▔▔▔▔▔▔▔▔▔▔ ▔▔▔▔▔▔▔▔▔▔ ▔▔▔▔▔▔▔▔▔▔▒                                               |
        ┌[0,9] ╌╌┐ ┌[0,10] ╌┐ ┌[0,11] ╌┐▒ ! 1 diagnostic, else nothing wrong so far     |
        ╎Item 9  ╎ ╎Item 10 ╎ ╎Item 11 ╎▒   The behavior of the                         |
        ▔▔ ▔ ▔ ▔ ▔ ▔▔ ▔ ▔ ▔ ▔ ▔▔ ▔ ▔ ▔ ▔▒   UICollectionViewFlowLayout is not defined   |
        ╔footer [1]  ~60 ══════════════╗▒   because: the item width must be less than   |
        ║The end  ~   ~   ~   ~   ~   ~║▒   the width of the UICollectionView minus the |
        ╚══════════════════════════════╝▒   section insets                              |
        ╤과일 Fruit ~   header [1]  ~20 ▒                                               |
        ·Background [0,3]┈┈┈┈┈┈┈┈┈┈┈┈┈┈·▒                                               |
        ┊                              ┊▒                                               |
        ·┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈·▒                                               |
          ·   ·   ·   ·   ·   ·   ·   · ▒                                               |
        ·   ·   ·   ·   ·   ·   ·   ·   ▒                                               |
          ·   ·   ·   ·   ·   ·   ·   · ▒                                               |
        ─────────────────────────────────                                               |
                                                                                        |
         ↑↓ scroll  o gallery  ? help  q quit  PgDn page  i inspector  r restart        |
        """)
  }

  @Test("A carousel has its scroll bar below")
  func carousel() {
    #expect(
      picture(.carousel, 80, 18) == """
         Cellophane  Carousel · carousel · uikit ─────────────── 0.25 s ▶ snapping ─────|
              ◆     ◇                   │ offset   130 , 0        scrolls  0 – 1 680    |
        0 ─┐  ┌ target 190 ─┐  ┌[0,2] ──│ moved by snap                                 |
           │  │Photo╎ proposed 250 to 2 │ content  2 000 × 200    true     2 000 × 200  |
           │  │     ╎       │  │        │ measured none, 10 fixed debt     unknown      |
           │  │     ╎       │  │        │ visible  [0,0] – [0,2]  velocity 230 pt/s     |
           │  │     ╎       │  │        │ target   ◆ 190, proposed ◇ 250, told 0.60     |
           │  │     ╎       │  │        │                                               |
           │  │     ╎       │  │        │ ✓ nothing wrong so far                        |
        ───┘  └─────────────┘  └────────│                                               |
              ╎     ╎                   │                                               |
        ━━█◆◇██━━━━━━━━━━━━━━━━━━━━━━━━━                                                |
        ─────────────────────────────────                                               |
                                                                                        |
                                                                                        |
                                                                                        |
                                                                                        |
         ←→ scroll  o gallery  ? help  q quit  PgDn page  i inspector  r restart        |
        """)
  }

  @Test("A finger pulls the content beyond two edges")
  func stretched() {
    #expect(
      picture(.stretched, 80, 14) == """
         Cellophane  A map · flow · uikit ────────────────────── 0.50 s ● dragging ─────|
        ┆   ┆   ┆   ┆   ┆   ┆   ┆   ┆   █ offset   -40 , -60 at 0 pt/s                  |
        ┆   ↕ 60 pt, finger 155.8 pt    █ content  800 × 600                            |
        ┆   ┆   ┆   ┆   ┆   ┆   ┆   ┆   █ true     800 × 600                            |
            ┌[0,0] ──┐ ┌[0,1] ──┐ ┌[0,2]┃ measured none, 6 fixed                        |
        ┄┄┄┄│Place 0 │ │Place 1 │ │Place┃ moved by finger                               |
         40 │        │ │        │ │     ┃ target   none                                 |
        ┄┄┄┄│        │ │        │ │     ┃ debt     unknown                              |
            └────────┘ └────────┘ └─────┃ ✓ nothing wrong so far                        |
        ┄┄┄┄                            ┃                                               |
            │[0,3] ▔▔│ │[0,4] ▔▔│ │[0,5]┃                                               |
        ─────────────────────────────────                                               |
                                                                                        |
         ↑↓ scroll  o gallery  ? help  q quit  PgDn page  i inspector  r restart        |
        """)
    #expect(
      picture(.stretched, 40, 12, { $0.isASCII = true }) == """
         A map - flow - ui~- 0.50 s @ dragging -|
        !   !   !   !   !   !   !   !   #       |
         60 pt beyond, finger 155.8 pt  #       |
        !   !   !   !   !   !   !   !   #       |
            -[0,0] --- -[0,1] --- -[0,2]H       |
        ====|Place 0 | |Place 1 | |PlaceH       |
         40 |        | |        | |     H       |
        ====|        | |        | |     H       |
            ---------- ---------- ------H       |
        ====                            H       |
            -[0,3] --- -[0,4] --- -[0,5]H       |
         Up Down scroll  o gallery  ? help      |
        """)
    #expect(
      picture(.stretched, 120, 20) == """
         Cellophane  A map · flow · uikit ────────────────────────────────────────────────────────────── 0.50 s ● dragging ─────|
        ┆   ┆   ┆   ┆   ┆   ┆   ┆   ┆    ┏━┓···· offset   -40 , -60      scrolls  0 – 480 , 0 – 400                             |
        ┆   ↕ 60 pt, finger 155.8 pt     ┃·┃···· moved by finger                                                                |
        ┆   ┆   ┆   ┆   ┆   ┆   ┆   ┆    ┗━┛···· content  800 × 600      true     800 × 600                                     |
            ┌[0,0] ──┐ ┌[0,1] ──┐ ┌[0,2] ······· measured none, 6 fixed  debt     unknown                                       |
        ┄┄┄┄│Place 0 │ │Place 1 │ │Place ······· visible  [0,0] – [0,5]  velocity 0 pt/s                                        |
         40 │        │ │        │ │      ······· target   none                                                                  |
        ┄┄┄┄│        │ │        │ │      ·······                                                                                |
            └────────┘ └────────┘ └───── ······· ✓ nothing wrong so far                                                         |
        ┄┄┄┄                             ·······                                                                                |
            │[0,3] ▔▔│ │[0,4] ▔▔│ │[0,5] ·······                                                                                |
        ────────────────────────────────────────                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
                                                                                                                                |
         ↑↓ scroll  o gallery  ? help  q quit  PgDn page  i inspector  r restart  p pause  c calls                              |
        """)
  }

  @Test("Data fills the pane, wide characters and all")
  func browsing() {
    #expect(
      picture(.browsing(Screen(columns: 80, rows: 24).viewportSize()), 80, 24) == """
         Cellophane  countries.csv · list · uikit ────────────── 1.50 s ■ at rest ──────|
        ▎[0,0]  44 → 36                                 █ offset   0, at rest           |
        ▎대한민국 · Seoul · 51 700 000                  ┊ content  480 × 10 120 120     |
        ▎[0,1]  44 → 36                                 ┊ true     unknown              |
        ▎日本 · 東京 · 124 000 000                      ┊ measured 11 of 230 000        |
        ▎[0,2]  44 → 36  中华人民共和国 · 北京市        ┊ moved by nobody yet           |
        ▎[0,3]  44 → 36                                 ┊ target   none                 |
        ▎Côte d’Ivoire · Yamoussoukro                   ┊ debt     unknown              |
        ▎[0,4]  44 → 36                                 ┊ visible  [0,0] – [0,10]       |
        ▎India · नई दिल्ली                               ┊ scrolls  0 – 10 119 680       |
        ▎[0,5]  44 → 36                                 ┊ velocity 0 pt/s               |
        ▎👩‍🔬 Science 🇰🇷 1️⃣ ｶﾅ                            ┊                               |
        │[0,6]  44 → 76 ⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻⎻│┊ ✓ nothing wrong so far        |
        │A text with ␛[31mred␛[0m and a tab            │┊                               |
        │and a second line that is long enough to need │┊                               |
        │two lines in the end, or more                 │┊                               |
        ▎[0,7]  United Kingdom of Great Britain and     ┊                               |
        ▎Northern Ireland, London                       ┊                               |
        ▎[0,8]  44 → 36                                 ┊                               |
        ▎대한민국 · Seoul · 51 700 000                  ┊                               |
        ▎[0,9]  44 → 36                                 ┊                               |
        ▎日本 · 東京 · 124 000 000                      ┊                               |
        ▎[0,10]  44 → 36                                ┊                               |
         ↑↓ scroll  o gallery  ? help  q quit  PgDn page  i inspector  r restart        |
        """)
  }

  @Test("Without the inspector only the panes are left")
  func withoutInspector() {
    #expect(
      picture(.scrollingUp, 60, 20, { $0.state.showsInspector = false }) == """
         Cellophane  Scrolling up ────────── 0.45 s ▶ decelerating ─|
        bug ✗ JUMP 70 pt  210 pt ──── fixed · correct · list ───────|
        ┃[0,30] M  40 → 110  제목 …┃┊ ┃[0,30] M  40 → 110  제목 …┃┊ |
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━┛┊ ┗━━━━━━━━━━━━━━━━━━━━━━━━━━┛┊ |
        ▁[0,31]  40 → 70 ▁▁▁▁▁▁▁▁▁▁▁┊ ▁[0,31]  40 → 70 ▁▁▁▁▁▁▁▁▁▁▁┊ |
        │A short text              │┊ │A short text              │┊ |
        └──────────────────────────┘◈ └──────────────────────────┘◈ |
        ┌[0,32]  40 → 160 ─────────┐▒ ┌[0,32]  40 → 160 ─────────┐▒ |
        │A cell that grew when it  │▒ │A cell that grew when it  │▒ |
        ◈was ask target ends 1 460 │┃ ◈was ask target ends 1 460 │┃ |
        │text needs more than one  │┃ │text needs more than one  │┃ |
        │line.                     │┃ │line.                     │┃ |
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔┃ ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔┃ |
        ▎[0,34]                  +1 │ ▎[0,34]                  +1 │ |
        ▎fixed                      ┊ ▎fixed                      ┊ |
        ╎[0,35]  ~40  not asked yet ┊ ╎[0,35]  ~40  not asked yet ┊ |
        ╷[0,36]  ~100  ⎼ ⎼ ⎼ ⎼ ⎼ ⎼ ╷┊ ╷[0,36]  ~100  ⎼ ⎼ ⎼ ⎼ ⎼ ⎼ ╷┊ |
        ╎ ~   ~   ~   ~   ~   ~   ~╎┊ ╎ ~   ~   ~   ~   ~   ~   ~╎┊ |
        ╎   ~   ~   ~   ~   ~   ~  ╎┊ ╎   ~   ~   ~   ~   ~   ~  ╎┊ |
         Press ↑. Watch the left.                   ⏎ go on  ? help |
        """)
  }

  @Test("In ASCII")
  func ascii() {
    #expect(
      picture(.scrollingUp, 80, 24, { $0.isASCII = true }) == """
         Cellophane  Scrolling up ------------------------------ 0.45 s > decelerating -|
        bug - correct~ ----------- fixed - correct - list --- bug - correct~            |
        *[0,30] M  40 -> 110    *: *[0,30] M  40 -> 110    *: offset   1 240.5 -420/s   |
        *                       *: *                       *: jumps    3, 210 pt        |
        *************************: *************************: content  320 x 4 480      |
        +[0,31]  40 -> 70 ------+: +[0,31]  40 -> 70 ------+: true     320 x 6 400      |
        |A short text           |: |A short text           |: measured 24 of 80         |
        +-----------------------+& +-----------------------+&  X JUMP 70 pt             |
        +[0,32]  40 -> 160 -----+% +[0,32]  40 -> 160 -----+%   [0,30] was measured 40  |
        |A cell that grew when  |% |A cell that grew when  |%   -> 110 above what you   |
        |it was asked, because  || |it was asked, because  ||   read, and nothing made  |
        &its  target ends 1 460 |H &its  target ends 1 460 |H   up for it               |
        |than one line.         |H |than one line.         |H fixed - correct           |
        |                       |H |                       |H offset   1 240.5 -420/s   |
        +-----------------------+H +-----------------------+H content  320 x 4 480      |
        |[0,33]  one row         H |[0,33]  one row         H true     320 x 6 400      |
        ([0,34]                  | ([0,34]                  | measured 24 of 80         |
        (fixed                   : (fixed                   : moved by adjustment +1    |
        :[0,35]  not asked yet  ~: :[0,35]  not asked yet  ~: OK nothing wrong so far   |
        .[0,36]  ~100 ...........: .[0,36]  ~100 ...........: target   @ 980 (o 1 000)  |
        : ~   ~   ~   ~   ~   ~ :: : ~   ~   ~   ~   ~   ~ :: 0.45 1 240.5->1 310.5     |
        :   ~   ~   ~   ~   ~   :: :   ~   ~   ~   ~   ~   ::  adjustment +70           |
        : ~   ~   ~   ~   ~   ~ :: : ~   ~   ~   ~   ~   ~ ::  [0,30] 40->110           |
         Press Up. Watch the left.                                  Enter go on  ? help |
        """)
  }

  @Test("A message stands in the middle")
  func message() {
    let message = ScreenMessage(
      title: "a.yaml did not open",
      text: "a.yaml:3:5: unknown key 'foo'\n    foo: \u{1B}[1mbar\n    ^")
    #expect(
      picture(.carousel, 60, 16, { $0.state.overlay = .message(message) }) == """
         Carousel · carousel · uikit ─────── 0.25 s ▶ snapping ─────|
             ◆     ◇                │ offset   130 at 230 pt/s      |
        0 ─▏ ▕ target 190   ┌[0,2] ─│ content  2 000 × 200          |
           ▏ ▕Photo╎ proposed 250  2│ true     2 000 × 200          |
           ▏ ▕     ╎     ▕  │       │ measured none, 10 fixed       |
           ▏ ▕     ╎ ┌─ a.yaml did not open ─────────┐              |
           ▏ ▕     ╎ │ a.yaml:3:5: unknown key 'foo' │proposed ◇ 250|
           ▏ ▕     ╎ │     foo: ␛[1mbar              │              |
           ▏ ▕     ╎ │     ^                         │ [0,2]        |
        ───▏ ▕───────└───────────────────────────────┘80            |
             ╎     ╎                │ ✓ nothing wrong so far        |
        ━━█◆◇█━━━━━━━━━━━━━━━━━━━━━━  target   ◆ 190, proposed ◇ 250|
        ─────────────────────────────                               |
                                                                    |
                                                                    |
         Esc close  q quit                                          |
        """)
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
           Cellophane  gallery ───────────────────────────────────────────────────────────|
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
           ↑↓ choose  ⏎ open  / filter  Esc close  q quit                                 |
          """)
    gallery.select(12)
    #expect(
      picture(
        .carousel, 40, 12,
        {
          $0.state.overlay = .gallery; $0.state.gallery = gallery
        }) == """
           Cellophane  gallery ───────────────────|
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
         ↑↓ choose  ⏎ open  / filter  Esc close  q quit             |
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
        0 ─▏ ▕ target 190   ┌[0,2] ─│ content  2 000 × 200          |
           ▏ ▕Photo╎ proposed 250  2│ true     2 000 × 200          |
           ▏ ▕     ╎     ▕  │       │ measured none, 10 fixed       |
           ▏ ▕     ╎     ▕  │       │ moved by snap                 |
           ▏ ▕     ╎     ▕  │       │ target   ◆ 190, proposed ◇ 250|
           ▏ ▕     ╎     ▕  │       │ debt     unknown              |
           ▏ ▕     ╎     ▕  │       │ visible  [0,0] – [0,2]        |
        ───▏ ▕───────────▕  └───────│ ✓ nothing wrong so far        |
             ╎     ╎                │ target   ◆ 190, proposed ◇ 250|
        ━━█◆◇█━━━━━━━━━━━━━━━━━━━━━━                                |
        ─────────────────────────────                               |
                                                                    |
         A caption that is far too long for the row it would share  |
         with the keys, and goes on                          ? help |
        """)
  }

  @Test("A screen too small says so in what there is")
  func tooSmall() {
    #expect(
      picture(.carousel, 39, 10) == """
                                               |
                                               |
                                               |
                                               |
         Cellophane needs 40×10, this is 39×10 |
                                               |
                                               |
                                               |
                                               |
                                               |
        """)
    #expect(
      picture(.carousel, 12, 3) == """
         Cellophane |
        needs 40×10,|
        this is 12×3|
        """)
    #expect(
      picture(.carousel, 3, 1) == """
        Cel|
        """)
    #expect(Screen(columns: 0, rows: 0).draw(.carousel).columns == 0)
  }
}
