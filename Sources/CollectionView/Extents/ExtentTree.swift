import Foundation

/// The extents of a row of items along one axis, measured or estimated.
///
/// Unmeasured items have the extent of the estimate and cost no memory: a stretch of them is one run in a balanced tree,
/// however long, and measuring an item splits a run. A measured item costs 8 to 16 bytes if items are measured in order,
/// up to 32 in random order. Unless stated otherwise every operation is O(log *r*) in the number of runs, and never
/// depends on the number of items, which may be up to 2⁴⁰.
///
/// Extents, offsets and spacing are in points along the axis. Values that are not finite count as zero, and so do negative
/// extents. A negative spacing makes neighbours overlap; searching is defined as long as no item is shorter than the
/// overlap.
struct ExtentTree: Sendable {
  private(set) var root: ExtentNode
  private(set) var metrics: ExtentMetrics

  /// A row of unmeasured items.
  ///
  /// - Complexity: O(1).
  init(count: Int = 0, estimate: CGFloat = 0, spacing: CGFloat = 0) {
    precondition(count >= 0)
    root = ExtentNode(unmeasured: count)
    metrics = ExtentMetrics(
      estimate: ExtentTree.sane(estimate), spacing: spacing.isFinite ? spacing : 0)
  }

  /// A row of measured items.
  ///
  /// - Complexity: O(*n*) in the number of items.
  init(measured extents: [CGFloat], estimate: CGFloat = 0, spacing: CGFloat = 0) {
    self.init(estimate: estimate, spacing: spacing)
    root = ExtentNode(balancing: extents.map { .measured(ExtentTree.sane($0)) })
  }

  var count: Int { root.summary.count }
  var measuredCount: Int { root.summary.measuredCount }

  /// The extent of every item that is not measured.
  ///
  /// - Complexity: O(1) to set.
  var estimate: CGFloat {
    get { metrics.estimate }
    set { metrics.estimate = ExtentTree.sane(newValue) }
  }

  /// The space between neighbours; there is none after the last item.
  ///
  /// - Complexity: O(1) to set.
  var spacing: CGFloat {
    get { metrics.spacing }
    set { metrics.spacing = newValue.isFinite ? newValue : 0 }
  }

  /// The extents of all items and the spaces between them.
  ///
  /// - Complexity: O(1).
  var totalExtent: CGFloat {
    count == 0 ? 0 : max(0, metrics.length(of: root.summary) - spacing)
  }

  /// The mean of the measured extents, or nil if nothing is measured.
  ///
  /// - Complexity: O(1).
  var meanMeasuredExtent: CGFloat? {
    measuredCount > 0 ? root.summary.measuredExtent / CGFloat(measuredCount) : nil
  }

  /// The extent that is stored for a given one: 0 unless it is finite and positive.
  static func sane(_ extent: CGFloat) -> CGFloat {
    extent.isFinite && extent > 0 ? extent : 0
  }

  // MARK: Queries

  /// The measured extent of an item, or the estimate.
  ///
  /// Precondition: `index` is an item.
  func extent(at index: Int) -> CGFloat {
    measuredExtent(at: index) ?? estimate
  }

  /// Whether an item has been measured.
  ///
  /// Precondition: `index` is an item.
  func isMeasured(at index: Int) -> Bool {
    measuredExtent(at: index) != nil
  }

  /// The leading edge of an item.
  ///
  /// For `index == count`, the edge where an appended item would start.
  ///
  /// Precondition: `index` is at least 0 and at most `count`.
  func offset(of index: Int) -> CGFloat {
    precondition(index >= 0 && index <= count)
    return metrics.length(of: root.prefix(index))
  }

  /// The last item whose leading edge is at or before an offset.
  ///
  /// Returns: the first item for an offset before it; nil only if there are no items.
  func index(at offset: CGFloat) -> Int? {
    item(at: offset)?.index
  }

