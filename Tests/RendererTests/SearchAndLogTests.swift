import Foundation
import Scenes
import Simulator
import Testing

@testable import Renderer

@Suite("Search, go to and what is printed, on the screen")
struct SearchAndLogTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12)]

  private func searching(_ columns: Int, _ rows: Int) throws -> Screen {
    var screen = Screen(columns: columns, rows: rows)
    screen.state.search = SearchState(.text(try #require(TextPattern("o"))))
    screen.state.search?.status = "3 of 41"
    return screen
  }

  @Test("Elements that hold the text are marked at their left ends", arguments: sizes)
  func marks(_ columns: Int, _ rows: Int) throws {
    var frame = Frame.estimateTooLarge
    frame.panes[0].elements[0].text = "one"
    frame.panes[0].elements[1].text = "nix"
    frame.panes[0].elements[2].text = "two"
    var screen = try searching(columns, rows)
    screen.state.search?.current = [0, 2]
    let lines = screen.draw(frame).picture.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("›") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("»") }.count == 1)
    screen.isASCII = true
    let plain = screen.draw(frame).picture.split(separator: "\n").map(String.init)
    #expect(plain.filter { $0.hasPrefix(")") }.count == 1)
    #expect(plain.filter { $0.hasPrefix("}") }.count == 1)
  }

  @Test("In a pane of other items the place of the match that was gone to is no match")
  func otherPane() throws {
    var frame = Frame.estimateTooLarge
    frame.panes[0].elements[1].text = "nix"
    var screen = try searching(80, 24)
    screen.state.search?.current = [0, 1]
    #expect(!screen.draw(frame).picture.contains("»"))
    frame.panes[0].elements[1].text = "one"
    #expect(screen.draw(frame).picture.contains("»"))
  }

  @Test(
    "What was found is reversed in the texts, and nowhere else", arguments: [(80, 24), (120, 40)])
  func reversed(_ columns: Int, _ rows: Int) throws {
    for mode in [ViewMode.both, .content] {
      var frame = Frame.estimateTooLarge
      for index in frame.panes[0].elements.indices { frame.panes[0].elements[index].text = "" }
      frame.panes[0].elements[0].text = "not one of two"
      var screen = try searching(columns, rows)
      screen.state.view.mode = mode
      let grid = screen.draw(frame)
      screen.state.search = nil
      let plain = screen.draw(frame)
      var reversed = ""
      for row in 1..<(rows - 1) {
        for column in 1..<columns where grid[column, row].style != plain[column, row].style {
          #expect(grid[column, row].style.isReversed)
          reversed += grid[column, row].text
        }
      }
      #expect(reversed == "oooo")
    }
  }

  @Test("Of a table's rows the field is named in which there is none")
  @MainActor
  func field() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("field-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.csv")
    try Data("n,name\n1,x\n".utf8).write(to: file)
    let timeline = try Timeline(SceneLoader().scene(at: file.path))
    var state = SearchState(.text(try #require(TextPattern("nothing"))))
    var search = ContentSearch(state.target, from: 0)
    timeline.scan(&search, pane: 0, atMost: 10)
    state.take(search, first: nil)
    #expect(state.preview == ["no match in name"] && state.status == "no match in name")
    // An identity is no text of that field, and nothing is marked.
    state = SearchState(.id("nosuch"))
    search = ContentSearch(state.target, from: 0)
    state.take(search, first: nil)
    #expect(state.pattern == nil && state.status == "no id nosuch in 0 items so far")
    timeline.scan(&search, pane: 0, atMost: 10)
    state.take(search, first: nil)
    #expect(state.status == "no id nosuch")
  }

  @Test("Beside panes of other items the one that is searched is named")
  @MainActor
  func pane() throws {
    func timeline(_ panes: String) throws -> Timeline {
      let text = "data: 30\npanes: [{ title: first }, { title: second, \(panes) }]"
      return try Timeline(SceneLoader().scene(text: text, name: "x.yaml", directory: "/"))
    }
    #expect(try timeline("behavior: correct").title(ofPaneOfItsOwn: 0) == nil)
    let timeline = try timeline("data: 20")
    #expect(timeline.title(ofPaneOfItsOwn: 1) == "second")
    var state = SearchState(
      .text(try #require(TextPattern("25"))), inPane: timeline.title(ofPaneOfItsOwn: 0))
    var search = ContentSearch(state.target, from: 0)
    timeline.scan(&search, pane: 0, atMost: 100)
    state.take(search, first: [0, 25])
    #expect(state.status == "? of 1 in first")
    #expect(
      state.preview == ["1 match in first, first [0,25]", "1 match, first [0,25]", "1 match"])
    state = SearchState(state.target, inPane: "a title that is long")
    search = ContentSearch(state.target, from: 0)
    timeline.scan(&search, pane: 1, atMost: 100)
    state.take(search, first: nil)
    #expect(state.status == "no match in a title that is…" && state.preview == [state.status])
  }

  @Test("Elements are marked whose given id holds the text, as they are counted")
  func ids() throws {
    var frame = Frame.estimateTooLarge
    for (index, id) in ["one", "nix", "one"].enumerated() {
      frame.panes[0].elements[index].detail.item = ItemIdentity(id: id, position: index)
    }
    frame.panes[0].elements[2].detail.isNamed = false
    var screen = try searching(80, 24)
    func lines(_ sign: String) -> Int {
      screen.draw(frame).picture.split(separator: "\n").count { $0.hasPrefix(sign) }
    }
    #expect(lines("›") == 1)
    screen.state.isOnStage = true
    #expect(screen.draw(frame).picture.count { $0 == "›" } == 1)
  }

  @Test("An element partly outside is marked where it is seen, one wholly outside not at all")
  func outside() throws {
    var frame = Frame.estimateTooLarge
    frame.panes[0].elements[0].text = "one"
    frame.panes[0].elements[0].frame.origin.y = -20
    frame.panes[0].elements[2].text = "two"
    frame.panes[0].elements[2].frame.origin.y = 5000
    let picture = try searching(80, 24).draw(frame).picture
    #expect(picture.filter { $0 == "›" }.count == 1)
    #expect(picture.split(separator: "\n")[1].hasPrefix("›"))
  }

  @Test("The footer tells which match it is; n, N and Escape are the search's, Enter is not")
  func keys() throws {
    var screen = try searching(80, 24)
    var frame = Frame.estimateTooLarge
    frame.hasMoreSteps = true
    #expect(screen.draw(frame).picture.split(separator: "\n").last?.contains("nN 3 of 41") == true)
    #expect(screen.press(.character("n"), showing: frame) == .search(.next))
    #expect(screen.press(.character("N"), showing: frame) == .search(.previous))
    _ = screen.press(.character("3"), showing: frame)
    #expect(screen.press(.character("n"), showing: frame) == .search(.next))
    #expect(!screen.state.prefix.isPending)
    #expect(screen.press(.enter, showing: frame) == .session(.continueSteps))
    #expect(screen.press(.escape, showing: frame) == .search(.end))
    screen.state.search = nil
    #expect(screen.press(.character("n"), showing: frame) == .session(.continueSteps))
    #expect(screen.press(.character("N"), showing: frame) == .redraw)
  }

  @Test(
    "A number before a key that goes on from where it is is so many presses of it",
    arguments: [
      ("5,", 5), ("12.", 12), ("3]", 3), ("3[", 3), ("2-", 2), ("2+", 2), ("4)", 4), ("4(", 4),
      ("3u", 3), ("2U", 2), ("2n", 2), ("2N", 2), ("999999n", 1000), ("n", 1),
      ("5D", 1), ("5a", 1), ("5p", 1), ("5j", 1), ("5G", 1),
    ])
  func presses(_ keys: String, _ expected: Int) throws {
    var screen = try searching(80, 24)
    let frame = Frame.estimateTooLarge
    for digit in keys.dropLast() { _ = screen.press(.character(String(digit)), showing: frame) }
    let key = Key.character(String(keys.suffix(1)))
    #expect(screen.pressCount(of: key, showing: frame) == expected)
    #expect(screen.state.prefix.isPending == (expected == 1 && keys.count > 1))
  }

  @Test("What is typed behind / is searched for at once, and meant with Enter")
  func typing() {
    var screen = Screen(columns: 80, rows: 24)
    let frame = Frame.estimateTooLarge
    #expect(screen.press(.character("/"), showing: frame) == .redraw)
    #expect(screen.press(.character("q"), showing: frame) == .search(.type("q")))
    #expect(screen.press(.enter, showing: frame) == .search(.go("q")))
    #expect(screen.state.prompt == nil)
    _ = screen.press(.character("/"), showing: frame)
    #expect(screen.press(.escape, showing: frame) == .search(.end))
  }

  @Test(
    "While it is typed, the prompt tells how many match and where the first is",
    arguments: [
      ("1", 1, "11 matches, first [0,1]"), ("1", 12, "11 matches, first [0,12]"),
      ("17", 0, "1 match, first [0,17]"), ("x", 0, "no match"),
    ])
  @MainActor
  func preview(_ text: String, _ origin: Int, _ expected: String) throws {
    let timeline = try Timeline(
      SceneLoader().scene(text: "data: 20", name: "x.yaml", directory: "/"))
    var search = ContentSearch(.text(try #require(TextPattern(text))), from: origin)
    #expect(search.first == nil)
    var screen = Screen(columns: 80, rows: 24)
    _ = screen.press(.character("/"), showing: timeline.frame)
    _ = screen.press(.character(text), showing: timeline.frame)
    screen.state.search = SearchState(.text(try #require(TextPattern(text))))
    timeline.scan(&search, pane: 0, atMost: 1_000)
    screen.state.search?.take(
      search, first: search.first.flatMap { timeline.path(ofItem: $0, inPane: 0) })
    let row = screen.draw(timeline.frame).picture.split(separator: "\n").last
    #expect(row?.hasPrefix(" /\(text) ") == true)
    #expect(row?.hasSuffix(" \(expected) ") == true, "\(row ?? "")")
  }

  @Test(
    "Of what is known of a text, so much is told as has room for its last digit",
    arguments: [
      (40, " /1             11 matches, first [0,1] "), (24, " /1          11 matches "),
      (15, " /1 "),
    ])
  func previewInFewColumns(_ columns: Int, _ expected: String) {
    var grid = CellGrid(columns: columns, rows: 1)
    PromptPicture(
      prompt: Prompt(.search, text: "1"), notes: ["11 matches, first [0,1]", "11 matches"],
      theme: Theme(isASCII: false, usesColor: false)
    ).draw(in: grid.area, into: &grid)
    #expect(grid.picture.hasPrefix(expected), "\(grid.picture)")
  }

  @Test("A search through a billion tells what it knows so far, and stops at its limit")
  @MainActor
  func previewOfMany() throws {
    let timeline = try Timeline(
      SceneLoader().scene(text: "data: 1000000000", name: "x.yaml", directory: "/"))
    var state = SearchState(.text(try #require(TextPattern("7"))))
    var search = ContentSearch(state.target, from: 0)
    timeline.scan(&search, pane: 0, atMost: 2_000)
    state.take(search, first: search.first.map { [0, $0] })
    #expect(state.preview == ["542+ matches, first [0,7]", "542+ matches"])
    state = SearchState(.text(try #require(TextPattern("no such text"))))
    search = ContentSearch(state.target, from: 0)
    timeline.scan(&search, pane: 0, atMost: 2_000)
    state.take(search, first: nil)
    #expect(state.preview == ["no match in 2 000 items so far"])
  }

  @Test(
    "The prompt of f says from where it counts, before and while something is typed",
    arguments: [
      ("", "1234 from 1; [2,5], section 2. from 0; #id"), ("12", "item, from 1"),
      ("[2,5]", "section and item, from 0"), ("2.", "section, from 0"), ("#a", "id"), ("x", ""),
    ])
  func destination(_ text: String, _ expected: String) {
    var screen = Screen(columns: 80, rows: 24)
    let frame = Frame.estimateTooLarge
    _ = screen.press(.character("f"), showing: frame)
    for character in text { _ = screen.press(.character(String(character)), showing: frame) }
    let row = screen.draw(frame).picture.split(separator: "\n").last ?? ""
    let words = row.split(separator: " ").joined(separator: " ")
    #expect(words == ["item", text, expected].filter { !$0.isEmpty }.joined(separator: " "))
  }

  @Test("A complaint stands at the right end of the prompt until the text is another one")
  func complaint() {
    var screen = Screen(columns: 60, rows: 12)
    let frame = Frame.estimateTooLarge
    _ = screen.press(.character("f"), showing: frame)
    for key in ["9", "9"] { _ = screen.press(.character(key), showing: frame) }
    #expect(screen.press(.enter, showing: frame) == .goTo("99"))
    screen.state.prompt = Prompt(.goTo, text: "99")
    screen.state.prompt?.complaint = ["there are 40 items"]
    func row() -> String { String(screen.draw(frame).picture.split(separator: "\n").last ?? "") }
    #expect(row().hasPrefix(" item 99 "))
    #expect(row().hasSuffix("✗ there are 40 items "))
    _ = screen.press(.backspace, showing: frame)
    #expect(!row().contains("there are"))
  }

  @Test(
    "What names no item is told so with the forms there is room for",
    arguments: [
      (80, "nope", "names no item: 1234 from 1; [2,5], section 2. from 0; #id"),
      (60, "nope", "names no item: 12, [2,5], 2., #id"), (40, "nope", "not 12, [2,5], 2., #id"),
      (40, "nothing of the kind that is known", "not 12, #id"),
    ])
  func refused(columns: Int, text: String, told: String) {
    var screen = Screen(columns: columns, rows: 12)
    screen.state.prompt = Prompt(.goTo, text: text)
    screen.state.prompt?.complaint = Destination.complaint
    let row = screen.draw(.estimateTooLarge).picture.split(separator: "\n").last ?? ""
    #expect(row.hasSuffix(" ✗ \(told) "), "\(row)")
  }

  @Test("What is printed is cut into lines, however it arrives")
  func lines() {
    var log = LogState()
    log.take("one\ntw")
    log.take("o\r\nthree\n\nfive")
    #expect(log.lines == ["one", "two", "three", "", "five"])
    #expect(log.unseen == 5)
    log.take("!")
    #expect(log.lines.last == "five!")
    log.markSeen()
    #expect(log.unseen == 0)
    for line in 0..<2000 { log.take("\(line)\n") }
    #expect(log.lines.count == LogState.limit)
    #expect(log.lines.last == "1999")
  }

  @Test("The log docks, the latest lines at its bottom, and scrolls back", arguments: sizes)
  func log(_ columns: Int, _ rows: Int) {
    var screen = Screen(columns: columns, rows: rows)
    let frame = Frame.estimateTooLarge
    for line in 0..<100 { screen.state.log.take("line \(line)\u{1B}[31m\n") }
    #expect(screen.draw(frame).picture.contains("! 100 new lines"))
    _ = screen.press(.character("!"), showing: frame)
    #expect(screen.state.log.unseen == 0)
    let picture = screen.draw(frame)
    #expect(picture.isWhole)
    #expect(picture.picture.contains("line 99"))
    #expect(!picture.picture.contains("line 50 "))
    _ = screen.press(.home, showing: frame)
    #expect(screen.draw(frame).picture.contains("line 0"))
    #expect(screen.draw(frame).picture.contains("more"))
    _ = screen.press(.end, showing: frame)
    #expect(screen.draw(frame).picture.contains("line 99"))
    _ = screen.press(.character("!"), showing: frame)
    #expect(screen.state.overlay == nil)
  }
}
