/// Code that fixes or avoids a bug, written for UIKit: a file of `Assets/fixes`.
///
/// The first line of the file says what it fixes.
public enum Fix: String, Sendable, CaseIterable {
  case keepPlaceWhenMeasuring
  case keepPlaceWhenGrowing
  case keepPlaceWhenInserting
  case keepPlaceOnRotation
  case reconfigureInsteadOfReload
  case loadOnce
  case scrollUntilStable
  case layOutBeforeScrolling
  case offsetInRange
  case roomForTheKeyboard
  case sizesFromDelegate
  case headerSizesFromDelegate
  case askDelegateOnRotation
  case askDelegateAgain
  case measureAgain
  case cellsSizeThemselves
  case layOutInnerView
  case rememberRowHeights
  case skipFitting
  case estimateTypicalSize
  case estimateSmallestSize
  case contentSizeFromFrames
  case narrowerContent
  case ignoreHalfAPoint
  case limitPreferredWidth
  case twoThresholds
  case atLeastOneInARow
  case placesAfterAChange
  case sizesFollowUpdates
  case sizesByKind
  case copyCachedAttributes
  case noFramesDuringUpdate
  case searchTheRect
  case keepColumns
  case estimateItemAndGroup
  case estimateEachKind
  case changeTheSameLayout
  case invalidateWholeLayout
  case heightOfTallestCard
  case heightAtGivenWidth
  case sectionsWithRoom
  case cardsOfFixedSize

  /// The name of its file.
  public var fileName: String { "\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst()).swift" }
}
