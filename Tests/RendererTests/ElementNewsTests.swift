import Foundation
import Simulator
import Testing

@testable import Renderer

/// What happened to an element, as it is told on it: in this frame, and shortly before.
@Suite("News on elements")
struct ElementNewsTests {
  private func cell(
    _ marks: ElementMarks, earlier: ElementMarks = [], y: Double = 0, height: Double = 60,
    text: String = ""
  ) -> ElementFrame {
    var element = ElementFrame.cell(3, y: y, width: 200, height: height, text: text)
    element.marks = marks
    element.earlierMarks = earlier
    return element
  }

  @Test(
    "Letters tell what happened: capitals for this frame, small ones for shortly before",
    arguments: [
      ([], [], ""), (.measured, [], "M"), ([.measured, .asked], [], "M"), (.asked, [], "A"),
      ([.reused, .moved, .invalidated], [], "RSI"), ([], [.measured, .moved], "ms"),
      (.moved, [.measured, .moved], "mS"), (.asked, .measured, "mA"), (.measured, .asked, "M"),
      ([], [.asked, .measured], "m"),
    ] as [(ElementMarks, ElementMarks, String)])
  func letters(_ marks: ElementMarks, _ earlier: ElementMarks, _ text: String) {
    let news = ElementNews.all(of: cell(marks, earlier: earlier))
    #expect(news.map(\.letter).joined() == text)
  }

  @Test("Without colours, this frame's letters are reversed and the earlier ones dim")
  func looks() {
    let theme = Theme(isASCII: false, usesColor: false)
    let now = ElementNews(mark: .moved, isNow: true).style(theme)
    let past = ElementNews(mark: .moved, isNow: false).style(theme)
    #expect(now.isReversed && now.isBold && !now.isDim)
    #expect(!past.isReversed && !past.isBold && past.isDim)
  }

  @Test(
    "A box tells them in its label; heavy edges for this frame, heavy corners for shortly before")
  func box() {
    #expect(
      elementPicture(cell([.measured, .reused]), rows: 3) == """
        ┏[0,3] MR ━━━━━━━━━┓|
        ┃                  ┃|
        ┗━━━━━━━━━━━━━━━━━━┛|
        """)
    #expect(
      elementPicture(cell(.invalidated, earlier: .measured), rows: 3) == """
        ┏[0,3] mI ─────────┓|
        │                  │|
        ┗──────────────────┛|
        """)
    #expect(
      elementPicture(cell(.invalidated, earlier: .measured), rows: 3, isASCII: true) == """
        *[0,3] mI ---------*|
        |                  ||
        *------------------*|
        """)
  }

  @Test("A low cell tells them beside its label, or down its last column where text fills it")
  func band() {
    #expect(
      elementPicture(cell(.moved, height: 20, text: "apple"), rows: 2) == """
        ▎[0,3] S  apple     |
                            |
        """)
    #expect(
      elementPicture(cell([.reused, .moved], height: 40, text: "one\ntwo"), rows: 3) == """
        ▎[0,3] RS  one      |
        ▎two                |
                            |
        """)
    #expect(
      elementPicture(
        cell([.reused, .moved], y: -20, height: 40, text: "one\ntwo"), rows: 3) == """
          ▎[0,3] RS  two      |
                              |
                              |
          """)
    #expect(
      elementPicture(cell(.moved, y: 60, height: 40, text: "one\ntwo"), rows: 3)
        == elementPicture(cell([], y: -40, height: 40, text: "one\ntwo"), rows: 3))
  }

  @Test("In a band without room for a label they stand where no word would go on with them")
  func narrowBand() {
    func picture(_ text: String) -> String {
      var element = cell([.reused, .moved], height: 40, text: text)
      element.frame.size.width = 50
      return elementPicture(element, columns: 5, rows: 2)
    }
    #expect(picture("abcdef") == "▎abc |\n▎def |")
    #expect(picture("abc de") == "▎abc |\n▎de R|")
    #expect(picture("ab cd") == "▎ab R|\n▎cd S|")
  }

  @Test("The bar of a band tells this very frame from shortly before, in ASCII too")
  func bars() {
    var element = ElementFrame.cell(3, y: 0, width: 200, height: 20, isFresh: true)
    #expect(elementPicture(element, rows: 1).hasPrefix("█[0,3] M"))
    #expect(elementPicture(element, rows: 1, isASCII: true).hasPrefix("#[0,3] M"))
    element.earlierMarks = element.marks
    element.marks = []
    #expect(elementPicture(element, rows: 1).hasPrefix("▌[0,3] m"))
    #expect(elementPicture(element, rows: 1, isASCII: true).hasPrefix("*[0,3] m"))
  }
}
