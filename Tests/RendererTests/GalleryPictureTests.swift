import Foundation
import Simulator
import Testing

@testable import Renderer

/// The gallery with a picture of what is chosen.
@Suite struct GalleryPictureTests {
  private static let gallery: GalleryState = {
    var gallery = GalleryState(
      entries: (1...20).map { number in
        GalleryEntry(
          title: "장면 \(number)",
          about: "Scroll up and watch the left pane: it jumps, the right one does not.",
          group: number < 4 ? "The tour" : "Bugs",
          path: "/usr/share/cellophane/Assets/scenes/\(number)-a-scene-of-many.yaml")
      })
    gallery.keep(GalleryPreview(frame: .scrollingUp), of: gallery.entries[0])
    gallery.keep(
      GalleryPreview(message: "/usr/share/x.yaml:3:1: unknown layout kind"), of: gallery.entries[1])
    return gallery
  }()

  private func picture(_ gallery: GalleryState, _ columns: Int, _ rows: Int) -> String {
    var screen = Screen(columns: columns, rows: rows)
    screen.state.overlay = .gallery
    screen.state.gallery = gallery
    return screen.picture(of: .carousel)
  }

  @Test("Where there is room the list is as wide as its longest title")
  func wide() {
    let title = "Ten points between lines, whatever the layout says of them"
    let gallery = GalleryState(entries: [
      GalleryEntry(title: title, about: "a", group: "Bugs", path: "a.yaml")
    ])
    #expect(picture(gallery, 160, 24).contains("\(title) "))
    #expect(picture(gallery, 120, 24).contains("Ten points between lines, whatever the layou…"))
  }

  @Test("What is called as its file is named once beside the list")
  func namedOnce() {
    let gallery = GalleryState(entries: [
      GalleryEntry(title: "a.csv", about: "", group: "Here", path: "a.csv"),
      GalleryEntry(title: "My talk", about: "", group: "Here", path: "b.yaml"),
    ])
    #expect(picture(gallery, 80, 24).ranges(of: "a.csv").count == 2)
    var other = gallery
    other.select(1)
    #expect(picture(other, 80, 24).contains("b.yaml"))
  }

  @Test(
    "In ASCII titles and what to look at are spelled in it too", arguments: [(80, 24), (40, 12)])
  func ascii(_ columns: Int, _ rows: Int) {
    var screen = Screen(columns: columns, rows: rows)
    screen.state.overlay = .gallery
    screen.isASCII = true
    screen.state.gallery = GalleryState(entries: [
      GalleryEntry(title: "44 → 60", about: "Press ↑, then ⏎.", group: "Bugs", path: "a.yaml")
    ])
    let drawn = screen.draw(.carousel).picture
    #expect(drawn.contains("44 -> 60") && drawn.allSatisfy(\.isASCII))
    #expect(drawn.contains("Press Up, then Enter.") || drawn.contains("Press ^, then"))
  }

