import Foundation

/// The data of a scene that lists its sections itself.
struct SectionData: Sendable {
  private let sections: [SectionDraft]

  /// - Parameters:
  ///   - sections: The sections in order.
  ///   - value: The `data` of the scene, at whose place an error is reported.
  /// - Throws: `SceneError` when there are more sections or items than any scene can have.
  init(_ sections: [SectionDraft], from value: SceneValue) throws {
    self.sections = sections
    func total(_ what: String, atMost limit: Int, _ count: (SectionDraft) -> Int) throws {
      var sum = 0
      for section in sections {
        // A product that overflows counts as more than the limit, so that the sum cannot overflow.
        let (product, isTooLarge) = count(section).multipliedReportingOverflow(by: section.times)
        sum += isTooLarge ? limit + 1 : min(product, limit + 1)
        guard sum <= limit else {
          throw value.error("the data holds more than \(limit) \(what)")
        }
      }
    }
    try total("sections", atMost: SceneFormat.Limits.sections) { _ in 1 }
    try total("items", atMost: SceneFormat.Limits.items) { $0.items.count }
    try total("listed items", atMost: SceneFormat.Limits.listedItems) { section in
      guard case .listed(let items) = section.items else { return 0 }
      return items.reduce(0) { $0 + $1.count }
    }
  }

  /// The data, with a field of each item as its measure when one is named.
  func dataSet(measuredBy field: SceneValue?) throws -> DataSet {
    // Most data has no ids.
    lazy var identities = Identities(positions: positionsWithoutID)
    var position = 0
    var result: [DataSection] = []
    for section in sections {
      for _ in 0..<section.times {
        let items: ItemList
        switch section.items {
        case .numbered(let count):
          if let field, count > 0 { throw missing(field, at: position) }
          items = .numbered(count, idOffset: position)
        case .listed(let drafts):
          items = .listed(
            try drafts.enumerated().map { index, draft in
              let id = draft.id.map { identities.unique($0) } ?? String(position + index)
              return try item(
                draft, id: id, at: position + index, level: 0, measuredBy: field, &identities)
            })
        }
        position += section.items.count
        result.append(DataSection(header: section.header, footer: section.footer, items: items))
      }
    }
    return DataSet(sections: result)
  }

  /// An item with its children; a child without an id has that of its parent with its own number.
  private func item(
    _ draft: ItemDraft, id: String, at position: Int, level: Int, measuredBy field: SceneValue?,
    _ identities: inout Identities
  ) throws -> Item {
    var item = Item(
      id: id, isNamed: draft.isNamed, text: draft.text, size: draft.size,
      measure: try field.map { try measure($0, of: draft, at: position) })
    item.level = level
    for (index, child) in draft.children.enumerated() {
      let childID = identities.unique(child.id ?? Item.childID(of: id, at: index))
      item.children.append(
        try self.item(
          child, id: childID, at: position, level: level + 1, measuredBy: field, &identities))
    }
    return item
  }

  private var positionsWithoutID: IndexSet {
    var positions = IndexSet()
    var position = 0
    for section in sections {
      let end = position + section.items.count * section.times
      defer { position = end }
      guard case .listed(let drafts) = section.items, drafts.contains(where: { $0.id != nil })
      else {
        positions.insert(integersIn: position..<end)
        continue
      }
      for index in position..<end where drafts[(index - position) % drafts.count].id == nil {
        positions.insert(index)
      }
    }
    return positions
  }

  private func measure(
    _ field: SceneValue, of draft: ItemDraft, at position: Int
  ) throws -> CGFloat {
    let name = try field.text()
    guard let entry = draft.fields.first(where: { $0.key == name }) else {
      throw missing(field, at: position)
    }
    return try entry.value.length(.positive)
  }

  private func missing(_ field: SceneValue, at position: Int) -> SceneError {
    field.error("item \(position) of the data has no field \((field.plainText ?? "").quoted)")
  }
}
