import Foundation
import Simulator
import Testing

@testable import Renderer

/// The panel of the knobs as a user turns them.
///
/// Long because all its tests turn the same few knobs, which stand here beside what they show.
@Suite("The panel of the knobs")
struct KnobsPanelTests {
  private var screen = Screen(columns: 80, rows: 24)

  static func knobs(_ estimate: String) -> [Knob] {
    [
      Knob("layout.kind", in: .layout, value: "list", own: "list", lower: "flow", higher: "flow"),
      Knob(
        "layout.estimatedHeight", in: .layout, value: estimate, own: "44", lower: "40",
        higher: "50"),
      Knob(
        "layout.sectionHeadersPinToVisibleBounds", in: .layout, value: "false", own: "false",
        higher: "true"),
      Knob(
        "data", in: .content, value: "words.txt", own: "words.txt", lower: "100", higher: "1000",
        shown: "240 in 3 sections"),
      Knob(
        "viewport", in: .view, value: "[320, 568]", own: "[320, 480]", higher: "[375, 667]",
        shown: "320 × 568 iPhone SE"),
      Knob("behavior", in: .behavior, value: "correct", own: "correct"),
      Knob(
        "behavior.requery", in: .behavior, value: "once", own: "fixpoint", lower: "fixpoint",
        higher: "never"),
    ]
  }

  static var frame: Frame {
    var frame = Frame.estimateTooLarge
    frame.panes[0].knobs = knobs("44")
    return frame
  }

  private static var panes: Frame {
    var frame = Frame.scrollingUp
    frame.panes[0].knobs = knobs("44")
    frame.panes[1].knobs = knobs("80")
    return frame
  }

  init() {
    screen.state.overlay = .knobs
  }

