import Foundation

/// The sizes of the items of one section: one for all, and those that are known to be different.
///
/// Only known sizes cost memory. Every operation is O(log known).
struct FlowSizes: Sendable {
  /// The size of every item that was not given another: `itemSize`, or the estimate.
  let common: FlowSize
  /// The lengths along the axis; also the lines of items that stand one below the other, so many points apart as
  /// ``spacing`` says.
  private(set) var mains: ExtentTree
  /// The lengths across the axis; nil as long as all items have the common one, as in a list.
  private var crosses: ExtentTree?
  /// Of the sizes that were given.
  private var uniformity = FlowUniformity()

  init(count: Int, common: FlowSize) {
    self.common = common
    mains = ExtentTree(count: count, estimate: common.main)
  }

  /// Sizes that are known for all items; the first one is the common size.
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

  /// Between items that stand one below the other, in points; it concerns no size.
  var spacing: CGFloat {
    get { mains.spacing }
    set { mains.spacing = newValue }
  }

  /// What the items take along the axis that stand one below the other.
  var totalMain: CGFloat { mains.totalExtent }

  var count: Int { mains.count }
  /// How many items have been given a size.
  var givenCount: Int { mains.measuredCount }

  /// The size that all items have; nil when they differ or there are none.
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

  /// The length across the axis that all items have; nil when they may differ.
  var sharedCross: CGFloat? { crosses == nil ? common.cross : nil }

  /// The greatest length along the axis in a range.
  ///
  /// - Complexity: O(items of the range + log known).
  func longest(in range: Range<Int>) -> CGFloat {
    var longest: CGFloat = 0
    mains.visitExtents(in: range) { longest = max(longest, $0) }
    return longest
  }

  /// The sizes of neighbouring items.
  ///
  /// - Complexity: O(items of the range + log known).
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

  /// The size an item has been given; nil for one that has the common size.
  func given(at index: Int) -> FlowSize? {
    mains.measuredExtent(at: index).map { FlowSize(main: $0, cross: cross(at: index)) }
  }

  func givenCount(in range: Range<Int>) -> Int { mains.measuredCount(in: range) }

  func firstGiven(in range: Range<Int>) -> Int? { mains.firstMeasured(in: range) }

  /// The stretches of items that were given no size.
  ///
  /// - Complexity: O(stretches · log known).
  var commonStretches: [Range<Int>] { mains.unmeasuredStretches }

  /// The greatest length across the axis.
  ///
  /// - Complexity: O(given), O(1) where all have the common one.
  var widest: CGFloat {
    guard let crosses else { return count > 0 ? common.cross : 0 }
    return crosses.measuredExtents.reduce(givenCount < count ? common.cross : 0, max)
  }

  /// The same sizes, with another one for the items that were given none.
  ///
  /// - Complexity: O(1); O(known) when lengths across the axis begin to differ.
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
  /// - Complexity: O(known · log known).
  var turned: FlowSizes {
    var sizes = FlowSizes(count: count, common: common.turned)
    var next = firstGiven(in: 0..<count)
    while let index = next {
      sizes.give(size(at: index).turned, to: index)
      next = firstGiven(in: (index + 1)..<count)
    }
    return sizes
  }

  /// The same lengths along the axis, and the common one across it for all items.
  ///
  /// - Complexity: O(given), O(1) where all have the common one.
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

  /// Gives an item a size, and answers the one it had been given before.
  @discardableResult
  mutating func give(_ size: FlowSize, to index: Int) -> FlowSize? {
    if crosses == nil, size.cross != common.cross { crosses = equalCrosses }
    let main = mains.setExtent(size.main, at: index)
    let cross = crosses?.setExtent(size.cross, at: index)
    let last = main.map { FlowSize(main: $0, cross: (cross ?? nil) ?? common.cross) }
    noteChange(from: last, to: size)
    return last
  }

  /// Takes from an item the size it had been given, and answers that.
  @discardableResult
  mutating func forget(_ index: Int) -> FlowSize? {
    let last = given(at: index)
    mains.forget(at: index)
    crosses?.forget(at: index)
    noteChange(from: last, to: nil)
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
    noteChange(from: last, to: nil)
  }

  private mutating func noteChange(from last: FlowSize?, to size: FlowSize?) {
    guard last != size, uniformity.change(from: last, to: size) else { return }
    let mains = mains.measuredExtents
    let crosses = crosses?.measuredExtents ?? Array(repeating: common.cross, count: mains.count)
    uniformity.look(at: zip(mains, crosses).map(FlowSize.init(main:cross:)))
  }
}
