import Foundation

// Each layout is computed by a loop over all items. Origins are rounded to the pixel grid at the end; sizes are not rounded.

extension PlainContent {
  /// Returns the frames of all elements, and the height of the content.
  func layOut(in bounds: CGRect) -> (elements: [PlainElement], height: CGFloat) {
    var elements: [PlainElement] = []
    var start: CGFloat = 0
    for index in sections.indices {
      let header = edge(setup.header, sections[index].header)
      let footer = edge(setup.footer, sections[index].footer)
      let placed = items(inSection: index)
      let extent = placed.map(\.end).max() ?? 0
      // A section of a compositional layout that shows nothing has no insets.
      let hasInsets =
        setup.layout != .compositional || !placed.isEmpty || header != nil || footer != nil
      let itemsStart = start + (header?.height ?? 0) + (hasInsets ? setup.sectionTop : 0)
      let footerStart = itemsStart + extent + (hasInsets ? setup.sectionBottom : 0)
      let end = footerStart + (footer?.height ?? 0)
      let pinned = pin(
        start: start, itemsStart: itemsStart, footerStart: footerStart, end: end,
        header: header?.height ?? 0, footer: footer?.height ?? 0, in: bounds)
      if let header {
        elements.append(
          element(
            .header, index, 0, x: 0, y: pinned.header, edgeWidth, header.height, header.isKnown))
      }
      for (item, place) in placed.enumerated() {
        var cell = element(
          .cell, index, item, x: place.x, y: itemsStart + place.y, place.size.width,
          place.size.height, place.isKnown)
        cell.id = sections[index].items[item].id
        cell.trueHeight = sections[index].items[item].size.height
        cell.lane = place.lane
        elements.append(cell)
      }
      if let footer {
        elements.append(
          element(
            .footer, index, 0, x: 0, y: pinned.footer, edgeWidth, footer.height, footer.isKnown))
      }
      start = end
    }
    return (elements, start)
  }

  /// The width of headers and footers; in a compositional layout a fraction of the width, in whole pixels.
  private var edgeWidth: CGFloat {
    setup.layout == .compositional ? (width * setup.scale).rounded(.down) / setup.scale : width
  }

  /// The position of an item in its section, and the end of its line or of its place in the column there.
  private struct Place {
    var x: CGFloat
    var y: CGFloat
    var size: CGSize
    var isKnown: Bool
    var lane = 0
    var end: CGFloat
  }

  private func edge(_ edge: PlaySetup.Edge?, _ known: [CGFloat: CGFloat]) -> (
    height: CGFloat, isKnown: Bool
  )? {
    edge.map { (known[width] ?? $0.estimate, known[width] != nil) }
  }

  private func element(
    _ kind: PlainElement.Kind, _ section: Int, _ item: Int, x: CGFloat, y: CGFloat,
    _ width: CGFloat, _ height: CGFloat, _ isKnown: Bool
  ) -> PlainElement {
    PlainElement(
      kind: kind, path: [section, item],
      frame: CGRect(x: rounded(x), y: rounded(y), width: width, height: height), isKnown: isKnown)
  }

  /// Rounds to the pixel grid, half up, as UIKit does; in a compositional layout half away from zero.
  func rounded(_ length: CGFloat) -> CGFloat {
    guard setup.layout == .compositional else {
      return (length * setup.scale + 0.5).rounded(.down) / setup.scale
    }
    // Half a pixel may be missed by an error of the last digits.
    let pixels = ((length * setup.scale).magnitude + 0.5 + 1e-6).rounded(.down)
    return (length < 0 ? -pixels : pixels) / setup.scale
  }

  /// The positions of a header and a footer, pinned to the visible area if the setup pins them, and kept within their section.
  private func pin(
    start: CGFloat, itemsStart: CGFloat, footerStart: CGFloat, end: CGFloat, header: CGFloat,
    footer: CGFloat, in bounds: CGRect
  ) -> (header: CGFloat, footer: CGFloat) {
    var places = (header: start, footer: footerStart)
    if setup.layout == .compositional {
      // Both stay in the body of the section: its items with their insets.
      if setup.pinsHeaders {
        places.header = max(start, min(bounds.minY + setup.insetTop, footerStart - header))
      }
      if setup.pinsFooters {
        let visibleEnd = bounds.maxY - setup.insetBottom
        places.footer = min(
          footerStart,
          max(max(visibleEnd, bounds.minY + setup.insetTop) - footer, start + header))
      }
      return places
    }
    if setup.pinsHeaders {
      let last = setup.pinsFooters ? footerStart - setup.sectionBottom - header : end - header
      places.header = max(start, min(bounds.minY + setup.insetTop, last))
    }
    if setup.pinsFooters {
      let first = setup.pinsHeaders ? max(itemsStart, places.header + header) : start
      let visibleEnd = max(bounds.minY + setup.insetTop, bounds.maxY - setup.insetBottom)
      places.footer = min(footerStart, max(visibleEnd - footer, first))
    }
    return places
  }

  private func items(inSection index: Int) -> [Place] {
    switch setup.layout {
    case .list, .table: rows(of: sections[index].items)
    case .flow: lines(of: sections[index].items)
    case .waterfall: columns(of: sections[index].items)
    case .compositional: grid(of: sections[index].items)
    }
  }

  private func size(_ item: PlainItem) -> (size: CGSize, isKnown: Bool) {
    let known = item.known[width]
    return (known ?? setup.estimate, known != nil)
  }

