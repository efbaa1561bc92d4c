import Foundation

/// Writes the sections and items that a scene lists itself.
struct ItemsWriter {
  /// The number of items left out.
  private(set) var omitted = 0

  private let measures: [(field: String, data: DataSet)]
  private var room: Int
  /// The number of items in the sections so far: an item without an id has its position as its id.
  private var position = 0

  /// - Parameters:
  ///   - measures: The fields that contain the measures of cells, each with its data.
  ///   - limit: The most items that are written with their texts.
  init(measures: [(field: String, data: DataSet)], limit: Int) {
    self.measures = measures
    room = limit
  }

  /// The sections in order; equal sections of counted items are written once, with `repeat`.
  mutating func sections(_ sections: [DataSection]) -> [WrittenValue] {
    var result: [WrittenValue] = []
    var index = 0
    while index < sections.count {
      let section = sections[index]
      let items: WrittenValue
      var times = 1
      switch section.items {
      case .numbered(let count, _):
        items = .number(count)
        while index + times < sections.count, Self.repeats(section, sections[index + times]) {
          times += 1
        }
        position += times * count
      case .listed, .lines, .rows, .values:
        items = self.items(section.items.listed ?? [], ofSection: index)
        position += section.items.count
      }
      result.append(
        .keys([
          "items": items, "header": section.header.map { .text($0) },
          "footer": section.footer.map { .text($0) }, "repeat": times == 1 ? nil : .number(times),
        ]))
      index += times
    }
    return result
  }

  private static func repeats(_ section: DataSection, _ next: DataSection) -> Bool {
    guard case .numbered(let count, _) = section.items, case .numbered(count, _) = next.items else {
      return false
    }
    return section.header == next.header && section.footer == next.footer
  }

  private mutating func items(_ items: [Item], ofSection section: Int) -> WrittenValue {
    let written = items.prefix(room)
    room -= written.count
    omitted += items.count - written.count
    return .list(
      written.enumerated().map { index, item in
        .item(
          text: item.text, id: item.id == String(position + index) ? nil : item.id,
          size: item.size, measures: measures(ofItem: index, section: section),
          children: item.children.isEmpty ? nil : .children(of: item))
      })
  }

  private func measures(ofItem index: Int, section: Int) -> [WrittenValue.Entry] {
    measures.compactMap { measure in
      guard measure.data.sections.indices.contains(section),
        index < measure.data.sections[section].items.count,
        let amount = measure.data.sections[section].items[index].measure
      else { return nil }
      return WrittenValue.Entry(key: measure.field, value: .number(amount))
    }
  }
}

extension WrittenValue {
  /// An item: its text alone, or a map.
  static func item(
    text: String, id: String?, size: CGSize?, measures: [Entry] = [],
    children: WrittenValue? = nil
  ) -> WrittenValue {
    guard id != nil || size != nil || !measures.isEmpty || children != nil else {
      return .text(text)
    }
    // A text that is measured is a number, which is written as one.
    let showsText = !text.isEmpty && !measures.contains { $0.key == "text" }
    let entries = keys([
      "id": id.map { .text($0) }, "text": showsText ? .text(text) : nil,
      "size": size.map { .size($0) },
    ])
    let below = children.map { [Entry(key: "children", value: $0)] } ?? []
    return map((entries.entries ?? []) + measures + below)
  }

  /// The items below an item.
  fileprivate static func children(of item: Item) -> WrittenValue {
    .list(
      item.children.enumerated().map { index, child in
        .item(
          text: child.text,
          id: child.id == Item.childID(of: item.id, at: index) ? nil : child.id, size: child.size,
          children: child.children.isEmpty ? nil : children(of: child))
      })
  }
}
