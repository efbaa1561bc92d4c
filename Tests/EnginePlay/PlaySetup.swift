import Foundation

/// The start of a play: the data, the properties of the layout, and the true sizes, in points.
public struct PlaySetup: Equatable, Sendable {
  /// The estimated and the true height of every section's header or footer.
  public struct Edge: Equatable, Sendable {
    public var estimate: CGFloat
    public var height: CGFloat
  }

  public var layout = PlayedLayout.list
  /// The number of items of each section.
  public var counts: [Int] = []
  public var viewport = CGSize(width: 320, height: 480)
  public var scale: CGFloat = 1
  /// Seed of the true sizes of the items.
  public var sizeSeed: UInt64 = 0
  public var heights: ClosedRange<Int> = 40...40
  /// True heights are multiples of `1 / grain`.
  public var grain = 1
  public var estimate = CGSize(width: 40, height: 40)
  public var header: Edge?
  public var footer: Edge?
  public var pinsHeaders = false
  public var pinsFooters = false
  public var spacing: CGFloat = 0
  /// The space between the items of a line of a flow or compositional layout.
  public var itemSpacing: CGFloat = 0
  public var sectionTop: CGFloat = 0
  public var sectionBottom: CGFloat = 0
  public var sectionSides: CGFloat = 0
  public var insetTop: CGFloat = 0
  public var insetBottom: CGFloat = 0
  public var columns = 1
  public var isRoundRobin = false
  public var dropsSizesOnReload = false
  public var dropsSizesOnWidthChange = false

  public init() {}

  /// A random setup for a layout.
  public init(_ layout: PlayedLayout, _ dice: inout PlayDice) {
    self.layout = layout
    counts = (0..<dice.pick([0, 1, 1, 2, 2, 3, 4])).map { _ in
      dice.pick([0, 1, 2, 5, 12, 12, 30, 30, 60, 150])
    }
    viewport = CGSize(width: dice.pick(Self.widths), height: CGFloat(dice.number(100...700)))
    scale = dice.pick([1, 2, 3])
    sizeSeed = UInt64(dice.number(0...1_000_000))
    heights = dice.pick([44...44, 20...200, 20...200, 5...60, 1...900, 100...500])
    grain = dice.pick([1, 1, 4, 8])
    estimate = CGSize(
      width: dice.pick([10, 30, 80]), height: dice.pick([5, 10, 20, 44, 44.5, 100, 200, 600]))
    if dice.once(in: 2) { spacing = dice.pick([1, 8, 10.5]) }
    if dice.once(in: 4) { insetTop = dice.pick([0, 20, 64]) }
    if dice.once(in: 4) { insetBottom = dice.pick([0, 34]) }
    dropsSizesOnReload = dice.once(in: 4)
    dropsSizesOnWidthChange = dice.once(in: 4)
    if layout != .waterfall { rollEdges(&dice) }
    if layout != .table, dice.once(in: 3) {
      sectionTop = dice.pick([0, 10, 100])
      sectionBottom = dice.pick([0, 5.5])
      sectionSides = dice.pick([0, 5, 16])
    }
    switch layout {
    case .flow: itemSpacing = dice.pick([0, 3, 10])
    case .waterfall:
      columns = dice.number(1...4)
      isRoundRobin = dice.once(in: 3)
    case .compositional:
      columns = dice.number(1...3)
      itemSpacing = dice.pick([0, 3, 10])
      // Sizes are valid for one width.
      dropsSizesOnWidthChange = true
    case .list, .table: break
    }
  }

  /// The viewport widths; a layout keeps sizes for the current width and three others, so these are not too many.
  static let widths: [CGFloat] = [200, 320, 375.5, 480]

  private mutating func rollEdges(_ dice: inout PlayDice) {
    // The lists of scenes estimate every footer at 44 points.
    let footerEstimates: [CGFloat] = layout == .flow ? [10, 20.5, 80] : [44]
    if dice.once(in: 2) {
      header = Edge(estimate: dice.pick([10, 33.25, 80]), height: dice.pick([20, 44, 60.25]))
    }
    if dice.once(in: 2) {
      footer = Edge(estimate: dice.pick(footerEstimates), height: dice.pick([10, 33, 80.5]))
    }
    switch layout {
    case .table:
      pinsHeaders = dice.once(in: 2)
      pinsFooters = pinsHeaders
    case .flow:
      pinsHeaders = dice.once(in: 3)
      pinsFooters = dice.once(in: 3)
    case .list: pinsHeaders = dice.once(in: 3)
    case .compositional:
      pinsHeaders = dice.once(in: 3)
      pinsFooters = dice.once(in: 3)
    case .waterfall: break
    }
  }

  /// The true size of an item.
  func size(ofItem id: Int) -> CGSize {
    var dice = PlayDice(seed: sizeSeed &+ UInt64(id) &* 7919)
    let width = dice.number(10...80)
    let height = dice.number(heights.lowerBound * grain...heights.upperBound * grain)
    return CGSize(width: CGFloat(width), height: CGFloat(height) / CGFloat(grain))
  }
}

/// The layouts to test; the raw values are their names in scenes.
public enum PlayedLayout: String, CaseIterable, Sendable {
  case list
  case flow
  case table
  case waterfall
  /// Rows of equally wide items, as high as the highest one.
  case compositional
}

/// Reproducible random numbers: SplitMix64.
public struct PlayDice: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }

  /// True with a probability of `1 / times`.
  mutating func once(in times: Int) -> Bool { number(1...times) == 1 }
}