  // MARK: List and table

  private func rows(of items: [PlainItem]) -> [Place] {
    var y: CGFloat = 0
    return items.map { item in
      let (size, isKnown) = size(item)
      defer { y += size.height + setup.spacing }
      return Place(
        x: setup.sectionSides, y: y,
        size: CGSize(width: width - 2 * setup.sectionSides, height: size.height), isKnown: isKnown,
        end: y + size.height)
    }
  }

  // MARK: Compositional

  private func grid(of items: [PlainItem]) -> [Place] {
    let count = setup.columns
    let available = width - 2 * setup.sectionSides
    let share = (available - CGFloat(count - 1) * setup.itemSpacing) / CGFloat(count)
    // Shares are rounded down to pixels, as was measured.
    let itemWidth = (share * setup.scale + 1e-6).rounded(.down) / setup.scale
    var places: [Place] = []
    var y: CGFloat = 0
    for first in stride(from: 0, to: items.count, by: count) {
      let row = items[first..<min(first + count, items.count)].map { size($0) }
      let height = row.map(\.size.height).max() ?? 0
      for (column, (size, isKnown)) in row.enumerated() {
        places.append(
          Place(
            x: setup.sectionSides + CGFloat(column) * (itemWidth + setup.itemSpacing), y: y,
            size: CGSize(width: itemWidth, height: size.height), isKnown: isKnown,
            end: y + height))
      }
      y += height + setup.spacing
    }
    return places
  }

  // MARK: Flow

  private func lines(of items: [PlainItem]) -> [Place] {
    let sizes = items.map { size($0) }
    let available = width - 2 * setup.sectionSides
    let isUniform = Set(sizes.map { [$0.size.width, $0.size.height] }).count <= 1
    var places: [Place] = []
    var y: CGFloat = 0
    var first = 0
    while first < sizes.count {
      var used = sizes[first].size.width
      var end = first + 1
      while end < sizes.count, used + setup.itemSpacing + sizes[end].size.width <= available {
        used += setup.itemSpacing + sizes[end].size.width
        end += 1
      }
      let line = sizes[first..<end]
      let height = line.map(\.size.height).max() ?? 0
      let isLast = end == sizes.count
      var (x, gap) = spread(line.map(\.size.width), available, isUniform: isUniform, isLast: isLast)
      for (size, isKnown) in line {
        places.append(
          Place(
            x: setup.sectionSides + x, y: y + (height - size.height) / 2, size: size,
            isKnown: isKnown, end: y + height))
        x += size.width + gap
      }
      y += height + setup.spacing
      first = end
    }
    return places
  }

  /// The start of a line's first item, and the space between its items.
  private func spread(
    _ widths: [CGFloat], _ available: CGFloat, isUniform: Bool, isLast: Bool
  ) -> (CGFloat, CGFloat) {
    guard isUniform, let width = widths.first else {
      if isLast { return (0, setup.itemSpacing) }
      let rest = available - widths.reduce(0, +)
      return widths.count == 1 ? (rest / 2, 0) : (0, rest / CGFloat(widths.count - 1))
    }
    var fitting = 1
    while CGFloat(fitting + 1) * width + CGFloat(fitting) * setup.itemSpacing <= available {
      fitting += 1
    }
    guard fitting > 1 else { return ((available - width) / 2, 0) }
    return (0, (available - CGFloat(fitting) * width) / CGFloat(fitting - 1))
  }

  // MARK: Waterfall

  /// The current column of an item.
  func waterfallLane(of path: IndexPath) -> Int {
    columns(of: sections[path.section].items)[path.item].lane
  }

  /// The columns of the visible items of a section.
  func lanes(ofItemsSeenIn bounds: CGRect, section: Int) -> [(item: Int, lane: Int)] {
    let start = itemsStart(inSection: section)
    return columns(of: sections[section].items).enumerated().compactMap { item, place in
      let isSeen = start + place.y < bounds.maxY && start + place.end > bounds.minY
      return isSeen ? (item, place.lane) : nil
    }
  }

  /// The offset at which the items of a section begin.
  private func itemsStart(inSection section: Int) -> CGFloat {
    var start: CGFloat = 0
    for index in 0...section {
      start += (edge(setup.header, sections[index].header)?.height ?? 0) + setup.sectionTop
      guard index < section else { break }
      start += items(inSection: index).map(\.end).max() ?? 0
      start += setup.sectionBottom + (edge(setup.footer, sections[index].footer)?.height ?? 0)
    }
    return start
  }

  private func columns(of items: [PlainItem]) -> [Place] {
    let count = setup.columns
    let sides = 2 * setup.sectionSides + CGFloat(count - 1) * setup.spacing
    let columnWidth = (width - sides) / CGFloat(count)
    var ends = [CGFloat](repeating: 0, count: count)
    return items.enumerated().map { index, item in
      let (size, isKnown) = size(item)
      var lane = 0
      if setup.isRoundRobin {
        lane = index % count
      } else if let settled = item.lane {
        lane = settled
      } else {
        for other in 1..<max(1, count) where ends[other] < ends[lane] { lane = other }
      }
      let y = ends[lane]
      ends[lane] += size.height + setup.spacing
      return Place(
        x: setup.sectionSides + CGFloat(lane) * (columnWidth + setup.spacing), y: y,
        size: CGSize(width: columnWidth, height: size.height), isKnown: isKnown, lane: lane,
        end: y + size.height)
    }
  }
}
