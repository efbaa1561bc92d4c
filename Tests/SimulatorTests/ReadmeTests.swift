import Foundation
import Simulator
import Testing

/// What README says of the keys is what the keys do.
@Suite("README")
struct ReadmeTests {
  /// One line of a table of keys.
  struct Line: Equatable {
    var keys: [Key]
    var help: String
  }

  @Test("The table of keys is the keymap, line by line") func keys() throws {
    let url = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "README.md")
    let table = Self.lines(under: "## The keys", in: try String(contentsOf: url, encoding: .utf8))
    let keymap = Keymap.standard.bindings.filter { !$0.keys.isEmpty }.map {
      Line(keys: $0.keys, help: $0.help)
    }
    for (written, bound) in zip(table, keymap) {
      #expect(written == bound)
    }
    #expect(table.count == keymap.count)
  }

  @Test("A line is read with its keys and its help") func reading() {
    let text = """
      ## Other

      | `q` | not this one |

      ## The keys

      | key | what it does |
      | --- | --- |
      | `PgDn` `Space` `Ctrl-F` | one page down |
      | `Shift-↑` `K` | fling towards the start |

      ## After

      | `x` | nor this |
      """
    #expect(
      Self.lines(under: "## The keys", in: text) == [
        Line(keys: [.pageDown, .character(" "), .control("f")], help: "one page down"),
        Line(keys: [.shiftUp, .character("K")], help: "fling towards the start"),
      ])
  }

  /// The lines of the table below a heading, without its two head lines.
  private static func lines(under heading: String, in text: String) -> [Line] {
    text.split(separator: "\n")
      .drop { $0 != heading }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }
      .filter { $0.hasPrefix("|") }
      .dropFirst(2)
      .map { row in
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        // Between backticks stand the keys, and what stands between two keys is a space.
        let keys = (cells.first ?? "").split(separator: "`").filter { $0 != " " }
        return Line(keys: keys.map { key(String($0)) }, help: cells.last ?? "")
      }
  }

  /// The key that is printed so on a keyboard.
  private static func key(_ label: String) -> Key {
    switch label {
    case "↑": .up
    case "↓": .down
    case "←": .left
    case "→": .right
    case "Shift-↑": .shiftUp
    case "Shift-↓": .shiftDown
    case "Shift-←": .shiftLeft
    case "Shift-→": .shiftRight
    case "PgUp": .pageUp
    case "PgDn": .pageDown
    case "Home": .home
    case "End": .end
    case "⏎": .enter
    case "Tab": .tab
    case "Backspace": .backspace
    case "Esc": .escape
    case "Space": .character(" ")
    case _ where label.hasPrefix("Ctrl-"): .control(label.dropFirst(5).lowercased())
    default: .character(label)
    }
  }
}
