extension PaneRun {
  /// How many parts of the items may be in need of being cut in two for it to go on.
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

  /// All items as stretches, each measured wholly or not at all.
  ///
  /// Mixed stretches are cut in two until none is left. Of very many, all over the content, those stay mixed that are no
  /// longer than one in 128 of the items.
  ///
  /// - Complexity: O(sections + stretches · log items · log measured).
  func measuredStretches(items: Int) -> [Stretch] {
    let order = sectionsInOrder()
    var stretches = [Stretch(items: 0..<items, before: 0, measured: order.last?.measured ?? 0)]
    refine(&stretches, order)
    return stretches
  }

  /// Cuts what is mixed in two until nothing is, or too much, and puts together those that are alike.
  private func refine(_ stretches: inout [Stretch], _ order: [SectionInOrder]) {
    var mixed = stretches.count(where: \.isMixed)
    while mixed > 0, mixed <= Self.mostMixed {
      mixed = 0
      var index = 0
      while index < stretches.count {
        let stretch = stretches[index]
        index += 1
        guard stretch.isMixed else { continue }
        let (low, high) = (stretch.items.lowerBound, stretch.items.upperBound)
        let (middle, measured) = cut(stretch, order)
        let first = Stretch(items: low..<middle, before: stretch.before, measured: measured)
        let second = Stretch(
          items: middle..<high, before: stretch.before + measured,
          measured: stretch.measured - measured)
        if first.isMixed { mixed += 1 }
        if second.isMixed { mixed += 1 }
        stretches[index - 1] = first
        stretches.insert(second, at: index)
        index += 1
      }
    }
    Self.join(&stretches)
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

  /// Puts together those that are alike.
  private static func join(_ stretches: inout [Stretch]) {
    var last = 0
    for index in stretches.indices.dropFirst() {
      let stretch = stretches[index]
      if stretches[last].isLike(stretch) {
        stretches[last].items = stretches[last].items.lowerBound..<stretch.items.upperBound
        stretches[last].measured += stretch.measured
      } else {
        last += 1
        stretches[last] = stretch
      }
    }
    stretches.removeLast(max(0, stretches.count - last - 1))
  }

  /// How many items come before a section, and how many of them are measured.
  private typealias SectionInOrder = (start: Int, measured: Int)

  /// The sections, and last the end of all.
  private func sectionsInOrder() -> [SectionInOrder] {
    var order: [SectionInOrder] = []
    order.append((0, 0))
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
