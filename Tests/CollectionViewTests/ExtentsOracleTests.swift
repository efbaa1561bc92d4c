import Foundation
import Testing

@testable import CollectionView

@Suite("An extent tree answers like a plain array")
struct ExtentsOracleTests {
  @Test(
    "Every short sequence of edits on every small tree",
    arguments: zip(0...4, [4, 3, 2, 2, 2]))
  func exhaustive(count: Int, length: Int) {
    let tree = ExtentTree(count: count, estimate: 10, spacing: 2)
    let plain = PlainExtents(
      items: [CGFloat?](repeating: nil, count: count), estimate: 10, spacing: 2)
    var sequences = 0
    func walk(_ tree: ExtentTree, _ plain: PlainExtents, _ history: [PlainEdit]) {
      if let difference = difference(tree, plain) {
        Issue.record("after \(history): \(difference)")
      }
      sequences += 1
      guard history.count < length else { return }
      for edit in edits(of: plain.items.count) {
        var (tree, plain) = (tree, plain)
        edit.apply(to: &tree)
        edit.apply(to: &plain)
        walk(tree, plain, history + [edit])
      }
    }
    walk(tree, plain, [])
    #expect(sequences > 200)
  }

  private func edits(of count: Int) -> [PlainEdit] {
    var edits: [PlainEdit] = [.forgetAll, .estimate(0), .insert(2, at: count)]
    for index in 0..<count {
      edits += [.set(index, 0), .set(index, 7), .confirm(index)]
      edits += [.forget(index), .insert(1, at: index)]
      edits += (index..<count).map { .remove(index..<($0 + 1)) }
      edits += (0..<count).filter { $0 != index }.map { .move(index, to: $0) }
    }
    return edits
  }

  @Test("Ten thousand random edits of a small tree")
  func random() {
    edit(items: 100, steps: 10_000, checkingEvery: 1, seed: 1)
  }

  @Test("Random edits of a tree of three levels", arguments: [2, 3] as [UInt64])
  func randomDeep(seed: UInt64) {
    edit(items: 6000, steps: 4000, checkingEvery: 250, seed: seed, startingMeasured: true)
  }

  private func edit(
    items: Int, steps: Int, checkingEvery interval: Int, seed: UInt64,
    startingMeasured: Bool = false
  ) {
    var random = SeededGenerator(seed: seed)
    var tree = ExtentTree(count: items, estimate: 44, spacing: 1.5)
    var plain = PlainExtents(
      items: [CGFloat?](repeating: nil, count: items), estimate: 44, spacing: 1.5)
    for index in stride(from: 0, to: startingMeasured ? items : 0, by: 2) {
      tree.setExtent(20, at: index)
      plain.items[index] = 20
    }
    var height = 0
    for step in 0..<steps {
      let edit = randomEdit(of: plain.items.count, about: items, with: &random)
      edit.apply(to: &tree)
      edit.apply(to: &plain)
      height = max(height, tree.root.height)
      guard step.isMultiple(of: interval) else { continue }
      if let wrong = difference(tree, plain, probes: 4, with: &random) {
        Issue.record("seed \(seed), step \(step), \(edit): \(wrong)")
        return
      }
    }
    #expect(height == (startingMeasured ? 2 : 1))
  }

  /// Extents are eighths of a point, so that sums are exact in every order.
  private func randomEdit(
    of count: Int, about usual: Int, with random: inout SeededGenerator
  ) -> PlainEdit {
    if count < usual / 2 { return .insert(usual / 2, at: count) }
    if count > 2 * usual { return .remove(0..<usual) }
    let index = Int.random(in: 0..<count, using: &random)
    switch Int.random(in: 0..<1000, using: &random) {
    case 0: return usual > 1000 ? .forget(index) : .forgetAll
    case 1..<5: return .estimate(CGFloat(Int.random(in: 0...800, using: &random)) / 8)
    case 5..<9: return .spacing(CGFloat(Int.random(in: 0...80, using: &random)) / 8)
    case 9..<100: return .forget(index)
    case 100..<160: return .insert(Int.random(in: 0...9, using: &random), at: index)
    case 160..<200:
      return .remove(index..<min(count, index + Int.random(in: 0...12, using: &random)))
    case 200..<204: return .remove(index..<min(count, index + usual / 4))
    case 204..<208: return .insert(usual / 4, at: index)
    case 208..<400: return .move(index, to: Int.random(in: 0..<count, using: &random))
    case 400..<450: return .confirm(index)
    default: return .set(index, CGFloat(max(0, Int.random(in: -40...1600, using: &random))) / 8)
    }
  }

  // MARK: Comparing

