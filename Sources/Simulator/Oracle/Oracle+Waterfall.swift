import Foundation

extension Oracle {
  /// A waterfall: columns of equal width, each item below the last one of its column.
  func waterfall(columns: Int, order: WaterfallOrder, itemSize: ItemSize) -> TrueLayout {
    var elements: [TrueElement] = []
    var y: CGFloat = 0
    for (index, section) in sections.enumerated() {
      addHeader(of: index, at: &y, to: &elements)
      y += section.inset.top
      let gaps = section.interitemSpacing * CGFloat(columns - 1)
      let width = max(
        0, (breadth - section.inset.left - section.inset.right - gaps) / CGFloat(columns))
      // The end of each column; nil before its first item, which has no spacing above.
      var ends = [CGFloat?](repeating: nil, count: columns)
      for item in 0..<section.itemCount {
        let column: Int
        switch order {
        case .roundRobin: column = item % columns
        case .shortest:
          column = ends.indices.min { (ends[$0] ?? y, $0) < (ends[$1] ?? y, $1) } ?? 0
        }
        let top = ends[column].map { $0 + section.lineSpacing } ?? y
        let x = section.inset.left + CGFloat(column) * (width + section.interitemSpacing)
        let height = itemSize(index, item, width).height
        elements.append(
          TrueElement(
            identity: TrueElement.Identity(kind: .item, section: index, item: item),
            frame: CGRect(
              x: grid.rounded(x), y: grid.rounded(top), width: width, height: height)))
        ends[column] = top + height
      }
      y = ends.compactMap { $0 }.max() ?? y
      y += section.inset.bottom
      addFooter(of: index, at: &y, to: &elements)
    }
    return TrueLayout(
      elements: elements, contentSize: CGSize(width: breadth, height: y),
      scrollsHorizontally: false, extent: 0...max(0, y))
  }
}
