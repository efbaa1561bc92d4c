import Foundation

/// The lines that the items of one section break into.
///
/// Two trees over the lines hold the number of items and the length along the axis. Lines of items of the common size are
/// runs in them; only lines with a given size take memory, so a billion items of one size are a few numbers. Giving an item
/// a size breaks only the lines that change: O(log given) if the following lines start with the same items as before, at
/// worst O(given lines after it). In a list, where every line holds one item, the trees are empty: a line has the index of
/// its item.
struct FlowLines: Sendable {
  private(set) var sizes: FlowSizes
  /// The length of a line, in points.
  let available: CGFloat
  /// The least space between the items of a line.
  let itemSpacing: CGFloat
  /// The number of items of the common size that fit into a line.
  private let capacity: Int
  /// The number of items examined to break lines since the lines were made; tests bound it.
  private(set) var brokenItems = 0
  /// Whether all items have one length across and each line holds one item, so that a line has the index of its item.
  ///
  /// The trees are empty then.
  private(set) var isList: Bool
  /// The number of items of each line.
  private var counts: ExtentTree
  /// The lengths of the lines along the axis.
  private var lengths: ExtentTree

  /// Breaks items into lines.
  ///
  /// - Complexity: O(given sizes · log given sizes), without the logarithm when all are given.
  init(_ sizes: FlowSizes, available: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
    self.sizes = sizes
    self.available = available
    self.itemSpacing = itemSpacing
    capacity = FlowLines.capacity(
      of: sizes.common.cross, available: available, spacing: itemSpacing)
    counts = ExtentTree(estimate: CGFloat(capacity))
    lengths = ExtentTree(estimate: sizes.common.main, spacing: lineSpacing)
    isList = capacity == 1 && sizes.sharedCross != nil
    self.sizes.spacing = lineSpacing
    guard sizes.count > 0, !isList else { return }
    if sizes.givenCount == sizes.count {
      breakAll(sizes.all)
    } else {
      insertLine(of: sizes.count, from: 0, extent: 0, at: 0)
      breakLines(from: 0, through: sizes.count - 1)
    }
  }

  var count: Int { isList ? sizes.count : lengths.count }

  /// The lengths of the lines along the axis, and the spaces between them.
  var extents: ExtentTree {
    isList ? sizes.mains : lengths
  }

  /// The length of all lines along the axis, and the spaces between them.
  var totalExtent: CGFloat { isList ? sizes.totalMain : lengths.totalExtent }

  /// The line of an item.
  func line(of item: Int) -> Int {
    isList ? item : counts.index(at: CGFloat(item)) ?? 0
  }

  /// The items of a line.
  func items(ofLine line: Int) -> Range<Int> {
    if isList { return line..<(line + 1) }
    let first = firstItem(ofLine: line)
    return first..<(first + Int(counts.extent(at: line)))
  }

  /// The number of items in each line of a range.
  func itemCounts(ofLines lines: Range<Int>) -> [Int] {
    if isList { return Array(repeating: 1, count: lines.count) }
    var items: [Int] = []
    items.reserveCapacity(lines.count)
    counts.visitExtents(in: lines) { items.append(Int($0)) }
    return items
  }

  // MARK: Editing

  /// Sets the size of an item.
  ///
  /// Returns: its previous given size.
  @discardableResult
  mutating func give(_ size: FlowSize, to item: Int) -> FlowSize? {
    let last = sizes.give(size, to: item)
    if !remainsList() { fitLine(around: item, of: size, insteadOf: last ?? sizes.common) }
    return last
  }

  mutating func forget(_ item: Int) {
    guard let last = sizes.forget(item), !isList else { return }
    fitLine(around: item, of: sizes.common, insteadOf: last)
  }

  mutating func insert(at item: Int) {
    sizes.insert(at: item)
    if isList { return }
    if count == 0 {
      insertLine(of: 1, from: 0, extent: sizes.common.main, at: 0)
    } else {
      let line = line(of: item)
      counts.setExtent(counts.extent(at: line) + 1, at: line)
    }
    breakLines(around: item)
  }

  mutating func remove(_ item: Int) {
    sizes.remove(item)
    if isList { return }
    let line = line(of: item)
    if counts.extent(at: line) > 1 {
      counts.setExtent(counts.extent(at: line) - 1, at: line)
    } else {
      removeLines(line..<(line + 1))
    }
    if sizes.count > 0 { breakLines(around: min(item, sizes.count - 1)) }
  }

