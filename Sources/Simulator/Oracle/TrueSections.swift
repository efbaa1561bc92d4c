/// The sections on a screen, of which there are few.
struct TrueSections {
  private var numbers: [Int] = []
  private var sections: [TrueSection] = []

  /// A section; nil for one that was not added.
  ///
  /// - Complexity: O(log sections).
  subscript(number: Int) -> TrueSection? {
    let place = place(of: number)
    return place < numbers.count && numbers[place] == number ? sections[place] : nil
  }

  /// Adds a section, if it was not added before.
  ///
  /// - Complexity: O(log sections) for one behind the others, as in the order of the data.
  mutating func add(_ section: TrueSection, number: Int) {
    let place = place(of: number)
    guard place == numbers.count || numbers[place] != number else { return }
    numbers.insert(number, at: place)
    sections.insert(section, at: place)
  }

  /// Where a section stands, or would.
  private func place(of number: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
