extension PaneRun {
  /// How often at most a part of the items is cut in two, and how many such parts there may
  /// be for it to go on.
  private static let cutBudget = 512
  private static let mostMixed = 64

  /// Neighbours of which all, none or, where there are too many stretches to tell, some are measured.
  struct Stretch {
    var items: Range<Int>
    /// How many are measured before them, and how many of them are.
    fileprivate var before: Int
    var measured: Int

    var share: Double { Double(measured) / Double(items.count) }
    fileprivate var isMixed: Bool { measured > 0 && measured < items.count }

    /// Whether both are measured wholly, or neither is at all.
    fileprivate func isLike(_ other: Stretch) -> Bool {
      !isMixed && !other.isMixed && share == other.share
    }
  }

  /// All items as stretches of which each is measured wholly or not at all.
  ///
  /// What is mixed is cut in two until nothing is, from the stretches of the last time on, so that the cost is that of
  /// where something was measured since. Of very many, all over the content, those stay mixed that are no longer than
  /// one in 128 of the items.
  ///
  /// - Complexity: O(sections + (stretches + new ends · log items) · log measured).
  func measuredStretches(items: Int) -> [Stretch] {
    let order = sectionsInOrder()
    let whole = [Stretch(items: 0..<items, before: 0, measured: order.last?.measured ?? 0)]
    var stretches = knownStretches(items: items, order) ?? whole
    var cuts = 0
    var mixed = stretches.count(where: \.isMixed)
    while mixed > 0, mixed <= Self.mostMixed, cuts + mixed <= Self.cutBudget {
      cuts += mixed
      mixed = 0
      var finer: [Stretch] = []
      finer.reserveCapacity(stretches.count * 2)
      for stretch in stretches {
        guard stretch.isMixed else {
          finer.append(stretch)
          continue
        }
        let (low, high) = (stretch.items.lowerBound, stretch.items.upperBound)
        let (middle, measured) = cut(stretch, order)
        let first = Stretch(items: low..<middle, before: stretch.before, measured: measured)
        let second = Stretch(
          items: middle..<high, before: stretch.before + measured,
          measured: stretch.measured - measured)
        if first.isMixed { mixed += 1 }
        if second.isMixed { mixed += 1 }
        finer.append(first)
        finer.append(second)
      }
      stretches = finer
    }
    self.stretches = merged(stretches)
    return self.stretches
  }

  /// Where a stretch is cut in two, and how many are measured before that: between what is measured and what is not where
  /// its beginning or its end alone is, as a scroll leaves it; else in the middle.
  private func cut(
    _ stretch: Stretch, _ order: [SectionInOrder]
  ) -> (item: Int, measured: Int) {
    func measured(before item: Int) -> Int {
      measuredCount(inOrder: item, order) - stretch.before
    }
    let start = stretch.items.lowerBound + stretch.measured
    if measured(before: start) == stretch.measured { return (start, stretch.measured) }
    let end = stretch.items.upperBound - stretch.measured
    if measured(before: end) == 0 { return (end, 0) }
    let middle = stretch.items.lowerBound + stretch.items.count / 2
    return (middle, measured(before: middle))
  }

  /// The stretches of the last time, with what is measured of them now; nil where the items were others, and where too
  /// many are mixed to go on from.
  private func knownStretches(items: Int, _ order: [SectionInOrder]) -> [Stretch]? {
    func areMany(_ stretches: [Stretch]) -> Bool {
      stretches.count(where: \.isMixed) > Self.mostMixed
    }
    guard stretches.last?.items.upperBound == items, !areMany(stretches) else { return nil }
    var known = stretches
    var before = 0
    for index in known.indices {
      let end = known[index].items.upperBound
      let measured =
        end == items ? order.last?.measured ?? 0 : measuredCount(inOrder: end, order)
      known[index].before = before
      known[index].measured = measured - before
      before = measured
    }
    return areMany(known) ? nil : known
  }

  /// The same with those together that are alike.
  private func merged(_ stretches: [Stretch]) -> [Stretch] {
    var merged: [Stretch] = []
    for stretch in stretches {
      if let last = merged.last, last.isLike(stretch) {
        merged[merged.count - 1].items = last.items.lowerBound..<stretch.items.upperBound
        merged[merged.count - 1].measured += stretch.measured
      } else {
        merged.append(stretch)
      }
    }
    return merged
  }

  /// How many items come before a section, and how many of them are measured.
  private typealias SectionInOrder = (start: Int, measured: Int)

  /// The sections, and last the end of all.
  private func sectionsInOrder() -> [SectionInOrder] {
    var order: [SectionInOrder] = [(0, 0)]
    order.reserveCapacity(content.model.sectionCount + 1)
    for section in 0..<content.model.sectionCount {
      let count = content.model.count(inSection: section)
      let measured = measuredItemCount(inSection: section, 0..<count)
      order.append((order[section].start + count, order[section].measured + measured))
    }
    return order
  }

  /// How many of so many items from the first on are measured.
  private func measuredCount(inOrder items: Int, _ order: [SectionInOrder]) -> Int {
    // The last section that begins before the end of those items.
    var (low, high) = (0, order.count)
    while low < high {
      let middle = low + (high - low) / 2
      if order[middle].start < items { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    let (start, measured) = order[low - 1]
    return measured + measuredItemCount(inSection: low - 1, 0..<items - start)
  }
}
