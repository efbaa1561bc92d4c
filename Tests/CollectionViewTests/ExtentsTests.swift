import Foundation
import Testing

@testable import CollectionView

@Suite("An extent tree")
struct ExtentsTests {
  @Test("opens a billion items as one run")
  func billion() {
    let tree = ExtentTree(count: 1_000_000_000, estimate: 44, spacing: 1)
    #expect(tree.totalExtent == 44_999_999_999)
    #expect(tree.offset(of: 999_999_999) == 44_999_999_955)
    #expect(tree.index(at: 44_999_999_955) == 999_999_999)
    #expect(tree.indices(from: 45_000, to: 45_100) == 1000..<1003)
    #expect(tree.root.runCount == 1)
  }

  @Test("counts to two to the fortieth")
  func largest() {
    let count = 1 << 40
    var tree = ExtentTree(count: count, estimate: 16)
    tree.setExtent(100, at: count - 1)
    tree.setExtent(100, at: count / 2)
    #expect(tree.offset(of: count - 1) == CGFloat(count - 2) * 16 + 100)
    #expect(tree.index(at: CGFloat(count / 2) * 16 + 100) == count / 2 + 1)
    #expect(tree.firstMeasured(in: 0..<count) == count / 2)
    tree.move(from: count - 1, to: 0)
    tree.remove(1..<(count / 2))
    #expect(tree.count == count / 2 + 1)
    #expect(tree.extent(at: 0) == 100)
    #expect(tree.extent(at: 2) == 100)
    #expect(tree.root.runCount == 4)
  }

  @Test("takes a new estimate and a new spacing for all unmeasured items at once")
  func reestimating() {
    var tree = ExtentTree(count: 5, estimate: 10, spacing: 1)
    tree.setExtent(30, at: 2)
    tree.estimate = 20
    tree.spacing = 3
    #expect(tree.totalExtent == 122)
    #expect(tree.offset(of: 3) == 79)
  }

  @Test("is empty at first")
  func empty() {
    let tree = ExtentTree()
    #expect(tree.totalExtent == 0)
    #expect(tree.offset(of: 0) == 0)
    #expect(tree.index(at: 0) == nil)
    #expect(tree.indices(from: -10, to: 10).isEmpty)
    #expect(tree.firstMeasured(in: 0..<0) == nil)
  }

  @Test(
    "counts extents that are no lengths as zero",
    arguments: [-5, -.infinity, .infinity, .nan, -0.0] as [CGFloat])
  func insane(extent: CGFloat) {
    var tree = ExtentTree(count: 3, estimate: 10, spacing: 2)
    tree.setExtent(extent, at: 1)
    #expect(tree.isMeasured(at: 1))
    #expect(tree.extent(at: 1) == 0)
    #expect(tree.totalExtent == 24)
    tree.estimate = extent
    tree.spacing = extent
    #expect(tree.totalExtent == 0)
    #expect(tree.index(at: 5) != nil)
  }

  @Test("finds all overlapping items that meet a stretch")
  func overlapping() {
    var tree = ExtentTree(count: 100, estimate: 50, spacing: -30)
    tree.setExtent(80, at: 10)
    // Items 0 to 10 start every 20 points, item 11 at 250.
    #expect(tree.totalExtent == 2060)
    #expect(tree.index(at: 45) == 2)
    #expect(tree.indices(from: 45, to: 70) == 0..<4)
    #expect(tree.indices(from: 50, to: 60) == 1..<3)
    #expect(tree.indices(from: 250, to: 260) == 10..<12)
    #expect(tree.items(from: 250, to: 260).map(\.index) == [10, 11])
    #expect(tree.items(from: 50, to: 60).map(\.index) == [1, 2])
  }

  @Test("answers offsets that are no numbers")
  func insaneOffsets() {
    let tree = ExtentTree(count: 3, estimate: 10)
    #expect(tree.index(at: .nan) == 0)
    #expect(tree.index(at: .infinity) == 2)
    #expect(tree.index(at: -.infinity) == 0)
    #expect(tree.indices(from: -.infinity, to: .infinity) == 0..<3)
    #expect(tree.indices(from: .nan, to: 10).isEmpty)
    #expect(tree.indices(from: 0, to: .nan).isEmpty)
  }

  @Test("survives extents whose sum is infinite")
  func overflowing() {
    var tree = ExtentTree(count: 1 << 40, estimate: .greatestFiniteMagnitude, spacing: 1)
    tree.setExtent(.greatestFiniteMagnitude, at: 7)
    #expect(tree.totalExtent == .infinity)
    #expect(tree.index(at: 0) == 0)
    #expect(tree.indices(from: 0, to: 100) == 0..<1)
  }

