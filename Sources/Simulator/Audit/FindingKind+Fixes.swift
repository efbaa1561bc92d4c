import Scenes

extension FindingKind {
  /// The causes that findings of this kind can have, the most common first; never empty.
  public var causes: [FindingCause] {
    switch (invariant, headline) {
    case (.anchor, _):
      [
        .measuredAbove, .update, .resize, .newLayout, .reload, .grown, .measuredBreadth,
        .ownCorrection,
        .lateCorrection, .estimateInUpdate, .reappearance, .wrongPlaces,
      ]
    case (.coverage, "CROWDED OUT"): [.estimateInUpdate]
    case (.coverage, _):
      [
        .notAskedAgain, .scrolledByEstimate, .leftOut, .framesDuringUpdate, .movedAtOnce,
        .sizeOfAnotherItem,
        .wrongAttributes, .wrongPlaces, .offsetOutOfRange, .contentSizeBesideFrames,
      ]
    case (.contentSize, _): [.contentSizeBesideFrames, .framesBesideSizes, .oldItemCount]
    case (.reachability, _): [.covered, .contentSizeBesideFrames, .oldItemCount]
    case (.tiling, _):
      [.wrongPlaces, .headerSize, .framesDuringUpdate, .changedColumn, .describedSize]
    case (.sizeFidelity, _):
      [
        .cellNotAsked, .fixedSize, .innerLayout, .delegateAnswer, .outdatedDelegateAnswer,
        .delegateNotAsked, .headerSize, .describedSize, .estimateInUpdate, .sizeOfAnotherItem,
        .sizeOfHeader,
      ]
    case (.identity, _):
      [.sizeOfAnotherItem, .sizeOfHeader, .wrongAttributes, .framesDuringUpdate, .noItemInARow]
    case (.offset, _):
      [.offsetOutOfRange, .changingEstimate, .reload, .measuredAbove, .chainedCorrections]
    case (.target, _): [.missedScroll, .covered, .resize]
    case (.convergence, "RUNS AWAY"): [.chainedCorrections]
    case (.convergence, _):
      [.alternatingSize, .preferredWidth, .alternatingInset, .wrongAttributes]
    case (.motion, _): [.measuredAbove, .changingEstimate, .grown]
    case (.work, "NOT PREFETCHED"): [.notPrefetched]
    case (.work, "ASKED IN VAIN"): [.ignoredSize]
    case (.work, "TOO MUCH WORK"):
      [.searchOfAll, .smallEstimate, .droppedSizes, .chainedCorrections]
    case (.work, _):
      [
        .searchOfAll, .smallEstimate, .droppedSizes, .chainedCorrections, .notPrefetched,
        .ignoredSize,
      ]
    }
  }

  /// The fixes that helped against findings of this kind, those of the most common cause first; never empty.
  public var fixes: [Fix] {
    causes.flatMap { $0.fixes + $0.fixesInTable.filter { $0 == .rememberRowHeights } }
      .withoutRepetitions
  }
}

extension Finding {
  /// The fixes that help against its causes.
  ///
  /// - Parameter isTable: Whether it was found in a table.
  /// - Returns: The fixes, those against the cause of the worst frame first; never empty.
  public func fixes(inTable isTable: Bool = false) -> [Fix] {
    (causes.isEmpty ? kind.causes : causes)
      .flatMap { isTable ? $0.fixesInTable : $0.fixes }.withoutRepetitions
  }

  /// The fixes to try first.
  ///
  /// - Parameter isTable: Whether it was found in a table.
  /// - Returns: At most three fixes; never empty.
  public func suggestedFixes(inTable isTable: Bool) -> [Fix] {
    Array(fixes(inTable: isTable).prefix(3))
  }
}
