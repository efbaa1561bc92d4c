/// What was made of some values for one picture, kept for the next one: lists of which only the ends change.
struct Kept<Value: Equatable, Made> {
  private var last: [(value: Value, made: Made)] = []
  private var now: [(value: Value, made: Made)] = []
  /// Where in the last list to look first: behind what was found there.
  private var next = 0

  /// Begins the next list.
  mutating func begin() {
    swap(&last, &now)
    now.removeAll(keepingCapacity: true)
    next = 0
  }

  /// What is made of a value, or was for the last list.
  ///
  /// - Complexity: O(1) for values that come in the order of the last list, O(n) for a new one.
  mutating func made(of value: Value, by make: (Value) -> Made) -> Made {
    var made: Made
    if let place = last[next...].firstIndex(where: { $0.value == value }) {
      made = last[place].made
      next = place + 1
    } else {
      made = make(value)
    }
    now.append((value, made))
    return made
  }
}
