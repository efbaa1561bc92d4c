/// The same work on subjects that differ in one thing, timed in turn.
@MainActor
struct Comparison {
  /// How often each is timed; the middle one counts.
  static let rounds = 9

  private struct Contestant {
    var name: String
    var isBarred: Bool
    var work: @MainActor () -> Void
    var times: [Duration] = []

    var median: Duration { times.sorted()[times.count / 2] }
  }

  private var contestants: [Contestant] = []

  /// Times the contestants and prints a line for each: its time, and its ratio to the first.
  ///
  /// - Parameters:
  ///   - title: What is done.
  ///   - bar: The largest ratio wished for.
  ///   - repeats: How often it is done each time, for work too short to time.
  ///   - prepare: Adds the contestants.
  @discardableResult
  init(_ title: String, bar: Double, repeats: Int = 1, _ prepare: (inout Comparison) -> Void) {
    prepare(&self)
    let clock = ContinuousClock()
    // The first round warms up and does not count.
    for round in 0...Self.rounds {
      for index in contestants.indices {
        let time = clock.measure {
          for _ in 0..<repeats { contestants[index].work() }
        }
        if round > 0 { contestants[index].times.append(time / repeats) }
      }
    }
    print("\(title)  (wished for: at most ×\(bar))")
    guard let reference = contestants.first?.median else { return }
    for contestant in contestants {
      let ratio = contestant.median / reference
      let verdict = !contestant.isBarred || ratio <= bar ? "" : "  over"
      print(
        "  \(padded(contestant.name, 40))\(padded(milliseconds(contestant.median), 14))"
          + "×\(rounded(ratio))\(verdict)")
    }
    print()
  }

  /// Adds a contestant.
  ///
  /// - Parameters:
  ///   - name: What is special about it.
  ///   - isBarred: False for one that only shows what the others are spared.
  ///   - work: What is timed.
  mutating func add(
    _ name: String, isBarred: Bool = true, _ work: @escaping @MainActor () -> Void
  ) {
    contestants.append(Contestant(name: name, isBarred: isBarred, work: work))
  }
}
