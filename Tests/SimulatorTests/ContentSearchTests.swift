import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("Search in the content")
@MainActor
struct ContentSearchTests {
  @Test(
    "A pattern without capitals stands for both cases",
    arguments: [
      ("an", "BANANA", true), ("An", "BANANA", false), ("An", "xAny", true),
      ("nab", "banana", false),
      ("é", "CAFÉ", true), ("É", "café", false), ("배", "서울 배", true), ("aab", "aaab", true),
      ("banana!", "banana", false), ("z", "", false),
    ])
  func pattern(_ pattern: String, _ text: String, _ matches: Bool) throws {
    #expect(try #require(TextPattern(pattern)).matches(text) == matches)
  }

  @Test(
    "The places of a pattern, one behind the other, however its characters are written",
    arguments: [
      ("an", "BANANA", [1...2, 3...4]), ("aa", "aaaaa", [0...1, 2...3]), ("An", "an An", [3...4]),
      ("é", "CAFÉ é", [3...3, 5...5]), ("배", "서울 배", [3...3]), ("x", "", []), ("i", "İi", [1...1]),
      ("é", "İé", [1...1]), ("é", "caf\u{65}\u{301}, CAFE\u{301}", [3...3, 9...9]),
      ("caf\u{65}\u{301}", "ein Café", [4...7]), ("É", "e\u{301}E\u{301}", [1...1]),
      ("é", "é e\u{301}", [0...0, 2...2]),
      ("한", "\u{1112}\u{1161}\u{11AB}글", [0...0]), ("é", "e", []),
    ] as [(String, String, [ClosedRange<Int>])])
  func places(_ pattern: String, _ text: String, _ expected: [ClosedRange<Int>]) throws {
    let ranges = try #require(TextPattern(pattern)).ranges(in: text)
    let places = ranges.map { range in
      let start = text.distance(from: text.startIndex, to: range.lowerBound)
      return start...(start + text[range].count - 1)
    }
    #expect(places == expected)
  }

  @Test("An empty pattern is none")
  func emptyPattern() {
    #expect(TextPattern("") == nil)
  }

  @Test(
    "What is typed to go somewhere",
    arguments: [
      ("1234", .number(1234)), ("[2,5]", .path(section: 2, item: 5)),
      ("2.5", .path(section: 2, item: 5)), ("2, 5", .path(section: 2, item: 5)),
      ("2.", .section(2)), ("[3]", .section(3)), ("#k-7", .id("k-7")), ("0", .number(0)),
      ("#", nil),
      ("x", nil), ("1.2.3", nil), ("-4", .number(-4)), ("", nil), ("[1,]", .section(1)),
      (".5", nil),
      ("99999999999999999999", nil),
      ("section 3.", .section(3)), ("Section 3", .section(3)), ("section", nil), ("section x", nil),
    ] as [(String, Destination?)])
  func destination(_ text: String, _ expected: Destination?) {
    #expect(Destination(text) == expected)
  }

  private func timeline(_ sections: [DataSection]) throws -> Timeline {
    var pane = Pane.list(0, estimate: 40, height: 40)
    pane.data = DataSet(sections: sections)
    return try Timeline(Scene(name: "x", panes: [pane]))
  }

