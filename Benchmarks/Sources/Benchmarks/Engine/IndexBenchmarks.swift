/// The index below the layouts alone: what an update costs where a billion items stand and many of them were measured.
///
/// It is no public member of the engine, so its files are built into this program once more.
@MainActor
enum IndexBenchmarks {
  private static let items = 1_000_000_000
  private static let batch = 1_000
  private static let repeats = 2_000

  static func run() {
    print("the index alone: a billion items, and so many measured at random  (wished for below)")
    let works: [(name: String, units: Int, wish: String, work: (inout ExtentTree, Int) -> Void)] = [
      ("insert one", repeats, "5 µs", { $0.insert(1, at: place($1)) }),
      ("delete one", repeats, "5 µs", { $0.remove(place($1)..<place($1) + 1) }),
      (
        "find and delete one measured", repeats, "5 µs",
        { tree, rank in
          guard let item = tree.firstMeasured(in: place(rank)..<tree.count) else { return }
          tree.remove(item..<item + 1)
        }
      ),
      ("move one", repeats, "5 µs", { $0.move(from: place($1), to: place($1 + 1)) }),
      (
        "insert and measure 1 000 in a row", 1, "2 ms",
        { tree, rank in
          tree.insert(batch, at: place(rank))
          for item in place(rank)..<place(rank) + batch {
            tree.setExtent(Workload.size(of: item), at: item)
          }
        }
      ),
      (
        "delete 1 000 in a row", 1, "2 ms",
        { $0.remove(place($1)..<place($1) + batch) }
      ),
      (
        "insert 1 000 all over", 1, "2 ms",
        { tree, rank in for item in 1...batch { tree.insert(1, at: place(rank + item)) } }
      ),
      (
        "delete 1 000 all over", 1, "2 ms",
        { tree, rank in
          for item in 1...batch { tree.remove(place(rank + item)..<place(rank + item) + 1) }
        }
      ),
    ]
    let counts = [1_000, 100_000]
    let trees = counts.map(tree)
    print(
      "  " + padded("", 36) + counts.map { padded(grouped($0), 18) }.joined() + "wished for")
    for (name, units, wish, work) in works {
      let medians = Measurement.medians(
        of: trees.map { original in
          {
            var tree = original
            // The first change copies what the trees share; it is not what is timed.
            tree.setExtent(Workload.estimate, at: 0)
            let time = ThreadTime.measure { for rank in 1...units { work(&tree, rank) } }
            return (units, time)
          }
        })
      print(
        "  " + padded(name, 36) + medians.map { padded(microseconds($0), 18) }.joined()
          + "≤ \(wish)")
    }
    print()
  }

  /// Items of which so many were measured.
  private static func tree(measured count: Int) -> ExtentTree {
    var tree = ExtentTree(count: items, estimate: Workload.estimate)
    for item in Workload.targets(count, among: items) {
      tree.setExtent(Workload.size(of: item), at: item)
    }
    return tree
  }

  /// Places all over the items, with room behind them for what is deleted before.
  private static func place(_ rank: Int) -> Int {
    Int((UInt64(rank) &* 618_033_989) % UInt64(items - 100_000))
  }
}
