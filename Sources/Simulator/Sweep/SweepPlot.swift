import Foundation

/// Findings plotted against the values of a knob: columns over numbers, a bar for each word with findings.
struct SweepPlot {
  private static let eighths = Array("▁▂▃▄▅▆▇█")

  /// The lines of the plot; empty without findings, and for a single word with findings.
  let lines: [String]

  /// - Parameters:
  ///   - points: The number of findings at each value.
  ///   - columns: The largest width, in character cells.
  ///   - rows: The number of rows of the tallest column.
  ///   - isASCII: Whether to draw in ASCII only.
  init(_ points: [(value: String, count: Int)], columns: Int, rows: Int = 8, isASCII: Bool) {
    guard points.contains(where: { $0.count > 0 }) else {
      lines = []
      return
    }
    guard points.contains(where: { Double($0.value) == nil }) else {
      lines = Self.columns(points, width: columns, height: rows, isASCII: isASCII)
      return
    }
    let broken = points.filter { $0.count > 0 }
    lines = broken.count > 1 ? Self.bars(broken, width: columns, isASCII: isASCII) : []
  }

  private static func bars(
    _ points: [(value: String, count: Int)], width: Int, isASCII: Bool
  ) -> [String] {
    let most = max(1, points.map(\.count).max() ?? 0)
    let label = points.map { $0.value.columnWidth }.max() ?? 0
    let room = max(1, width - label - String(most).count - 4)
    return points.map { value, count in
      let space = String(repeating: " ", count: label - value.columnWidth)
      let length = (count * room + most - 1) / most
      let bar = String(repeating: isASCII ? "#" : "█", count: length)
      return "\(space)\(value) \(isASCII ? "|" : "│")\(bar) \(count)"
    }
  }

  private static func columns(
    _ points: [(value: String, count: Int)], width: Int, height: Int, isASCII: Bool
  ) -> [String] {
    let most = points.map(\.count).max() ?? 0
    let label = max(String(most).count, 1)
    let room = max(1, width - label - 2)
    // If there is not enough room, neighbouring values share a column that shows the worst of them.
    let each = (points.count + room - 1) / room
    let groups = stride(from: 0, to: points.count, by: each).map { start in
      points[start..<min(start + each, points.count)].map(\.count).max() ?? 0
    }
    let longest = points.map(\.value.count).max() ?? 1
    let thickness = max(1, min(longest + 1, room / groups.count))
    var lines = (0..<height).reversed().map { row in
      let name = row == height - 1 ? String(most) : ""
      let space = String(repeating: " ", count: label - name.count)
      let cells = groups.map { count in
        String(
          repeating: sign(count, of: most, row: row, of: height, isASCII: isASCII), count: thickness
        )
      }
      return "\(space)\(name) \(isASCII ? "|" : "┤")\(cells.joined())".withoutTrailingBlanks
    }
    let lead = String(repeating: " ", count: label - 1)
    let axis = String(repeating: isASCII ? "-" : "─", count: groups.count * thickness)
    lines.append("\(lead)0 \(isASCII ? "+" : "└")\(axis)")
    lines.append(
      "\(lead)   " + labels(points, each: each, thickness: thickness, width: axis.count))
    return lines
  }

  /// The part of a column in a row, in eighths; a single finding is visible.
  private static func sign(
    _ count: Int, of most: Int, row: Int, of height: Int, isASCII: Bool
  ) -> String {
    guard count > 0, most > 0 else { return " " }
    let filled = max(1, count * height * 8 / most) - row * 8
    guard filled > 0 else { return " " }
    if isASCII { return filled >= 4 || row == 0 ? "#" : " " }
    return String(eighths[min(filled, 8) - 1])
  }

  /// The values below their columns, as many as fit.
  private static func labels(
    _ points: [(value: String, count: Int)], each: Int, thickness: Int, width: Int
  ) -> String {
    var line = ""
    for index in stride(from: 0, to: points.count, by: each) {
      let place = index / each * thickness
      let value = points[index].value
      guard line.isEmpty || place > line.count else { continue }
      guard place + value.count <= max(width, value.count) else { continue }
      line += String(repeating: " ", count: place - line.count) + value
    }
    return line
  }
}
