import Simulator

extension InspectorPicture {
  /// What there is to tell of an element that is not live; an item that is gone has no index path.
  private func whereabouts(of inspected: InspectedElement) -> String {
    let name: String
    let told: [String]
    if let item = inspected.item, inspected.isGone(from: pane) {
      name = "\(theme.glyphs.selection) id \(item.id.displaySafe)"
      told = ["is no item here", "is gone"]
    } else {
      let kind = inspected.kind.map { "\($0.displaySafe) " } ?? ""
      let path = inspected.path(in: pane) ?? inspected.indexPath
      name = "\(theme.glyphs.selection) \(kind)\(path.indexPathText)"
      told = ["is not on the screen", "is off screen", "off screen"]
    }
    let all = told.map { "\(name) \($0)" }
    return all.first { $0.columnWidth <= area.columns } ?? all[all.count - 1]
  }

  /// The element under the cursor: which it is and how it came by its size, where it is, and what else there is to tell.
  func elementLines(limit: Int) -> [StyledLine] {
    guard let inspected, limit > 0 else { return [] }
    guard let element = inspected.find(in: pane) else {
      return [StyledLine(whereabouts(of: inspected), theme.style(.faint))]
    }
    let text = ElementText(element: element, pane: pane, columns: area.columns, theme: theme)
    let row = RowText(element: element, pane: pane, columns: area.columns, theme: theme)
    guard row.leastRows > 0 else { return Array(text.lines.prefix(limit)) }
    // Whoever looks into a file wants its fields more than the call that asked.
    let kept = max(Self.leastElementRows, limit - min(row.leastRows, RowText.fewRows))
    var lines = Array(text.essence.prefix(min(kept, limit)))
    for rest in text.more where lines.count + rest.count + row.leastRows <= limit { lines += rest }
    return lines + row.lines(limit: limit - lines.count)
  }

  /// The rows that an element has whatever its row of a file holds: which it is, and where.
  static let leastElementRows = 2
}