  /// The first answer that differs, with every question asked.
  private func difference(_ tree: ExtentTree, _ plain: PlainExtents) -> String? {
    let edges = plain.edges
    let count = plain.items.count
    if let wrong = overall(tree, plain, edges) { return wrong }
    for index in 0..<count {
      if let wrong = item(index, tree, plain, edges) { return wrong }
    }
    let marks: [CGFloat] = [-1] + edges.flatMap { (edge: CGFloat) in [edge, edge + 1] }
    for mark in marks where tree.index(at: mark) != lastItem(at: mark, edges) {
      return "index(at: \(mark)) is \(tree.index(at: mark) as Any)"
    }
    guard count <= 8 else { return nil }
    for from in marks {
      for to in marks {
        if let wrong = stretch(from, to, tree, plain, edges) { return wrong }
      }
    }
    for lower in 0...count {
      for upper in lower...count {
        if let wrong = range(lower..<upper, tree, plain) { return wrong }
      }
    }
    return nil
  }

  /// The same with a few questions at random places.
  private func difference(
    _ tree: ExtentTree, _ plain: PlainExtents, probes: Int, with random: inout SeededGenerator
  ) -> String? {
    let edges = plain.edges
    if let wrong = overall(tree, plain, edges) { return wrong }
    let count = plain.items.count
    for _ in 0..<probes where count > 0 {
      let index = Int.random(in: 0..<count, using: &random)
      if let wrong = item(index, tree, plain, edges) { return wrong }
      let mark = CGFloat(Int.random(in: -8...(Int(edges[count] * 8) + 8), using: &random)) / 8
      if tree.index(at: mark) != lastItem(at: mark, edges) { return "index(at: \(mark))" }
      let length = CGFloat(Int.random(in: 0...4000, using: &random)) / 8
      if let wrong = stretch(mark, mark + length, tree, plain, edges) { return wrong }
      let upper = Int.random(in: index...count, using: &random)
      if let wrong = range(index..<upper, tree, plain) { return wrong }
    }
    return nil
  }

  private func overall(
    _ tree: ExtentTree, _ plain: PlainExtents, _ edges: [CGFloat]
  ) -> String? {
    let count = plain.items.count
    if let wrong = tree.checkInvariants() { return wrong }
    if tree.count != count { return "count is \(tree.count)" }
    if tree.measuredCount != plain.items.count(where: { $0 != nil }) { return "measuredCount" }
    let unmeasured = plain.items.indices.filter { plain.items[$0] == nil }
    if tree.unmeasuredStretches.flatMap(Array.init) != unmeasured { return "unmeasuredStretches" }
    if zip(tree.unmeasuredStretches, tree.unmeasuredStretches.dropFirst())
      .contains(where: { $0.upperBound == $1.lowerBound })
    {
      return "stretches that meet"
    }
    if tree.offset(of: count) != edges[count] { return "offset(of: count)" }
    if tree.totalExtent != (count == 0 ? 0 : edges[count] - plain.spacing) { return "totalExtent" }
    // A run more than there are measured items at each border of two leaves.
    if tree.root.runCount > 3 * tree.measuredCount + 1 { return "too many runs" }
    return nil
  }

  private func item(
    _ index: Int, _ tree: ExtentTree, _ plain: PlainExtents, _ edges: [CGFloat]
  ) -> String? {
    if tree.extent(at: index) != plain.extent(at: index) { return "extent(at: \(index))" }
    if tree.isMeasured(at: index) != (plain.items[index] != nil) { return "isMeasured \(index)" }
    if tree.offset(of: index) != edges[index] { return "offset(of: \(index))" }
    return nil
  }

  private func lastItem(at mark: CGFloat, _ edges: [CGFloat]) -> Int? {
    let count = edges.count - 1
    return count == 0 ? nil : (0..<count).last { edges[$0] <= mark } ?? 0
  }

  private func stretch(
    _ from: CGFloat, _ to: CGFloat, _ tree: ExtentTree, _ plain: PlainExtents, _ edges: [CGFloat]
  ) -> String? {
    let expected =
      from < to
      ? plain.items.indices.filter { edges[$0] < to && edges[$0] + plain.extent(at: $0) > from }
      : []
    let found = tree.indices(from: from, to: to)
    if Array(found) != expected { return "indices(from: \(from), to: \(to)) is \(found)" }
    let spans = expected.map {
      ExtentSpan(
        index: $0, offset: edges[$0], extent: plain.extent(at: $0),
        isMeasured: plain.items[$0] != nil)
    }
    if tree.items(from: from, to: to) != spans { return "items(from: \(from), to: \(to))" }
    let first = tree.firstItem(from: from, to: to) { $0.isMeasured }
    return first == spans.first { $0.isMeasured } ? nil : "firstItem(from: \(from), to: \(to))"
  }

  private func range(_ range: Range<Int>, _ tree: ExtentTree, _ plain: PlainExtents) -> String? {
    let measured = range.filter { plain.items[$0] != nil }
    if tree.measuredCount(in: range) != measured.count { return "measuredCount(in: \(range))" }
    if tree.firstMeasured(in: range) != measured.first { return "firstMeasured(in: \(range))" }
    if tree.extents(in: range) != range.map(plain.extent) { return "extents(in: \(range))" }
    return nil
  }
}
