import Foundation

/// The oracle: keeps all items in arrays and computes their frames one by one for each query.
struct PlainContent {
  /// The largest difference between two measurements of the same content, in points.
  static let tolerance: CGFloat = 0.5

  /// The smallest height of a cell, in points.
  static let leastHeight: CGFloat = 1

  let setup: PlaySetup
  private(set) var sections: [PlainSection]
  var width: CGFloat
  private var nextID = 0

  init(_ setup: PlaySetup) {
    self.setup = setup
    width = setup.viewport.width
    sections = []
    sections = setup.counts.map { PlainSection(items: newItems($0)) }
  }

  var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  var knownCount: Int {
    sections.reduce(0) { sum, section in
      sum + section.items.reduce(0) { $0 + ($1.known[width] == nil ? 0 : 1) }
    }
  }

  func item(at path: IndexPath) -> PlainItem? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// Returns unused ids for new items.
  mutating func takeIDs(_ count: Int) -> [Int] {
    defer { nextID += count }
    return Array(nextID..<nextID + count)
  }

  func newItem(_ id: Int) -> PlainItem { PlainItem(id: id, size: setup.size(ofItem: id)) }

  private mutating func newItems(_ count: Int) -> [PlainItem] { takeIDs(count).map(newItem) }

  // MARK: Size changes, reloads and resizing

  mutating func change(_ path: IndexPath, by amount: CGFloat) {
    guard item(at: path) != nil else { return }
    let height = sections[path.section].items[path.item].size.height + amount
    sections[path.section].items[path.item].size.height = max(Self.leastHeight, height)
  }

  /// Records the measured size of an item; `bounds` is the visible part of the content.
  ///
  /// A size that differs from the recorded one by at most `tolerance` is ignored.
  mutating func hear(_ size: CGSize, ofItemAt path: IndexPath, in bounds: CGRect) {
    guard let item = item(at: path) else { return }
    if let known = item.known[width], abs(known.height - size.height) <= Self.tolerance,
      setup.layout != .flow || abs(known.width - size.width) <= Self.tolerance
    {
      return
    }
    if setup.layout == .waterfall, size.height != (item.known[width] ?? setup.estimate).height {
      settleLanes(inSection: path.section, seenIn: bounds)
    }
    if sections[path.section].items[path.item].lane == nil, setup.layout == .waterfall {
      sections[path.section].items[path.item].lane = waterfallLane(of: path)
    }
    sections[path.section].items[path.item].known[width] = size
  }

  /// Records the measured height of a header or footer.
  mutating func hear(_ height: CGFloat, of kind: PlainElement.Kind, inSection index: Int) {
    guard sections.indices.contains(index) else { return }
    let edge: WritableKeyPath<PlainSection, [CGFloat: CGFloat]> =
      kind == .header ? \.header : \.footer
    if let known = sections[index][keyPath: edge][width], abs(known - height) <= Self.tolerance {
      return
    }
    sections[index][keyPath: edge][width] = height
  }

  /// Changes the content width; measured sizes are kept for each width as far as the layout keeps them.
  mutating func resize(to newWidth: CGFloat) {
    guard newWidth != width else { return }
    let forgetsItems = setup.dropsSizesOnWidthChange || setup.layout == .waterfall
    let forgetsEdges = setup.dropsSizesOnWidthChange || setup.layout != .flow
    for index in sections.indices {
      if forgetsItems {
        for item in sections[index].items.indices {
          sections[index].items[item].known[width] = nil
          sections[index].items[item].lane = nil
        }
      }
      if forgetsEdges {
        sections[index].header = [:]
        sections[index].footer = [:]
      }
    }
    width = newWidth
  }

  /// Fixes the column of each visible item that precedes a measured one.
  private mutating func settleLanes(inSection index: Int, seenIn bounds: CGRect) {
    let items = sections[index].items
    guard let last = items.lastIndex(where: { $0.lane != nil }) else { return }
    let seen = lanes(ofItemsSeenIn: bounds, section: index)
    for (item, lane) in seen where item < last && items[item].lane == nil {
      sections[index].items[item].lane = lane
    }
  }

  /// Releases the fixed columns of items that are not measured.
  private mutating func forgetUnmeasuredLanes() {
    for index in sections.indices {
      for item in sections[index].items.indices
      where sections[index].items[item].known[width] == nil {
        sections[index].items[item].lane = nil
      }
    }
  }

