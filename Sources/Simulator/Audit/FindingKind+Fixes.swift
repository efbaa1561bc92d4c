import Scenes

extension FindingKind {
  /// The fixes that helped against findings of this kind, the most common first; never empty.
  public var fixes: [Fix] {
    switch (invariant, headline) {
    case (.anchor, _):
      [
        .keepPlaceWhenMeasuring, .keepPlaceWhenInserting, .keepPlaceOnRotation,
        .reconfigureInsteadOfReload, .sizesFromDelegate, .keepPlaceWhenGrowing,
      ]
    case (.coverage, "CROWDED OUT"): [.sizesFromDelegate, .reconfigureInsteadOfReload]
    case (.coverage, _):
      [.estimateSmallestSize, .narrowerContent, .scrollUntilStable, .searchTheRect]
    case (.contentSize, _): [.contentSizeFromFrames, .placesAfterAChange]
    case (.reachability, _):
      [.contentSizeFromFrames, .estimateTypicalSize, .roomForTheKeyboard, .atLeastOneInARow]
    case (.tiling, _): [.placesAfterAChange, .headerSizesFromDelegate, .noFramesDuringUpdate]
    case (.sizeFidelity, _):
      [.measureAgain, .askDelegateOnRotation, .sizesFromDelegate, .headerSizesFromDelegate]
    case (.identity, _): [.sizesFollowUpdates, .sizesByKind, .copyCachedAttributes]
    case (.offset, _): [.offsetInRange, .keepPlaceWhenMeasuring]
    case (.target, _): [.scrollUntilStable, .layOutBeforeScrolling, .keepPlaceOnRotation]
    case (.convergence, "RUNS AWAY"): [.loadOnce]
    case (.convergence, _): [.ignoreHalfAPoint, .limitPreferredWidth, .twoThresholds]
    case (.motion, _): [.keepPlaceWhenMeasuring, .estimateTypicalSize]
    case (.work, "NOT PREFETCHED"): [.sizesFromDelegate]
    case (.work, "ASKED IN VAIN"): [.skipFitting]
    case (.work, _): [.searchTheRect, .estimateTypicalSize]
    }
  }
}

extension Finding {
  /// The fixes of its kind that apply to the call and the element to blame; never empty.
  public var fixes: [Fix] {
    guard let culprit, !isMixed else {
      // A jump without a measured element to blame comes from an update, a reload or a resize.
      return invariant == .anchor && !isMixed
        ? [.keepPlaceWhenInserting, .reconfigureInsteadOfReload, .keepPlaceOnRotation] : kind.fixes
    }
    if invariant == .sizeFidelity, culprit.call == "collectionView(_:layout:sizeForItemAt:)" {
      return [.askDelegateOnRotation, .sizesFromDelegate]
    }
    let isCell = culprit.category == .cell
    let isMeasured = culprit.call == "preferredLayoutAttributesFitting(_:)"
    let fixes = kind.fixes.filter { fix in
      switch (invariant, fix) {
      case (.anchor, .keepPlaceWhenMeasuring), (.anchor, .keepPlaceWhenGrowing),
        (.anchor, .sizesFromDelegate):
        isMeasured
      case (.anchor, _): !isMeasured
      case (.target, .keepPlaceOnRotation): culprit.call != "scrollToItem(at:at:animated:)"
      case (.target, _): culprit.call == "scrollToItem(at:at:animated:)"
      case (.sizeFidelity, .headerSizesFromDelegate): !isCell
      case (.sizeFidelity, _): isCell
      default: true
      }
    }
    return fixes.isEmpty ? kind.fixes : fixes
  }
}
