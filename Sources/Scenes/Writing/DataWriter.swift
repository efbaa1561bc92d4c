import Foundation

/// Writes the data that some panes of a scene share.
struct DataWriter {
  /// The value of `data`; nil for no items at all.
  let value: WrittenValue?
  /// Comments on items that are left out.
  let remarks: [String]

  /// - Parameters:
  ///   - panes: Panes that show the same items, each perhaps with a measure of its own.
  ///   - writer: Gives the limit of items, and decides whether data files are written out.
  init(_ panes: [Pane], by writer: SceneWriter) {
    guard let data = panes.first?.data, data != Pane().data else {
      value = nil
      remarks = []
      return
    }
    if let file = data.file, !writer.writesOut(file) {
      value = Self.file(file)
      remarks = []
      return
    }
    if data.sections.count == 1, let section = data.sections.first,
      section.header == nil, section.footer == nil, case .numbered(let count, _) = section.items
    {
      value = .number(count)
      remarks = []
      return
    }
    var items = ItemsWriter(measures: Self.measures(panes), limit: writer.itemLimit)
    value = .keys(["sections": .list(items.sections(data.sections))])
    remarks =
      items.omitted == 0
      ? []
      : [
        "\(items.omitted) of \(data.itemCount) items are left out: only the first \(writer.itemLimit) are written."
      ]
  }

  /// Whether two data sets have the same items, apart from their measures.
  static func areSame(_ data: DataSet, _ other: DataSet) -> Bool {
    if data == other { return true }
    guard data.file == other.file, data.sections.count == other.sections.count else { return false }
    return zip(data.sections, other.sections).allSatisfy { section, other in
      guard section.header == other.header, section.footer == other.footer else { return false }
      guard case .listed(let items) = section.items, case .listed(let others) = other.items,
        items.count == others.count
      else { return section.items == other.items }
      return zip(items, others).allSatisfy { item, other in
        item.id == other.id && item.text == other.text && item.size == other.size
      }
    }
  }

  private static func file(_ file: DataFile) -> WrittenValue {
    .keys([
      "file": .text(file.path), "text": file.text.map { .text($0) },
      "section": file.section.map { .text($0) }, "id": file.id.map { .text($0) },
      "header": file.hasNames.map { .word($0 ? "true" : "false") },
    ])
  }

  /// The fields that contain heights of cells, each with its data.
  private static func measures(_ panes: [Pane]) -> [(field: String, data: DataSet)] {
    var measures: [(field: String, data: DataSet)] = []
    for pane in panes {
      guard case .field(let field, _) = pane.cell.source,
        !measures.contains(where: { $0.field == field })
      else { continue }
      measures.append((field, pane.data))
    }
    return measures
  }
}
