import Foundation

/// The sizes of the items of one section: a common size, and the sizes given to single items.
///
/// Only given sizes take memory. Unless stated otherwise every operation is O(log given).
struct FlowSizes: Sendable {
  /// The size of every item that was not given another: `itemSize`, or the estimate.
  let common: FlowSize
  /// The lengths along the axis; in a list also its lines, ``spacing`` apart.
  private(set) var mains: ExtentTree
  /// The lengths across the axis; nil while all items have the common one, as in a list.
  private var crosses: ExtentTree?
  /// Whether the given sizes are all the same.
  private var uniformity = FlowUniformity()

  init(count: Int, common: FlowSize) {
    self.common = common
    mains = ExtentTree(count: count, estimate: common.main)
  }

  /// Sizes of all items; the first one is the common size.
  ///
  /// - Complexity: O(items).
  init(_ sizes: [FlowSize]) {
    let common = sizes.first ?? FlowSize(main: 0, cross: 0)
    self.init(count: sizes.count, common: common)
    guard sizes.contains(where: { $0 != common }) else { return }
    mains = ExtentTree(measured: sizes.map(\.main), estimate: common.main)
    if sizes.contains(where: { $0.cross != common.cross }) {
      crosses = ExtentTree(measured: sizes.map(\.cross), estimate: common.cross)
    }
    uniformity = FlowUniformity(of: sizes)
  }

  /// The space between the items of a list, in points.
  var spacing: CGFloat {
    get { mains.spacing }
    set { mains.spacing = newValue }
  }

  /// The length of a list along the axis.
  var totalMain: CGFloat { mains.totalExtent }

  var count: Int { mains.count }
  /// The number of items that have been given a size.
  var givenCount: Int { mains.measuredCount }

  /// The size of all items, or nil if they differ or there are none.
  var uniform: FlowSize? {
    guard count > 0 else { return nil }
    if givenCount == 0 { return common }
    guard let shared = uniformity.shared else { return nil }
    return givenCount == count || shared == common ? shared : nil
  }

  /// Whether there are items of different sizes.
  var isVariable: Bool { count > 0 && uniform == nil }

  func size(at index: Int) -> FlowSize {
    FlowSize(main: mains.extent(at: index), cross: cross(at: index))
  }

  func cross(at index: Int) -> CGFloat { crosses?.extent(at: index) ?? common.cross }

  /// The length of all items across the axis, or nil if they may differ.
  var sharedCross: CGFloat? { crosses == nil ? common.cross : nil }

  /// The greatest length along the axis in a range.
  ///
  /// - Complexity: O(items of the range + log given).
  func longest(in range: Range<Int>) -> CGFloat {
    var longest: CGFloat = 0
    mains.visitExtents(in: range) { longest = max(longest, $0) }
    return longest
  }

  /// The sizes of neighbouring items.
  ///
  /// - Complexity: O(items of the range + log given).
  func sizes(in range: Range<Int>) -> [FlowSize] {
    var sizes: [FlowSize] = []
    sizes.reserveCapacity(range.count)
    var size = common
    mains.visitExtents(in: range) {
      size.main = $0
      sizes.append(size)
    }
    var position = 0
    crosses?.visitExtents(in: range) {
      sizes[position].cross = $0
      position += 1
    }
    return sizes
  }

  /// The sizes of all items.
  ///
  /// - Complexity: O(items).
  var all: [FlowSize] {
    sizes(in: 0..<count)
  }

  func isGiven(at index: Int) -> Bool { mains.isMeasured(at: index) }

  /// The size given to an item, or nil.
  func given(at index: Int) -> FlowSize? {
    mains.measuredExtent(at: index).map { FlowSize(main: $0, cross: cross(at: index)) }
  }

  func givenCount(in range: Range<Int>) -> Int { mains.measuredCount(in: range) }

  func firstGiven(in range: Range<Int>) -> Int? { mains.firstMeasured(in: range) }

  /// The ranges of items without a given size.
  ///
  /// - Complexity: O(stretches · log given).
  var commonStretches: [Range<Int>] { mains.unmeasuredStretches }

  /// The greatest length across the axis.
  ///
  /// - Complexity: O(given), or O(1) if all have the common one.
  var widest: CGFloat {
    guard let crosses else { return count > 0 ? common.cross : 0 }
    return crosses.measuredExtents.reduce(givenCount < count ? common.cross : 0, max)
  }

  /// The same sizes with another common size.
  ///
  /// - Complexity: O(1), or O(given) when lengths across the axis start to differ.
  func sharing(_ common: FlowSize) -> FlowSizes {
    var sizes = FlowSizes(count: 0, common: common)
    sizes.mains = mains
    sizes.mains.estimate = common.main
    sizes.crosses = crosses
    if crosses == nil, givenCount > 0, common.cross != self.common.cross {
      sizes.crosses = equalCrosses
    }
    sizes.crosses?.estimate = common.cross
    sizes.uniformity = uniformity
    return sizes
  }

  /// The same sizes along the other axis.
  ///
  /// - Complexity: O(given · log given).
  var turned: FlowSizes {
    var sizes = FlowSizes(count: count, common: common.turned)
    var next = firstGiven(in: 0..<count)
    while let index = next {
      sizes.give(size(at: index).turned, to: index)
      next = firstGiven(in: (index + 1)..<count)
    }
    return sizes
  }

  /// The same lengths along the axis, with the common length across it for all items.
  ///
  /// - Complexity: O(given), or O(1) if all have the common one.
  var ofCommonCross: FlowSizes {
    guard crosses != nil else { return self }
    var sizes = self
    sizes.crosses = nil
    sizes.uniformity = FlowUniformity(
      of: mains.measuredExtents.map { FlowSize(main: $0, cross: common.cross) })
    return sizes
  }

  /// The lengths across the axis while all items have the common one.
  private var equalCrosses: ExtentTree {
    var crosses = mains
    crosses.estimate = common.cross
    crosses.setMeasuredExtents(common.cross)
    return crosses
  }

  // MARK: Editing

  /// Sets the size of an item.
  ///
  /// Returns: its previous given size.
  @discardableResult
  mutating func give(_ size: FlowSize, to index: Int) -> FlowSize? {
    if crosses == nil, size.cross != common.cross { crosses = equalCrosses }
    let main = mains.setExtent(size.main, at: index)
    let cross = crosses?.setExtent(size.cross, at: index)
    let last = main.map { FlowSize(main: $0, cross: (cross ?? nil) ?? common.cross) }
    updateUniformity(from: last, to: size)
    return last
  }

  /// Removes the given size of an item.
  ///
  /// Returns: that size.
  @discardableResult
  mutating func forget(_ index: Int) -> FlowSize? {
    let last = given(at: index)
    mains.forget(at: index)
    crosses?.forget(at: index)
    updateUniformity(from: last, to: nil)
    return last
  }

  mutating func insert(at index: Int) {
    mains.insert(1, at: index)
    crosses?.insert(1, at: index)
  }

  mutating func remove(_ index: Int) {
    let last = given(at: index)
    mains.remove(index..<(index + 1))
    crosses?.remove(index..<(index + 1))
    updateUniformity(from: last, to: nil)
  }

  private mutating func updateUniformity(from last: FlowSize?, to size: FlowSize?) {
    guard last != size, uniformity.change(from: last, to: size) else { return }
    let mains = mains.measuredExtents
    let crosses = crosses?.measuredExtents ?? Array(repeating: common.cross, count: mains.count)
    uniformity.examine(zip(mains, crosses).map(FlowSize.init(main:cross:)))
  }
}
