import Foundation
import Testing

@testable import CollectionView

@Suite("Lines break as by walking over all items")
struct FlowOracleTests {
  @Test(
    "Every assignment of four sizes to up to five items",
    arguments: 0...5, [30, 100] as [CGFloat])
  func exhaustive(count: Int, available: CGFloat) {
    let common = FlowSize(main: 10, cross: 30)
    let choices: [FlowSize?] = [
      nil, FlowSize(main: 10, cross: 30), FlowSize(main: 20, cross: 45),
      FlowSize(main: 5, cross: 0), FlowSize(main: 10, cross: 110),
    ]
    var assignments: [[FlowSize?]] = [[]]
    for _ in 0..<count {
      assignments = assignments.flatMap { items in choices.map { items + [$0] } }
    }
    for items in assignments {
      let plain = PlainFlow(
        items: items, common: common, available: available, itemSpacing: 5, lineSpacing: 7)
      if let wrong = difference(
        FlowLines(
          FlowSizes(items.indices.map(plain.size)), available: available, itemSpacing: 5,
          lineSpacing: 7), plain)
      {
        Issue.record("\(items) all given: \(wrong)")
        return
      }
      // In order, as when scrolling down, and backwards, as when scrolling up.
      for order in [Array(items.indices), items.indices.reversed()] {
        var lines = FlowLines(
          FlowSizes(count: count, common: common), available: available, itemSpacing: 5,
          lineSpacing: 7)
        for item in order {
          if let size = items[item] { lines.give(size, to: item) }
        }
        if let wrong = difference(lines, plain) {
          Issue.record("\(items) in order \(order): \(wrong)")
          return
        }
      }
    }
  }

  @Test("Every sequence of two edits", arguments: 0...6)
  func edits(count: Int) {
    let common = FlowSize(main: 10, cross: 30)
    var plain = PlainFlow(
      items: Array(repeating: nil, count: count), common: common, available: 100, itemSpacing: 5,
      lineSpacing: 7)
    if count > 3 { plain.items[3] = FlowSize(main: 30, cross: 60) }
    var sizes = FlowSizes(count: count, common: common)
    if count > 3 { sizes.give(FlowSize(main: 30, cross: 60), to: 3) }
    let lines = FlowLines(sizes, available: 100, itemSpacing: 5, lineSpacing: 7)
    for first in edits(of: count) {
      var (lines, plain) = (lines, plain)
      first.apply(to: &lines)
      first.apply(to: &plain)
      for second in edits(of: plain.items.count) {
        var (lines, plain) = (lines, plain)
        second.apply(to: &lines)
        second.apply(to: &plain)
        if let wrong = difference(lines, plain) {
          Issue.record("\(first), \(second): \(wrong)")
          return
        }
      }
    }
  }

  @Test("Random edits of a hundred items", arguments: 1...12 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let common = FlowSize(main: 40, cross: 50)
    var plain = PlainFlow(
      items: Array(repeating: nil, count: 100), common: common, available: 320, itemSpacing: 10,
      lineSpacing: 6)
    var lines = FlowLines(
      FlowSizes(count: 100, common: common), available: 320, itemSpacing: 10, lineSpacing: 6)
    for step in 0..<600 {
      let count = plain.items.count
      let item = Int.random(in: 0...count, using: &random)
      let edit: PlainFlowEdit
      switch Int.random(in: 0..<10, using: &random) {
      case _ where item == count: edit = .insert(item)
      case 0: edit = .insert(item)
      case 1: edit = .remove(item)
      case 2...3: edit = .forget(item)
      case 4: edit = .give(plain.common, to: item)
      case 5 where step % 3 == 0:
        // As a running mean moves: a little, and now and then by so much that another number fits.
        edit = .share(
          FlowSize(
            main: plain.common.main + CGFloat(Int.random(in: -8...8, using: &random)) / 8,
            cross: max(20, plain.common.cross + CGFloat(Int.random(in: -8...8, using: &random)) / 8)
          ))
      default:
        edit = .give(
          FlowSize(
            main: CGFloat(Int.random(in: 0...640, using: &random)) / 8,
            cross: CGFloat(Int.random(in: 0...2800, using: &random)) / 8), to: item)
      }
      edit.apply(to: &lines)
      edit.apply(to: &plain)
      if let wrong = difference(lines, plain) {
        Issue.record("seed \(seed), step \(step), \(edit): \(wrong)")
        return
      }
    }
  }