  @Test("finds each item by its own edge, whatever the rounding", arguments: [0.1, 44.3, 1e-3])
  func rounding(estimate: CGFloat) {
    var tree = ExtentTree(count: 3000, estimate: estimate, spacing: 0.7)
    for index in stride(from: 0, to: 3000, by: 3) {
      tree.setExtent(CGFloat(index % 17) / 3 + 0.1, at: index)
    }
    for index in 0..<3000 {
      let edge = tree.offset(of: index)
      #expect(tree.index(at: edge) == index)
      #expect(tree.index(at: edge.nextDown) == max(0, index - 1))
    }
  }

  @Test("leaves its copies alone")
  func copies() {
    var tree = ExtentTree(count: 10_000, estimate: 10)
    for index in stride(from: 0, to: 10_000, by: 7) { tree.setExtent(20, at: index) }
    let copy = tree
    tree.setExtent(99, at: 700)
    tree.remove(0..<100)
    #expect(copy.extent(at: 700) == 20)
    #expect(copy.count == 10_000)
    #expect(copy.checkInvariants() == nil)
  }

  @Test("takes all extents at once and gives them back", arguments: [0, 1, 56, 57, 2000, 100_000])
  func bulk(count: Int) {
    let extents = (0..<count).map { CGFloat($0 % 13) }
    var tree = ExtentTree(measured: extents, estimate: 5, spacing: 2)
    #expect(tree.checkInvariants() == nil)
    #expect(tree.measuredCount == count)
    #expect(tree.extents == extents)
    tree.insert(3, at: count / 2)
    #expect(tree.checkInvariants() == nil)
    #expect(tree.extents == extents[..<(count / 2)] + [5, 5, 5] + extents[(count / 2)...])
  }

  @Test("stays shallow", arguments: [true, false])
  func depth(inOrder: Bool) {
    var random = SeededGenerator(seed: 5)
    var tree = ExtentTree(count: 1_000_000_000, estimate: 44)
    for step in 0..<20_000 {
      let index = inOrder ? step : Int.random(in: 0..<tree.count, using: &random)
      tree.setExtent(30, at: index)
    }
    #expect(tree.checkInvariants() == nil)
    // 20,000 measured items are at most 40,001 runs, 64 of them in a leaf, 32 nodes in a branch.
    #expect(tree.root.height <= 3)
  }

  @Test("comes back to one run when everything is forgotten one by one")
  func forgetting() {
    var tree = ExtentTree(count: 5000, estimate: 10)
    for index in 0..<5000 { tree.setExtent(20, at: index) }
    for index in stride(from: 0, to: 5000, by: 2) { tree.forget(at: index) }
    #expect(tree.checkInvariants() == nil)
    for index in stride(from: 1, to: 5000, by: 2) { tree.forget(at: index) }
    #expect(tree.measuredCount == 0)
    #expect(tree.totalExtent == 50_000)
    #expect(tree.root.runCount == 1)
  }

  @Test("takes at most 16 bytes for an item measured in order", arguments: [false, true])
  func footprintInOrder(upwards: Bool) {
    var tree = ExtentTree(count: 1_000_000, estimate: 44)
    for step in 0..<50_000 { tree.setExtent(30, at: upwards ? 999_999 - step : step) }
    #expect(tree.root.footprint <= 16 * 50_000)
  }

  @Test("takes at most 32 bytes for an item measured at random")
  func footprintAtRandom() {
    var random = SeededGenerator(seed: 3)
    var tree = ExtentTree(count: 1_000_000_000, estimate: 44)
    for _ in 0..<50_000 { tree.setExtent(30, at: Int.random(in: 0..<tree.count, using: &random)) }
    #expect(tree.root.footprint <= 32 * 50_000)
  }

  @Test("sums up what is measured in order as if the sum were taken anew, to the last bit")
  func sumsInOrder() {
    var tree = ExtentTree(count: 1000, estimate: 0.7)
    for index in 0..<500 {
      tree.setExtent(CGFloat(index % 17) / 3 + 0.1, at: index)
      #expect(tree.checkInvariants() == nil)
    }
    for index in 480..<1000 {
      tree.confirmEstimate(at: index)
      #expect(tree.checkInvariants() == nil)
    }
    #expect(tree.extent(at: 499) == CGFloat(499 % 17) / 3 + 0.1)
    #expect(tree.extent(at: 500) == 0.7)
  }
}
