import Foundation
import Simulator
import Testing

@testable import Renderer

/// Whole screens of other content than a list, and without some of what stands around it.
@Suite struct ScreenContentPictureTests: ScreenPictures {
  @Test(
    "Sections with headers, estimates and the end of the content, and what the engine has to say")
  func sections() {
    #expect(
      picture(.sections, 80, 24) == """
         Cellophane  Sections · flow ────────────────────────── 12.00 s ■ at rest ──────|
        ╤과일 Fruit      header [1]  z0 ┊ offset   0, 250         scrolls  -20 – 180    |
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
              ◆     ◇                   │ offset   130, 0         scrolls  0 – 1 680    |
        0 ─╮  ╭[0,1]╎───────╮  ╭[0,2] ──│ moved by snap                                 |
           │  │Photo╎1      │  │Photo 2 │ content  2 000 × 200    true     2 000 × 200  |
           │  │ target 190  │  │        │ measured none, 10 fixed debt     unknown      |
           │  │     ╎ proposed 250      │ visible  [0,0] – [0,2]  velocity 230 pt/s     |
           │  │     ╎       │  │        │ target   ◆ 190, proposed ◇ 250, told 0.60     |
           │  │     ╎       │  │        │                                               |
           │  │     ╎       │  │        │ ✓ nothing wrong so far                        |
        ───╯  ╰─────────────╯  ╰────────│                                               |
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
        ┆   ┆   ┆   ┆   ┆   ┆   ┆   ┆   █ offset   -40, -60 at 0 pt/s                   |
        ┆   ↕ 60 pt, finger 155.8 pt    █ content  800 × 600                            |
        ┆   ┆   ┆   ┆   ┆   ┆   ┆   ┆   █ true     800 × 600                            |
            ╭[0,0] ──╮ ╭[0,1] ──╮ ╭[0,2]┃ measured none, 6 fixed                        |
        ┄┄┄┄│Place 0 │ │Place 1 │ │Place┃ moved by finger                               |
         40 │        │ │        │ │     ┃ target   none                                 |
        ┄┄┄┄│        │ │        │ │     ┃ debt     unknown                              |
            ╰────────╯ ╰────────╯ ╰─────┃ ✓ nothing wrong so far                        |
        ┄┄┄┄                            ┃                                               |
            │[0,3] ▔▔│ │[0,4] ▔▔│ │[0,5]┃                                               |
        █████████████────────────────────                                               |
                                                                                        |
         ↑↓←→ scroll  o gallery  ? help  q quit  PgDn page  i inspector  r restart      |
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
         Up Down Left Right scroll  ? help      |
        """)
    #expect(
      picture(.stretched, 120, 20) == """
         Cellophane  A map · flow · uikit ────────────────────────────────────────────────────────────── 0.50 s ● dragging ─────|
        ┆   ┆   ┆   ┆   ┆   ┆   ┆   ┆    ┏━┓···· offset   -40, -60       scrolls  0 – 480, 0 – 400                              |
        ┆   ↕ 60 pt, finger 155.8 pt     ┃·┃···· moved by finger                                                                |
        ┆   ┆   ┆   ┆   ┆   ┆   ┆   ┆    ┗━┛···· content  800 × 600      true     800 × 600                                     |
            ╭[0,0] ──╮ ╭[0,1] ──╮ ╭[0,2] ······· measured none, 6 fixed  debt     unknown                                       |
        ┄┄┄┄│Place 0 │ │Place 1 │ │Place ······· visible  [0,0] – [0,5]  velocity 0 pt/s                                        |
         40 │        │ │        │ │      ······· target   none                                                                  |
        ┄┄┄┄│        │ │        │ │      ·······                                                                                |
            ╰────────╯ ╰────────╯ ╰───── ······· ✓ nothing wrong so far                                                         |
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
         ↑↓←→ scroll  o gallery  ? help  q quit  PgDn page  i inspector  r restart  p pause  c calls                            |
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
        │A text with ␛[31mred␛[0m and a  tab           │┊                               |
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
        ◈was  target ends 1 460 ╌╌ │┃ ◈was  target ends 1 460 ╌╌ │┃ |
        │text needs more than one  │┃ │text needs more than one  │┃ |
        │line.                     │┃ │line.                     │┃ |
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔┃ ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔┃ |
        ▏[0,34]                  +1 │ ▏[0,34]                  +1 │ |
        ▏fixed                      ┊ ▏fixed                      ┊ |
        ╎[0,35]  ~40  not asked yet ┊ ╎[0,35]  ~40  not asked yet ┊ |
        ╷[0,36]  ~100  ⎼ ⎼ ⎼ ⎼ ⎼ ⎼ ╷┊ ╷[0,36]  ~100  ⎼ ⎼ ⎼ ⎼ ⎼ ⎼ ╷┊ |
        ╎ ~   ~   ~   ~   ~   ~   ~╎┊ ╎ ~   ~   ~   ~   ~   ~   ~╎┊ |
        ╎   ~   ~   ~   ~   ~   ~  ╎┊ ╎   ~   ~   ~   ~   ~   ~  ╎┊ |
         Press ↑. Watch the left.        ↑↓ scroll  ⏎ go on  ? help |
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
        +-----------------------+& +-----------------------+&  X JUMP 70 pt (anchor)    |
        +[0,32]  40 -> 160 -----+% +[0,32]  40 -> 160 -----+%   [0,30] was measured     |
        |A cell that grew when  |% |A cell that grew when  |%   40 -> 110 above what you|
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
         Press Up. Watch the left.                  Up Down scroll  Enter go on  ? help |
        """)
  }
}
