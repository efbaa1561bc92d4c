import CollectionView
import Foundation

/// The engine through its public members, beside a plain index and the usual tutorial's list doing the same work in the
/// same rounds.
@MainActor
enum EngineBenchmarks {
  static func run() {
    memory()
    print(
      """
      Engine: medians of \(Measurement.rounds) rounds, each taken in turn; a report is a new size,
      the questions that follow it, and the frames as the layout returns them.

      """)
    growth("scroll until 2 000 items are measured: a report") { anchor, _ in
      var walk = Walk(over: anchor)
      walk.scroll()
      return walk.reports
    }
    growth("jump to 50 items all over: a report") { anchor, count in
      var walk = Walk(over: anchor)
      walk.jump(to: Workload.targets(among: count))
      return walk.reports
    }
    growth("make the layout and ask for the first screen") { _, _ in
      1
    } making: { kind, count in
      kind.make(count).visit(from: 0, to: Workload.viewport) { _, _ in }
    }
    measured()
    IndexBenchmarks.run()
    updates()
  }

  /// A table of one kind of work over more and more items, with the ratio to the same anchor at the fewest.
  private static func growth(
    _ title: String, _ work: @escaping @MainActor (any Anchor, Int) -> Int,
    making: (@MainActor (AnchorKind, Int) -> Void)? = nil
  ) {
    print(title)
    print("  " + padded("items", 16) + AnchorKind.allCases.map { padded($0.rawValue, 22) }.joined())
    var first: [AnchorKind: Duration] = [:]
    for count in [10_000, 100_000, 1_000_000, 10_000_000, 1_000_000_000] {
      let kinds = AnchorKind.allCases.filter { count <= $0.limit }
      let medians = Measurement.medians(
        of: kinds.map { kind in
          {
            if let making {
              // What is soon made is made often, so that caches are warm for everybody.
              let repeats = kind.isReference ? 1 : 50
              return (
                repeats, ThreadTime.measure { for _ in 0..<repeats { making(kind, count) } }
              )
            }
            let anchor = kind.make(count)
            var units = 0
            let time = ThreadTime.measure { units = work(anchor, count) }
            return (units, time)
          }
        })
      var line = "  " + padded(grouped(count), 16)
      for kind in AnchorKind.allCases {
        guard let index = kinds.firstIndex(of: kind) else {
          line += padded("–", 22)
          continue
        }
        let reference = first[kind, default: medians[index]]
        first[kind] = reference
        line += padded(
          "\(microseconds(medians[index]))  ×\(rounded(medians[index] / reference))", 22)
      }
      print(line)
    }
    print()
  }

  /// The cost of a report must not grow with the number of items measured before.
  private static func measured() {
    print("jump among a million items when so many were measured at random: a report")
    var first: [AnchorKind: Duration] = [:]
    let kinds: [AnchorKind] = [.blockSums, .list, .flow, .table]
    print("  " + padded("measured", 16) + kinds.map { padded($0.rawValue, 22) }.joined())
    for count in [2_000, 20_000, 200_000] {
      let medians = Measurement.medians(
        of: kinds.map { kind in
          {
            let anchor = kind.make(1_000_000)
            for item in Workload.targets(count, among: 1_000_000) {
              anchor.visit(from: anchor.offset(of: item), to: anchor.offset(of: item) + 1) { _, _ in
              }
              anchor.report(Workload.size(of: item), of: item)
            }
            var walk = Walk(over: anchor)
            let time = ThreadTime.measure { walk.jump(to: Workload.targets(among: 1_000_000)) }
            return (walk.reports, time)
          }
        })
      var line = "  " + padded(grouped(count), 16)
      for (index, kind) in kinds.enumerated() {
        let reference = first[kind, default: medians[index]]
        first[kind] = reference
        line += padded(
          "\(microseconds(medians[index]))  ×\(rounded(medians[index] / reference))", 22)
      }
      print(line)
    }
    print()
  }

  /// One update of a collection view, its layout pass included.
  private static func updates() {
    print("insert and delete one row in the middle, with the pass that follows")
    var reference: [String: Duration] = [:]
    for count in [10_000, 1_000_000, 1_000_000_000] {
      let subjects: [(String, UpdatedView)] = [
        ("list", UpdatedView(ListLayout(), items: count))
      ]
      let medians = Measurement.medians(
        of: subjects.map { subject in
          { (200, ThreadTime.measure { for _ in 0..<100 { subject.1.insertAndDelete() } }) }
        })
      for (subject, median) in zip(subjects, medians) {
        let first = reference[subject.0, default: median]
        reference[subject.0] = first
        print(
          "  " + padded("\(grouped(count)) items, \(subject.0)", 36)
            + "\(microseconds(median))  ×\(rounded(median / first))")
      }
    }
    print()
  }

  /// What a measured item costs, by what the process grew.
  private static func memory() {
    guard ResidentMemory.now != nil else { return }
    print("memory of the process, what it grew by")
    for count in [10_000, 1_000_000_000] {
      let before = ResidentMemory.now ?? 0
      let anchor = AnchorKind.list.make(count)
      anchor.visit(from: 0, to: Workload.viewport) { _, _ in }
      let bytes = (ResidentMemory.now ?? 0) - before
      withExtendedLifetime(anchor) {
        print("  " + padded("a list of \(grouped(count)) items", 40) + "\(bytes) bytes")
      }
    }
    for (name, items) in [
      ("in order", Array(0..<200_000)),
      ("at random", Workload.targets(200_000, among: 1_000_000_000)),
    ] {
      let anchor = AnchorKind.list.make(1_000_000_000)
      let before = ResidentMemory.now ?? 0
      for item in items {
        let offset = anchor.offset(of: item)
        anchor.visit(from: offset, to: offset + 1) { _, _ in }
        anchor.report(Workload.size(of: item), of: item)
      }
      let bytes = (ResidentMemory.now ?? 0) - before
      withExtendedLifetime(anchor) {
        print("  " + padded("200 000 measured \(name)", 40) + "\(bytes / items.count) bytes each")
      }
    }
    print()
  }
}
