import Foundation

/// Writes the changes of batch updates, and decides which of the items they insert need no id.
struct InsertedItems {
  /// The number of inserted items without an id so far; they read back as `+1`, `+2` and so on.
  private var nameless = 0

  /// The entries of a change; an insertion with and without content becomes two.
  mutating func entries(of change: Change) -> [WrittenValue.Entry] {
    switch change {
    case .insert(let paths, let items): insertions(paths, items)
    case .delete(let paths): [entry("delete", .paths(paths))]
    case .expand(let paths): [entry("expand", .paths(paths))]
    case .collapse(let paths): [entry("collapse", .paths(paths))]
    case .reload(let paths): [entry("reload", .paths(paths))]
    case .reconfigure(let paths): [entry("reconfigure", .paths(paths))]
    case .grow(let growth): [entry("grow", .growth(growth))]
    case .move(let from, let to): [entry("move", .paths([from, to]))]
    case .insertSections(let places, let sections): [insertion(places, sections)]
    case .deleteSections(let sections): [entry("deleteSections", .sections(sections))]
    case .reloadSections(let sections): [entry("reloadSections", .sections(sections))]
    case .moveSection(let from, let to): [entry("moveSection", .sections([from, to]))]
    }
  }

  private func entry(_ key: String, _ value: WrittenValue) -> WrittenValue.Entry {
    WrittenValue.Entry(key: key, value: value)
  }

  private mutating func insertions(_ paths: [IndexPath], _ items: [Item?]) -> [WrittenValue.Entry] {
    let empty = zip(paths, items).filter { $0.1 == nil }.map(\.0)
    let full = zip(paths, items).compactMap { path, item in item.map { (path: path, item: $0) } }
    var entries: [WrittenValue.Entry] = []
    if full.isEmpty || !empty.isEmpty { entries.append(entry("insert", .paths(empty))) }
    if !full.isEmpty {
      entries.append(
        entry(
          "insert",
          .keys([
            "at": .paths(full.map(\.path)), "items": .list(full.map { value(of: $0.item) }),
          ])))
    }
    return entries
  }

  private mutating func insertion(_ places: [Int], _ sections: [DataSection]) -> WrittenValue.Entry
  {
    guard !sections.isEmpty else { return entry("insertSections", .sections(places)) }
    let written = sections.map { section in
      let items: WrittenValue =
        switch section.items {
        case .numbered(let count, _): .number(count)
        case .listed, .lines, .rows, .values:
          .list((section.items.listed ?? []).map { value(of: $0) })
        }
      return WrittenValue.keys([
        "items": items, "header": section.header.map { .text($0) },
        "footer": section.footer.map { .text($0) },
      ])
    }
    return entry("insertSections", .keys(["at": .sections(places), "sections": .list(written)]))
  }

  private mutating func value(of item: Item) -> WrittenValue {
    let isNameless = item.id == "+\(nameless + 1)"
    if isNameless { nameless += 1 }
    return .item(text: item.text, id: isNameless ? nil : item.id, size: item.size)
  }
}