  @Test("List, what to look at, the file named whole, and the picture")
  func preview() {
    #expect(
      picture(Self.gallery, 80, 24) == """
         Cellophane  gallery  1 of 20 ──────────────────────────────────────────────────|
         The tour                                                                       |
         ▸ 장면 1                         장면 1                                        |
           장면 2                         Scroll up and watch the left pane: it jumps,  |
           장면 3                         the right one does not.                       |
         Bugs                             …/Assets/scenes/1-a-scene-of-many.yaml        |
           장면 4                                                                       |
           장면 5                         bug ✗ JUMP 70 pt ───── fixed · correct · list |
           장면 6                         ┃[0,30] M  40 → 110 ┃┊ ┃[0,30] M  40 → 110 ┃┊ |
           장면 7                         ┗━━━━━━━━━━━━━━━━━━━┛┊ ┗━━━━━━━━━━━━━━━━━━━┛┊ |
           장면 8                         ▎[0,31]  40 → 70     ┊ ▎[0,31]  40 → 70     ┊ |
           장면 9                         ▎A short text        ◈ ▎A short text        ◈ |
           장면 10                        ▎[0,32]  A cell that ▒ ▎[0,32]  A cell that ▒ |
           장면 11                        ▎grew when it was    ▒ ▎grew when it was    ▒ |
           장면 12                        ◈asked, because its ╌┃ ◈asked, because its ╌┃ |
           장면 13                        ▎text needs more     ┃ ▎text needs more     ┃ |
           장면 14                        ▎than one line.      ┃ ▎than one line.      ┃ |
           장면 15                        ▎[0,33]  one row     ┃ ▎[0,33]  one row     ┃ |
           장면 16                        ▏[0,34]  fixed       │ ▏[0,34]  fixed       │ |
           장면 17                        ╎[0,35]  not asked y…┊ ╎[0,35]  not asked y…┊ |
           장면 18                        ▁[0,36]  ~100  ▁ ▁ ▁▁┊ ▁[0,36]  ~100  ▁ ▁ ▁▁┊ |
           장면 19                        ╎ ~   ~   ~   ~   ~ ╎┊ ╎ ~   ~   ~   ~   ~ ╎┊ |
           장면 20                        ╎   ~   ~   ~   ~   ╎┊ ╎   ~   ~   ~   ~   ╎┊ |
         ↑↓ choose  ⏎ open  / filter  Esc close  q quit  ? more                         |
        """)
  }

  @Test("Where there is no room for a picture, the words and the file remain")
  func narrow() {
    #expect(
      picture(Self.gallery, 40, 12) == """
         Cellophane  gallery  1 of 20 ──────────|
         The tour                               |
         ▸ 장면 1                               |
           장면 2                               |
           장면 3                               |
         Bugs                                   |
         Scroll up and watch the left pane: it  |
         jumps, the right one does not.         |
                                                |
                                                |
         …/Assets/scenes/1-a-scene-of-many.yaml |
         ↑↓ choose  ⏎ open  / filter  Esc close |
        """)
    var gallery = Self.gallery
    gallery.select(1)
    #expect(
      picture(gallery, 40, 12) == """
         Cellophane  gallery  2 of 20 ──────────|
         The tour                               |
           장면 1                               |
         ▸ 장면 2                               |
           장면 3                               |
         Bugs                                   |
         /usr/share/x.yaml:3:1: unknown layout  |
         kind                                   |
                                                |
                                                |
         …/Assets/scenes/2-a-scene-of-many.yaml |
         ↑↓ choose  ⏎ open  / filter  Esc close |
        """)
  }

  @Test("Why there is no picture stands in its place")
  func error() {
    var gallery = Self.gallery
    gallery.select(1)
    let lines = picture(gallery, 80, 24).split(separator: "\n")
    #expect(lines[7].contains("/usr/share/x.yaml:3:1: unknown layout kind"))
    gallery.filter("nothing like it")
    #expect(picture(gallery, 60, 10).contains("Nothing is found by nothing"))
  }

  @Test("A search puts what is about the words first, under headings of its own, and chooses it")
  func search() {
    func entry(_ title: String, _ about: String = "", _ keywords: [String] = []) -> GalleryEntry {
      GalleryEntry(
        title: title, about: about, group: "Bugs", path: "\(title).yaml", keywords: keywords)
    }
    var gallery = GalleryState(entries: [
      entry("One", "It mentions a chat."), entry("Two", "", ["jump", "other", "chat"]),
      entry("Three", "", ["chat"]), entry("Four"),
    ])
    gallery.select(3)
    gallery.filter("chats")
    #expect(gallery.shown.map(\.title) == ["Three", "Two", "One"])
    #expect(gallery.selected?.title == "Three")
    let lines = picture(gallery, 80, 24).split(separator: "\n")
    #expect(lines[1].hasPrefix(" Found by title and keywords"))
    #expect(lines[4].hasPrefix(" Found in the text"))
    gallery.filter("jump chat")
    #expect(gallery.shown.map(\.title) == ["Two"])
    gallery.filter(" ")
    #expect(gallery.shown.count == 4 && gallery.selected?.title == "Two")
  }

  @Test(
    "A word is found in other forms",
    arguments: [
      ("headers", "a header", true), ("prepending", "prepend", true), ("rotated", "rotation", true),
      ("jump up", "up it jumps", true), ("thing", "th", false), ("bus", "bu", false),
      ("batchupdates", "performBatchUpdates", true), ("load more", "more", false),
    ])
  func forms(words: String, text: String, isFound: Bool) {
    #expect(SearchWords(words).fit(text) == isFound)
  }

  @Test(
    "A path that is too long loses its head, at a slash where there is one",
    arguments: [
      ("/a/bc/def.yaml", 20, "/a/bc/def.yaml"), ("/a/bc/def.yaml", 13, "…/bc/def.yaml"),
      ("/a/bc/def.yaml", 12, "…/def.yaml"), ("/a/bc/def.yaml", 9, "…def.yaml"),
      ("/a/bc/def.yaml", 5, "…yaml"), ("/a/장면.yaml", 9, "…면.yaml"), ("abc", 1, "…"),
    ])
  func tails(path: String, columns: Int, text: String) {
    #expect(path.fittingTail(columns, ellipsis: "…") == text)
  }
}
