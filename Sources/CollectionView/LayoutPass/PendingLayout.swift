import Foundation

/// An invalidation that the layout has not been prepared for yet.
struct Invalidation {
  var areCountsInvalid = false
  /// Whether it concerns more than elements that a context named; with a measured size it always does.
  var concernsEverything = false
  var offsetAdjustment = CGPoint.zero
  /// The author of the change if the content size changes with it.
  var author = Author.code
  /// The measured size that caused it; nil for any other cause.
  var cause: SizeChange?

  /// Adds the values of an invalidation context.
  mutating func add(areCountsInvalid: Bool, offset: CGPoint) {
    if areCountsInvalid { self.areCountsInvalid = true }
    offsetAdjustment.x += offset.x
    offsetAdjustment.y += offset.y
  }

  /// Whether it only marks the layout as out of date, without new counts or an adjustment of the offset.
  var isPlain: Bool { !areCountsInvalid && offsetAdjustment == .zero }
}

/// The work that the next layout pass, or its next round, has to do.
struct PendingLayout {
  /// The maximum number of elements named between two passes; beyond it, all elements are queried.
  private static let mostNamedElements = 1_000

  /// The invalidation the layout is not prepared for; nil if it is prepared.
  private(set) var invalidation: Invalidation? = Invalidation(
    areCountsInvalid: true, author: .reload)
  /// Whether the elements on the screen may differ from those of the last query.
  private(set) var needsElements = true
  /// Whether the layout was queried for elements since the last reload or new layout.
  private(set) var hasAskedSinceReload = false
  private var haveSizesChanged = false
  /// Whether the views on the screen are measured before the layout is queried for elements.
  private var measuresVisibleElementsFirst = false
  /// The elements that contexts have named.
  private var named: [ElementKey] = []
  /// The reasons for the next round.
  private(set) var reasons: PassReasons = []

  /// Whether a pass has nothing to do.
  var isEmpty: Bool { invalidation == nil && !needsElements && !haveSizesChanged && named.isEmpty }

  var hasNamedElements: Bool { !named.isEmpty }

  // MARK: Adding work

  /// Adds an invalidation of the layout.
  ///
  /// - Parameters:
  ///   - author: The author of a change of content size that follows from it.
  ///   - cause: The measured size that caused it; nil for any other cause.
  ///   - isEverything: Whether it concerns more than elements that a context named.
  ///   - areCountsInvalid: Whether the counts of the data have to be loaded again.
  ///   - offset: The adjustment of the content offset in points.
  mutating func invalidate(
    by author: Author, cause: SizeChange?, isEverything: Bool, areCountsInvalid: Bool,
    offset: CGPoint
  ) {
    if invalidation == nil { invalidation = Invalidation(author: author) }
    invalidation?.add(areCountsInvalid: areCountsInvalid, offset: offset)
    if isEverything { invalidation?.concernsEverything = true }
    if let cause { invalidation?.cause = cause }
  }

  /// Schedules a preparation of the layout without an invalidation.
  mutating func prepareAgain() {
    if invalidation == nil { invalidation = Invalidation() }
  }

  /// Schedules a query for the elements in the bounds.
  mutating func askForElements(because reason: PassReasons = []) {
    needsElements = true
    reasons.insert(reason)
  }

  /// Schedules a query for the elements in the bounds, as after a reload.
  mutating func askAsAfterReload() {
    hasAskedSinceReload = false
    needsElements = true
  }

  /// Schedules measuring of the elements on the screen.
  mutating func measureAgain(because reason: PassReasons = []) {
    haveSizesChanged = true
    reasons.insert(reason)
  }

  /// Schedules measuring of the views on the screen before the layout is queried for elements.
  mutating func measureVisibleElementsFirst() {
    measuresVisibleElementsFirst = true
  }

  mutating func add(_ reason: PassReasons) {
    reasons.insert(reason)
  }

  /// Adds named elements.
  ///
  /// - Returns: False if there are too many to be queried one by one.
  mutating func name(_ elements: [ElementKey]) -> Bool {
    named += elements
    // Duplicates are removed only at twice the maximum length, so that each name costs O(1) on average.
    guard named.count > 2 * Self.mostNamedElements else { return true }
    let different = Set(named)
    named = different.count <= Self.mostNamedElements ? different.sorted() : []
    return !named.isEmpty
  }

  /// Sets whether the counts of the data have to be loaded again, if the layout is invalid.
  mutating func setCountsInvalid(_ areInvalid: Bool) {
    invalidation?.areCountsInvalid = areInvalid
  }

  // MARK: Doing work

  /// Returns and clears the pending invalidation, because the layout is prepared now.
  ///
  /// - Returns: The invalidation; nil if the layout was prepared.
  mutating func consumeInvalidation() -> Invalidation? {
    defer { invalidation = nil }
    return invalidation
  }

  /// Returns and clears the reasons for the current round; later events are reasons for the next one.
  mutating func consumeReasons() -> PassReasons {
    defer { reasons = [] }
    return reasons
  }

  /// Restores earlier reasons, because nothing since then requires another round.
  mutating func restore(_ reasons: PassReasons) {
    self.reasons = reasons
  }

  /// Returns and clears the named elements, each once, in the order of the data.
  mutating func consumeNamedElements() -> [ElementKey] {
    defer { named = [] }
    return named.isEmpty ? [] : Set(named).sorted()
  }

  mutating func forgetNamedElements() {
    named = []
  }

  /// Clears the need for elements or sizes of this round.
  ///
  /// - Returns: Whether the layout is queried for the elements in the bounds, by the behavior.
  mutating func consumeQuery(_ requery: Behavior.Requery, isContentNarrow: Bool) -> Bool {
    let isAsked =
      switch requery {
      case .fixpoint: true
      case .once: needsElements
      case .never: !hasAskedSinceReload
      case .narrowOnly: needsElements || isContentNarrow
      }
    needsElements = false
    haveSizesChanged = false
    if isAsked { hasAskedSinceReload = true }
    return isAsked
  }

  mutating func consumeVisibleElementsFirst() -> Bool {
    defer { measuresVisibleElementsFirst = false }
    return measuresVisibleElementsFirst
  }

  mutating func forgetQuery() {
    hasAskedSinceReload = false
  }

  /// Drops all work, because the pass would not end.
  mutating func dropAll() {
    invalidation = nil
    needsElements = false
    haveSizesChanged = false
    named = []
  }
}
