import CollectionView
import Foundation

/// Measures the engine through its public members, together with two references that do the same work in the same rounds.
@MainActor
enum EngineTargets {
  private static let rounds = 5

  private typealias Work = @MainActor (any Anchor, Int) -> Int

  static func measure() {
    memory()
    print(
      "\nEngine: medians of \(rounds) rounds; a report is a new size with the queries that follow\n"
    )
    for (name, make) in [("list", list), ("flow", flow), ("compositional", compositional)] {
      growth(name, make)
      references(name, make)
      measuredItems(name, make)
      opening(name, make)
    }
    updates()
  }

  private static func list(_ items: Int) -> any Anchor { LayoutAnchor(ListLayout(), items: items) }

  private static func flow(_ items: Int) -> any Anchor { LayoutAnchor.flow(items: items) }

  private static func compositional(_ items: Int) -> any Anchor {
    LayoutAnchor.compositional(items: items)
  }

  private static let works: [(name: String, work: Work)] = [
    (
      "scroll",
      { anchor, _ in
        var walk = Walk(over: anchor)
        walk.scroll()
        return walk.reports
      }
    ),
    (
      "jump",
      { anchor, items in
        var walk = Walk(over: anchor)
        walk.jump(to: Workload.targets(among: items))
        return walk.reports
      }
    ),
  ]

  /// The median time of a report in microseconds, for several anchors that are measured in turn.
  private static func reportTimes(
    _ work: Work, _ anchors: [(make: (Int) -> any Anchor, items: Int)]
  ) -> [Double] {
    var times = [[Double]](repeating: [], count: anchors.count)
    for _ in 0..<rounds {
      for (index, anchor) in anchors.enumerated() {
        let subject = anchor.make(anchor.items)
        var reports = 1
        let time = ThreadTime.measure { reports = max(1, work(subject, anchor.items)) }
        times[index].append(time * 1e6 / Double(reports))
      }
    }
    return times.map(\.median)
  }

  private static func growth(_ name: String, _ make: @escaping (Int) -> any Anchor) {
    for (title, work) in works {
      let times = reportTimes(work, [10_000, 10_000_000, 1_000_000_000].map { (make, $0) })
      Target.report("L1 \(name), \(title): a report among 1e4 items", times[0], "µs")
      Target.report("L1 \(name), \(title): 1e7 items to 1e4", times[1] / times[0], limit: 1.5, "×")
      Target.report("L1 \(name), \(title): 1e9 items to 1e4", times[2] / times[0], limit: 2, "×")
    }
  }

  private static func references(_ name: String, _ make: @escaping (Int) -> any Anchor) {
    for (title, work) in works {
      let floor = reportTimes(
        work, [(make, 1_000_000), ({ BlockSums(count: $0) }, 1_000_000)])
      Target.report(
        "L2 \(name), \(title): 1e6 items, to block sums", floor[0] / floor[1], limit: 12, "×")
      for (items, limit) in [(100_000, 1.0 / 120), (1_000_000, 1.0 / 1_200)] {
        let seed = reportTimes(work, [(make, items), ({ SeedList(count: $0) }, items)])
        Target.report(
          "L3 \(name), \(title): \(items) items, to the tutorial's list", seed[0] / seed[1],
          limit: limit, "×")
      }
    }
  }

  private static func measuredItems(_ name: String, _ make: @escaping (Int) -> any Anchor) {
    func measured(_ count: Int) -> (Int) -> any Anchor {
      { items in
        let anchor = make(items)
        for item in Workload.targets(count, among: items) {
          let offset = anchor.offset(of: item)
          anchor.visit(from: offset, to: offset + 1) { _, _ in }
          anchor.report(Workload.size(of: item), of: item)
        }
        return anchor
      }
    }
    let times = reportTimes(
      works[1].work, [(measured(2_000), 1_000_000), (measured(200_000), 1_000_000)])
    Target.report(
      "L5 \(name): a jump's report, 200 000 measured to 2 000", times[1] / times[0], limit: 2, "×")
  }

  private static func opening(_ name: String, _ make: @escaping (Int) -> any Anchor) {
    for items in [10_000, 1_000_000_000] {
      let times = (0..<100).map { _ in
        ThreadTime.measure { make(items).visit(from: 0, to: Workload.viewport) { _, _ in } } * 1e6
      }
      Target.report(
        "L7 \(name): made and first query, \(items) items", times.median, limit: 100, "µs")
    }
    let times = [10_000, 1_000_000_000].map { items in
      let anchor = make(items) as? LayoutAnchor
      return (0..<100).map { _ in ThreadTime.measure { anchor?.changeWidth() } * 1e6 }.median
    }
    Target.report("L11 \(name): a change of width, 1e4 items", times[0], "µs")
    Target.report("L11 \(name): 1e9 items to 1e4", times[1] / times[0], limit: 2, "×")
  }

  /// Measures updates in the middle of a collection view's rows, each with its layout pass.
  private static func updates() {
    let times = [10_000, 1_000_000_000].map { items in
      let subject = UpdatedView(items: items)
      return (0..<200).map { _ in ThreadTime.measure { subject.insertAndDelete() } * 1e6 }.median
    }
    Target.report("L8 list: insert and delete a row of a view, 1e4 items", times[0], "µs")
    Target.report("L8 list: 1e9 items to 1e4", times[1] / times[0], limit: 2, "×")
  }

  private static func memory() {
    guard ResidentMemory.now != nil else { return }
    print("Memory of the engine\n")
    func growth(_ work: () -> any Anchor) -> Double {
      let before = ResidentMemory.now ?? 0
      let anchor = work()
      return withExtendedLifetime(anchor) { Double((ResidentMemory.now ?? 0) - before) }
    }
    let sizes = [10_000, 1_000_000_000].map { items in
      growth {
        let anchor = list(items)
        anchor.visit(from: 0, to: Workload.viewport) { _, _ in }
        return anchor
      }
    }
    Target.report(
      "L9 list: 1e9 items beyond 1e4", max(0, sizes[1] - sizes[0]) / 1_048_576, limit: 1, "MB")
    for (name, items, limit) in [
      ("in order", Array(0..<200_000), 16.0),
      ("at random", Workload.targets(200_000, among: 1_000_000_000), 32),
    ] {
      let anchor = list(1_000_000_000)
      let bytes = growth {
        for item in items {
          let offset = anchor.offset(of: item)
          anchor.visit(from: offset, to: offset + 1) { _, _ in }
          anchor.report(Workload.size(of: item), of: item)
        }
        return anchor
      }
      Target.report(
        "L9 list: per item measured \(name)", bytes / Double(items.count), limit: limit, "bytes")
    }
  }
}

/// A collection view, scrolled to the middle of its rows, in which a row is inserted and deleted.
@MainActor
private final class UpdatedView {
  private let view: UICollectionView
  private let source: RowSource
  private let middle: IndexPath

  init(items: Int) {
    source = RowSource(items: items)
    middle = IndexPath(item: items / 2, section: 0)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: Workload.width, height: Workload.viewport),
      collectionViewLayout: ListLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    view.layoutIfNeeded()
    view.scrollToItem(at: middle, at: .top, animated: false)
    view.layoutIfNeeded()
  }

  func insertAndDelete() {
    view.performBatchUpdates {
      self.source.items += 1
      self.view.insertItems(at: [self.middle])
    }
    view.performBatchUpdates {
      self.source.items -= 1
      self.view.deleteItems(at: [self.middle])
    }
  }
}
