import Foundation

/// The data of a scene that comes from a file.
struct TableData: Sendable {
  private let table: Table
  private let file: DataFile
  private let textField: Int?
  private let sectionField: Int?
  private let idField: Int?

  /// - Parameters:
  ///   - table: The rows.
  ///   - path: The path of the file.
  ///   - text: The name of the field to show; nil for the first text field.
  ///   - section: The name of the field to group by.
  ///   - id: The name of the field that identifies a row.
  ///   - hasNames: Whether the first line names the fields, if the scene says so; else nil.
  ///   - isReadOtherwise: Whether a scene that names the file would read other rows.
  /// - Throws: `SceneError` when the table lacks a named field.
  init(
    _ table: Table, at path: String, text: SceneValue?, section: SceneValue?, id: SceneValue?,
    hasNames: Bool? = nil, isReadOtherwise: Bool = false
  ) throws {
    self.table = table
    var file = DataFile(
      path: path, text: try text?.text(), section: try section?.text(), id: try id?.text())
    file.hasNames = hasNames
    file.isReadOtherwise = isReadOtherwise
    file.table = table
    file.remark = table.count == 0 ? "there is nothing in it to show" : table.remark
    textField = try text.map { try Self.index(of: $0, in: table) } ?? table.firstTextField
    if let textField, table.fields.count > 1 {
      file.shown = DataFile.ShownField(
        name: table.fields[textField], index: textField, count: table.fields.count)
    }
    self.file = file
    sectionField = try section.flatMap { try Self.index(of: $0, in: table) }
    idField = try id.flatMap { try Self.index(of: $0, in: table) }
  }

  /// The data, with a field of each row as its measure when one is named.
  func dataSet(measuredBy field: SceneValue?) throws -> DataSet {
    let measureField = try field.flatMap { try Self.index(of: $0, in: table) }
    if let lines = table.lines, (sectionField ?? idField ?? measureField) == nil {
      return DataSet(sections: [DataSection(items: .lines(lines))], file: file)
    }
    if let textField, let items = table.texts(inField: textField),
      (sectionField ?? idField ?? measureField) == nil
    {
      return DataSet(sections: [DataSection(items: items)], file: file)
    }
    try table.lines?.countOn()
    let items = try items { row in
      guard let field, let measureField else { return nil }
      return try measure(of: field, row: row, at: measureField)
    }
    let sections =
      sectionField.map { grouped(items, by: $0) } ?? [DataSection(items: .listed(items))]
    return DataSet(sections: sections, file: file)
  }

  private func items(measuredBy measure: (_ row: Int) throws -> CGFloat?) rethrows -> [Item] {
    let rows = 0..<table.count
    var positions = IndexSet(integersIn: rows)
    if let idField {
      positions = IndexSet(rows.filter { (table.value(row: $0, field: idField) ?? "").isEmpty })
    }
    var identities = Identities(positions: positions)
    return try rows.map { row in
      let given = idField.flatMap { table.value(row: row, field: $0) } ?? ""
      let text = textField.map { table.text(row: row, field: $0) }
      return Item(
        id: given.isEmpty ? String(row) : identities.unique(given), isNamed: !given.isEmpty,
        text: text ?? "", measure: try measure(row), row: row)
    }
  }

  /// The items by the value of a field, in order of first appearance.
  private func grouped(_ items: [Item], by field: Int) -> [DataSection] {
    var order: [String] = []
    var groups: [String: [Item]] = [:]
    for (row, item) in items.enumerated() {
      let value = table.value(row: row, field: field) ?? ""
      if groups[value] == nil { order.append(value) }
      groups[value, default: []].append(item)
    }
    return order.map { value in
      DataSection(header: value.isEmpty ? nil : value, items: .listed(groups[value] ?? []))
    }
  }

  private func measure(of field: SceneValue, row: Int, at index: Int) throws -> CGFloat {
    let value = table.value(row: row, field: index) ?? ""
    let text = value.trimmingCharacters(in: .whitespaces)
    let name = try field.text().quoted
    guard !text.isEmpty else {
      throw field.error("row \(row + 1) of \(table.name) has no value in the field \(name)")
    }
    guard SceneValue.isNumber(text), let number = Double(text),
      NumberRule.positive.complaint(about: number) == nil
    else {
      throw field.error(
        "row \(row + 1) of \(table.name) has \(text.quoted) in the field \(name), which is no size")
    }
    return CGFloat(number)
  }

  /// The index of a field; nil in a table without rows, which accepts any name.
  private static func index(of field: SceneValue, in table: Table) throws -> Int? {
    let name = try field.text()
    if let index = table.fields.firstIndex(of: name) { return index }
    guard table.count > 0 else { return nil }
    let hint = Suggestion.phrase(for: name, among: table.fields)
    let known = table.fields.prefix(20).map(\.quoted).joined(separator: ", ")
    let more = table.fields.count > 20 ? " …" : ""
    throw field.error(
      "\(table.name) has no field \(name.quoted)\(hint.isEmpty ? "; it has \(known)\(more)" : hint)"
    )
  }
}