  @Test("Rows of a table are searched as they are shown, however they are written")
  func rows() throws {
    let csv = "n,t,u\n1,\"say \"\"no\"\"\",a\n2,no,a\n3,x,no\n4,\"a,b\",b\n"
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("search-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.csv").path
    try Data(csv.utf8).write(to: URL(fileURLWithPath: path))
    let timeline = try Timeline(SceneLoader().scene(at: path))
    func matches(_ text: String) throws -> [Int] {
      var search = ContentSearch(.text(try #require(TextPattern(text))), from: 0)
      timeline.scan(&search, pane: 0, atMost: 100)
      #expect(search.field == "t" && search.isComplete)
      var found: [Int] = []
      for _ in 0..<search.count {
        search.goToNext()
        if let match = take(&search) { found.append(match) }
      }
      return found
    }
    #expect(try matches("no") == [0, 1])
    #expect(try matches("\"no\"") == [0])
    #expect(try matches("\"\"").isEmpty)
    #expect(try matches("a,b") == [3])
    // Nothing of another field, and no number of a row.
    #expect(try matches("2").isEmpty)
  }

  @Test("An identity is searched that the data give, or that is all there is")
  func identities() throws {
    let text = """
      data: { sections: [{ items: [a, { id: k1, text: b }, c] }, { items: 9 }] }
      steps: [{ insert: { at: [[0, 0], [0, 1]], items: [{ text: d }, { id: n1, text: e }] } }]
      """
    let timeline = try Timeline(SceneLoader().scene(text: text, name: "x.yaml"))
    timeline.advance(by: .seconds(1))
    func count(_ text: String, in timeline: Timeline) throws -> Int {
      var search = ContentSearch(.text(try #require(TextPattern(text))), from: 0)
      timeline.scan(&search, pane: 0, atMost: 100)
      return search.count
    }
    // k1, n1, and of the numbered ones 10 and 11.
    #expect(try count("1", in: timeline) == 4)
    #expect(try count("0", in: timeline) == 1)
    #expect(try count("+", in: timeline) == 0)
    let csv = Data("name,code\na,0\nb,\n".utf8)
    let loader = SceneLoader(readStandardInput: { csv })
    let scene = "data: { file: '-', id: code }"
    let named = try Timeline(loader.scene(text: scene, name: "x.yaml", directory: "/"))
    #expect(try count("0", in: named) == 1)
    #expect(try count("1", in: named) == 0)
    let marked = named.frame.panes[0].elements.map(\.detail.isNamed)
    #expect(marked == [true, false])
  }

  @Test("A line of a text higher than its viewport is brought to the middle")
  func line() throws {
    let text = (0..<400).map { "word\($0)" }.joined(separator: " ")
    var pane = Pane()
    pane.viewport = CGSize(width: 320, height: 200)
    pane.layout.properties["estimatedHeight"] = .number(20)
    pane.data = DataSet(sections: [DataSection(items: .listed([Item(id: "a", text: text)]))])
    let frame = try Session(Scene(name: "x", panes: [pane])).frame.panes[0]
    let pattern = try #require(TextPattern("word301"))
    let offset = try #require(frame.offset(showing: pattern, ofItem: [0, 0]))
    let lines = TextLines(text, columns: 30).lines
    let line = try #require(lines.firstIndex { $0.contains("word301") })
    #expect(offset == CGPoint(x: 0, y: CGFloat(line) * 20 + 10 - 100))
    #expect(frame.offset(showing: try #require(TextPattern("word0 ")), ofItem: [0, 0])?.y == 0)
    // Two words that a line break stands between, with the blank behind the first.
    let last = try #require(lines[line - 1].split(separator: " ").last)
    for text in ["\(last) \(lines[line].split(separator: " ")[0])", "\(last) "] {
      let split = try #require(TextPattern(text))
      #expect(
        frame.offset(showing: split, ofItem: [0, 0])?.y == CGFloat(line - 1) * 20 + 10 - 100)
    }
    // The letters on both sides of a blank are no word.
    let run = try #require(TextPattern("\(last)\(lines[line].split(separator: " ")[0])"))
    #expect(frame.offset(showing: run, ofItem: [0, 0]) == nil)
    let end = frame.offset(showing: try #require(TextPattern("word399")), ofItem: [0, 0])?.y
    #expect(end == frame.scrollRange.upperBound)
    #expect(frame.offset(showing: try #require(TextPattern("nothing")), ofItem: [0, 0]) == nil)
    #expect(frame.offset(showing: pattern, ofItem: [0, 1]) == nil)
    let low = try Session(.list(3, estimate: 40, height: 40)).frame.panes[0]
    #expect(low.offset(showing: try #require(TextPattern("1")), ofItem: [0, 1]) == nil)
  }

  private func words(_ words: String...) -> DataSection {
    DataSection(
      items: .listed(words.enumerated().map { Item(id: "w\($0.element)", text: $0.element) }))
  }

  /// The match that was wished for; outside of a macro, which could not change the search.
  private func take(_ search: inout ContentSearch) -> Int? {
    search.requestedMatch()
  }

  @Test("Matches in order from where it set out, then round; the number is the content's")
  func round() throws {
    let timeline = try timeline([
      words("pear", "apple", "plum"), DataSection(items: .numbered(0)),
      words("grape", "fig", "apricot"),
    ])
    var search = ContentSearch(.text(try #require(TextPattern("ap"))), from: 2)
    timeline.scan(&search, pane: 0, atMost: 100)
    #expect(search.isComplete && search.count == 3)
    var visited: [Int] = []
    var numbers: [Int?] = []
    search.goToFirst()
    for turn in 0..<5 {
      if turn > 0 { search.goToNext() }
      let match = search.requestedMatch()
      visited.append(try #require(match))
      numbers.append(search.ordinal)
    }
    #expect(visited == [3, 5, 1, 3, 5])
    #expect(numbers == [2, 3, 1, 2, 3])
    search.goToPrevious()
    #expect(take(&search) == 3)
    search.goToPrevious()
    #expect(take(&search) == 1)
    search.goToPrevious()
    #expect(take(&search) == 5)
    search.goToPrevious()
    search.goToNext()
    #expect(take(&search) == 5)
  }

  @Test("A slice looks at so many items and no more; a wish waits until its match is known")
  func slices() throws {
    let timeline = try timeline([DataSection(items: .numbered(1_000_000_000))])
    var search = ContentSearch(.text(try #require(TextPattern("31415"))), from: 20_000)
    search.goToFirst()
    timeline.scan(&search, pane: 0, atMost: 5_000)
    #expect(search.scanned == 5_000)
    #expect(take(&search) == nil)
    timeline.scan(&search, pane: 0, atMost: 10_000)
    #expect(take(&search) == 31_415)
    #expect(search.isScanning && search.ordinal == nil)
    search.goToPrevious()
    #expect(take(&search) == nil)
  }

  @Test(
    "Of more matches than are remembered, the one before and the one behind the last are still the next ones",
    arguments: [(0, 300_000), (150_000, 300_000), (299_990, 600_000)])
  func manyMatches(origin: Int, items: Int) throws {
    let timeline = try timeline([DataSection(items: .numbered(items))])
    var search = ContentSearch(.text(try #require(TextPattern("1"))), from: origin)
    let all = (0..<items).filter { "\($0)".contains("1") }
    func go() -> Int? {
      for _ in 0..<items / 10_000 {
        timeline.scan(&search, pane: 0, atMost: 10_000)
        if let match = search.requestedMatch() { return match }
      }
      return nil
    }
    search.goToFirst()
    let start = try #require(all.firstIndex { $0 >= origin })
    #expect(go() == all[start])
    while search.isScanning { timeline.scan(&search, pane: 0, atMost: 10_000) }
    #expect(search.isStopped && search.count >= ContentSearch.matchLimit)
    for back in 1...3 {
      search.goToPrevious()
      #expect(go() == all[(start - back + all.count) % all.count])
    }
    for _ in 0..<2 { search.goToNext() }
    #expect(go() == all[(start - 1 + all.count) % all.count])
    let known = search.count
    for _ in 0...known { search.goToNext() }
    #expect(go() == all[(start + known) % all.count])
    search.goToPrevious()
    #expect(go() == all[(start + known - 1) % all.count])
  }

  @Test("What was found while a text was typed is gone to without another look")
  func typed() throws {
    let timeline = try timeline([DataSection(items: .numbered(1_000_000_000))])
    let pattern = try #require(TextPattern("31415"))
    var search = ContentSearch(.text(pattern), from: 20_000)
    timeline.scan(&search, pane: 0, atMost: 20_000)
    #expect(search.first == 31_415)
    let isOther = search.goToFirst(of: try #require(TextPattern("3141")))
    #expect(!isOther && take(&search) == nil)
    let wishes = search.goToFirst(of: pattern)
    #expect(wishes && take(&search) == 31_415 && search.scanned == 20_000)
    // A match that was gone to is not the first of a new search.
    let wishesAgain = search.goToFirst(of: pattern)
    #expect(!wishesAgain)
  }

  @Test("Nothing found is told, however the search ends")
  func nothing() throws {
    let timeline = try timeline([words("a", "b")])
    var search = ContentSearch(.id("c"), from: 1)
    search.goToFirst()
    timeline.scan(&search, pane: 0, atMost: 10)
    #expect(take(&search) == nil)
    #expect(search.isComplete && search.count == 0)
    var none = ContentSearch(.id("c"), from: 0)
    try self.timeline([]).scan(&none, pane: 0, atMost: 10)
    #expect(none.isComplete)
  }

  @Test("Content that changes is searched again, from the match that was found")
  func changes() throws {
    let timeline = try timeline([words("ant", "bee", "ape")])
    var search = ContentSearch(.text(try #require(TextPattern("a"))), from: 0)
    timeline.scan(&search, pane: 0, atMost: 10)
    search.goToFirst()
    _ = search.requestedMatch()
    search.goToNext()
    #expect(take(&search) == 2)
    try timeline.apply(
      .update([.insert([[0, 0]], items: [Item(id: "n", text: "asp")])], animated: false))
    timeline.scan(&search, pane: 0, atMost: 10)
    #expect(search.count == 3)
  }

  @Test(
    "The match that was gone to stays the item it is; of one that is gone, what follows is next")
  func edits() throws {
    let timeline = try timeline([
      DataSection(items: .numbered(0)), words("ant", "bee", "ape", "cat", "bat"), words("rat"),
    ])
    var search = ContentSearch(.text(try #require(TextPattern("a"))), from: 0)
    func apply(_ changes: Change...) throws {
      try timeline.apply(.update(changes, animated: false))
      timeline.scan(&search, pane: 0, atMost: 10)
    }
    timeline.scan(&search, pane: 0, atMost: 10)
    search.goToFirst()
    _ = search.requestedMatch()
    search.goToNext()
    #expect(take(&search) == 2)
    try apply(.delete([[1, 0]]))
    #expect(search.current == 1 && search.ordinal == 1 && search.count == 4)
    try apply(.insert([[1, 0], [1, 1]], items: [nil, Item(id: "n", text: "asp")]))
    #expect(search.current == 3 && search.ordinal == 2)
    try apply(.move(from: [1, 3], to: [2, 0]))
    #expect(search.current == 5 && search.ordinal == 4)
    search.goToPrevious()
    #expect(take(&search) == 4)
    search.goToPrevious()
    search.goToPrevious()
    #expect(take(&search) == 1)
    try apply(.move(from: [1, 1], to: [1, 0]))
    #expect(search.current == 0 && search.ordinal == 1)
    try apply(.delete([[1, 0]]))
    #expect(search.current == nil && search.ordinal == nil && search.count == 4)
    search.goToPrevious()
    #expect(take(&search) == 5)
  }

  @Test("Wished for more than once, so many matches on or back, and round", arguments: [1, 2, 5])
  func steps(_ count: Int) throws {
    let timeline = try timeline([DataSection(items: .numbered(30))])
    var search = ContentSearch(.text(try #require(TextPattern("5"))), from: 10)
    timeline.scan(&search, pane: 0, atMost: 100)
    let round = [15, 25, 5]
    for _ in 0..<count { search.goToNext() }
    #expect(take(&search) == round[(count - 1) % 3])
    for _ in 0..<count { search.goToPrevious() }
    #expect(take(&search) == 5)
  }

  @Test("Other content is searched again, and so is what a past frame had")
  func otherContent() throws {
    let timeline = try timeline([words("ant", "bee", "ape")])
    var search = ContentSearch(.text(try #require(TextPattern("1"))), from: 0)
    timeline.scan(&search, pane: 0, atMost: 10)
    #expect(search.count == 0)
    try timeline.apply(.set([try Setting(key: "data", text: "3")]))
    timeline.scan(&search, pane: 0, atMost: 10)
    #expect(search.count == 1)
    timeline.perform(.first)
    try timeline.apply(
      .update([.insert([[0, 0]], items: [Item(id: "n", text: "asp")])], animated: false))
    timeline.scan(&search, pane: 0, atMost: 10)
    #expect(search.count == 0)
  }

  @Test("Items by number, index path and section, and why there is none")
  func numbers() throws {
    let timeline = try timeline([words("a", "b"), DataSection(items: .numbered(0)), words("c")])
    #expect(try timeline.number(of: .number(3), inPane: 0) == 2)
    #expect(try timeline.number(of: .path(section: 2, item: 0), inPane: 0) == 2)
    #expect(try timeline.number(of: .section(0), inPane: 0) == 0)
    #expect(try timeline.number(of: .id("c"), inPane: 0) == nil)
    func complaint(_ destination: Destination) -> String? {
      do throws(NoSuchItem) {
        _ = try timeline.number(of: destination, inPane: 0)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(complaint(.number(4)) == "the items are 1 to 3")
    #expect(complaint(.section(1)) == "section 1 is empty")
    #expect(complaint(.path(section: 0, item: 2)) == "the items of section 0 are 0 to 1")
    #expect(complaint(.path(section: 3, item: 0)) == "the sections are 0 to 2")
  }
}
