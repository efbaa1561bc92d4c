@testable import Renderer

extension InspectorPicture {
  /// Draws it alone, with nothing kept from before.
  func draw(into grid: inout CellGrid) {
    var history = KeptHistory()
    draw(into: &grid, reusing: &history)
  }
}
