import Foundation

/// A report of a user's mistake, in UIKit's words if UIKit has any.
///
/// The engine never prints and never traps on such a mistake: it records a diagnostic and continues.
public struct Diagnostic: Sendable, Equatable {
  /// A stable name of the mistake.
  public enum ID: String, Sendable, CaseIterable {
    case invalidNumberOfItems
    case invalidNumberOfSections
    case indexPathDoesNotExist
    case itemWiderThanCollectionView
    case itemTallerThanCollectionView
    case layoutLoop
    case unregisteredReuseIdentifier
    case missingView
    case conflictingUpdates
    case reconfiguredCellReplaced
    case conflictingScrollPositions
    case negativeItemSize
    case negativeContentSize
    case nonFiniteGeometry
    case targetOutsideScrollRange
    case divisionByZero
    case visibleCellsAskedDuringLayout
    case duplicateIdentifiers
    case unknownIdentifier
    case registrationMadeForEachView
    case contentViewReplaced
    case duplicateAccessory
    case nibNotLoaded
    case invalidNib
    case missingLayout
    case missingMoveItem
    case duplicateAttributes
    case cacheNeverCleared
    case attributesWithoutEquality
    case attributesWithoutCopy
    case attributesOutsideRect
    case attributesChangedWithoutInvalidation
    case wrongAttributesClass
    case wrongElement
    case wrongViewClass
    case contentSizeTooSmall
    case cellWithoutExtent
    case dataSourceInconsistent
    case viewNotDequeued
    case unexpectedDequeue
    case interactiveTransitionInProgress
    case noInteractiveTransition
    case invalidSection
    case groupCannotFitItem
    case handlerCannotMutateItems
    case tooManyElements
    case pinnedViewWithoutRoom
  }

  public var id: ID
  /// The element concerned; nil for none.
  public var indexPath: IndexPath?
  public var message: String

  /// A diagnostic about an element, or about the whole if `indexPath` is nil.
  public init(_ id: ID, at indexPath: IndexPath? = nil, _ message: String) {
    self.id = id
    self.indexPath = indexPath
    self.message = message
  }
}
