import Testing

@testable import Simulator

/// A table of positions against a dictionary.
@Suite("Tables of positions")
@MainActor
struct PositionTableTests {
  @Test("It holds what a dictionary holds", arguments: 0..<20)
  func same(seed: UInt64) {
    var dice = EngineOracleDice(seed: 5_000 + seed)
    // Neighbours, far ones, those at one place of their blocks and those whose products have the same first bits.
    let positions = (0..<40).map { $0 < 20 ? $0 : $0 * dice.pick([1, 16, 1_000, 1 << 40]) }
    var table = PositionTable<Int>()
    var plain: [Int: Int] = [:]
    for step in 0..<2_000 {
      let position = dice.pick(positions)
      switch dice.pick([0, 1, 1, 2, 2, 3, 4]) {
      case 0 where step % 50 == 0:
        table.removeAll()
        plain = [:]
      case 1:
        table.set(step, at: position)
        plain[position] = step
      case 2:
        table.update(position, default: 7) { $0 += step }
        plain[position, default: 7] += step
      case 3:
        table.remove(position)
        plain[position] = nil
      default:
        guard step % 100 == 1 else { continue }
        table.removeAll { position, value in (position + value) % 3 == 0 }
        plain = plain.filter { ($0.key + $0.value) % 3 != 0 }
      }
      #expect(table.count == plain.count && table[position] == plain[position])
    }
    for position in positions { #expect(table[position] == plain[position]) }
    let held = zip(table.positions, table.values).sorted { $0.0 < $1.0 }
    #expect(held.map(\.0) == plain.keys.sorted())
  }

  @Test("What has become empty takes no more room than what is put in then")
  func room() {
    var table = PositionTable<Int>()
    for position in 0..<10_000 { table.set(position, at: position) }
    for position in 1..<10_000 { table.remove(position) }
    table.removeAll()
    #expect(table.count == 0 && table[0] == nil)
    table.set(1, at: 3)
    #expect(table[3] == 1 && table[0] == nil)
  }

  @Test("Elements of both kinds are apart")
  func elements() {
    var table = ElementTable<Int>()
    let view = ElementTrack.view(ElementFrame.Identity(kind: ElementFrame.headerKind, [0, 0]))
    table[.item(0)] = 1
    table[view] = 2
    table.update(view, default: 0) { $0 += 5 }
    #expect(table[.item(0)] == 1 && table[view] == 7 && table.count == 2)
    #expect(table.read(view) { $0 * 2 } == 14 && table.read(.item(9)) { $0 } == nil)
    table.removeAll { track, _ in track == view }
    #expect(table[view] == nil && table.count == 1)
    table[.item(0)] = nil
    #expect(table.count == 0)
  }
}
