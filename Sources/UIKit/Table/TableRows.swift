import Foundation

/// The heights of the rows of a table, section by section.
struct TableRows {
  private var sections: [[CGFloat]] = []

  init(_ sections: [[CGFloat]] = []) {
    self.sections = sections
  }

  var sectionCount: Int { sections.count }

  /// The height of all rows together.
  var extent: CGFloat { sections.joined().reduce(0, +) }

  func count(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  mutating func setHeight(_ height: CGFloat, at path: IndexPath) {
    guard contains(path) else { return }
    sections[path.section][path.row] = height
  }

  /// The interval of a row from the start of the content, in points; nil for a row that does not exist.
  ///
  /// - Complexity: O(rows before it).
  func span(of path: IndexPath) -> Range<CGFloat>? {
    guard contains(path) else { return nil }
    let before =
      sections[..<path.section].joined().reduce(0, +)
      + sections[path.section][..<path.row].reduce(0, +)
    return before..<before + max(0, sections[path.section][path.row])
  }

  /// The first row that ends after a place, in points; nil if none does.
  func first(endingAfter place: CGFloat) -> IndexPath? {
    var end: CGFloat = 0
    for (section, heights) in sections.enumerated() {
      for (row, height) in heights.enumerated() {
        end += height
        if end > place { return IndexPath(row: row, section: section) }
      }
    }
    return nil
  }

  /// The row after another one; nil for the last.
  func path(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < count(inSection: path.section) {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    return sections.indices.first { $0 > path.section && !sections[$0].isEmpty }
      .map { IndexPath(row: 0, section: $0) }
  }

  private func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.row >= 0 && path.row < count(inSection: path.section)
  }
}