  @Test(
    "Random edits of a list, until two items fit into a line",
    arguments: 1...24 as ClosedRange<UInt64>)
  func list(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let common = FlowSize(main: 40, cross: 160)
    var plain = PlainFlow(
      items: Array(repeating: nil, count: 30), common: common, available: 320, itemSpacing: 10,
      lineSpacing: 6)
    var lines = FlowLines(
      FlowSizes(count: 30, common: common), available: 320, itemSpacing: 10, lineSpacing: 6)
    for step in 0..<200 {
      let count = plain.items.count
      let item = Int.random(in: 0...count, using: &random)
      let main = CGFloat(Int.random(in: 0...640, using: &random)) / 8
      let edit: PlainFlowEdit
      switch Int.random(in: 0..<80, using: &random) {
      case _ where item == count: edit = .insert(item)
      case 0..<10: edit = .insert(item)
      case 10..<20: edit = .remove(item)
      case 20..<30: edit = .forget(item)
      case 30..<40: edit = .share(FlowSize(main: main, cross: plain.common.cross))
      case 40: edit = .share(FlowSize(main: main, cross: plain.common.cross + 2))
      case 41: edit = .give(FlowSize(main: main, cross: 150), to: item)
      default: edit = .give(FlowSize(main: main, cross: plain.common.cross), to: item)
      }
      edit.apply(to: &lines)
      edit.apply(to: &plain)
      if let wrong = difference(lines, plain) {
        Issue.record("seed \(seed), step \(step), \(edit): \(wrong)")
        return
      }
    }
  }

  @Test("A billion items are a handful of runs, before and after a size is given")
  func billion() {
    let count = 1_000_000_000
    var lines = FlowLines(
      FlowSizes(count: count, common: FlowSize(main: 40, cross: 100)), available: 320,
      itemSpacing: 10, lineSpacing: 10)
    #expect(lines.count == 333_333_334)
    #expect(lines.extents.totalExtent == 16_666_666_690)
    #expect(lines.items(ofLine: 333_333_333) == (count - 1)..<count)
    // One item a line more in the middle: all that follow move up by one place.
    lines.give(FlowSize(main: 40, cross: 200), to: 500_000_001)
    #expect(lines.items(ofLine: lines.line(of: 500_000_001)) == 500_000_001..<500_000_003)
    #expect(lines.items(ofLine: lines.count - 1) == (count - 2)..<count)
    #expect(lines.extents.root.runCount <= 5)
  }

  private func edits(of count: Int) -> [PlainFlowEdit] {
    var edits: [PlainFlowEdit] = (0...count).map { .insert($0) }
    edits += [.share(FlowSize(main: 12, cross: 31)), .share(FlowSize(main: 3, cross: 48))]
    for item in 0..<count {
      edits += [
        .remove(item), .forget(item), .give(FlowSize(main: 4, cross: 10), to: item),
        .give(FlowSize(main: 10, cross: 66), to: item),
      ]
    }
    return edits
  }

  private func difference(_ lines: FlowLines, _ plain: PlainFlow) -> String? {
    let expected = plain.lines
    if lines.count != expected.count { return "\(lines.count) lines, not \(expected.count)" }
    for (index, line) in expected.enumerated() {
      if lines.items(ofLine: index) != line.items { return "items of line \(index)" }
      if lines.extents.offset(of: index) != line.offset { return "offset of line \(index)" }
      if lines.extents.extent(at: index) != line.extent { return "extent of line \(index)" }
      for (place, (item, cross)) in zip(lines.places(inLine: index), zip(line.items, line.crosses))
      {
        if lines.line(of: item) != index { return "line of \(item)" }
        if place.item != item || place.size != plain.size(item) { return "size of \(item)" }
        if place.main != (line.extent - place.size.main) / 2 { return "main of \(item)" }
        if abs(place.cross - cross) > 1e-9 { return "cross of \(item)" }
      }
    }
    var met: [FlowPlace] = []
    var wrong: String?
    lines.visitPlaces(from: -1, to: lines.extents.totalExtent + 1) { line, place in
      met.append(place)
      if line.offset != expected[line.index].offset { wrong = "offset of line \(line.index), met" }
    }
    return met == expected.indices.flatMap(lines.places(inLine:)) ? wrong : "places, met"
  }
}
