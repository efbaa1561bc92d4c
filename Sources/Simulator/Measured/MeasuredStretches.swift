/// All items of a pane as stretches of consecutive items, each measured entirely or not at all.
///
/// If there are very many stretches, those of at most one in 128 of the items may stay mixed.
@MainActor
struct MeasuredStretches {
  /// Consecutive items of which all, none or, if there are too many stretches, some are measured.
  struct Stretch {
    fileprivate(set) var items: Range<Int>
    /// Number of measured items before the stretch, and in it.
    fileprivate var before: Int
    fileprivate var measured: Int

    /// The measured share, 0…1.
    var share: Double { Double(measured) / Double(items.count) }
    fileprivate var isMixed: Bool { measured > 0 && measured < items.count }

    /// Whether both are measured entirely, or neither is at all.
    fileprivate func isLike(_ other: Stretch) -> Bool {
      !isMixed && !other.isMixed && share == other.share
    }
  }

  /// The largest number of mixed stretches that are still divided.
  private static let mostMixed = 64

  private(set) var stretches: [Stretch]

  private let run: PaneRun
  /// The number of items before each section, and of measured ones among them; the last entry has those of all
  /// sections.
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

  /// Divides mixed stretches until none is left, or there are too many.
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

  /// Where to divide a stretch, and how many of its items before that point are measured.
  ///
  /// If only its beginning or its end is measured, as after a scroll, that is the end of the measured part; otherwise
  /// the middle.
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
    // Finds the last section that begins before the end of those items.
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
