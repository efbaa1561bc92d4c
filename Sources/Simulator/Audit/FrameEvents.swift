import CollectionView
import Foundation
import Scenes

/// The events in a pane since its last painted frame.
struct FrameEvents {
  // MARK: The content offset

  /// How far a finger, a motion or the scene moved the content offset, in points.
  private(set) var commanded = CGPoint.zero
  /// The farthest back and the farthest forward that the commands moved the offset meanwhile.
  private(set) var farthestBack = CGPoint.zero
  private(set) var farthestForward = CGPoint.zero
  /// How far anything else moved the content offset, in all and by each author.
  private(set) var uncommanded = CGPoint.zero
  private(set) var uncommandedWays: [Author: CGPoint] = [:]
  /// The part of the uncommanded way by which the app's own code corrected the offset.
  private(set) var corrected = CGPoint.zero
  /// Whether the offset was clamped into its range, and how far the clamp moved it.
  private(set) var wasClamped = false
  private(set) var clampedWay = CGPoint.zero
  /// Number of adjustments of the offset by the layout for measured sizes.
  private(set) var corrections = 0
  /// The part of the commanded way that comes from aligning the pane with another one, in points.
  private(set) var aligned = CGPoint.zero
  /// Whether aligning brought the reader's item to its place in the leading pane.
  var isAligned = false

  // MARK: The content

  /// The batch updates, in order.
  private(set) var updates: [[Change]] = []
  /// Items that an update moved by name, by their position in the data.
  private(set) var moved: Set<Int> = []
  private(set) var wasReloaded = false
  /// Whether another layout was installed, or a property of the layout set.
  private(set) var hasNewLayout = false
  /// Whether another layout was installed.
  private(set) var wasLayoutInstalled = false
  /// Whether the view came back to the screen.
  private(set) var hasReappeared = false
  /// Whether the view changed its size.
  private(set) var wasResized = false
  /// Whether content arrived late.
  var hasArrivals = false
  /// Whether a command scrolled to an absolute place: an item or an offset.
  var hasTarget = false
  /// Whether a setting changed.
  private(set) var hasNewSettings = false
  /// Whether judging starts over: a setting changed what the scene means, or the pane was aligned with another one.
  private(set) var startsOver = false
  /// The new positions in the data of the items seen before, if the data was set anew; nil if positions are the same.
  private var newPositions: [Int: Int]?
  /// Whether the layout invalidates itself on scrolling, as a layout does that places its elements by the content
  /// offset.
  private(set) var wasLaidOutByOffset = false
  /// Whether every element that stayed on the screen scrolled with the content and kept its place in it.
  var wasOnlyScrolled = false

  // MARK: The layout pass

  /// Elements that took their preferred size, in order.
  private(set) var measured: [SizeChange] = []
  /// Number of them measured before the data or the view's size last changed.
  private(set) var measuredBefore = 0
  /// Sizes and places that belong to another element.
  var mistakes: [Mistake] = []
  var effort = Effort()
  /// Whether a layout pass is under way.
  private(set) var isInPass = false
  /// Number of rounds of the layout pass.
  private(set) var rounds = 0
  /// The state from which each round started, since the data or the view's size last changed.
  private(set) var states: [PassState] = []
  /// Number of rounds without progress after which a layout pass was given up; nil if none was.
  var givenUpAfter: Int?
  /// The element named by the diagnostic of a given-up pass.
  private(set) var givenUpAt: IndexPath?
  /// Whether `prepare()` is due for a new size, and whether the layout invalidated everything for it.
  private var isMeasuring = false
  private var isAllInvalid = false

  // MARK: Recording

  /// Records a change of the content offset.
  ///
  /// - Parameters:
  ///   - way: The change, in points.
  ///   - author: Its author.
  ///   - isCorrection: Whether the app's own code corrects the offset, which nobody commanded.
  mutating func recordOffset(_ way: CGPoint, by author: Author, isCorrection: Bool = false) {
    guard !isCorrection else {
      uncommanded.add(way)
      uncommandedWays[author, default: .zero].add(way)
      corrected.add(way)
      return
    }
    if author == .code { commandClampedWay() }
    guard !author.isCommanded else {
      commanded.add(way)
      farthestBack = CGPoint(
        x: min(farthestBack.x, commanded.x), y: min(farthestBack.y, commanded.y))
      farthestForward = CGPoint(
        x: max(farthestForward.x, commanded.x), y: max(farthestForward.y, commanded.y))
      return
    }
    uncommanded.add(way)
    uncommandedWays[author, default: .zero].add(way)
    if author == .adjustment { corrections += 1 }
    if author == .clamp {
      wasClamped = true
      clampedWay.add(way)
    }
  }

  /// Counts the clamped way as commanded: code that sets the offset decides where it is to be.
  private mutating func commandClampedWay() {
    commanded.add(clampedWay)
    uncommanded.add(CGPoint(x: -clampedWay.x, y: -clampedWay.y))
    uncommandedWays[.clamp] = nil
    clampedWay = .zero
  }

