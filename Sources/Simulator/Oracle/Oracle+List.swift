import Foundation

extension Oracle {
  /// A list: header, inset, items with spacing between them, inset, footer; section after section.
  func list(itemSize: ItemSize) -> TrueLayout {
    var elements: [TrueElement] = []
    var y: CGFloat = 0
    for (index, section) in sections.enumerated() {
      addHeader(of: index, at: &y, to: &elements)
      y += section.inset.top
      if section.sidewaysItemSize != nil {
        addRow(of: index, at: &y, to: &elements)
      } else {
        for item in 0..<section.itemCount {
          if item > 0 { y += section.lineSpacing }
          addListItem(item, of: index, at: &y, to: &elements, itemSize: itemSize)
        }
      }
      y += section.inset.bottom
      addFooter(of: index, at: &y, to: &elements)
    }
    return TrueLayout(
      elements: elements, contentSize: CGSize(width: breadth, height: y),
      scrollsHorizontally: false, extent: 0...max(0, y))
  }

  /// The part of a list from a known item to a known position.
  func listWindow(from anchor: Anchor, itemSize: ItemSize) -> TrueLayout {
    var elements: [TrueElement] = []
    var y = anchor.origin
    var index = anchor.section
    var item = anchor.item
    while index < sections.count, y < anchor.end, elements.count < Self.wholeLimit {
      let section = sections[index]
      if item == 0, index > anchor.section {
        addHeader(of: index, at: &y, to: &elements)
        y += section.inset.top
      }
      if section.sidewaysItemSize != nil {
        addRow(of: index, at: &y, to: &elements)
        item = section.itemCount
      } else if item < section.itemCount {
        addListItem(item, of: index, at: &y, to: &elements, itemSize: itemSize)
        item += 1
        if item < section.itemCount { y += section.lineSpacing }
      }
      if item >= section.itemCount {
        y += section.inset.bottom
        addFooter(of: index, at: &y, to: &elements)
        index += 1
        item = 0
      }
    }
    return TrueLayout(
      elements: elements, contentSize: nil, scrollsHorizontally: false,
      extent: anchor.origin...max(anchor.origin, y))
  }

  private func addListItem(
    _ item: Int, of section: Int, at y: inout CGFloat, to elements: inout [TrueElement],
    itemSize: ItemSize
  ) {
    let inset = sections[section].inset
    let width = max(0, breadth - inset.left - inset.right)
    let height = itemSize(section, item, width).height
    elements.append(
      TrueElement(
        identity: TrueElement.Identity(kind: .item, section: section, item: item),
        frame: CGRect(x: inset.left, y: grid.rounded(y), width: width, height: height)))
    y += height
  }

  /// Adds the items of a section whose items are side by side.
  private func addRow(of section: Int, at y: inout CGFloat, to elements: inout [TrueElement]) {
    guard let size = sections[section].sidewaysItemSize else { return }
    var x = sections[section].inset.left
    for item in 0..<sections[section].itemCount {
      elements.append(
        TrueElement(
          identity: TrueElement.Identity(kind: .item, section: section, item: item),
          frame: CGRect(origin: CGPoint(x: grid.rounded(x), y: grid.rounded(y)), size: size)))
      x += size.width + sections[section].lineSpacing
    }
    y += size.height
  }

  /// Adds the header of a section, if it has one, across the whole breadth of the content.
  func addHeader(of section: Int, at y: inout CGFloat, to elements: inout [TrueElement]) {
    addEdge(.header, of: section, length: sections[section].header, at: &y, to: &elements)
  }

  /// Adds the footer of a section, if it has one, across the whole breadth of the content.
  func addFooter(of section: Int, at y: inout CGFloat, to elements: inout [TrueElement]) {
    addEdge(.footer, of: section, length: sections[section].footer, at: &y, to: &elements)
  }

  private func addEdge(
    _ kind: TrueElement.Kind, of section: Int, length: CGFloat, at y: inout CGFloat,
    to elements: inout [TrueElement]
  ) {
    guard length > 0 else { return }
    elements.append(
      TrueElement(
        identity: TrueElement.Identity(kind: kind, section: section, item: 0),
        frame: CGRect(x: 0, y: grid.rounded(y), width: breadth, height: length)))
    y += length
  }
}
