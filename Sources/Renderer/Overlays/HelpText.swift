import Simulator

/// The lines of the help, made from the keymap: those that a filter leaves, under their headings.
struct HelpText {
  enum Line {
    case heading(String)
    case binding(Entry)
  }

  /// Keys and what they do.
  struct Entry {
    var keys: [Key]
    var help: String
    /// What else it is found by.
    var otherWords = ""
  }

  /// Entries that belong together, under a heading.
  private typealias Entries = (title: String, entries: [Entry])

  /// What keys do that belong to what is open, and what the terminal makes of some before the keymap does.
  private static let others: [Entries] = [
    (
      title: "in the knobs",
      entries: [
        Entry(keys: [.left, .right], help: "turn the chosen one"),
        Entry(keys: [.enter], help: "type its value"),
        Entry(keys: [.tab], help: "whose knobs, of several panes"),
      ]
    ),
    (
      title: "in the calls",
      entries: [
        Entry(keys: [.up, .down], help: "from call to call"),
        Entry(keys: [.character(" ")], help: "hold the list, let it go on", otherWords: "pause"),
        Entry(keys: [.enter], help: "cursor to what it is about", otherWords: "inspector"),
        Entry(keys: [.left, .right], help: "the ledger, and back", otherWords: "offset moved"),
      ]
    ),
    (
      title: "terminal",
      entries: [
        Entry(keys: [.control("c")], help: "quit, or leave the line that is typed"),
        Entry(keys: [.control("z")], help: "suspend, until fg"),
      ]
    ),
  ]

  private(set) var lines: [Line] = []

  /// The heading of what keys do only as things stand.
  private static let now = "now"

  /// - Parameters:
  ///   - keymap: What the keys do; of one that holds in certain contexts, a key is told where it comes first.
  ///   - filter: A key as it is typed or printed, parts of it, or words of the help; empty for every line.
  init(keymap: Keymap, filter: String) {
    var taken: Set<Key> = []
    let groups: [Entries] = keymap.groups.map { group in
      let entries = group.bindings.map { binding in
        let keys = binding.keys.filter { !taken.contains($0) }
        if group.title.isEmpty { taken.formUnion(keys) }
        return Entry(keys: keys, help: binding.help, otherWords: binding.command.otherWords)
      }
      return (title: group.title.isEmpty ? Self.now : group.title, entries: entries)
    }
    for (title, entries) in groups + Self.others {
      let found = entries.filter { !$0.keys.isEmpty && Self.fits($0, under: title, filter) }
      guard !found.isEmpty else { continue }
      lines.append(.heading(title))
      lines += found.map(Line.binding)
    }
  }

  private static func fits(_ entry: Entry, under title: String, _ filter: String) -> Bool {
    if filter.isEmpty || entry.keys.contains(where: { $0.isSpelled(filter) }) { return true }
    // One character is a key; more may be a part of a word, or of a key as it is printed.
    guard filter.count > 1 else { return false }
    let keys = entry.keys.map { "\($0.label(.unicode)) \($0.name)" }.joined(separator: " ")
    return FilterWords(filter).fit("\(entry.help) \(title) \(entry.otherWords) \(keys)")
  }
}