  /// The span of the last item whose leading edge is at or before an offset.
  ///
  /// Returns: the first item for an offset before it; nil only if there are no items.
  func item(at offset: CGFloat) -> ExtentSpan? {
    guard count > 0 else { return nil }
    return root.item(at: offset.isNaN ? 0 : offset, metrics: metrics)
  }

  /// The items that overlap the half-open range from one offset to another.
  ///
  /// Items that only touch an end of the range are not included.
  func indices(from: CGFloat, to: CGFloat) -> Range<Int> {
    guard from < to, let reached = item(at: from + overlap), let last = item(at: to.nextDown) else {
      return 0..<0
    }
    let first = reached.offset + reached.extent > from ? reached.index : reached.index + 1
    // Before the first item, every offset reaches the first item.
    let end = last.offset < to ? last.index + 1 : last.index
    return first < end ? first..<end : first..<first
  }

  /// The spans of the items that overlap the half-open range from one offset to another.
  ///
  /// The items are those of ``indices(from:to:)``.
  ///
  /// - Complexity: O(log *r* + number of items returned).
  func items(from: CGFloat, to: CGFloat) -> [ExtentSpan] {
    var items: [ExtentSpan] = []
    visitItems(from: from, to: to) { items.append($0) }
    return items
  }

  /// Calls `body` with the spans of the items that overlap the half-open range from one offset to another, in order.
  ///
  /// The items are those of ``indices(from:to:)``.
  ///
  /// - Complexity: O(log *r* + number of items visited).
  func visitItems(from: CGFloat, to: CGFloat, _ body: (ExtentSpan) -> Void) {
    guard from < to else { return }
    _ = root.visitItems(from: from + overlap, metrics: metrics) { item in
      guard item.offset < to else { return false }
      if item.offset + item.extent > from { body(item) }
      return true
    }
  }

  /// The first item that overlaps the half-open range from one offset to another and satisfies a condition, or nil.
  ///
  /// The items are those of ``indices(from:to:)``.
  ///
  /// - Complexity: O(log *r* + number of items visited).
  func firstItem(from: CGFloat, to: CGFloat, where matches: (ExtentSpan) -> Bool) -> ExtentSpan? {
    guard from < to else { return nil }
    var first: ExtentSpan?
    _ = root.visitItems(from: from + overlap, metrics: metrics) { item in
      guard item.offset < to else { return false }
      guard item.offset + item.extent > from, matches(item) else { return true }
      first = item
      return false
    }
    return first
  }

