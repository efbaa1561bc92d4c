import EnginePlay
import Testing

/// A share of what `make fuzz` plays.
@Suite("Whatever happens, the engine agrees with the oracle")
@MainActor
struct EnginePlayTests {
  private static let operations = 50

  @Test("By chance", arguments: PlayedLayout.allCases, 0..<40 as Range<UInt64>)
  func chance(layout: PlayedLayout, seed: UInt64) throws {
    try play(layout, seed: seed, operations: Self.operations)
  }

  /// Seeds that once found something, with enough operations to find it.
  @Test(
    "What was found once is not found again",
    arguments: [
      // A sliver of the item before the one that was scrolled to was held.
      (.list, 157, 48),
      // An item that shrank within its line moved the offset out of the legal range.
      (.flow, 26, 8),
      // An item was held whose line was on the screen and not it itself.
      (.flow, 8, 4), (.flow, 15, 11),
      // A view whose size was the guess was not asked again after it was forgotten.
      (.flow, 69, 23),
      // An item was held that is on the screen only before rounding.
      (.flow, 278, 33),
    ] as [(PlayedLayout, UInt64, Int)])
  func regressions(layout: PlayedLayout, seed: UInt64, operations: Int) throws {
    try play(layout, seed: seed, operations: operations)
  }

  @Test("Cells much smaller than their estimate come to rest, however many rounds it takes")
  func manyRounds() {
    var setup = PlaySetup()
    setup.counts = [400]
    setup.viewport.height = 700
    setup.estimate.height = 700
    setup.heights = 5...5
    #expect(EnginePlay(setup, []).failure() == nil)
  }

  private func play(_ layout: PlayedLayout, seed: UInt64, operations: Int) throws {
    let play = EnginePlay(layout, seed: seed, operations: operations)
    guard let failure = play.failure() else { return }
    let shrunk = play.shrunk()
    let about = "\(shrunk.failure()?.complaint ?? failure.complaint)"
    Issue.record(
      "seed \(seed): \(failure.complaint)\n\(shrunk.scene(title: "Found", about: about))")
  }
}
