/// All items of a pane as stretches of neighbours, each measured wholly or not at all.
///
/// Of very many stretches, all over the content, those stay mixed that are no longer than one in 128 of the items.
@MainActor
struct MeasuredStretches {
  /// Neighbours of which all, none or, if there are too many stretches, some are measured.
  struct Stretch {
    fileprivate(set) var items: Range<Int>
    /// Number of measured items before them, and among them.
    fileprivate var before: Int
    fileprivate var measured: Int

    /// The measured share, 0…1.
    var share: Double { Double(measured) / Double(items.count) }
    fileprivate var isMixed: Bool { measured > 0 && measured < items.count }

    /// Whether both are measured wholly, or neither is at all.
    fileprivate func isLike(_ other: Stretch) -> Bool {
      !isMixed && !other.isMixed && share == other.share
    }
  }

  /// Number of mixed stretches up to which they are cut in two.
  private static let mostMixed = 64

  private(set) var stretches: [Stretch]

  private let run: PaneRun
  /// The number of items before each section, and of the measured ones among them; at last those of all sections.
  private let sections: [(start: Int, measured: Int)]

  /// - Complexity: O(sections + stretches · log items · log measured).
  init(_ run: PaneRun) {
    self.run = run
    let model = run.content.model
    var sections = [(start: 0, measured: 0)]
    for section in 0..<model.sectionCount {
      let count = model.count(inSection: section)
      let measured = run.measured.count(in: run, section: section, 0..<count)
      sections.append((sections[section].start + count, sections[section].measured + measured))
    }
    self.sections = sections
    let (items, measured) = sections[model.sectionCount]
    stretches = [Stretch(items: 0..<items, before: 0, measured: measured)]
    cutMixed()
    joinAlike()
  }

  /// Cuts mixed stretches in two until none is left, or too many.
  private mutating func cutMixed() {
    var mixed = stretches.count(where: \.isMixed)
    while mixed > 0, mixed <= Self.mostMixed {
      stretches = stretches.flatMap { stretch -> [Stretch] in
        guard stretch.isMixed else { return [stretch] }
        let (middle, measured) = cut(stretch)
        return [
          Stretch(
            items: stretch.items.lowerBound..<middle, before: stretch.before, measured: measured),
          Stretch(
            items: middle..<stretch.items.upperBound, before: stretch.before + measured,
            measured: stretch.measured - measured),
        ]
      }
      mixed = stretches.count(where: \.isMixed)
    }
  }

  /// Where a stretch is cut in two, and how many of its items before that are measured: at the end of the measured ones
  /// if only its beginning or its end is measured, as after a scroll; otherwise in the middle.
  private func cut(_ stretch: Stretch) -> (item: Int, measured: Int) {
    func measured(before item: Int) -> Int { measuredCount(before: item) - stretch.before }
    let start = stretch.items.lowerBound + stretch.measured
    if measured(before: start) == stretch.measured { return (start, stretch.measured) }
    let end = stretch.items.upperBound - stretch.measured
    if measured(before: end) == 0 { return (end, 0) }
    let middle = stretch.items.lowerBound + stretch.items.count / 2
    return (middle, measured(before: middle))
  }

  /// Joins neighbouring stretches that are alike.
  private mutating func joinAlike() {
    var joined: [Stretch] = []
    for stretch in stretches {
      if let last = joined.last, last.isLike(stretch) {
        joined[joined.count - 1].items = last.items.lowerBound..<stretch.items.upperBound
        joined[joined.count - 1].measured += stretch.measured
      } else {
        joined.append(stretch)
      }
    }
    stretches = joined
  }

  /// Number of measured items among the first `items`.
  private func measuredCount(before items: Int) -> Int {
    // The last section that begins before the end of those items.
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = low + (high - low) / 2
      if sections[middle].start < items { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    let (start, measured) = sections[low - 1]
    return measured + run.measured.count(in: run, section: low - 1, 0..<items - start)
  }
}
