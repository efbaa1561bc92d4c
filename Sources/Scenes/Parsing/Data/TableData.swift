import Foundation

/// The data of a scene that comes from a file.
struct TableData {
  private let table: Table
  private let textField: Int?
  private let sectionField: Int?
  private let idField: Int?

  /// - Parameters:
  ///   - table: The rows.
  ///   - text: The name of the field to show; nil for the first text field.
  ///   - section: The name of the field to group by.
  ///   - id: The name of the field that identifies a row.
  /// - Throws: `SceneError` when a field is named that the table has not.
  init(_ table: Table, text: SceneValue?, section: SceneValue?, id: SceneValue?) throws {
    self.table = table
    textField = try text.map { try Self.index(of: $0, in: table) } ?? table.firstTextField
    sectionField = try section.flatMap { try Self.index(of: $0, in: table) }
    idField = try id.flatMap { try Self.index(of: $0, in: table) }
  }

  /// The data, with a field of each row as its measure when one is named.
  func dataSet(measuredBy field: SceneValue?) throws -> DataSet {
    let measureField = try field.flatMap { try Self.index(of: $0, in: table) }
    let items = try items { row, number in
      guard let field, let measureField else { return nil }
      return try measure(row[measureField], of: field, row: number)
    }
    guard let sectionField else { return DataSet(sections: [DataSection(items: .listed(items))]) }
    return DataSet(sections: grouped(items, by: sectionField))
  }

  private func items(
    measuredBy measure: (_ row: [String?], _ number: Int) throws -> CGFloat?
  ) rethrows -> [Item] {
    var positions = IndexSet(integersIn: table.rows.indices)
    if let idField {
      positions = IndexSet(table.rows.indices.filter { (table.rows[$0][idField] ?? "").isEmpty })
    }
    var identities = Identities(positions: positions)
    return try table.rows.enumerated().map { position, row in
      var id = String(position)
      if let idField, let given = row[idField], !given.isEmpty { id = identities.unique(given) }
      let text = textField.flatMap { row[$0] } ?? ""
      return Item(id: id, text: text, measure: try measure(row, position + 1))
    }
  }

  /// The items by the value of a field, in order of first appearance.
  private func grouped(_ items: [Item], by field: Int) -> [DataSection] {
    var order: [String] = []
    var groups: [String: [Item]] = [:]
    for (row, item) in zip(table.rows, items) {
      let value = row[field] ?? ""
      if groups[value] == nil { order.append(value) }
      groups[value, default: []].append(item)
    }
    return order.map { value in
      DataSection(header: value.isEmpty ? nil : value, items: .listed(groups[value] ?? []))
    }
  }

  private func measure(_ value: String?, of field: SceneValue, row: Int) throws -> CGFloat {
    let text = value?.trimmingCharacters(in: .whitespaces) ?? ""
    let name = try field.text().quoted
    guard !text.isEmpty else {
      throw field.error("row \(row) of \(table.name) has no value in the field \(name)")
    }
    guard SceneValue.isNumber(text), let number = Double(text),
      NumberRule.positive.complaint(about: number) == nil
    else {
      throw field.error(
        "row \(row) of \(table.name) has \(text.quoted) in the field \(name), which is no size")
    }
    return CGFloat(number)
  }

  /// The position of a field; nil in a table without any rows, which has all fields.
  private static func index(of field: SceneValue, in table: Table) throws -> Int? {
    let name = try field.text()
    if let index = table.fields.firstIndex(of: name) { return index }
    guard !table.rows.isEmpty else { return nil }
    let hint = Suggestion.phrase(for: name, among: table.fields)
    let known = table.fields.prefix(20).map(\.quoted).joined(separator: ", ")
    let more = table.fields.count > 20 ? " …" : ""
    throw field.error(
      "\(table.name) has no field \(name.quoted)\(hint.isEmpty ? "; it has \(known)\(more)" : hint)"
    )
  }
}
