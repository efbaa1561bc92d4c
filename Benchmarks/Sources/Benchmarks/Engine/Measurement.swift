/// How long one unit of some work takes: the median over rounds in which everybody has a turn.
@MainActor
struct Measurement {
  static let rounds = 5

  /// One contestant's work; answers how many units it did, and after what time.
  typealias Work = @MainActor () -> (units: Int, time: Duration)

  /// Runs everybody's work round by round, and gives each one's median time per unit.
  static func medians(of works: [Work]) -> [Duration] {
    var times = [[Duration]](repeating: [], count: works.count)
    for _ in 0..<rounds {
      for (index, work) in works.enumerated() {
        let (units, time) = work()
        times[index].append(time / max(1, units))
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }
}
