import Simulator

extension InspectorPicture {
  /// The element under the cursor: which it is and how it came by its size, where it is, and what else there is to tell.
  func elementLines(limit: Int) -> [StyledLine] {
    guard let inspected, limit > 0 else { return [] }
    let glyphs = theme.glyphs
    guard let element = inspected.find(in: pane) else {
      let name = inspected.kind.map { "\($0.displaySafe) " } ?? ""
      let state = inspected.isGone(from: pane) ? "is no item here" : "is not on the screen"
      return [
        StyledLine(
          "\(glyphs.selection) \(name)\(inspected.indexPath.indexPathText) \(state)",
          theme.style(.faint))
      ]
    }
    let text = ElementText(element: element, pane: pane, columns: area.columns, theme: theme)
    let lines = Array(text.lines.prefix(limit))
    return lines
      + RowText(element: element, pane: pane, columns: area.columns, theme: theme)
      .lines(limit: limit - lines.count)
  }
}
