import EnginePlay
import Testing

@Suite("What fails is made small")
@MainActor
struct ShrinkingTests {
  @Test("A number becomes the least that fails")
  func number() {
    let least = shrink(9000, by: { [$0 / 2, $0 - 1].filter { $0 >= 0 } }, budget: 1000) {
      $0 >= 137
    }
    #expect(least == 137)
  }

  @Test("The budget ends it, with a value that still fails")
  func budget() {
    var tries = 0
    let value = shrink(100, by: { [$0 - 1] }, budget: 10) { _ in
      tries += 1
      return true
    }
    #expect(value == 90)
    #expect(tries == 10)
  }

  /// Fails when something is deleted after a resize while there are at least three items.
  private func fails(_ play: EnginePlay) -> Bool {
    guard play.setup.counts.reduce(0, +) >= 3,
      let resize = play.operations.firstIndex(where: { $0.kind == .resize })
    else { return false }
    return play.operations[resize...].contains { $0.kind == .delete && $0.numbers[1] >= 5 }
  }

  @Test(
    "A play keeps the operations and items it needs, at their least",
    arguments: 0..<40 as Range<UInt64>)
  func play(seed: UInt64) {
    let play = EnginePlay(.flow, seed: seed, operations: 60)
    guard fails(play) else { return }
    let shrunk = shrink(play, by: \.simpler, budget: 20_000, while: fails)
    #expect(shrunk.operations.map(\.kind) == [.resize, .delete])
    #expect(shrunk.operations.map(\.numbers) == [[0, 0, 0, 0], [0, 5, 0, 0]])
    #expect(shrunk.setup.counts.reduce(0, +) == 3)
    #expect(shrunk.setup.header == nil && shrunk.setup.footer == nil)
    #expect(shrunk.setup.scale == 1 && shrunk.setup.spacing == 0)
  }

  @Test("Plays that fail were among them")
  func failing() {
    let failing = (0..<40 as Range<UInt64>).filter {
      fails(EnginePlay(.flow, seed: $0, operations: 60))
    }
    #expect(failing.count > 10)
  }
}
