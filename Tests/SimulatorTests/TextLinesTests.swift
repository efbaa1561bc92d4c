import Testing

@testable import Simulator

@Suite struct TextLinesTests {
  @Test(
    "Lines break at spaces, else by column",
    arguments: [
      ("", 5, [""]),
      ("hello", 5, ["hello"]), ("a\u{C}b\u{B}\nc", 5, ["a␌b␋", "c"]),
      ("hello world", 5, ["hello", "world"]),
      ("hello world", 8, ["hello", "world"]),
      ("hello world", 11, ["hello world"]),
      ("a bc d", 4, ["a bc", "d"]),
      ("a bcd", 4, ["a", "bcd"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("ab cdefgh", 4, ["ab", "cdef", "gh"]),
      ("ab   cd", 3, ["ab", "cd"]),
      ("ab    ", 3, ["ab"]),
      ("ab ", 3, ["ab "]),
      ("  ab cd", 4, ["  ab", "cd"]),
      ("  abcd", 4, ["  ab", "cd"]),
      ("      ", 4, ["    ", "  "]),
      ("one\ntwo", 9, ["one", "two"]),
      ("one\r\ntwo\n", 9, ["one", "two", ""]),
      ("\n", 9, ["", ""]),
      ("a\tb", 9, ["a       b"]),
      ("\tif x\n\t\ty\n한\tb", 40, ["        if x", "                y", "한      b"]),
      ("abc", 0, ["a", "b", "c"]),
      ("abc", -1, ["a", "b", "c"]),
      ("한국어", 4, ["한국", "어"]),
      ("한국어", 5, ["한국", "어"]),
      ("한국어 글", 5, ["한국", "어 글"]),
      ("안녕 세계", 4, ["안녕", "세계"]),
      ("漢a字", 3, ["漢a", "字"]),
      ("漢字", 1, ["漢", "字"]),
      ("a漢b", 1, ["a", "漢", "b"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("👩‍🔬🇰🇷1\u{FE0F}\u{20E3}", 4, ["👩‍🔬🇰🇷", "1\u{FE0F}\u{20E3}"]),
      ("ﾊﾝｶｸ", 2, ["ﾊﾝ", "ｶｸ"]),
      ("\u{1B}[1mx", 3, ["␛[1", "mx"]),
      ("a\u{AD}b", 2, ["ab"]), ("a\u{200B}b", 2, ["a⋅", "b"]),
    ])
  func lines(_ text: String, _ columns: Int, _ lines: [String]) {
    let broken = TextLines(text, columns: columns)
    #expect(broken.lines == lines.map { $0[...] })
    #expect(TextLines.count(in: text, columns: columns) == lines.count)
  }

  @Test(
    "Behind something else the first line has what is left",
    arguments: [
      (0, 8, ["aaa bbb", "ccc"]), (4, 8, ["aaa", "bbb ccc"]), (5, 8, ["aaa", "bbb ccc"]),
      (6, 8, ["", "aaa bbb", "ccc"]), (8, 8, ["", "aaa bbb", "ccc"]),
      (9, 8, ["", "aaa bbb", "ccc"]), (40, 8, ["", "aaa bbb", "ccc"]), (3, 0, ["", "a"]),
      (1, 2, ["", "aa", "a", "bb"]),
    ])
  func behind(_ taken: Int, _ columns: Int, _ expected: [String]) {
    for last in ["ccc", "ccc\u{301}"] {
      let lines = TextLines("aaa bbb " + last, behind: taken, columns: columns, limit: 4).lines
      #expect(
        lines.prefix(expected.count).map { $0.filter(\.isASCII) }
          == expected.map {
            last == "ccc" ? $0 : $0.replacing("ccc", with: "cc")
          })
    }
  }

  @Test("Without columns only line breaks break")
  func endless() {
    #expect(TextLines("one two three\nfour", columns: nil).lines == ["one two three", "four"])
    #expect(TextLines("한국어 text", columns: nil).columns == 11)
  }

  @Test("No more lines than wanted")
  func limit() {
    #expect(TextLines("a b c d e", columns: 1, limit: 3).lines == ["a", "b", "c"])
    #expect(TextLines("a\nb\nc", columns: 9, limit: 2).lines == ["a", "b"])
    #expect(TextLines("a", columns: 9, limit: 0).lines == [])
  }

  @Test("Bytes and characters break alike, no line is too wide, nothing but spaces is lost")
  func random() {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let pieces = ["a", "bc", " ", "  ", "def", "한", "e\u{301}", "👩‍🔬", "\u{1B}", "\u{202E}"]
    for _ in 0..<3000 {
      let isASCII = next(2) == 0
      let text = (0..<next(12)).map { _ in pieces[next(isASCII ? 5 : pieces.count)] }.joined()
      let columns = 2 + next(9)
      let lines = TextLines(text, columns: columns).lines
      #expect(lines.allSatisfy { $0.columnWidth <= columns }, "\(text)")
      #expect(
        lines.joined().filter { $0 != " " } == text.displaySafe.filter { $0 != " " }, "\(text)")
      if isASCII {
        // The trailing accent sends the same text down the other way.
        let other = TextLines(text + "\n한", columns: columns).lines.dropLast()
        #expect(Array(other) == lines, "\(text)")
      }
      // As behind a word of that width, of which nothing is left.
      let taken = 2 + next(columns - 1)
      let word = String(repeating: "x", count: taken - 1) + " "
      for text in [text, text + "\n한"] {
        var expected = TextLines(word + text, columns: columns).lines
        expected[0] = expected[0].dropFirst(taken)
        #expect(TextLines(text, behind: taken, columns: columns).lines == expected, "\(text)")
      }
    }
  }
}