  /// Records that the pane is about to be aligned with another one; its layout then starts over.
  mutating func recordAlignment(from old: CGPoint, to new: CGPoint) {
    aligned.add(CGPoint(x: new.x - old.x, y: new.y - old.y))
    states = []
  }

  /// Records a batch update, and the items it moves by name, by their position in the data.
  mutating func recordUpdate(_ changes: [Change], moving items: [Int]) {
    moved.formUnion(items)
    updates.append(changes)
    startOver()
  }

  mutating func recordResize() {
    wasResized = true
    startOver()
  }

  mutating func recordReappearance() { hasReappeared = true }

  /// Records a change of settings.
  mutating func recordSettings(_ change: SettingsChange) {
    hasNewSettings = true
    if change.hasNewLayout { hasNewLayout = true }
    if change.startsOver { startsOver = true }
    guard let positions = change.newPositions else { return }
    newPositions = positions
  }

  /// Records that the pane begins to follow another one, so that everything is meant to move.
  mutating func recordNewLeader() {
    hasNewSettings = true
    startsOver = true
  }

  mutating func recordNewLayout() {
    hasNewLayout = true
    wasLayoutInstalled = true
  }

  /// Starts over with sizes and rounds: sizes measured from now on belong to other data or another size of the view.
  private mutating func startOver() {
    measuredBefore = measured.count
    states = []
  }

  /// Records that a round of the layout pass begins.
  mutating func recordRound(from state: PassState) {
    rounds += 1
    isInPass = true
    states.append(state)
  }

  mutating func recordEndOfPass() { isInPass = false }

  /// Records a size that an element took.
  mutating func recordMeasurement(_ change: SizeChange) {
    measured.append(change)
    effort.measured += 1
    isMeasuring = true
  }

  /// Records that a layout pass was given up, and the element the diagnostic names.
  mutating func recordGivingUp(at path: IndexPath?) {
    givenUpAfter = UICollectionView.roundsBeforeGivingUp
    givenUpAt = path
  }

  /// Records a call and its cost; `items` is the number of all items.
  mutating func record(_ call: Call, items: () -> Int) {
    switch call {
    case .layoutAttributesForElements(_, let count): effort.attributes += count
    case .layoutAttributesForItem, .layoutAttributesForSupplementaryView,
      .layoutAttributesForDecorationView:
      effort.named += 1
    case .cellForItem: effort.dequeued += 1
    case .preferredLayoutAttributesFitting: effort.asked += 1
    case .shouldInvalidateLayoutForBoundsChange(_, true): wasLaidOutByOffset = true
    case .shouldInvalidateLayoutForPreferredAttributes(_, _, _, _, true): isMeasuring = true
    case .invalidateLayout(let context):
      if context.invalidateEverything, isMeasuring { isAllInvalid = true }
    case .prepare:
      if isAllInvalid { effort.recomputed += items() }
      isAllInvalid = false
      isMeasuring = false
    case .reloadData:
      wasReloaded = true
      startOver()
    default: break
    }
  }

  // MARK: Reading

  /// The events with distances in the coordinates of the layout.
  func mirrored(by mirror: LayoutMirror?) -> FrameEvents {
    guard mirror != nil else { return self }
    var events = self
    events.commanded = mirror(way: commanded)
    events.farthestBack = CGPoint(x: -farthestForward.x, y: farthestBack.y)
    events.farthestForward = CGPoint(x: -farthestBack.x, y: farthestForward.y)
    events.uncommanded = mirror(way: uncommanded)
    events.uncommandedWays = uncommandedWays.mapValues { mirror(way: $0) }
    events.clampedWay = mirror(way: clampedWay)
    events.aligned = mirror(way: aligned)
    events.corrected = mirror(way: corrected)
    return events
  }

  /// The events of a section that scrolls across: the changes of its own offset, with what happened to the content.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offsets: The changes of the offset of its scroller.
  /// - Returns: The events.
  func ofSection(_ section: Int, offsets: FrameEvents) -> FrameEvents {
    var events = self
    events.commanded = offsets.commanded
    events.farthestBack = offsets.farthestBack
    events.farthestForward = offsets.farthestForward
    events.uncommanded = offsets.uncommanded
    events.uncommandedWays = offsets.uncommandedWays
    events.corrected = .zero
    events.wasClamped = offsets.wasClamped
    events.clampedWay = offsets.clampedWay
    events.corrections = offsets.corrections
    events.aligned = .zero
    events.isAligned = false
    events.hasTarget = false
    events.wasLaidOutByOffset = false
    events.wasOnlyScrolled = false
    events.measured = measured.filter { $0.category == .cell && $0.indexPath.section == section }
    events.measuredBefore = 0
    events.mistakes = []
    events.effort = Effort()
    events.rounds = 0
    events.states = []
    events.givenUpAfter = nil
    events.givenUpAt = nil
    return events
  }