  /// The number of measured items in a range.
  ///
  /// Precondition: the range lies within the items.
  func measuredCount(in range: Range<Int>) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return root.prefix(range.upperBound).measuredCount
      - root.prefix(range.lowerBound).measuredCount
  }

  /// The first measured item of a range.
  ///
  /// Precondition: the range lies within the items.
  func firstMeasured(in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    let rank = root.prefix(range.lowerBound).measuredCount
    guard rank < measuredCount else { return nil }
    let index = root.index(ofMeasured: rank)
    return index < range.upperBound ? index : nil
  }

  /// The spacing if it is negative, else 0: how far an item may overlap the next.
  private var overlap: CGFloat { min(0, spacing) }

  /// The measured extent of an item, or nil when it has none.
  ///
  /// Precondition: `index` is an item.
  func measuredExtent(at index: Int) -> CGFloat? {
    precondition(index >= 0 && index < count)
    return root.measuredExtent(at: index)
  }

  /// The extents of neighbouring items, the estimate for unmeasured ones.
  ///
  /// Precondition: the range lies within the items.
  ///
  /// - Complexity: O(log *r* + items of the range).
  func extents(in range: Range<Int>) -> [CGFloat] {
    var extents: [CGFloat] = []
    visitExtents(in: range) { extents.append($0) }
    return extents
  }

  /// Calls `body` with the extents of neighbouring items in order, the estimate for unmeasured ones.
  ///
  /// Precondition: the range lies within the items.
  ///
  /// - Complexity: O(log *r* + items of the range).
  func visitExtents(in range: Range<Int>, _ body: (CGFloat) -> Void) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    root.visitMeasures(in: range) { body($0 ?? estimate) }
  }

  /// The extents of all items, the estimate for unmeasured ones.
  ///
  /// - Complexity: O(*n*) in the number of items.
  var extents: [CGFloat] { extents(in: 0..<count) }

  /// The extents of the measured items, in order.
  ///
  /// - Complexity: O(*r*) in the number of runs.
  var measuredExtents: [CGFloat] {
    var extents: [CGFloat] = []
    root.visitRuns { run in
      if let extent = run.extent { extents.append(extent) }
    }
    return extents
  }

  /// The longest ranges of neighbouring unmeasured items, in order.
  ///
  /// - Complexity: O(stretches · log *r*).
  var unmeasuredStretches: [Range<Int>] {
    var stretches: [Range<Int>] = []
    root.visitUnmeasured { stretch in
      if let last = stretches.last, last.upperBound == stretch.lowerBound {
        stretches[stretches.count - 1] = last.lowerBound..<stretch.upperBound
      } else {
        stretches.append(stretch)
      }
    }
    return stretches
  }

  // MARK: Editing

  /// Sets the measured extent of an item.
  ///
  /// Returns: its previous measured extent.
  ///
  /// Precondition: `index` is an item.
  @discardableResult
  mutating func setExtent(_ extent: CGFloat, at index: Int) -> CGFloat? {
    precondition(index >= 0 && index < count)
    return apply(.measure(ExtentTree.sane(extent)), at: index)
  }

  /// Makes the estimate the measured extent of an item that has none.
  ///
  /// Precondition: `index` is an item.
  mutating func confirmEstimate(at index: Int) {
    precondition(index >= 0 && index < count)
    apply(.confirm(estimate), at: index)
  }

  /// Makes an item unmeasured again.
  ///
  /// Precondition: `index` is an item.
  mutating func forget(at index: Int) {
    precondition(index >= 0 && index < count)
    apply(.forget, at: index)
  }

  /// Makes every item unmeasured again.
  ///
  /// - Complexity: O(*r*) to release the runs.
  mutating func forgetAll() {
    root = ExtentNode(unmeasured: count)
  }

  /// Inserts unmeasured items before the item at `index`.
  ///
  /// Precondition: `count` is at least 0, and `index` an item or the number of items.
  mutating func insert(_ count: Int, at index: Int) {
    precondition(count >= 0 && index >= 0 && index <= self.count)
    if count > 0 { apply(.insert(count), at: index) }
  }

  /// Removes a range of items, measured or not.
  ///
  /// Precondition: the range lies within the items.
  mutating func remove(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    if range.count == 1 {
      apply(.remove, at: range.lowerBound)
    } else {
      let (left, rest) = root.split(at: range.lowerBound)
      root = .joined(left, rest.split(at: range.count).1)
    }
  }

  /// Moves an item with its measured extent; `destination` is its index after the move.
  ///
  /// Precondition: both indices are items.
  mutating func move(from source: Int, to destination: Int) {
    precondition(source >= 0 && source < count && destination >= 0 && destination < count)
    let extent = apply(.remove, at: source)
    apply(.insert(1), at: destination)
    if let extent { apply(.measure(extent), at: destination) }
  }

  /// Gives every measured item the same extent.
  ///
  /// - Complexity: O(*r*) in the number of runs.
  mutating func setMeasuredExtents(_ extent: CGFloat) {
    root.setMeasuredExtents(ExtentTree.sane(extent))
  }

  /// Changes one item.
  ///
  /// Returns: the measured extent it had.
  @discardableResult
  private mutating func apply(_ edit: ExtentEdit, at index: Int) -> CGFloat? {
    var previous: CGFloat?
    if let sibling = root.apply(edit, at: index, previous: &previous) {
      root = ExtentNode(children: [root, sibling])
    }
    while root.children.count == 1 { root = root.children[0] }
    return previous
  }
}
