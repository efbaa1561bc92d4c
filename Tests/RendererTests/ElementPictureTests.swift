import Foundation
import Simulator
import Testing

@testable import Renderer

/// Cells that are boxes, each beside the one cut off by the viewport's edge.
@Suite struct ElementPictureTests: ElementPictures {
  @Test("A measured cell is a solid box with its label in the top edge")
  func measured() {
    #expect(
      picture(cell(10, 20, 120, 80, text: "apple")) == """
                      |
         ┌[0,3] ────┐ |
         │apple     │ |
         │          │ |
         └──────────┘ |
                      |
        """)
  }

  @Test("Where a number has no room its last digits stand in the edge, else the edge alone")
  func largeNumber() {
    for (width, edge) in [(70.0, " ┌…9980┐ "), (60, " ┌…980┐ "), (50, " ┌───┐ ")] {
      var element = cell(10, 20, width, 80)
      element.indexPath = [0, 999_999_980]
      let edges = picture(element).split(separator: "\n").filter { $0.contains("┌") }
      #expect(edges.allSatisfy { $0.hasPrefix(edge.dropLast()) }, "\(edges)")
    }
  }

  @Test("An estimated cell is light and hatched")
  func estimated() {
    #expect(
      picture(cell(10, 20, 120, 80, state: .estimated, text: "apple")) == """
                      |
         ┌[0,3]  ~80┐ |
         ╎apple    ~╎ |
         ╎   ~   ~  ╎ |
         └╌╌╌╌╌╌╌╌╌╌┘ |
                      |
        """)
  }

  @Test("A cell just measured is heavy and tells the change")
  func fresh() {
    let element = cell(10, 20, 120, 80, estimated: 200, isFresh: true, text: "apple")
    #expect(
      picture(element) == """
                      |
         ┏3 M 200→80┓ |
         ┃apple     ┃ |
         ┃          ┃ |
         ┗━━━━━━━━━━┛ |
                      |
        """)
  }

  @Test("The change stays as long as there is room for it")
  func changed() {
    #expect(
      picture(cell(0, 0, 140, 60, estimated: 200)) == """
        ┌[0,3] 200→60┐|
        │            │|
        └────────────┘|
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 0, 110, 60, estimated: 200)) == """
        ┌[0,3] ───┐   |
        │         │   |
        └─────────┘   |
                      |
                      |
                      |
        """)
  }

  @Test("ASCII has its own edges")
  func ascii() {
    let element = cell(10, 20, 120, 80, estimated: 20, isFresh: true, text: "한글 text")
    #expect(
      picture(element, isASCII: true) == """
                      |
         *3 M 20->80* |
         *한글 text * |
         *          * |
         ************ |
                      |
        """)
  }

  @Test("Only the visible part of a box is drawn, whichever edge cuts it")
  func cutBoxes() {
    #expect(
      picture(cell(20, -40, 100, 100, text: "one two three four")) == """
          │[0,3]   │  |
          │four    │  |
          └────────┘  |
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(20, 60, 100, 100, text: "one two three four")) == """
                      |
                      |
                      |
          ┌[0,3] ──┐  |
          │one two │  |
          │three   │  |
        """)
    #expect(
      picture(cell(-50, 20, 100, 80, text: "한글 two")) == """
                      |
        3 ──┐         |
         two│         |
            │         |
        ────┘         |
                      |
        """)
    #expect(
      picture(cell(90, 20, 100, 80, text: "한글 two")) == """
                      |
                 ┌3 ──|
                 │한글|
                 │    |
                 └────|
                      |
        """)
    #expect(
      picture(cell(-20, -40, 200, 300, text: "inside")) == """
        [0,3]         |
                      |
                      |
                      |
                      |
                      |
        """)
  }

  @Test(
    "An element outside the viewport draws nothing",
    arguments: [(-140, 0), (140, 0), (0, -120), (0, 120), (-1e9, 0), (0, 1e12)]
      as [(Double, Double)])
  func outside(_ x: Double, _ y: Double) {
    let empty = picture(cell(0, 0, 0, 0))
    #expect(picture(cell(x, y, text: "text")) == empty)
    #expect(picture(cell(.nan, y, text: "text")) == empty)
  }

  @Test("Text is broken to fit; a bottom edge gives its row to text that needs it")
  func text() {
    #expect(
      picture(cell(0, 0, 140, 80, text: "one two three four")) == """
        ┌[0,3] ──────┐|
        │one two     │|
        │three four  │|
        └────────────┘|
                      |
                      |
        """)
    #expect(
      picture(cell(0, 0, 140, 60, text: "one two three four")) == """
        ┌[0,3] ──────┐|
        │one two     │|
        │three four  │|
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 0, 140, 60, text: "one two three four five six")) == """
        ▎3  one two   |
        ▎three four   |
        ▎five six     |
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 0, 140, 60, text: "one two three four five six seven eight nine ten")) == """
        ┌[0,3] ──────┐|
        │one two     │|
        │three four… │|
                      |
                      |
                      |
        """)
  }

  @Test("A label for which a text has no room at its beginning stands behind its end")
  func labelAtEnd() {
    #expect(
      picture(cell(0, 0, 140, 40, text: "twelve cols to it")) == """
        ▎twelve cols  |
        ▎to it  [0,3] |
                      |
                      |
                      |
                      |
        """)
    // Too long by a letter, and behind the text a number alone would belong to it.
    #expect(
      picture(cell(0, 0, 140, 40, text: "twelve cols to its")) == """
        ▎3  twelve    |
        ▎cols to its  |
                      |
                      |
                      |
                      |
        """)
  }

  @Test("Wide characters, marks and controls keep the edges in line")
  func wideText() {
    #expect(
      picture(cell(0, 0, 140, 120, text: "대한민국 서울\u{1B}[1m e\u{301}te\u{301} 👩‍🔬🇰🇷 ｶﾅ")) == """
        ┌[0,3] ──────┐|
        │대한민국    │|
        │서울␛[1m été│|
        │👩‍🔬🇰🇷 ｶﾅ     │|
        │            │|
        └────────────┘|
        """)
  }

  @Test("A font half as wide as a cell breaks where the phone would, one twice as wide earlier")
  func fonts() {
    let element = cell(0, 0, 280, 240, text: "one two three four")
    #expect(
      picture(element, scale: CGSize(width: 20, height: 40)) == """
        ┌[0,3] ──────┐|
        │one two     │|
        │three four  │|
        │            │|
        │            │|
        └────────────┘|
        """)
  }
}
