import Foundation
import Simulator
import Testing

@testable import Renderer

/// Cells too low or too narrow for a box, and what is told in the row of a label.
@Suite struct BandPictureTests: ElementPictures {
  @Test("A text that takes all rows of a narrow band is whole, without a label")
  func textWithoutLabel() {
    for text in ["alpha beta", "alphaabeta"] {
      let lines =
        text == "alpha beta"
        ? ["▎alpha        |", "▎beta         |"] : ["▎alphaa       |", "▎beta         |"]
      let drawn = picture(cell(0, 20, 80, 40, text: text)).split(separator: "\n").map(String.init)
      #expect(Array(drawn[1...2]) == lines)
    }
  }

  @Test("A row or two make a band without edges")
  func bands() {
    #expect(
      picture(cell(0, 20, 140, 20, text: "apple")) == """
                      |
        ▎[0,3]  apple |
                      |
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 20, 140, 20, estimated: 44, isFresh: true, text: "apple")) == """
                      |
        █[0,3] M 44→20|
                      |
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 20, 140, 40, state: .estimated, text: "apple")) == """
                      |
        ╎[0,3]  ~40 ~ |
        ╎apple    ~   |
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 20, 140, 40, estimated: 44, text: "a longer text here")) == """
                      |
        ▎3  a longer  |
        ▎text here    |
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 20, 140, 40, state: .fixed, text: "too long a text for so few rows")) == """
                      |
        ▏[0,3]  too   |
        ▏long a text… |
                      |
                      |
                      |
        """)
  }

  @Test("A band is cut like a box")
  func cutBands() {
    #expect(
      picture(cell(-30, -20, 100, 40, text: "한글")) == """
        [0,3]         |
                      |
                      |
                      |
                      |
                      |
        """)
    #expect(
      picture(cell(90, 100, 100, 40, text: "apple")) == """
                      |
                      |
                      |
                      |
                      |
                 ▎3   |
        """)
  }

  @Test("What is too narrow for a box is a band, which tells which one it is where that fits")
  func narrow() {
    #expect(
      picture(cell(0, 0, 30, 80, text: "apple")) == """
        ▎3            |
        ▎             |
        ▎             |
        ▎             |
                      |
                      |
        """)
    #expect(
      picture(cell(20, 0, 10, 80, text: "apple")) == """
          ▎           |
          ▎           |
          ▎           |
          ▎           |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 0, 50, 80, text: "apple")) == """
        ┌3 ─┐         |
        │app│         |
        │le │         |
        └───┘         |
                      |
                      |
        """)
    #expect(
      picture(cell(0, 20, 30, 20, text: "apple")) == """
                      |
        ▎3            |
                      |
                      |
                      |
                      |
        """)
  }

  @Test(
    "A band without room for a label has its item, else its text, each whole or not at all",
    arguments: [
      (2, 3, "H", "▎3"), (3, 12, "He", "▎12"), (2, 12, "H", "▎H"), (3, 123, "He", "▎He"),
      (3, 123, "Hel", "▎"), (3, 123, "한", "▎한"), (2, 12, "", "▎"), (1, 1, "H", "▎"),
    ])
  func narrowBands(_ columns: Int, _ item: Int, _ text: String, _ shown: String) {
    var element = ElementFrame.cell(
      item, y: 0, width: Double(columns) * 10, height: 40, text: text)
    func first(_ mode: ViewMode = .both) -> String {
      let line = elementPicture(element, columns: 6, rows: 2, mode: mode).prefix { $0 != "|" }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(first() == shown)
    element.isAppearing = true
    #expect(first() == "⊕" + shown.dropFirst())
  }

  @Test("What was told of a narrow band in letters moves below the item where both need a column")
  func narrowNews() {
    var element = ElementFrame.cell(12, y: 0, width: 30, height: 60, text: "Hello")
    element.marks = .moved
    #expect(
      elementPicture(element, columns: 4, rows: 3) == """
        ▎12 |
        ▎ S |
        ▎   |
        """)
    element.indexPath = [0, 1]
    #expect(
      elementPicture(element, columns: 4, rows: 3) == """
        ▎1S |
        ▎   |
        ▎   |
        """)
    #expect(elementPicture(element, columns: 4, rows: 3, mode: .content).first == "▎")
    element.text = "H"
    #expect(elementPicture(element, columns: 4, rows: 3, mode: .content).hasPrefix("▎H  |"))
    #expect(elementPicture(element, columns: 4, rows: 3, mode: .wireframe).hasPrefix("▎1S |"))
  }

  @Test("A text as high as its cell begins behind the label; news stands there too")
  func fullText() {
    var element = cell(
      0, 0, 280, 60, text: "Côte d'Ivoire, Yamoussoukro, 31.9 million people, French")
    element.earlierMarks = [.reused]
    #expect(
      elementPicture(element, columns: 28, rows: 4) == """
        ▎[0,3] r  Côte d'Ivoire,    |
        ▎Yamoussoukro, 31.9 million |
        ▎people, French             |
                                    |
        """)
    let content = elementPicture(element, columns: 28, rows: 4, mode: .content)
    #expect(content.hasPrefix("▎Côte d'Ivoire,             |"))
  }

  @Test(
    "No row of a text as high as its cell is lost to a label: a shorter one stands there, or none",
    arguments: [
      (["abcdefgh abcdefgh abcdefgh a", "▎[0,3]  abcdefgh abcdefgh   "]),
      (["abcdefghijklmnopqrstu abcdefghijklmnopqrst", "▎3  abcdefghijklmnopqrstu"]),
      (["abcdefghijklmnopqrstuvwx abcdefghijklmnopqrstuvwx", "▎abcdefghijklmnopqrstuvwx"]),
      (["abc abcdefghijklmnopqrstuv abcdefghijklmnopqrstuvwx", "▎abc abcdefghijklmnopqrstuv"]),
    ])
  func longWords(_ lines: [String]) {
    let element = cell(0, 0, 280, 40, text: lines[0])
    let picture = elementPicture(element, columns: 28, rows: 2)
    #expect(picture.hasPrefix(lines[1]))
    #expect(picture.filter(\.isLetter) == lines[0].filter(\.isLetter))
  }

  @Test("A text of more than a million rows is seen to its end")
  func endlessText() {
    let rows = 1_000_010
    let text = String(repeating: "12345678 ", count: rows - 1) + "END"
    let element = cell(0, 0, 100, CGFloat(rows) * 20, text: text)
    #expect(
      elementPicture(
        element, columns: 10, rows: 3, offset: CGPoint(x: 0, y: CGFloat(rows - 3) * 20)) == """
          ▎12345678 |
          ▎12345678 |
          ▎END    3 |
          """)
  }

  @Test("A label whose size is news shares its row with a text that needs all rows of a low cell")
  func fullNews() {
    func lines(_ rows: Int, _ text: String, columns: Int = 28) -> [String] {
      var element = cell(
        0, 0, Double(columns) * 10, Double(rows) * 20, estimated: 44, isFresh: true, text: text)
      element.earlierMarks = [.invalidated]
      return elementPicture(element, columns: 28, rows: rows).split(separator: "\n")
        .map { String($0.dropLast()) }
    }
    #expect(
      lines(3, "one two three four five six seven eight nine ten eleven") == [
        "█[0,3] Mi  44 → 60  one two ",
        "█three four five six seven  ",
        "█eight nine ten eleven      ",
      ])
    // Shorter, where that saves the last word.
    #expect(
      lines(3, "one two three four five six seven eight nine ten eleven twelve") == [
        "█3 Mi 44→60  one two three  ",
        "█four five six seven eight  ",
        "█nine ten eleven twelve     ",
      ])
    // One that two rows do not hold either.
    #expect(
      lines(2, "one two three four five six seven eight nine ten eleven twelve") == [
        "█3 Mi 44→40  one two three  ",
        "█four five six seven eight… ",
      ])
    // So it is in a high cell, where a box would hide a line.
    let long = lines(5, (1...21).map { "no \($0)" }.joined(separator: " "))
    #expect(long.first == "█3 Mi 44→100  no 1 no 2 no  ")
    #expect(long.joined().contains("no 21"))
    // With a row to spare it has its row.
    #expect(lines(3, "one two three").first == "┏[0,3] Mi  44 → 60 ━━━━━━━━┓")
  }

  @Test(
    "A text that was measured to fit is shown whole: the size goes from its label, then the label")
  func newsGivesWay() {
    func lines(_ text: String) -> [String] {
      let element = cell(0, 0, 280, 40, estimated: 44, isFresh: true, text: text)
      return elementPicture(element, columns: 28, rows: 2).split(separator: "\n")
        .map { String($0.dropLast()) }
    }
    #expect(
      lines("one two three four five six seven eight") == [
        "█3 M 44→40  one two three   ", "█four five six seven eight  ",
      ])
    #expect(
      lines("one two three four five six seven eight nine") == [
        "█3 M  one two three four    ", "█five six seven eight nine  ",
      ])
    #expect(
      lines("one two three four five six seven eight nine ten") == [
        "█one two three four five   M", "█six seven eight nine ten   ",
      ])
  }

  @Test("Where the first row of a text is out of view, the label takes nothing from the next")
  func firstRowOut() {
    func lines(_ text: String) -> [String] {
      let element = cell(0, 0, 280, 60, estimated: 44, text: text)
      return elementPicture(element, columns: 28, rows: 2, offset: CGPoint(x: 0, y: 20))
        .split(separator: "\n").map { String($0.dropLast()) }
    }
    #expect(
      lines("one two three four five six seven eight nine ten eleven") == [
        "▎five six seven eight nine  ", "▎ten eleven                 ",
      ])
    #expect(lines("one\ntwo\nthree").first == "▎[0,3]  two                 ")
  }

  @Test("A band whose text is longer than its rows begins behind its label as well")
  func longBand() {
    let element = cell(
      0, 0, 280, 40, text: "one two three four five six seven eight nine ten eleven")
    #expect(
      elementPicture(element, columns: 28, rows: 2) == """
        ▎[0,3]  one two three four  |
        ▎five six seven eight nine… |
        """)
  }

  @Test("The label stays where its cell is in view, the text of that row behind it")
  func stickyLabels() {
    let tall = cell(0, -100, 200, 3000, state: .estimated)
    #expect(
      elementPicture(tall, rows: 3) == """
        ╎[0,3]  ~3 000    ~╎|
        ╎   ~   ~   ~   ~  ╎|
        ╎ ~   ~   ~   ~   ~╎|
        """)
    let text = cell(0, -30, 200, 90, text: "one two three four five six seven eight nine ten")
    #expect(
      elementPicture(text, rows: 4) == """
        │[0,3]  one two th…│|
        │five six seven    │|
        │eight nine ten    │|
                            |
        """)
    let wide = cell(-100, 0, 280, 60, estimated: 200, text: "a text of its own")
    #expect(
      elementPicture(wide, rows: 3) == """
        [0,3]  200 → 60 ─┐  |
         its own         │  |
        ─────────────────┘  |
        """)
    #expect(
      elementPicture(cell(100, 0, 280, 60, estimated: 200), rows: 3) == """
                  ┌[0,3] ───|
                  │         |
                  └─────────|
        """)
  }
}
