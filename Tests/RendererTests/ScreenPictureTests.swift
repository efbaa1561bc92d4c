import Foundation
import Simulator
import Testing

@testable import Renderer

/// Whole screens from the smallest to a large one, as a reader sees them.
@Suite struct ScreenPictureTests: ScreenPictures {
  @Test("A bug at 80 × 24: the picture, the numbers, the verdict, and who did it")
  func oneFrame() {
    #expect(
      picture(.estimateTooLarge, 80, 24) == """
         Cellophane  estimate too large · list · requery once ── 0.00 s ■ at rest ──────|
        █[0,0] M  200 → 40              █ offset   0, 0           scrolls  0 – 7 040    |
        █                               │ moved by nobody yet                           |
        █[0,1] M  200 → 40              ┊ blank    75 % now, 75 % at most               |
        █                               ┊ content  320 × 7 520    true     320 × 1 600  |
        █[0,2] M  200 → 40              ┊ measured 3 of 40        debt     5 920 pt     |
        █                               ┊ visible  [0,0] – [0,2]  velocity 0 pt/s       |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊ target   none                                 |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊                                               |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊  ✗ BLANK 75 % (coverage)                      |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊   [0,3] and [0,4] should be here: they shrank |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊   into view after the layout was asked, and   |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊   nobody asked again                          |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ┊                                               |
         ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱ ╱┊ ─ who moved the offset ───────────────────────|
        ╱ ╱ ╱  nothing drawn here   ╱ ╱ ┊ 0.00 reload +320,+8 000 size 0,0 → 320,8 000  |
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
        └───────────────────────┘◈ └───────────────────────┘◈  ✗ JUMP 70 pt (anchor)    |
        ┌[0,32]  40 → 160 ──────┐▒ ┌[0,32]  40 → 160 ──────┐▒   [0,30] was measured     |
        │A cell that grew when  │▒ │A cell that grew when  │▒   40 → 110 above what you |
        │it was asked, because  ││ │it was asked, because  ││   read, and nothing made  |
        ◈its  target ends 1 460 │┃ ◈its  target ends 1 460 │┃   up for it               |
        │than one line.         │┃ │than one line.         │┃ fixed · correct           |
        │                       │┃ │                       │┃ offset   1 240.5 -420/s   |
        └───────────────────────┘┃ └───────────────────────┘┃ content  320 × 4 480      |
        ▎[0,33]  40 → 20  one row┃ ▎[0,33]  40 → 20  one row┃ true     320 × 6 400      |
        ▏[0,34]                  │ ▏[0,34]                  │ measured 24 of 80         |
        ▏fixed                   ┊ ▏fixed                   ┊ moved by adjustment +1    |
        ╎[0,35]  not asked yet  ~┊ ╎[0,35]  not asked yet  ~┊ ✓ nothing wrong so far    |
        ▁[0,36]  ~100  ▁ ▁ ▁ ▁ ▁▁┊ ▁[0,36]  ~100  ▁ ▁ ▁ ▁ ▁▁┊ target   ◆ 980 (◇ 1 000)  |
        ╎ ~   ~   ~   ~   ~   ~ ╎┊ ╎ ~   ~   ~   ~   ~   ~ ╎┊ 0.45 1 240.5→1 310.5      |
        ╎   ~   ~   ~   ~   ~   ╎┊ ╎   ~   ~   ~   ~   ~   ╎┊  adjustment +70           |
        ╎ ~   ~   ~   ~   ~   ~ ╎┊ ╎ ~   ~   ~   ~   ~   ~ ╎┊  [0,30] 40→110            |
         Press ↑. Watch the left.                 ↑↓ scroll  ⏎ go on  Tab panes  ? help |
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
        ◆more than  target ends 1 460  │ ███████                              ◆more than  target ends 1 460  │ ███████                              |
        ◇ ╌╌╌╌╌╌╌╌ proposed ends 1 480 │ ███████                              ◇ ╌╌╌╌╌╌╌╌ proposed ends 1 480 │ ███████                              |
        │                              │ ███████                              │                              │ ███████                              |
        │                              │ ███████                              │                              │ ███████                              |
        └──────────────────────────────┘ ███████                              └──────────────────────────────┘ ███████                              |
        ▎[0,33]  40 → 20  one row        ███████                              ▎[0,33]  40 → 20  one row        ███████                              |
        ▏[0,34]                          ▒▒▒▒▒▒▒                              ▏[0,34]                          ▒▒▒▒▒▒▒                              |
        ▏fixed                           ░░░░░░░                              ▏fixed                           ░░░░░░░                              |
        ╎[0,35]  ~40    ~   ~   ~   ~    ░░░░░░░                              ╎[0,35]  ~40    ~   ~   ~   ~    ░░░░░░░                              |
        ╎not asked yet    ~   ~   ~   ~  ░░░░░░░                              ╎not asked yet    ~   ~   ~   ~  ░░░░░░░                              |
        ┌[0,36]  ~100 ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐ ░░░░░░░                              ┌[0,36]  ~100 ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐ ░░░░░░░                              |
        ╎ ~   ~   ~   ~   ~   ~   ~   ~╎ ░░░░░░░                              ╎ ~   ~   ~   ~   ~   ~   ~   ~╎ ░░░░░░░                              |
        ╎   ~   ~   ~   ~   ~   ~   ~  ╎ ░░░░░░░                              ╎   ~   ~   ~   ~   ~   ~   ~  ╎ ░░░░░░░                              |
        ╎ ~   ~   ~   ~   ~   ~   ~   ~╎ ░░░░░░░                              ╎ ~   ~   ~   ~   ~   ~   ~   ~╎ ░░░░░░░                              |
        ────────────────────────────────────────                              ────────────────────────────────────────                              |
        offset   0, 1 240.5      scrolls  0 – 4 000                           offset   0, 1 240.5      scrolls  0 – 4 000                           |
        moved by deceleration → adjustment in one frame                       moved by deceleration → adjustment in one frame                       |
        jumps    3, 210 pt                                                    content  320 × 4 480     true     320 × 6 400                         |
        content  320 × 4 480     true     320 × 6 400                         measured 24 of 80        debt     1 680 pt                            |
        measured 24 of 80        debt     1 680 pt                            visible  [0,30] – [0,36] velocity -420 pt/s                           |
        visible  [0,30] – [0,36] velocity -420 pt/s                           target   ◆ 980, proposed ◇ 1 000, told -1.25 pt/ms                    |
        target   ◆ 980, proposed ◇ 1 000, told -1.25 pt/ms                                                                                          |
                                                                              ✓ nothing wrong so far                                                |
         ✗ JUMP 70 pt (anchor)                                                ─ who moved the offset ───────────────────────────────────────────────|
          [0,30] was measured 40 → 110 above what you read, and nothing made  0.10–0.42 deceleration  -159.5 1 400 → 1 240.5     (20 frames)        |
          up for it                                                           0.45      adjustment       +70 size 4 410 → 4 480  [0,30] 40 → 110    |
                                                                              0.45      adjustment       +70 1 240.5 → 1 310.5   [0,30] 40 → 110    |
                                                                              ─ calls ──────────────────────────────────────────────────────────────|
        ─ who moved the offset ────────────────────────────────────────────── 0.45 shouldInvalidateLayout(forPreferredLayoutAttributes: [0,30] 110, |
        0.45      adjustment       +70 1 240.5 → 1 310.5   [0,30] 40 → 110         with: 40) → true                                                 |
        ─ calls ───────────────────────────────────────────────────────────── 0.45 layoutAttributesForElements(in: 0,1 240.5,320,480) → 7           |
        0.45 layoutAttributesForElements(in: 0,1 240.5,320,480) → 7                                                                                 |
         Press ↑. Watch the left.                                               ↑↓ scroll  ⏎ go on  Tab panes  o gallery  ? help  q quit  PgDn page |
        """)
  }

  @Test("The smallest screen still shows a pane and its verdict, the other pane a key away")
  func smallest() {
    #expect(
      picture(.estimateTooLarge, 40, 10) == """
         estimate too large…─ 0.00 s ■ at rest ─|
        █0 M 200→40  █ offset   0, at rest      |
        █2 M →40  +1 ┊ blank    75 %, most 75 % |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱┊ content  320 × 7 520     |
         ╱ ╱ ╱ ╱ ╱ ╱ ┊ true     320 × 1 600     |
        ╱ ╱ ╱ ╱ ╱ ╱ ╱┊  ✗ BLANK 75 % (coverage) |
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
        ▎[0,33]  on…│  ✗ JUMP 70 pt (anchor)    |
        ╎[0,35]  +1 ┊   [0,30] was measured     |
        ╎[0,36] ~100┊   40 → 110 above what you…|
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
        ╎[0,35]  +1 ┊ target   ◆ 980 (◇ 1 000)  |
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
        ◈text  target ends 1 460   │┃ scrolls  0 – 4 000        |
        │line.                     │┃ velocity -420 pt/s        |
        │                          │┃                           |
        └──────────────────────────┘┃  ✗ JUMP 70 pt (anchor)    |
        ▎[0,33]  40 → 20  one row   ┃   [0,30] was measured     |
        ▏[0,34]                     │   40 → 110 above what you |
        ▏fixed                      ┊   read, and nothing made  |
        ╎[0,35]  ~40  not asked yet ┊   up for it               |
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
        ◈text  target ends 1 460   │┃ velocity -420 pt/s        |
        │line.                     │┃                           |
        │                          │┃ ✓ nothing wrong so far    |
        └──────────────────────────┘┃ ─ who moved the offset ───|
        ▎[0,33]  40 → 20  one row   ┃ 0.45 1 240.5→1 310.5      |
        ▏[0,34]                     │  adjustment +70           |
        ▏fixed                      ┊  [0,30] 40→110            |
        ╎[0,35]  ~40  not asked yet ┊ ─ calls ──────────────────|
        ▁[0,36]  ~100  ▁ ▁ ▁ ▁ ▁ ▁ ▁┊ 0.45 layoutAttributesFor  |
        ╎ ~   ~   ~   ~   ~   ~   ~╎┊      Elements(in:         |
        ╎   ~   ~   ~   ~   ~   ~  ╎┊      0,1 240.5,320,480)…  |
        ╎ ~   ~   ~   ~   ~   ~   ~╎┊                           |
         Press ↑. Watch the left.    ↑↓ scroll  ⏎ go on  ? help |
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
