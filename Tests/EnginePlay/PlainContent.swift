import Foundation

/// The oracle: all items in arrays, laid out one after the other each time anybody asks.
struct PlainContent {
  /// What two honest measurements of the same content may differ by, in points.
  static let tolerance: CGFloat = 0.5

  /// No cell becomes smaller, in points.
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

  /// Numbers for items to come.
  mutating func takeIDs(_ count: Int) -> [Int] {
    defer { nextID += count }
    return Array(nextID..<nextID + count)
  }

  func newItem(_ id: Int) -> PlainItem { PlainItem(id: id, size: setup.size(ofItem: id)) }

  private mutating func newItems(_ count: Int) -> [PlainItem] { takeIDs(count).map(newItem) }

  // MARK: What happens

  mutating func change(_ path: IndexPath, by amount: CGFloat) {
    guard item(at: path) != nil else { return }
    let height = sections[path.section].items[path.item].size.height + amount
    sections[path.section].items[path.item].size.height = max(Self.leastHeight, height)
  }

  /// Takes what a cell answered while the screen showed a part of the content; what differs by less than a measurement's
  /// error is no news.
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

  /// Takes what a header or footer answered.
  mutating func hear(_ height: CGFloat, of kind: PlainElement.Kind, inSection index: Int) {
    guard sections.indices.contains(index) else { return }
    let edge: WritableKeyPath<PlainSection, [CGFloat: CGFloat]> =
      kind == .header ? \.header : \.footer
    if let known = sections[index][keyPath: edge][width], abs(known - height) <= Self.tolerance {
      return
    }
    sections[index][keyPath: edge][width] = height
  }

  /// Another width: what is known of it comes back, and what was known waits, as far as the layout remembers.
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

  /// What is seen before anything that was measured stays in its column while others of its row are measured.
  private mutating func settleLanes(inSection index: Int, seenIn bounds: CGRect) {
    let items = sections[index].items
    guard let last = items.lastIndex(where: { $0.lane != nil }) else { return }
    let seen = lanes(ofItemsSeenIn: bounds, section: index)
    for (item, lane) in seen where item < last && items[item].lane == nil {
      sections[index].items[item].lane = lane
    }
  }

  /// Items that were seen and not measured go where there is room again.
  private mutating func forgetUnmeasuredLanes() {
    for index in sections.indices {
      for item in sections[index].items.indices
      where sections[index].items[item].known[width] == nil {
        sections[index].items[item].lane = nil
      }
    }
  }

  /// Sizes survive a reload unless the layout is told to drop them.
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
      // A flow still remembers the item's size in other widths.
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
    // Sections: those that are named come to stand where they are told, the others fill what is left.
    var named: [Int: PlainSection] = [:]
    for move in batch.sectionMoves { named[move.to] = remaining[move.from] }
    for insert in batch.sectionInserts {
      named[insert.section] = PlainSection(items: insert.ids.map(newItem))
    }
    let gone = Set(batch.sectionDeletes + batch.sectionMoves.map(\.from))
    var others = remaining.indices.filter { !gone.contains($0) }.map { remaining[$0] }
    sections = (0..<named.count + others.count).map { named[$0] ?? others.removeFirst() }
    // Items: the same.
    var items: [Int: [Int: PlainItem]] = [:]
    for insert in batch.inserts {
      items[insert.path.section, default: [:]][insert.path.item] = newItem(insert.id)
    }
    for move in batch.moves {
      var item = old[move.from.section].items[move.from.item]
      // What is remembered of other widths stays behind.
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

  /// A flow forgets what it remembers of other widths when items come or go.
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
  /// The waterfall column it got when it, or an item after it, was measured.
  var lane: Int?
}

/// The expected place of an element.
struct PlainElement {
  enum Kind: String {
    case cell
    case header
    case footer
  }

  var kind: Kind
  var path: IndexPath
  /// In content points, with the origin on the pixel grid.
  var frame: CGRect
  /// The item; nil for a header or footer.
  var id: Int?
  var isKnown: Bool
  /// The height of its cell after the next measurement.
  var trueHeight: CGFloat = 0
  /// The column of a waterfall, or 0.
  var lane = 0
}