  /// The current index path of an item of the last painted frame; nil if the item was deleted.
  func newPath(of path: IndexPath) -> IndexPath? {
    updates.reduce(path) { path, changes in path.flatMap { changes.newPath(of: $0) } }
  }

  /// The current position in the data of an item of the last painted frame; nil if set data does not have it.
  func position(ofFormer position: Int) -> Int? {
    newPositions.map { $0[position] } ?? position
  }

  /// Whether an item of the last painted frame still exists.
  func keeps(_ former: ReaderPlace) -> Bool {
    position(ofFormer: former.item) != nil && newPath(of: former.path) != nil
  }

  /// Whether no update deleted or moved a section of the last painted frame, and no other data was set.
  func keepsSection(_ section: Int) -> Bool {
    newPositions == nil
      && updates.joined().allSatisfy { change in
        switch change {
        case .deleteSections(let sections): !sections.contains(section)
        case .moveSection(let from, _): from != section
        default: true
        }
      }
  }

  /// What the updates did to the items before an index path, as a word for a sum; nil for nothing.
  func nameOfUpdate(before path: IndexPath) -> String? {
    let (inserts, deletes) = updates.joined().reduce(into: (false, false)) { found, change in
      switch change {
      case .insert(let paths, _): if paths.contains(where: { $0 < path }) { found.0 = true }
      case .insertSections(let sections, _):
        if sections.contains(where: { $0 <= path.section }) { found.0 = true }
      case .delete(let paths): if paths.contains(where: { $0 <= path }) { found.1 = true }
      case .deleteSections(let sections):
        if sections.contains(where: { $0 <= path.section }) { found.1 = true }
      case .move, .moveSection: found = (true, true)
      case .reload, .reconfigure, .reloadSections, .grow, .expand, .collapse: break
      }
    }
    switch (inserts, deletes) {
    case (true, false): return "insert"
    case (false, true): return "delete"
    case (true, true): return "update"
    case (false, false): return nil
    }
  }

  /// Whether elements can only have moved because the layout places them by the content offset.
  var areOnlyPlacedByOffset: Bool {
    wasLaidOutByOffset && !wasResized && measured.isEmpty && updates.isEmpty
      && uncommanded == .zero && !wasReloaded && !hasReappeared
  }

  /// The change of the content other than measuring, for a sentence; nil for none.
  var upheaval: String? { namedUpheaval?.name }

  /// The cause of what the upheaval breaks; nil if there was none.
  var upheavalCause: FindingCause? { namedUpheaval?.cause }

  /// Whether a section that scrolls across lost its offset because it was reloaded.
  var hasLostOffset: Bool { uncommandedWays[.reload] != nil }

  private var namedUpheaval: (name: String, cause: FindingCause)? {
    if hasLostOffset { return ("its reload", .reload) }
    if !updates.isEmpty { return ("the update", .update) }
    if wasReloaded { return ("the reload", .reload) }
    if hasReappeared { return ("coming back to the screen", .reappearance) }
    if hasNewLayout { return ("the new layout", .newLayout) }
    return wasResized ? ("the new size of the view", .resize) : nil
  }

  /// Whether other content is shown than before, also because a setting changed.
  var showsOtherContent: Bool { upheaval != nil || hasNewSettings }

  /// How far the reader or the scene moved the content offset in this pane, in points.
  var commandedHere: CGPoint {
    CGPoint(x: commanded.x - aligned.x, y: commanded.y - aligned.y)
  }
}

extension CGPoint {
  fileprivate mutating func add(_ way: CGPoint) {
    x += way.x
    y += way.y
  }
}

extension Author {
  /// Whether the change is part of a scroll by the reader or the scene; all other changes are side effects.
  var isCommanded: Bool {
    switch self {
    case .finger, .deceleration, .bounce, .snap, .page, .animation, .code: true
    case .adjustment, .targetOffset, .clamp, .reload, .resize: false
    }
  }

  /// Whether the offset changed because the content moved, so that a motion under way is moved with it.
  var movesContent: Bool { self == .adjustment || self == .targetOffset }
}

/// The state from which a round of the layout pass starts.
///
/// If it recurs with nothing measured in between, the pass is a loop.
struct PassState: Equatable {
  var contentSize: CGSize
  var contentOffset: CGPoint
  var insets: UIEdgeInsets
  /// Number of elements that had taken a preferred size.
  var measured: Int
}

extension [PassState] {
  /// The states between which the rounds alternate, in order; nil if they do not.
  ///
  /// - Complexity: O(states²); there are few states once anything is measured.
  var cycle: [PassState]? {
    guard count > 2, let measured = last?.measured else { return nil }
    var states: [PassState] = []
    for state in self where state.measured == measured && states.last != state {
      if let first = states.firstIndex(of: state) { return Array(states[first...]) }
      states.append(state)
    }
    return nil
  }
}
