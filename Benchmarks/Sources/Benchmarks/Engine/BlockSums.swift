/// The floor: sums of sums in blocks of sixteen, dense, 8 bytes an item.
final class BlockSums: Anchor {
  private var levels: [[Double]]

  init(count: Int) {
    levels = [[Double](repeating: Workload.estimate, count: count)]
    while let last = levels.last, last.count > 1 {
      let blocks = (last.count + 15) / 16
      levels.append(
        (0..<blocks).map { last[($0 * 16)..<min(last.count, $0 * 16 + 16)].reduce(0, +) })
    }
  }

  var contentSize: Double { levels[levels.count - 1][0] }

  func report(_ size: Double, of item: Int) {
    let delta = size - levels[0][item]
    var index = item
    for level in levels.indices {
      levels[level][index] += delta
      index >>= 4
    }
  }

  func offset(of item: Int) -> Double {
    var sum = 0.0
    var index = item
    for level in 0..<(levels.count - 1) {
      for sibling in (index & ~15)..<index { sum += levels[level][sibling] }
      index >>= 4
    }
    return sum
  }

  func visit(from offset: Double, to end: Double, _ body: (Int, Double) -> Void) {
    var index = 0
    var start = 0.0
    for level in stride(from: levels.count - 2, through: 0, by: -1) {
      index <<= 4
      let last = min(index + 15, levels[level].count - 1)
      while index < last, start + levels[level][index] <= offset {
        start += levels[level][index]
        index += 1
      }
    }
    while index < levels[0].count, start < end {
      start += levels[0][index]
      if start > offset { body(index, start) }
      index += 1
    }
  }
}
