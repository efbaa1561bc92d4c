/// Measures the extent tree: the cost of an update among a billion items, many of them measured.
///
/// The tree is internal to the engine, so its files are also compiled into this program (the folder `Extents`).
@MainActor
enum IndexTargets {
  private static let items = 1_000_000_000
  private static let batch = 1_000

  private typealias Work = (inout ExtentTree, Int) -> Void

  private static let works: [(name: String, repeats: Int, limit: Double, work: Work)] = [
    ("insert one", 2_000, 5, { $0.insert(1, at: place($1)) }),
    ("delete one", 2_000, 5, { $0.remove(place($1)..<place($1) + 1) }),
    ("move one", 2_000, 5, { $0.move(from: place($1), to: place($1 + 1)) }),
    (
      "insert and measure 1 000 in a row", 1, 2_000,
      { tree, rank in
        tree.insert(batch, at: place(rank))
        for item in place(rank)..<place(rank) + batch {
          tree.setExtent(Workload.size(of: item), at: item)
        }
      }
    ),
    ("delete 1 000 in a row", 1, 2_000, { $0.remove(place($1)..<place($1) + batch) }),
    (
      "insert 1 000 all over", 1, 2_000,
      { tree, rank in for item in 1...batch { tree.insert(1, at: place(rank + item)) } }
    ),
  ]

  static func measure() {
    print("\nThe index: a billion items, 100 000 of them measured at random\n")
    var measured = ExtentTree(count: items, estimate: Workload.estimate)
    for item in Workload.targets(100_000, among: items) {
      measured.setExtent(Workload.size(of: item), at: item)
    }
    for (name, repeats, limit, work) in works {
      let times = (0..<5).map { _ in
        var tree = measured
        // Copy the tree before the measurement: the first change does that.
        tree.setExtent(Workload.estimate, at: 0)
        let time = ThreadTime.measure { for rank in 1...repeats { work(&tree, rank) } }
        return time * 1e6 / Double(repeats)
      }
      Target.report("L8 index: \(name)", times.median, limit: limit, "µs")
    }
  }

  /// Pseudo-random item indices with room after them for deletions.
  private static func place(_ rank: Int) -> Int {
    Int((UInt64(rank) &* 618_033_989) % UInt64(items - 100_000))
  }
}