  /// Changes the size of all items without a size of their own.
  ///
  /// - Complexity: O(1) when every item has a line of its own and the length across stays; O(stretches of such items ·
  ///   log given) while as many of them fit into a line as before; else as breaking all lines.
  mutating func share(_ common: FlowSize) {
    guard common != sizes.common else { return }
    let fitting = FlowLines.capacity(
      of: common.cross, available: available, spacing: itemSpacing)
    guard fitting == capacity else {
      self = FlowLines(
        sizes.sharing(common), available: available, itemSpacing: itemSpacing,
        lineSpacing: lengths.spacing)
      return
    }
    let isCrossSame = common.cross == sizes.common.cross
    sizes = sizes.sharing(common)
    lengths.estimate = common.main
    if remainsList() { return }
    // If every line holds one item, each line has the length of its item.
    if isCrossSame, capacity == 1, count == sizes.count { return }
    for stretch in sizes.commonStretches {
      breakLines(
        from: max(0, line(of: stretch.lowerBound) - 1),
        through: min(stretch.upperBound, sizes.count - 1))
    }
  }

  // MARK: Breaking

  /// Whether this is still a list; builds the trees as soon as items differ across the axis.
  ///
  /// - Complexity: O(1).
  private mutating func remainsList() -> Bool {
    guard isList, sizes.sharedCross == nil else { return isList }
    lengths = extents
    counts.insert(sizes.count, at: 0)
    isList = false
    return false
  }

  /// The number of items of one length that fit into a line: at least one, and `Int.max` if there is no limit.
  ///
  /// The result is that of adding one item after the other without any tolerance: three items of 380 / 3 and two spaces of
  /// 5 do not fit into 390, as in UIKit.
  ///
  /// - Complexity: O(log items).
  static func capacity(of length: CGFloat, available: CGFloat, spacing: CGFloat) -> Int {
    var steps = 0
    return capacity(of: length, available: available, spacing: spacing, counting: &steps)
  }

  /// `capacity(of:available:spacing:)`, which also counts the additions made.
  ///
  /// Between two powers of two, each addition of the same number changes a sum by the same amount, rounding included, so
  /// that many additions are one multiplication without any error.
  static func capacity(
    of length: CGFloat, available: CGFloat, spacing: CGFloat, counting steps: inout Int
  ) -> Int {
    let step = length + spacing
    guard step > 0, available < step * CGFloat(countedItems) else { return .max }
    var used = length
    var count = 1
    while used + spacing + length <= available {
      steps += 1
      let gain = (used + step) - used
      used += step
      count += 1
      let power = CGFloat(sign: .plus, exponent: used.exponent + 1, significand: 1)
      // A sum in the middle between two numbers is rounded to the even one, so the first addition may differ.
      guard used > 0, gain > 0, (used + step) - used == gain else { continue }
      let skipped = ((min(power, available) - used) / gain).rounded(.down) - 2
      guard skipped > 0 else { continue }
      used += skipped * gain
      count += Int(skipped)
    }
    return count
  }

  /// A line that fits more items than this is unlimited; numbers up to this one are exact.
  private static let countedItems = 0x1p40

  /// Updates the lines around an item whose size has changed; breaks them again only if they break at other items.
  private mutating func fitLine(
    around item: Int, of size: FlowSize, insteadOf last: FlowSize
  ) {
    guard size.cross != last.cross else { return fitExtent(around: item) }
    let line = line(of: item)
    let first = max(0, line - 1)
    let last = min(count - 1, line + 1)
    let counts = itemCounts(ofLines: first..<(last + 1))
    let start = firstItem(ofLine: first)
    let items = sizes.sizes(in: start..<(start + counts.reduce(0, +)))
    brokenItems += items.count
    var own = 0..<counts[0]
    if line > first { own = counts[0]..<(counts[0] + counts[1]) }
    guard
      own.lowerBound == 0 || filledCount(of: items[...own.lowerBound]) == own.lowerBound,
      filledCount(of: items[own.lowerBound..<min(own.upperBound + 1, items.count)]) == own.count
    else { return breakLines(around: item) }
    setExtent(
      items[own].reduce(0) { max($0, $1.main) }, ofLine: line, from: start + own.lowerBound,
      count: own.count)
  }

  /// Updates the length of the line of an item whose size has changed.
  private mutating func fitExtent(around item: Int) {
    guard let line = counts.item(at: CGFloat(item)) else { return }
    let items = Int(line.offset)..<Int(line.offset + line.extent)
    setExtent(
      sizes.longest(in: items), ofLine: line.index, from: items.lowerBound, count: items.count)
  }

  /// The number of items that fit into a line, at least one.
  private func filledCount(of items: ArraySlice<FlowSize>) -> Int {
    var used = items.first?.cross ?? 0
    var count = 1
    for item in items.dropFirst() {
      guard used + itemSpacing + item.cross <= available else { break }
      used += itemSpacing + item.cross
      count += 1
    }
    return count
  }

