import Simulator
import Testing

@testable import Renderer

/// What is shown of content whose items are still counted.
@Suite struct CountingPictureTests {
  private func picture(_ columns: Int, _ rows: Int, counted: Double?) -> [String] {
    var screen = Screen(columns: columns, rows: rows)
    screen.state.counted = counted
    let grid = screen.draw(.estimateTooLarge)
    #expect(grid.isWhole)
    return grid.picture.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(
    "Nothing that depends on their number is told, and the cells stand where they will",
    arguments: [(80, 24), (120, 40), (40, 12)])
  func nothingOfTheWhole(columns: Int, rows: Int) {
    let counting = picture(columns, rows, counted: 0.377)
    let known = picture(columns, rows, counted: nil)
    // The first column is the bars of cells.
    let text = counting.map { $0.dropFirst() }.joined()
    let whole = known.map { $0.dropFirst() }.joined()
    for word in ["of 40", "content", "true", columns < 120 ? "█" : "░"] {
      #expect(whole.contains(word) && !text.contains(word), "\(word)")
    }
    #expect(counting[0].contains("counting 37%") && !text.contains("at rest"))
    #expect(columns < 80 || text.contains("the lines are being c"))
    // The rows of the cells, as far as the narrowest viewport goes.
    #expect(
      counting[1..<rows - 1].map { $0.prefix(13) } == known[1..<rows - 1].map { $0.prefix(13) })
    #expect(counting[rows - 1] == known[rows - 1])
  }
}
