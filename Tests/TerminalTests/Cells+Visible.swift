import Renderer

extension [[CellGrid.Cell]] {
  /// What is seen of rows: of a blank cell its background, and what is drawn over it.
  var visible: [String] {
    map { row in
      row.map { cell in
        let isBlank = cell.text == " " && !cell.style.isUnderlined && !cell.style.isReversed
        let style = isBlank ? Style(background: cell.style.background) : cell.style
        return cell.text.isEmpty || style == .plain ? cell.text : "\(cell.text){\(style.code)}"
      }.joined()
    }
  }
}
