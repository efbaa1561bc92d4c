import Simulator
import Testing

@testable import Renderer

extension Screen {
  /// The picture of a frame with a line behind every row, to compare with a literal; it is one without a fault.
  func picture(of frame: Frame) -> String {
    let grid = draw(frame)
    #expect(grid.isWhole && grid.columns == columns && grid.rows == rows)
    return grid.picture.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0 + "|" }.joined(separator: "\n")
  }
}
