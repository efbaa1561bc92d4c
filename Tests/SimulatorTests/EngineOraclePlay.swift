import Foundation
import Scenes

@testable import Simulator

/// What was done to a pane, so that it can be done again with less.
@MainActor
struct EngineOraclePlay {
  /// An action and the frames of 1/60 second after it.
  struct Move {
    var action: Action
    var frames: Int
  }

  let pane: Pane
  var moves: [Move] = []

  /// Does everything; the first complaints, or none.
  func complaints() throws -> [String] {
    let rig = try EngineOracleRig(pane)
    var wrong = rig.complaints()
    for move in moves where wrong.isEmpty {
      wrong = rig.play(move)
    }
    if wrong.isEmpty { wrong = rig.finish() }
    return wrong
  }

  /// The same failure with as few moves as dropping them one by one leaves.
  func shrunk() throws -> EngineOraclePlay {
    var play = self
    let kind = try complaints().first.map(Self.kind)
    var index = play.moves.count - 1
    while index >= 0 {
      var shorter = play
      shorter.moves.remove(at: index)
      if try shorter.complaints().first.map(Self.kind) == kind { play = shorter }
      index -= 1
    }
    return play
  }

  private static func kind(_ complaint: String) -> String {
    complaint.split(separator: " ").prefix(2).joined(separator: " ")
  }
}

extension EngineOraclePlay: @MainActor CustomStringConvertible {
  var description: String {
    let told = moves.map { "\($0.action) then \($0.frames) frames" }.joined(separator: "\n  ")
    let counts = pane.data.sections.map {
      "\($0.header == nil ? "" : "h")\($0.items.count)\($0.footer == nil ? "" : "f")"
    }
    return """
      \(counts) in \(pane.viewport) @\(pane.displayScale), \(pane.text(changingLayoutTo: pane.layout)), cells \(pane.cell.source), edges \(pane.header?.height ?? -1) \(pane.footer?.height ?? -1), insets \(pane.contentInset) \(pane.safeAreaInsets), \(pane.scroll)
        \(told)
      """.replacing("Foundation.", with: "").replacing("Scenes.", with: "")
  }
}
