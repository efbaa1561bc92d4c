import ArgumentParser
import Renderer

/// `100x30`: a size in character cells.
struct GridSize: ExpressibleByArgument, Equatable {
  /// What is drawn on when nobody says: every terminal and every projector has this much.
  static let standard = GridSize(columns: 80, rows: 24)
  private static let sensible = 1...1000
  /// The smallest and the largest, in words.
  static let bounds = [sensible.lowerBound, sensible.upperBound].map { "\($0)x\($0)" }
    .joined(separator: " to ")

  /// What a picture takes at least, in words.
  static let least = "\(Screen.minimumSize.columns)x\(Screen.minimumSize.rows)"

  var columns: Int
  var rows: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      Self.sensible.contains(columns), Self.sensible.contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
