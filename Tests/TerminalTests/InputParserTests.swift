import Simulator
import Testing

@testable import Terminal

@Suite("Bytes become keys and mouse events")
struct InputParserTests {
  static let escape = "\u{1B}"

  static let keySequences: [(bytes: String, key: Key)] = [
    ("\(escape)[A", .up), ("\(escape)[B", .down), ("\(escape)[C", .right), ("\(escape)[D", .left),
    ("\(escape)OA", .up), ("\(escape)OB", .down), ("\(escape)OC", .right), ("\(escape)OD", .left),
    ("\(escape)[H", .home), ("\(escape)OH", .home), ("\(escape)[1~", .home),
    ("\(escape)[7~", .home), ("\(escape)[F", .end), ("\(escape)OF", .end), ("\(escape)[4~", .end),
    ("\(escape)[3~", .delete), ("\(escape)[8~", .end), ("\(escape)[5~", .pageUp),
    ("\(escape)[6~", .pageDown),
    ("\(escape)[1;2A", .shiftUp), ("\(escape)[1;2B", .shiftDown),
    ("\(escape)[1;2C", .shiftRight), ("\(escape)[1;2D", .shiftLeft),
    ("\(escape)[a", .shiftUp), ("\(escape)[1;6A", .shiftUp),
    ("\(escape)[1;2H", .shiftHome), ("\(escape)[1;2F", .shiftEnd),
    ("\(escape)[1;5A", .up), ("\(escape)[1;3B", .down), ("\(escape)Oa", .up),
    ("\(escape)[6;5~", .pageDown), ("\(escape)OM", .enter),
    ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace),
    ("\u{4}", .control("d")), ("\u{6}", .control("f")), ("\u{15}", .control("u")),
    ("\u{1C}", .control("\\")), (" ", .character(" ")), ("q", .character("q")),
    ("?", .character("?")), ("é", .character("é")), ("한", .character("한")),
    ("😀", .character("😀")),
  ]

  static let mouseSequences: [(bytes: String, event: MouseEvent)] = [
    ("\(escape)[<0;1;1M", MouseEvent(kind: .press(.left), column: 0, row: 0)),
    ("\(escape)[<1;3;2M", MouseEvent(kind: .press(.middle), column: 2, row: 1)),
    ("\(escape)[<2;300;200M", MouseEvent(kind: .press(.right), column: 299, row: 199)),
    ("\(escape)[<32;10;6M", MouseEvent(kind: .drag(.left), column: 9, row: 5)),
    ("\(escape)[<0;10;6m", MouseEvent(kind: .release, column: 9, row: 5)),
    ("\(escape)[<64;5;5M", MouseEvent(kind: .wheel(.up), column: 4, row: 4)),
    ("\(escape)[<65;5;5M", MouseEvent(kind: .wheel(.down), column: 4, row: 4)),
    ("\(escape)[<66;5;5M", MouseEvent(kind: .wheel(.left), column: 4, row: 4)),
    ("\(escape)[<67;5;5M", MouseEvent(kind: .wheel(.right), column: 4, row: 4)),
    (
      "\(escape)[<69;5;5M",
      MouseEvent(kind: .wheel(.down), column: 4, row: 4, modifiers: .shift)
    ),
    (
      "\(escape)[<88;5;5M",
      MouseEvent(kind: .wheel(.up), column: 4, row: 4, modifiers: [.option, .control])
    ),
    ("\(escape)[<0;300;100M", MouseEvent(kind: .press(.left), column: 299, row: 99)),
    ("\(escape)[M !!", MouseEvent(kind: .press(.left), column: 0, row: 0)),
    ("\(escape)[M#%&", MouseEvent(kind: .release, column: 4, row: 5)),
    ("\(escape)[M@%&", MouseEvent(kind: .drag(.left), column: 4, row: 5)),
    ("\(escape)[M`%&", MouseEvent(kind: .wheel(.up), column: 4, row: 5)),
    ("\(escape)[Ma%&", MouseEvent(kind: .wheel(.down), column: 4, row: 5)),
  ]

  /// Sequences that mean nothing here and must leave nothing behind.
  static let silentSequences = [
    "\(escape)[I", "\(escape)[O", "\(escape)[2~", "\(escape)[15~", "\(escape)[Z",
    "\(escape)[?1;2c", "\(escape)[?1;2A", "\(escape)[>1;2~", "\(escape)[97;5u",
    "\(escape)[27;5;113~", "\(escape)[<35;5;5M",
    "\(escape)[<64;5;5m", "\(escape)[<1;5;5m", "\(escape)[<2;5;5m", "\(escape)[<128;5;5M",
    "\(escape)[<0;0;0M", "\(escape)[<0;5M",
    "\(escape)]0;title q\u{7}", "\(escape)]11;rgb:0/0/0\(escape)\\", "\(escape)P1+r\(escape)\\",
    "\(escape)[M\u{1F}%&",
    "\(escape)[" + String(repeating: "1;", count: 500) + "A",
    "\(escape)[99999999999999999999999999~", "\(escape)Oj",
  ]

  @Test("One sequence is one event", arguments: keySequences)
  func key(bytes: String, key: Key) {
    #expect(events(bytes) == [.key(key)])
  }

  @Test("The mouse speaks two dialects", arguments: mouseSequences)
  func mouse(bytes: String, event: MouseEvent) {
    #expect(events(bytes) == [.mouse(event)])
  }

  @Test(
    "The old dialect ends at column 223; a report from beyond is nothing, and leaves nothing behind"
  )
  func farColumns() {
    var parser = InputParser()
    #expect(
      parser.parse([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0x21])
        == [.mouse(MouseEvent(kind: .press(.left), column: 222, row: 0))])
    #expect(parser.parse([0x1B, 0x5B, 0x4D, 0x20, 0x00, 0x21]) == [])
    #expect(parser.parse([UInt8(ascii: "q")]) == [.key(.character("q"))])
  }

  @Test("What is not understood leaves nothing behind", arguments: silentSequences)
  func silence(bytes: String) {
    #expect(events(bytes) == [])
    #expect(events(bytes + "q") == [.key(.character("q"))])
  }

  @Test("A sequence may arrive split anywhere, twice")
  func everySplit() {
    let all =
      Self.keySequences.map(\.bytes) + Self.mouseSequences.map(\.bytes)
      + Self.silentSequences.filter { $0.utf8.count < 40 }
    for text in all {
      let bytes = Array((text + "x").utf8)
      let whole = events(text + "x")
      for first in 0...bytes.count {
        for second in first...bytes.count {
          var parser = InputParser()
          var split = parser.parse(bytes[..<first])
          split += parser.parse(bytes[first..<second])
          split += parser.parse(bytes[second...])
          #expect(split == whole, "\(bytes) split at \(first) and \(second)")
        }
      }
    }
  }

  @Test("A burst keeps its order")
  func burst() {
    let burst = "jj\(Self.escape)[B\(Self.escape)[<65;5;5M한q"
    #expect(
      events(burst) == [
        .key(.character("j")), .key(.character("j")), .key(.down),
        .mouse(MouseEvent(kind: .wheel(.down), column: 4, row: 4)), .key(.character("한")),
        .key(.character("q")),
      ])
  }

  @Test("What is pasted is one text, wherever it is cut, and no keys")
  func paste() {
    let text = "\(Self.escape)[200~quit 사과\r\tq\(Self.escape)[A\u{3}\(Self.escape)[201~"
    let expected: [InputEvent] = [.paste("quit 사과  q"), .key(.character("j"))]
    #expect(events(text + "j") == expected)
    let bytes = Array((text + "j").utf8)
    for cut in bytes.indices {
      var parser = InputParser()
      #expect(parser.parse(bytes[..<cut]) + parser.parse(bytes[cut...]) == expected)
    }
    #expect(events("\(Self.escape)[200~\(Self.escape)[201~j") == [.key(.character("j"))])
    let long = String(repeating: "x", count: 100_000)
    #expect(
      events("\(Self.escape)[200~\(long)\(Self.escape)[201~")
        == [.paste(String(long.prefix(5 * 4096)))])
  }

  @Test("A lone ESC is the key once nothing follows")
  func loneEscape() {
    var parser = InputParser()
    #expect(parser.parse([0x1B]) == [])
    #expect(parser.isUndecided)
    #expect(parser.parseSilence() == [.key(.escape)])
    #expect(!parser.isUndecided)
    #expect(parser.parseSilence() == [])
    #expect(parser.parse([UInt8(ascii: "[")]) == [.key(.character("["))])
  }

  @Test("So it is before what might have begun a sequence", arguments: ["O", "["])
  func escapeThenOpening(_ opening: String) {
    var parser = InputParser()
    #expect(parser.parse("\(Self.escape)\(opening)".utf8) == [])
    #expect(parser.isUndecided)
    #expect(parser.parseSilence() == [.key(.escape), .key(.character(opening))])
    #expect(!parser.isUndecided)
    #expect(parser.parse("q".utf8) == [.key(.character("q"))])
    #expect(parser.parse("\(Self.escape)\(opening)".utf8) == [])
    #expect(parser.parse("A".utf8) == [.key(.up)])
  }

  @Test("Function keys of a console mean nothing, and are no letters", arguments: ["A", "D", "E"])
  func consoleKeys(_ letter: String) {
    #expect(events("\(Self.escape)[[\(letter)q") == [.key(.character("q"))])
    var parser = InputParser()
    #expect(parser.parse("\(Self.escape)[[".utf8) == [])
    #expect(parser.isUndecided)
    #expect(
      parser.parseSilence() == [.key(.escape), .key(.character("[")), .key(.character("["))])
  }

  @Test("ESC before another key is both keys")
  func escapeThenKey() {
    #expect(events("\(Self.escape)q") == [.key(.escape), .key(.character("q"))])
    #expect(events("\(Self.escape)\(Self.escape)[A") == [.key(.escape), .key(.up)])
  }

  @Test("Silence inside a sequence does not turn its tail into keys")
  func slowSequence() {
    var parser = InputParser()
    #expect(parser.parse("\(Self.escape)[<65;1".utf8) == [])
    #expect(!parser.isUndecided)
    #expect(parser.parseSilence() == [])
    #expect(parser.parse("0;5m".utf8).isEmpty)
    #expect(parser.parse("j".utf8) == [.key(.character("j"))])
  }

  @Test("A string that never ends is over when nothing follows")
  func endlessString() {
    var parser = InputParser()
    #expect(parser.parse("\(Self.escape)]0;never".utf8) == [])
    #expect(parser.isUndecided)
    #expect(parser.parseSilence() == [])
    #expect(parser.parse("q".utf8) == [.key(.character("q"))])
  }

  @Test("A paste whose end is lost is over when nothing follows", arguments: ["", "\u{1B}"])
  func endlessPaste(_ tail: String) {
    var parser = InputParser()
    #expect(parser.parse("\(Self.escape)[200~abc\(tail)".utf8) == [])
    #expect(parser.isPasting)
    #expect(parser.parseSilence() == [.paste("abc")])
    #expect(!parser.isPasting)
    #expect(parser.parse("q".utf8) == [.key(.character("q"))])
    // The end comes late, and means nothing any more.
    #expect(parser.parse("\(Self.escape)[201~".utf8) == [])
  }

  @Test("Broken UTF-8 is dropped and what follows is kept")
  func brokenText() {
    var parser = InputParser()
    #expect(parser.parse([0xFF, 0x80, 0xC0, 0xAF]) == [])
    #expect(parser.parse([0xE2, 0x82]) == [])
    #expect(parser.parse(Array("q".utf8)) == [.key(.character("q"))])
    #expect(parser.parse([0xED, 0xA0, 0x80] + Array("é".utf8)) == [.key(.character("é"))])
  }

  @Test("Where the cursor stands is told from 0")
  func cursor() {
    #expect(events("\(Self.escape)[1;3R") == [.cursor(column: 2, row: 0)])
  }

  @Test("Random bytes never stop the parser")
  func noise() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    var parser = InputParser()
    for _ in 0..<200_000 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      _ = parser.parse([UInt8(truncatingIfNeeded: state)])
    }
    // Ends a paste, a mouse report or a string that the noise began, whichever it is.
    _ = parser.parse("\u{7}!!!!\(Self.escape)[201~\(Self.escape)[201~".utf8)
    #expect(parser.parse("q".utf8) == [.key(.character("q"))])
  }

  private func events(_ text: String) -> [InputEvent] {
    var parser = InputParser()
    return parser.parse(text.utf8)
  }
}