  private mutating func breakLines(around item: Int) {
    // The item may fit into the previous line now.
    breakLines(from: max(0, line(of: item) - 1), through: item)
  }

  /// Breaks lines from the start of a line on, at least through an item, until a new line starts at the same item as an
  /// old one.
  ///
  /// Meanwhile the lines before `cursor` are new and those after it are old.
  private mutating func breakLines(from line: Int, through last: Int) {
    var cursor = line
    var start = firstItem(ofLine: line)
    var oldStart = start
    while start < sizes.count, start != oldStart || start <= last {
      let lines = commonLines(from: start)
      if lines > 0 {
        counts.insert(lines, at: cursor)
        lengths.insert(lines, at: cursor)
        cursor += lines
        start += lines * capacity
      } else if let items = commonLine(from: start) {
        insertLine(of: items, from: start, extent: sizes.common.main, at: cursor)
        cursor += 1
        start += items
      } else {
        let (items, extent) = nextLine(from: start, size: sizes.size(at:))
        insertLine(of: items, from: start, extent: extent, at: cursor)
        cursor += 1
        start += items
        brokenItems += items
      }
      oldStart = dropLines(at: cursor, startingWith: oldStart, before: start)
    }
  }

  /// The number of lines from an item on that are certain to be full of items of the common size.
  private func commonLines(from start: Int) -> Int {
    let end = sizes.firstGiven(in: start..<sizes.count) ?? sizes.count
    // The item after a line must be of the common size, too: an item of another size might still fit into the line.
    return max(0, end - start - 1) / capacity
  }

  /// The number of items in the line starting at `start`, or nil if the line mixes item sizes.
  private func commonLine(from start: Int) -> Int? {
    let end = sizes.firstGiven(in: start..<sizes.count) ?? sizes.count
    let run = end - start
    return end == sizes.count || run > capacity ? min(run, capacity) : nil
  }

  /// The line starting at `start`, filled with as many items as fit.
  private func nextLine(
    from start: Int, size: (Int) -> FlowSize
  ) -> (items: Int, extent: CGFloat) {
    let first = size(start)
    var used = first.cross
    var extent = first.main
    var end = start + 1
    while end < sizes.count {
      let next = size(end)
      guard used + itemSpacing + next.cross <= available else { break }
      used += itemSpacing + next.cross
      extent = max(extent, next.main)
      end += 1
    }
    return (end - start, extent)
  }

  /// Breaks items whose sizes are all given.
  private mutating func breakAll(_ all: [FlowSize]) {
    var itemCounts: [CGFloat] = []
    var extents: [CGFloat] = []
    var start = 0
    while start < all.count {
      let (items, extent) = nextLine(from: start) { all[$0] }
      itemCounts.append(CGFloat(items))
      extents.append(extent)
      start += items
    }
    counts = ExtentTree(measured: itemCounts, estimate: counts.estimate)
    lengths = ExtentTree(
      measured: extents, estimate: lengths.estimate, spacing: lengths.spacing)
  }

  /// Removes the old lines at the cursor that start before an item.
  ///
  /// - Returns: The first item of the first old line that remains.
  private mutating func dropLines(
    at cursor: Int, startingWith oldStart: Int, before start: Int
  ) -> Int {
    guard oldStart < start, cursor < count else { return oldStart }
    // In the tree, the first old line starts after all new ones.
    let shift = firstItem(ofLine: cursor) - oldStart
    let target = CGFloat(start + shift)
    var end = counts.index(at: target) ?? cursor
    if counts.offset(of: end) < target { end += 1 }
    let newStart = firstItem(ofLine: end) - shift
    removeLines(cursor..<end)
    return newStart
  }

  func firstItem(ofLine line: Int) -> Int { isList ? line : Int(counts.offset(of: line)) }

  private mutating func insertLine(of items: Int, from item: Int, extent: CGFloat, at line: Int) {
    counts.insert(1, at: line)
    lengths.insert(1, at: line)
    if items != capacity { counts.setExtent(CGFloat(items), at: line) }
    setExtent(extent, ofLine: line, from: item, count: items)
  }

  /// Sets the length of a line along the axis; a line with the common length stays unmeasured.
  private mutating func setExtent(
    _ extent: CGFloat, ofLine line: Int, from item: Int, count: Int
  ) {
    // A line of given sizes that happens to have the common length keeps it when the common size changes.
    if extent != sizes.common.main || sizes.givenCount(in: item..<(item + count)) == count {
      lengths.setExtent(extent, at: line)
    } else {
      lengths.forget(at: line)
    }
  }

  private mutating func removeLines(_ range: Range<Int>) {
    counts.remove(range)
    lengths.remove(range)
  }
}
