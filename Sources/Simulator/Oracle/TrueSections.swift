/// The sections on a screen, of which there are few.
struct TrueSections {
  private var known: [(number: Int, section: TrueSection)] = []

  /// A section; nil for one that was not added.
  ///
  /// - Complexity: O(log sections).
  subscript(number: Int) -> TrueSection? {
    let place = place(of: number)
    return place < known.count && known[place].number == number ? known[place].section : nil
  }

  /// Adds a section, if it was not added before.
  ///
  /// - Complexity: O(log sections) for one behind the others, as in the order of the data.
  mutating func add(_ section: TrueSection, number: Int) {
    let place = place(of: number)
    guard place < known.count else { return known.append((number, section)) }
    if known[place].number != number { known.insert((number, section), at: place) }
  }

  /// Where a section stands, or would.
  private func place(of number: Int) -> Int {
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
