import Foundation
import Testing

@testable import CollectionView

@Suite("Flow layout, whether all sizes are the same")
struct FlowUniformityTests {
  /// Few different sizes, so that all are the same again and again.
  private static func size(_ kind: Int) -> FlowSize {
    FlowSize(main: CGFloat(10 + kind), cross: kind > 1 ? 40 : 50)
  }

  @Test(
    "given, changed and taken, sizes are the same when those that are left are", arguments: 1...8)
  func naive(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let common = Self.size(0)
    var sizes = FlowSizes(count: 6, common: common)
    var plain = [FlowSize?](repeating: nil, count: 6)
    for step in 0..<2_000 {
      let item = Int.random(in: 0..<max(1, plain.count), using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0 where plain.count < 12:
        sizes.insert(at: item)
        plain.insert(nil, at: min(item, plain.count))
      case 1 where plain.count > 1:
        sizes.remove(item)
        plain.remove(at: item)
      case 2, 3:
        sizes.forget(item)
        plain[item] = nil
      default:
        // Long stretches of one size, with another now and then.
        let kind = Int.random(in: 0..<5, using: &random) == 0 ? step % 3 : step / 50 % 3
        #expect(sizes.give(Self.size(kind), to: item) == plain[item])
        plain[item] = Self.size(kind)
      }
      let all = plain.map { $0 ?? common }
      #expect(sizes.uniform == (all.allSatisfy { $0 == all[0] } ? all[0] : nil), "step \(step)")
      #expect(sizes.widest == all.map(\.cross).max(), "step \(step)")
    }
  }

  @Test("an item measured again and again does not have all the others looked at each time")
  func work() {
    var all = (0..<1_000).map { FlowSize(main: CGFloat($0), cross: 50) }
    var uniformity = FlowUniformity(of: all)
    var looked = 0
    for change in 0..<10_000 {
      let (old, new) = (all[0], FlowSize(main: CGFloat(5_000 + change), cross: 50))
      all[0] = new
      guard uniformity.change(from: old, to: new) else { continue }
      uniformity.examine(all)
      looked += all.count
    }
    #expect(looked <= 2 * 10_000)
    #expect(uniformity.shared == nil)
  }
}
