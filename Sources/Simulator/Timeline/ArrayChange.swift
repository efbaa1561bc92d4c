/// What makes one array of another: one run of elements is kept, and what stands around it is new.
///
/// Right for lists that slide: a log that loses its oldest entry, elements that scroll through a viewport.
struct ArrayChange<Element: Equatable & Sendable>: Sendable {
  private let head: [Element]
  private let kept: Range<Int>
  private let tail: [Element]

  /// - Complexity: O(n); elements are compared up to three times.
  init(from old: [Element], to new: [Element]) {
    self.init(from: old, to: new) { $0 == $1 }
  }

  /// - Parameters:
  ///   - old: The array before.
  ///   - new: The array to be made of it.
  ///   - isSame: Whether elements are equal, where that can be told by less than all of them.
  init(from old: [Element], to new: [Element], by isSame: (Element, Element) -> Bool) {
    let best = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in Self.longestRun(of: old, in: new, by: isSame) }
    }
    kept = best.old..<best.old + best.length
    let end = best.new + best.length
    head = best.new > 0 ? Array(new[..<best.new]) : []
    tail = end < new.count ? Array(new[end...]) : []
  }

  /// Of lists whose elements are numbered one after the other, by the numbers that elements have: O(what is new).
  init(from old: [Element], to new: [Element], numbered number: (Element) -> Int) {
    var start = old.count
    if let first = new.first, let oldFirst = old.first, number(first) >= number(oldFirst) {
      start = min(start, number(first) - number(oldFirst))
    }
    kept = start..<min(old.count, start + new.count)
    head = []
    tail = kept.count < new.count ? Array(new[kept.count...]) : []
  }

  /// The longest run of elements that is found from the beginning of either array on.
  private static func longestRun(
    of old: UnsafeBufferPointer<Element>, in new: UnsafeBufferPointer<Element>,
    by isSame: (Element, Element) -> Bool
  ) -> (old: Int, new: Int, length: Int) {
    var best = (old: 0, new: 0, length: 0)
    if old.baseAddress == new.baseAddress { return (0, 0, min(old.count, new.count)) }
    func consider(_ oldStart: Int, _ newStart: Int) {
      let limit = min(old.count - oldStart, new.count - newStart)
      guard limit > best.length else { return }
      var length = 0
      while length < limit, isSame(old[oldStart + length], new[newStart + length]) { length += 1 }
      if length > best.length { best = (oldStart, newStart, length) }
    }
    consider(0, 0)
    // Only where a longer one may begin.
    if best.length < min(old.count, new.count),
      let start = old.indices.dropLast(best.length).first(where: { isSame(old[$0], new[0]) })
    {
      consider(start, 0)
    }
    if best.length < min(old.count, new.count),
      let start = new.indices.dropLast(best.length).first(where: { isSame(new[$0], old[0]) })
    {
      consider(0, start)
    }
    return best
  }

  /// Elements of the new array that are not kept of the old one.
  var newCount: Int { head.count + tail.count }

  /// The new array, made of the old one.
  func applied(to old: [Element]) -> [Element] {
    if head.isEmpty, tail.isEmpty, kept.count == old.count { return old }
    return head + old[kept] + tail
  }
}
