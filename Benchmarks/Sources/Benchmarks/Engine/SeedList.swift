/// The algorithm of the usual tutorial: every report lays out every item again, every question looks at all of them.
final class SeedList: Anchor {
  private struct Placed {
    var start: Double
    var end: Double
  }

  private var sizes: [Double]
  private var placed: [Placed] = []
  private let count: Int

  init(count: Int) {
    self.count = count
    sizes = Array(repeating: Workload.estimate, count: count)
    prepare()
  }

  var contentSize: Double { placed.last?.end ?? 0 }

  func report(_ size: Double, of item: Int) {
    sizes[item] = size
    prepare()
  }

  func offset(of item: Int) -> Double { placed[item].start }

  func visit(from offset: Double, to end: Double, _ body: (Int, Double) -> Void) {
    for (item, place) in placed.enumerated() where place.end > offset && place.start < end {
      body(item, place.end)
    }
  }

  private func prepare() {
    placed.removeAll(keepingCapacity: true)
    var end = 0.0
    for item in 0..<count {
      let start = end
      end += sizes[item]
      placed.append(Placed(start: start, end: end))
    }
  }
}
