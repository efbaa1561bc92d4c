import Scenes

/// Why an invariant broke, as far as it decides which fix helps.
public enum FindingCause: String, Sendable, Equatable, Codable, CaseIterable {
  // What moved the reader's element.
  /// A cell before it was measured for the first time.
  case measuredAbove
  /// A cell was measured for the first time, and its breadth differs from the estimate, so lines hold other items.
  case measuredBreadth
  /// An element before it changed its size after it had been measured.
  case grown
  /// The offset was corrected in another frame than the one in which cells were measured.
  case lateCorrection
  /// Code of the app corrected the offset by another amount than the content had moved.
  case ownCorrection
  case update
  case reload
  /// The view came back to the screen, and the layout had dropped its sizes.
  case reappearance
  case resize
  case newLayout
  /// The layout has frames that do not follow each other.
  case wrongPlaces

  // What left a place empty.
  /// Cells shrank when they were measured, and the layout was not asked for those that came into view.
  case notAskedAgain
  /// A scroll by estimates ended where the items no longer are.
  case scrolledByEstimate
  /// The layout left out elements whose frames are in the rectangle.
  case leftOut
  /// The offset is outside the range of the content.
  case offsetOutOfRange
  /// An update used estimates for items that had been measured.
  case estimateInUpdate
  /// An update moved cells at once, which it animates otherwise.
  case movedAtOnce

  // Content size and range.
  /// The content size is not that of the layout's own frames.
  case contentSizeBesideFrames
  /// The frames are not those of the true sizes, although everything is measured.
  case framesBesideSizes
  case oldItemCount
  /// Something covers an end of the view, and no inset makes room for it.
  case covered
  /// Estimates followed the measured cells.
  case changingEstimate

  // Sizes.
  /// A cell took the content size of a collection view inside it before that view was laid out.
  case innerLayout
  /// `itemSize` or `rowHeight` is another size than the content needs.
  case fixedSize
  case delegateAnswer
  /// The delegate would give another size since the view changed its size, and was not asked again.
  case outdatedDelegateAnswer
  /// The content changed, and the delegate was not asked again.
  case delegateNotAsked
  /// The content changed, and its cell was not asked again.
  case cellNotAsked
  case headerSize
  /// The description of a compositional layout gives an item or its group a size that is not estimated.
  case describedSize
  /// The layout holds another item's size, as after an update.
  case sizeOfAnotherItem
  /// The layout keeps the sizes of a header and an item under one index path.
  case sizeOfHeader
  /// The layout dropped sizes that had been measured.
  case droppedSizes

  // Attributes.
  /// The layout returned attributes of another element, or of one that does not exist.
  case wrongAttributes
  /// The layout answered during an update by the items before it.
  case framesDuringUpdate
  case noItemInARow
  case changedColumn

  // Loops and work.
  /// A size alternates, or is another one than the layout keeps.
  case alternatingSize
  /// A cell prefers a width that does not fit.
  case preferredWidth
  case alternatingInset
  /// Each correction of the offset causes the next.
  case chainedCorrections
  case missedScroll
  case smallEstimate
  case notPrefetched
  case ignoredSize
  case searchOfAll
}

extension FindingCause {
  /// The fixes that helped against it in a table view, the most common first; never empty.
  var fixesInTable: [Fix] {
    switch self {
    case .measuredAbove, .update, .reload, .reappearance, .estimateInUpdate, .changingEstimate,
      .droppedSizes:
      [.rememberRowHeights]
    default: fixes
    }
  }

  /// The fixes that helped against it, the most common first; never empty.
  public var fixes: [Fix] {
    switch self {
    case .measuredAbove: [.keepPlaceWhenMeasuring, .sizesFromDelegate]
    case .measuredBreadth: [.estimateTypicalSize, .sizesFromDelegate]
    case .grown: [.keepPlaceWhenGrowing]
    case .lateCorrection: [.keepPlaceWhenMeasuring]
    case .ownCorrection: [.keepPlaceWhenInserting, .keepPlaceWhenMeasuring]
    case .update: [.keepPlaceWhenInserting, .keepPlaceWhenMeasuring]
    case .reload: [.reconfigureInsteadOfReload, .sizesFromDelegate]
    case .reappearance: [.sizesFromDelegate]
    case .resize: [.keepPlaceOnRotation]
    case .newLayout: [.keepPlaceOnRotation, .changeTheSameLayout]
    case .wrongPlaces: [.placesAfterAChange, .invalidateWholeLayout]

    case .notAskedAgain: [.estimateSmallestSize, .narrowerContent]
    case .scrolledByEstimate: [.scrollUntilStable]
    case .leftOut: [.searchTheRect]
    case .offsetOutOfRange: [.offsetInRange]
    case .estimateInUpdate: [.sizesFromDelegate, .sizesFollowUpdates]
    case .movedAtOnce: [.estimateSmallestSize]

    case .contentSizeBesideFrames: [.contentSizeFromFrames, .estimateTypicalSize]
    case .framesBesideSizes: [.placesAfterAChange]
    case .oldItemCount: [.copyCachedAttributes, .placesAfterAChange]
    case .covered: [.roomForTheKeyboard]
    case .changingEstimate: [.estimateTypicalSize, .sizesFromDelegate]

    case .innerLayout: [.layOutInnerView]
    case .fixedSize: [.cellsSizeThemselves, .sizesFromDelegate]
    case .delegateAnswer: [.sizesFromDelegate]
    case .outdatedDelegateAnswer: [.askDelegateOnRotation, .sizesFromDelegate]
    case .delegateNotAsked: [.askDelegateAgain]
    case .cellNotAsked: [.measureAgain, .keepPlaceWhenGrowing]
    case .headerSize: [.headerSizesFromDelegate]
    case .describedSize: [.estimateItemAndGroup]
    case .sizeOfAnotherItem: [.sizesFollowUpdates, .sizesFromDelegate]
    case .sizeOfHeader: [.sizesByKind]
    case .droppedSizes: [.sizesFromDelegate]

    case .wrongAttributes: [.copyCachedAttributes]
    case .framesDuringUpdate: [.noFramesDuringUpdate, .sizesFollowUpdates]
    case .noItemInARow: [.atLeastOneInARow]
    case .changedColumn: [.keepColumns]

    case .alternatingSize: [.ignoreHalfAPoint, .heightAtGivenWidth]
    case .preferredWidth: [.limitPreferredWidth]
    case .alternatingInset: [.twoThresholds]
    case .chainedCorrections: [.loadOnce]
    case .missedScroll: [.scrollUntilStable, .layOutBeforeScrolling]
    case .smallEstimate: [.estimateTypicalSize]
    case .notPrefetched: [.sizesFromDelegate]
    case .ignoredSize: [.skipFitting]
    case .searchOfAll: [.searchTheRect]
    }
  }
}
