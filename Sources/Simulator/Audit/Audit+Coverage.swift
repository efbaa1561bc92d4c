import Foundation

extension Audit {
  /// The call to blame for places that cells leave empty in an update.
  static let updateCall = "performBatchUpdates(_:completion:)"

  /// No part of the viewport is empty that the true layout would fill.
  func coverage(_ painted: JudgedFrame) -> Violation? {
    guard painted.truth.isKnown, painted.scroll.viewport > 0 else { return nil }
    let excess = painted.empty.extent - painted.empty.trueExtent
    guard excess > pixel else { return lost(in: painted) ?? movedAtOnce(in: painted) }
    let missing = painted.empty.missing
    let culprit = missing.first.map {
      Finding.Culprit(
        category: .cell, indexPath: Array($0),
        estimated: painted.empty.missingExtent.map(Double.init), measured: nil,
        call: "layoutAttributesForElements(in:)", moved: nil)
    }
    let message =
      missing.isEmpty
      ? "the screen shows \(excess.short) pt beyond the content"
      : "\(Self.names(missing)) should be here: \(painted.whyMissing)"
    return Violation(
      invariant: .coverage, amount: excess / painted.scroll.viewport, unit: .fraction,
      culprit: culprit, cause: painted.causeOfEmptyPlace,
      message: message)
  }

  /// Places that cells leave empty because an update moved them at once while it still animates the others.
  private func movedAtOnce(in painted: JudgedFrame) -> Violation? {
    let paths = painted.abruptMoves.paths
    let empty = painted.abruptMoves.extent
    guard let first = paths.first, empty > pixel else { return nil }
    return Violation(
      invariant: .coverage, amount: empty / painted.scroll.viewport, unit: .fraction,
      culprit: Finding.Culprit(
        category: .cell, indexPath: Array(first), estimated: nil, measured: nil,
        call: Self.updateCall, moved: nil),
      cause: .movedAtOnce,
      message:
        "\(Self.names(paths)) moved at once while the update animates the others, which leaves \(empty.short) pt empty"
    )
  }

  /// Places that are empty beside other items, or that belong to items crowded out by others that are too long.
  private func lost(in painted: JudgedFrame) -> Violation? {
    let paths = painted.lost.paths
    guard let first = paths.first else { return nil }
    let isOne = paths.count == 1
    let forgotten = painted.lost.forgotten
    let why =
      forgotten != nil
      ? "there is room for \(isOne ? "it" : "them"), but the update used the estimate"
      : "\(isOne ? "its frame is" : "their frames are") on the screen, but the layout left \(isOne ? "it" : "them") out"
    return Violation(
      invariant: .coverage, amount: painted.lost.fraction, unit: .fraction,
      culprit: Finding.Culprit(
        category: .cell, indexPath: Array(first),
        estimated: forgotten.map { Double($0.estimated) },
        measured: forgotten.map { Double($0.measured) },
        call: forgotten == nil ? "layoutAttributesForElements(in:)" : Self.updateCall, moved: nil),
      cause: forgotten == nil ? .leftOut : .estimateInUpdate,
      message: "\(Self.names(paths)) should be here: \(why)")
  }

  /// The first three items, for a sentence: `[0, 3], [0, 4]`.
  private static func names(_ paths: [IndexPath]) -> String {
    paths.prefix(3).map(\.short).joined(separator: ", ") + (paths.count > 3 ? " …" : "")
  }
}

extension JudgedFrame {
  /// The reason why items that belong in the viewport are not shown, as the end of a sentence.
  fileprivate var whyMissing: String {
    let isOne = empty.missing.count == 1
    switch empty.cause {
    case .misplaced:
      return isOne
        ? "its cell was created but placed elsewhere"
        : "their cells were created but placed elsewhere"
    case .displaced:
      return isOne
        ? "its true place is here, but the layout has it elsewhere"
        : "their true places are here, but the layout has them elsewhere"
    case .unknown: break
    }
    if !mistakes.isEmpty { return "the layout returned attributes for other items" }
    if hasShrunkBeforeMissing {
      return
        "\(isOne ? "it" : "they") came into view when measured cells shrank, and the layout was not asked again"
    }
    return
      "\(isOne ? "its frame is" : "their frames are") on the screen, but the layout was not asked"
  }

  /// Whether measured cells before the missing items have shrunk.
  private var hasShrunkBeforeMissing: Bool {
    measured.contains { change in
      growth(of: change) < 0 && empty.missing.contains { change.indexPath < $0 }
    }
  }

  /// Why items that belong in the viewport are not shown.
  fileprivate var causeOfEmptyPlace: FindingCause {
    if empty.missing.isEmpty {
      return scroll.beyond != 0 ? .offsetOutOfRange : .contentSizeBesideFrames
    }
    if let mistake = mistakes.first { return mistake.cause }
    if empty.cause == .unknown { return .notAskedAgain }
    if events.hasTarget { return .scrolledByEstimate }
    return events.updates.isEmpty ? .wrongPlaces : .framesDuringUpdate
  }
}
