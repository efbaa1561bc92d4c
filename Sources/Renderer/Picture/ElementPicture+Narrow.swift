import Simulator

extension ElementPicture {
  /// Writes into a band too narrow for a label which one it is or else its text, where that fits whole; never a part of it.
  ///
  /// Its marks stand before it, on the bar, and the news goes before it does.
  func drawNarrow(into grid: inout CellGrid) {
    let (column, room) = inView(rect.column + 1, rect.columns - (isMarked ? 2 : 1))
    let shown = narrowLines.first { $0.columns > 0 && $0.columns <= room }
    if mode != .content {
      let reachesNews = shown.map { column + $0.columns >= rect.endColumn } ?? false
      drawNewsInBand(from: reachesNews ? labelRow - rect.row + 1 : 0, into: &grid)
    }
    guard let shown else { return }
    draw(shown, column: column, row: labelRow, columns: room, into: &grid)
  }

  /// What may stand there, the best first.
  private var narrowLines: [StyledLine] {
    let names = [label.shortName, label.number].map { StyledLine($0 ?? "", style(.text).bold) }
    var text = StyledLine()
    text.add(element.text.displaySafe, style(.text), marking: pattern)
    return switch mode {
    case .both: names.prefix(1) + [text] + names
    case .wireframe: names
    case .content: showsContent ? [text] : names
    }
  }
}