  /// Reloads all data; drops the measured sizes if the setup says so.
  mutating func reloadData() {
    forgetUnmeasuredLanes()
    guard setup.dropsSizesOnReload else { return }
    for index in sections.indices { forget(section: index) }
  }

  private mutating func forget(section index: Int) {
    sections[index].header = [:]
    sections[index].footer = [:]
    for item in sections[index].items.indices { forget(section: index, item) }
  }

  private mutating func forget(section: Int, _ item: Int) {
    sections[section].items[item].known = [:]
    sections[section].items[item].lane = nil
  }

  // MARK: Updates

  mutating func apply(_ batch: PlayBatch) {
    forgetUnmeasuredLanes()
    for path in batch.reloads {
      // A flow layout keeps the item's sizes for other widths.
      let others = item(at: path)?.known.filter { $0.key != width } ?? [:]
      forget(section: path.section, path.item)
      if setup.layout == .flow { sections[path.section].items[path.item].known = others }
    }
    for index in batch.sectionReloads { forget(section: index) }
    let old = sections
    var remaining = old
    let removed = batch.deletes + batch.moves.map(\.from)
    for path in removed.sorted().reversed() {
      remaining[path.section].items.remove(at: path.item)
    }
    for section in Set(removed.map(\.section)) { forgetOtherWidths(&remaining[section]) }
    // Inserted and moved sections get their indices; the other sections fill the remaining ones in order.
    var named: [Int: PlainSection] = [:]
    for move in batch.sectionMoves { named[move.to] = remaining[move.from] }
    for insert in batch.sectionInserts {
      named[insert.section] = PlainSection(items: insert.ids.map(newItem))
    }
    let gone = Set(batch.sectionDeletes + batch.sectionMoves.map(\.from))
    var others = remaining.indices.filter { !gone.contains($0) }.map { remaining[$0] }
    sections = (0..<named.count + others.count).map { named[$0] ?? others.removeFirst() }
    // Inserted and moved items get their indices in the same way.
    var items: [Int: [Int: PlainItem]] = [:]
    for insert in batch.inserts {
      items[insert.path.section, default: [:]][insert.path.item] = newItem(insert.id)
    }
    for move in batch.moves {
      var item = old[move.from.section].items[move.from.item]
      // A moved item loses its sizes for other widths.
      item.known = item.known.filter { $0.key == width }
      items[move.to.section, default: [:]][move.to.item] = item
    }
    for (section, named) in items {
      var others = sections[section].items
      sections[section].items = (0..<named.count + others.count).map {
        named[$0] ?? others.removeFirst()
      }
      forgetOtherWidths(&sections[section])
    }
  }

  /// Drops the sizes for other widths, as a flow layout does when items are inserted or removed.
  private func forgetOtherWidths(_ section: inout PlainSection) {
    guard setup.layout == .flow else { return }
    section.header = section.header.filter { $0.key == width }
    section.footer = section.footer.filter { $0.key == width }
    for item in section.items.indices {
      section.items[item].known = section.items[item].known.filter { $0.key == width }
    }
  }
}

/// A section of the oracle.
struct PlainSection {
  var items: [PlainItem]
  /// The heights that the header returned, by content width.
  var header: [CGFloat: CGFloat] = [:]
  /// The heights that the footer returned, by content width.
  var footer: [CGFloat: CGFloat] = [:]
}

/// An item of the oracle: its id, its true size, and the sizes its cell has returned.
struct PlainItem {
  let id: Int
  var size: CGSize
  /// The sizes that its cell returned, by content width.
  var known: [CGFloat: CGSize] = [:]
  /// The waterfall column, fixed since the item or a later one was measured; nil if it is not fixed.
  var lane: Int?
}

/// The expected frame of an element.
struct PlainElement {
  enum Kind: String {
    case cell
    case header
    case footer
  }

  var kind: Kind
  var path: IndexPath
  /// The frame in content coordinates, in points, with the origin on the pixel grid.
  var frame: CGRect
  /// The id of the item; nil for a header or footer.
  var id: Int?
  var isKnown: Bool
  /// The true height of the item.
  var trueHeight: CGFloat = 0
  /// The column in a waterfall, or 0 in another layout.
  var lane = 0
}
