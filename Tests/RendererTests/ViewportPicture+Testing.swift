@testable import Renderer

extension ViewportPicture {
  /// Draws it alone, with nothing kept from before.
  func draw(into grid: inout CellGrid) {
    var kept = KeptCells()
    draw(into: &grid, reusing: &kept)
  }
}
