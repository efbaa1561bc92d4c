import EnginePlay
import Foundation

// Runs random operations against the oracle. Arguments: operations for each layout, first seed, layouts.

let arguments = CommandLine.arguments.dropFirst().map { $0 }
let wanted = arguments.first.flatMap { Int($0) } ?? 100_000
let firstSeed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 0
let layouts = arguments.dropFirst(2).compactMap(PlayedLayout.init(rawValue:))
let operationsInPlay = 100
var failures = 0

for layout in layouts.isEmpty ? PlayedLayout.allCases : layouts {
  let clock = ContinuousClock()
  let start = clock.now
  var played = 0
  var failed = 0
  var seed = firstSeed
  while played < wanted, failed < 5 {
    let play = EnginePlay(
      layout, seed: seed, operations: min(operationsInPlay, wanted - played))
    if let failure = play.failure() {
      failed += 1
      let shrunk = play.shrunk()
      let complaint = shrunk.failure()?.complaint ?? failure.complaint
      let about =
        "\(complaint)\nseed \(seed) of \(layout.rawValue), after \(shrunk.operations.count) of \(failure.operations) operations"
      print(shrunk.scene(title: "Found by fuzzing", about: about))
      played += failure.operations
    } else {
      played += play.operations.count
    }
    seed += 1
  }
  failures += failed
  let seconds = clock.now - start
  let time = Double(seconds.components.seconds) + Double(seconds.components.attoseconds) / 1e18
  print(
    "\(layout.rawValue): \(played) operations, \((time * 10).rounded() / 10) s, \(failed) failures")
}

exit(failures == 0 ? 0 : 1)
