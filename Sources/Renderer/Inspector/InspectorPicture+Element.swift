import Simulator

extension InspectorPicture {
  /// The element that was clicked: which it is and how it came by its size, where it is, and what it shows.
  func elementLines(limit: Int) -> [StyledLine] {
    guard let inspected, limit > 0 else { return [] }
    let glyphs = theme.glyphs
    guard let element = inspected.find(in: pane) else {
      let name = inspected.kind.map { "\($0.displaySafe) " } ?? ""
      return [
        StyledLine(
          "\(glyphs.selection) \(name)\(inspected.indexPath.indexPathText) is not on the screen",
          theme.style(.faint))
      ]
    }
    let label = ElementLabel(
      element, scrollsHorizontally: pane.scrollsHorizontally, glyphs: glyphs)
    var head = StyledLine("\(glyphs.selection) \(label.identity)", theme.style(.focus))
    head.add(" \(element.sizeState.rawValue)", theme.style(.text))
    if !label.size.isEmpty { head.add(" \(label.size)", theme.style(.text)) }
    let frame = element.frame
    var place = StyledLine("  at ", theme.style(.faint))
    place.add("\(frame.minX.pointText) , \(frame.minY.pointText)", theme.style(.text))
    place.add(" size ", theme.style(.faint))
    place.add(
      "\(frame.width.pointText) \(glyphs.times) \(frame.height.pointText)", theme.style(.text))
    return Array([head, place].prefix(limit))
  }
}
