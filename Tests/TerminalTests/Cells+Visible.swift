import Renderer

extension [[CellGrid.Cell]] {
  /// What is seen of rows: of a blank cell its background, and what is drawn over it.
  var visible: [String] {
    map { row in
      row.map { cell in
        let isBlank = cell.text == " " && !cell.style.isUnderlined && !cell.style.isReversed
        let style = isBlank ? Style(background: cell.style.background) : cell.style
        return cell.text.isEmpty || style == .plain ? cell.text : cell.text + style.mark
      }.joined()
    }
  }
}

extension CellGrid {
  /// What is seen of a picture.
  var visible: [String] { (0..<rows).map { Array(row($0)) }.visible }
}

extension Style {
  /// A style in a few letters: `{red/blue bd}`.
  fileprivate var mark: String {
    let colors = [foreground, background].map { $0.map { "\($0)" } ?? "" }.joined(separator: "/")
    let letters = [(isBold, "b"), (isDim, "d"), (isUnderlined, "u"), (isReversed, "r")]
    return "{\(colors) \(letters.filter(\.0).map(\.1).joined())}"
  }
}