  private func rows(_ frame: Frame) -> [String] {
    screen.draw(frame).text().split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// What stands in the dock.
  private func dock(_ frame: Frame) throws -> String {
    let dock = try #require(screen.layout(frame).dock)
    return rows(frame)[dock.row..<dock.endRow].map { row in
      String(row.dropFirst(dock.column)).trimmingCharacters(in: .init(charactersIn: " "))
    }.joined(separator: "\n")
  }

  @Test("How the value of a knob is known stands behind it")
  mutating func basis() throws {
    var frame = Self.frame
    let index = try #require(frame.panes[0].knobs.firstIndex { $0.key == "behavior.requery" })
    frame.panes[0].knobs[index].basis = "documented"
    screen.state.knobs.selection = "behavior.requery"
    #expect(try dock(frame).contains("documented · was fixpoint"))
  }

  @Test("At 80 × 24 it docks, in groups, the chosen knob told whole below")
  func usual() throws {
    let lines = try dock(Self.frame).split(separator: "\n")
    #expect(lines[0].hasPrefix("│─ knobs ─"))
    #expect(lines[1] == "│ layout")
    #expect(lines[2].hasPrefix("│ ▸ kind") && lines[2].hasSuffix(" list"))
    #expect(lines[3].hasPrefix("│   estimatedHeight") && lines[3].hasSuffix(" 44"))
    #expect(lines.contains { $0.hasPrefix("│   items") && $0.hasSuffix("240 in 3 sections") })
    #expect(lines.contains { $0.hasPrefix("│  *requery") && $0.hasSuffix(" once") })
    #expect(lines.contains("│ layout.kind: list"))
    #expect(rows(Self.frame)[1].hasPrefix("█[0,0]"))
  }

  @Test("At 120 × 40 values are shown whole")
  mutating func large() throws {
    screen = Screen(columns: 120, rows: 40)
    screen.state.overlay = .knobs
    screen.state.knobs.selection = "viewport"
    let text = try dock(Self.frame)
    let chosen = text.split(separator: "\n").first { $0.contains("▸*viewport") }
    #expect(chosen?.hasSuffix("320 × 568 iPhone SE") == true)
    #expect(text.contains("viewport: [320, 568]\n│ → [375, 667]\n│ was [320, 480]"))
  }

  @Test(
    "Of a value that is a map the steps tell the entries that differ, and all of it stands in two rows"
  )
  mutating func map() throws {
    func random(_ height: String) -> String {
      "{ random: { width: [80, 104], height: [\(height)] } }"
    }
    var frame = Self.frame
    frame.panes[0].knobs.append(
      Knob(
        "cell.size", in: .content, value: random("50, 150"), own: random("50, 150"),
        lower: random("60, 140"), higher: random("40, 160"), shown: "80 to 104 × 50 to 150"))
    screen = Screen(columns: 120, rows: 40)
    screen.state.overlay = .knobs
    screen.state.knobs.selection = "cell.size"
    let text = try dock(frame)
    #expect(
      text.contains(
        """
        │ cell.size: { random: { width: [80, 104],
        │ height: [50, 150] } }
        │ ← height: [60, 140]  → height: [40, 160]
        """), "\(text)")
    let knob = try #require(frame.panes[0].knobs.last)
    #expect(knob.part(of: "[80, 50]") == "[80, 50]")
    #expect(knob.part(of: "{ text: {} }") == "{ text: {} }")
    #expect(
      knob.part(of: "{ random: { width: 80, height: 90 } }") == "width: 80, height: 90")
  }

  @Test("At 40 × 12 it takes all columns, and the chosen knob is always in view")
  mutating func small() throws {
    screen = Screen(columns: 40, rows: 12)
    screen.state.overlay = .knobs
    for knob in Self.knobs("44") {
      screen.state.knobs.selection = knob.key
      let text = try dock(Self.frame)
      #expect(text.contains("▸"), "\(knob.key)")
      #expect(text.contains("\(knob.key): ".prefix(30)), "\(knob.key)")
      #expect(rows(Self.frame).allSatisfy { $0.columnWidth <= 40 })
    }
  }

  @Test("In ASCII it has no other character")
  mutating func ascii() throws {
    screen.isASCII = true
    for knob in ["viewport", "layout.estimatedHeight"] {
      screen.state.knobs.selection = knob
      #expect(try dock(Self.panes).utf8.allSatisfy { $0 < 0x80 }, "\(knob)")
    }
  }

  @Test("Without any knob it says so")
  mutating func none() throws {
    #expect(try dock(.estimateTooLarge).contains("no such knob"))
    screen.state.knobs.filter = "zzz"
    #expect(try dock(Self.frame).contains("no such knob"))
    #expect(screen.press(.right, showing: Self.frame) == .nothing)
    #expect(screen.press(.enter, showing: Self.frame) == .nothing)
  }

  @Test("Arrows choose and turn, Enter types, and what is typed goes to the session as it is")
  mutating func keys() {
    let frame = Self.frame
    #expect(screen.press(.down, showing: frame) == .redraw)
    #expect(screen.state.knobs.selection == "layout.estimatedHeight")
    #expect(
      screen.press(.right, showing: frame)
        == .session(.turn(.key("layout.estimatedHeight"), by: 1)))
    #expect(
      screen.press(.left, showing: frame)
        == .session(.turn(.key("layout.estimatedHeight"), by: -1)))
    #expect(screen.press(.enter, showing: frame) == .redraw)
    #expect(screen.state.prompt == Prompt(.knobValue("estimatedHeight"), replacing: "44"))
    for key: Key in [.backspace, .backspace, .character("9"), .character("7")] {
      #expect(screen.press(key, showing: frame) == .redraw)
    }
    #expect(
      screen.press(.enter, showing: frame) == .set(key: "layout.estimatedHeight", text: "97"))
    #expect(screen.state.prompt == nil)
    _ = screen.press(.end, showing: frame)
    #expect(screen.state.knobs.selection == "behavior.requery")
    _ = screen.press(.home, showing: frame)
    #expect(screen.state.knobs.selection == "layout.kind")
    _ = screen.press(.up, showing: frame)
    #expect(screen.state.knobs.selection == "layout.kind")
  }

  @Test(
    "A knob that has no step on the way says so, and offers no turn where it has none at all",
    arguments: [
      ("behavior", Key.left, "it has no steps: type a value", false),
      ("behavior", .right, "it has no steps: type a value", false),
      ("layout.sectionHeadersPinToVisibleBounds", .left, "no step down from here", true),
    ])
  mutating func noStep(_ knob: String, _ key: Key, _ complaint: String, _ turns: Bool) throws {
    screen.state.knobs.selection = knob
    #expect(screen.press(key, showing: Self.frame) == .redraw)
    #expect(try dock(Self.frame).contains(complaint))
    #expect(try dock(Self.frame).contains("type a value") == !turns)
    #expect(try #require(rows(Self.frame).last { !$0.isEmpty }).contains(" turn ") == turns)
    _ = screen.press(.up, showing: Self.frame)
    #expect(try !dock(Self.frame).contains(complaint))
  }

  @Test("A step that one of the panes has is made")
  mutating func stepElsewhere() {
    var frame = Self.frame
    frame.panes.append(frame.panes[0])
    frame.panes[1].knobs[5].higher = "uikit"
    screen.state.knobs.selection = "behavior"
    #expect(screen.press(.right, showing: frame) == .session(.turn(.key("behavior"), by: 1)))
    #expect(screen.press(.left, showing: frame) == .redraw)
  }

  @Test("A value that is refused comes back to be mended, with what is wrong")
  mutating func refused() throws {
    screen.state.knobs.selection = "layout.estimatedHeight"
    screen.refuse("0", because: "`estimatedHeight` must be above 0", showing: Self.frame)
    #expect(screen.state.prompt == Prompt(.knobValue("estimatedHeight"), text: "0"))
    #expect(try dock(Self.frame).contains("`estimatedHeight` must be above 0"))
    _ = screen.press(.escape, showing: Self.frame)
    #expect(screen.state.prompt == nil)
    #expect(try !dock(Self.frame).contains("must be"))
    screen.state.overlay = nil
    screen.refuse("0", because: "late", showing: Self.frame)
    #expect(screen.state.prompt == nil)
  }

  @Test("A filter keeps the knobs that have its words, in key, group or value")
  mutating func filter() throws {
    let frame = Self.frame
    _ = screen.press(.character("/"), showing: frame)
    for character in "once" { _ = screen.press(.character(String(character)), showing: frame) }
    #expect(KnobChoice(frame, screen.state).knobs.map(\.key) == ["behavior.requery"])
    #expect(try dock(frame).hasPrefix("│─ knobs /once "))
    _ = screen.press(.enter, showing: frame)
    #expect(
      screen.press(.right, showing: frame) == .session(.turn(.key("behavior.requery"), by: 1)))
    // What a turn lets into the list above the chosen knob does not take its place.
    #expect(screen.state.knobs.selection == "behavior.requery")
    _ = screen.press(.escape, showing: frame)
    #expect(KnobChoice(frame, screen.state).knobs.count == 7)
    #expect(screen.state.overlay == .knobs)
    _ = screen.press(.escape, showing: frame)
    #expect(screen.state.overlay == nil)
  }

  private mutating func filter(by text: String, _ frame: Frame) {
    for character in "/" + text {
      _ = screen.press(.character(character.description), showing: frame)
    }
    _ = screen.press(.enter, showing: frame)
  }

  @Test("A turn takes no knob out of a filtered list, and brings none in by its value")
  mutating func filteredTurn() throws {
    filter(by: "list", Self.frame)
    #expect(
      screen.press(.right, showing: Self.frame) == .session(.turn(.key("layout.kind"), by: 1)))
    var turned = Self.frame
    turned.panes[0].knobs[0] = Knob(
      "layout.kind", in: .layout, value: "flow", own: "list", lower: "list", higher: "list")
    turned.panes[0].knobs[5] = Knob("behavior", in: .behavior, value: "list", own: "correct")
    // What is called so comes along with another layout.
    turned.panes[0].knobs.append(Knob("layout.listed", in: .layout, value: "1"))
    #expect(
      KnobChoice(turned, screen.state).knobs.map(\.key) == ["layout.kind", "layout.listed"])
    #expect(screen.press(.left, showing: turned) == .session(.turn(.key("layout.kind"), by: -1)))
    // Typed anew it finds what is there by now.
    filter(by: "list ", turned)
    #expect(
      KnobChoice(turned, screen.state).knobs.map(\.key) == ["behavior", "layout.listed"])
  }

  @Test("A filter that is the name of a knob chooses it")
  mutating func filteredName() {
    for (text, key) in [("preset", "behavior"), ("Height", "viewport.1"), ("height", "viewport.1")]
    {
      var frame = Self.frame
      frame.panes[0].knobs.append(Knob("viewport.1", in: .view, value: "480", own: "480"))
      filter(by: text, frame)
      #expect(screen.state.knobs.selection == key)
      #expect(KnobChoice(frame, screen.state).chosen?.key == key)
    }
  }

  @Test("The number of items is found by other words for it, too")
  mutating func otherWords() {
    screen.state.knobs.filter = "count"
    #expect(KnobChoice(Self.frame, screen.state).knobs.map(\.key) == ["data"])
  }

  @Test(
    "While a filter is typed the keys that type nothing choose among what is left, and the pane")
  mutating func keysInFilter() throws {
    let frame = Self.panes
    _ = screen.press(.character("/"), showing: frame)
    for character in "la" { _ = screen.press(.character(String(character)), showing: frame) }
    let left = KnobChoice(frame, screen.state).knobs.map(\.key)
    try #require(left.count > 1)
    _ = screen.press(.pageDown, showing: frame)
    #expect(KnobChoice(frame, screen.state).chosen?.key == left.last)
    _ = screen.press(.pageUp, showing: frame)
    #expect(KnobChoice(frame, screen.state).chosen?.key == left.first)
    _ = screen.press(.tab, showing: frame)
    #expect(screen.state.knobs.pane == 0)
    #expect(screen.state.prompt?.text == "la" && screen.state.knobs.filter == "la")
  }

  @Test("A pane that was picked and is no more is the last one")
  mutating func fewerPanes() throws {
    screen.state.knobs.pane = 2
    screen.state.knobs.selection = "behavior.requery"
    #expect(try dock(Self.panes).contains("for “\(Self.panes.panes[1].title)” alone"))
    #expect(
      screen.press(.right, showing: Self.panes)
        == .session(.turn(.key("behavior.requery"), by: 1, pane: 1)))
  }

  @Test("Where panes differ one of them is turned, else all; Tab picks one")
  mutating func severalPanes() throws {
    let frame = Self.panes
    screen.state.knobs.selection = "layout.estimatedHeight"
    #expect(try dock(frame).contains("≠ 44"))
    #expect(try dock(frame).contains("for “\(frame.panes[0].title)” alone"))
    #expect(
      screen.press(.right, showing: frame)
        == .session(.turn(.key("layout.estimatedHeight"), by: 1, pane: 0)))
    screen.state.knobs.selection = "behavior.requery"
    #expect(try dock(frame).contains("for every pane"))
    #expect(
      screen.press(.right, showing: frame) == .session(.turn(.key("behavior.requery"), by: 1)))
    _ = screen.press(.tab, showing: frame)
    _ = screen.press(.tab, showing: frame)
    #expect(try dock(frame).hasPrefix("│─ knobs of \(frame.panes[1].title) "))
    #expect(
      screen.press(.right, showing: frame)
        == .session(.turn(.key("behavior.requery"), by: 1, pane: 1)))
    screen.state.knobs.selection = "layout.estimatedHeight"
    _ = screen.press(.enter, showing: frame)
    #expect(
      screen.press(.enter, showing: frame)
        == .set(key: "panes.1.layout.estimatedHeight", text: "80"))
    _ = screen.press(.tab, showing: frame)
    #expect(screen.state.knobs.pane == nil)
  }

  @Test("A value that every pane has is marked where it is another one's than at first")
  mutating func changedElsewhere() throws {
    var frame = Self.panes
    func requery(_ value: String, _ owns: [String]) {
      for index in frame.panes.indices {
        frame.panes[index].knobs = [
          Knob("behavior.requery", in: .behavior, value: value, own: owns[index])
        ]
      }
    }
    requery("once", ["once", "never"])
    screen.state.knobs.selection = "behavior.requery"
    #expect(try dock(frame).contains("▸*requery"))
    #expect(try dock(frame).contains("was never · for every pane"))
    // Picked, or where they differ, a pane tells of itself.
    screen.state.knobs.pane = 0
    #expect(try dock(frame).contains("▸ requery"))
    screen.state.knobs.pane = 1
    #expect(try dock(frame).contains("▸*requery"))
    screen.state.knobs.pane = nil
    frame.panes[1].knobs[0].value = "fixpoint"
    #expect(try dock(frame).contains("▸ requery"))
    #expect(try !dock(frame).contains("was "))
  }

  @Test("Of panes that do not all have a knob, those that do are named")
  mutating func fewPanes() throws {
    var frame = Self.panes
    screen.state.knobs.selection = "layout.estimatedHeight"
    screen.state.focusedPane = 1
    frame.panes[0].knobs.removeAll { $0.key == "layout.estimatedHeight" }
    #expect(try dock(frame).contains("for “\(frame.panes[1].title)” alone"))
    frame.panes.append(frame.panes[1])
    #expect(try dock(frame).contains("for every pane with it"))
  }

  @Test("A turn stays with the pane it began in, also when the panes are alike by then")
  mutating func heldPane() throws {
    let (apart, key) = (Self.panes, "layout.estimatedHeight")
    var alike = apart
    alike.panes[1].knobs = Self.knobs("44")
    screen.state.knobs.selection = key
    let one = ScreenOutcome.session(.turn(.key(key), by: 1, pane: 0))
    #expect(screen.press(.right, showing: apart) == one)
    #expect(try dock(alike).contains("for “\(apart.panes[0].title)” alone"))
    #expect(screen.press(.right, showing: alike) == one)
    // Another row, or the panel closed and opened again, and it is a new turn.
    for keys: [Key] in [[.down, .up], [.escape, .character("s")]] {
      #expect(screen.press(.right, showing: apart) == one)
      for key in keys { _ = screen.press(key, showing: alike) }
      #expect(screen.state.overlay == .knobs)
      screen.state.knobs.selection = key
      #expect(try dock(alike).contains("for every pane"))
      #expect(screen.press(.right, showing: alike) == .session(.turn(.key(key), by: 1)))
    }
    // A value that is typed holds the pane as a turn does.
    _ = screen.press(.enter, showing: apart)
    #expect(screen.press(.enter, showing: apart) == .set(key: "panes.0.\(key)", text: "44"))
    #expect(screen.press(.right, showing: alike) == one)
  }

  @Test("Edits are made at the item that was clicked, knobs outside in the pane shown alone")
  mutating func aims() {
    screen.state.overlay = nil
    let frame = Self.panes
    #expect(screen.press(.character("D"), showing: frame) == .session(.edit(.delete)))
    screen.state.inspected = InspectedElement(frame.panes[0].elements[1])
    #expect(
      screen.press(.character("D"), showing: frame)
        == .session(
          .edit(.delete, at: .path(IndexPath(indexes: frame.panes[0].elements[1].indexPath)))))
    // Wherever an update has put it since.
    var picked = frame.panes[0].elements[1]
    let item = ItemIdentity(id: "picked", position: 1)
    picked.detail.item = item
    screen.state.inspected = InspectedElement(picked)
    #expect(
      screen.press(.character("D"), showing: frame)
        == .session(.edit(.delete, at: .item(item))))
    let all = screen.press(.character("e"), showing: frame)
    #expect(all == .session(.turn(.estimate, by: -1)))
    screen.state.arrangement = .single
    screen.state.focusedPane = 1
    #expect(
      screen.press(.character("E"), showing: frame)
        == .session(.turn(.estimate, by: 1, pane: 1)))
    _ = screen.press(.character("5"), showing: frame)
    #expect(
      screen.press(.character("E"), showing: frame)
        == .session(.turn(.estimate, by: 5, pane: 1)))
  }
}
