import CollectionView
import Foundation

/// The audit's input: a painted frame of a pane, with facts about it that are not visible.
///
/// Lengths and places are in points along the scroll axis, unless stated otherwise. If the view mirrors the layout, they
/// are in the coordinates of the layout, in which the content begins at 0.
struct JudgedFrame {
  /// The pane as it is painted; its bounds and its elements are in the coordinates of the layout.
  var pane = PaneFrame()
  /// Converts to the coordinates of the view; nil if they are those of the layout.
  var mirror: LayoutMirror?
  /// The largest error of rounding to device pixels, in points.
  var pixel: CGFloat = 1
  /// Whether the pane is at rest.
  var isAtRest = true
  /// The number of the current action.
  var act = 0

  var content = ContentFacts()
  var truth = TruthFacts()
  var scroll = ScrollFacts()
  /// The events since the last painted frame.
  var events = FrameEvents()
  /// The state from which the next round of the layout pass would start.
  var passState: PassState?
  /// Whether elements moved only because the layout places them by the content offset.
  var isPlacedByOffset = false
  /// Whether every element that stayed on the screen scrolled with the content.
  var isOnlyScrolled = false

  /// The elements on the screen in data order, without those that disappear in an animation.
  var elements: [ElementFrame] = []
  /// The items on the screen, at their places for a reader.
  var places = ReaderPlaces()
  /// The headers on the screen that are not pinned, by section, in points from the viewport's start.
  var headerPlaces: [Int: Range<CGFloat>] = [:]
  /// The reader's item if it has left the screen without a command; nil if it is on the screen.
  var hiddenReader: ReaderPlace?
  /// The items of the last painted frame that still exist; empty for the first frame.
  var survivors = Survivors()
  /// The true content around the reader's element; nil if it is unknown, and if the element has kept its place.
  var readerRoom: ReaderRoom?
  /// Parts of the viewport that are empty.
  var empty = EmptyPlaces()
  /// Items that left the screen although they still belong there.
  var lost = LostItems()
  /// Cells that an animated update moved at once.
  var abruptMoves = AbruptMoves()
  /// Sizes and places that belong to another element.
  var mistakes: [Mistake] = []
}

// MARK: - Along the scroll axis

extension JudgedFrame {
  var isHorizontal: Bool { pane.scrollsHorizontally }
  var axis: Axis { Axis(isHorizontal: isHorizontal) }
  var cross: Axis { Axis(isHorizontal: !isHorizontal) }
  var forward: String { isHorizontal ? mirror == nil ? "right" : "left" : "down" }
  var backward: String { isHorizontal ? mirror == nil ? "left" : "right" : "up" }
  var before: String { isHorizontal ? mirror == nil ? "left of" : "right of" : "above" }
  var after: String { isHorizontal ? mirror == nil ? "right of" : "left of" : "below" }

  /// Whether the viewport has no extent along one of its sides, so that nothing is visible.
  var isEmpty: Bool { pane.bounds.width <= 0 || pane.bounds.height <= 0 }

  /// How far a finger, a motion or the scene moved the offset.
  var commanded: CGFloat { axis.position(events.commanded) }
  /// The farthest back and forward that the commands moved the offset meanwhile.
  var commandedWay: ClosedRange<CGFloat> {
    axis.position(events.farthestBack)...axis.position(events.farthestForward)
  }
  /// How far anything else moved the offset.
  var uncommanded: CGFloat { axis.position(events.uncommanded) }
  /// How far the offset was clamped.
  var clampedWay: CGFloat { axis.position(events.clampedWay) }

  /// The motion of the frame, as the beginning of a sentence.
  var motion: String {
    if commanded < 0 { return "scrolling \(backward)" }
    if commanded > 0 { return "scrolling \(forward)" }
    return "the layout"
  }
}

// MARK: - Items

extension JudgedFrame {
  /// Whether each item has a line of its own, so that the content grows by what its items grow.
  var isOneALine: Bool { truth.arrangement == .list }

  /// Whether part of an item is on the screen.
  func isSeen(_ item: Int) -> Bool { isOnScreen(item, throughout: 0...0) }

  /// Whether an item stays on the screen while commands move the content back and forward within `way`.
  func isOnScreen(_ item: Int, throughout way: ClosedRange<CGFloat>) -> Bool {
    places[item]?.isOnScreen(scroll.viewport, throughout: way) ?? false
  }

  /// Whether no command moved a place of the last frame off the screen; half a device pixel of it is not seen.
  func wasSeen(_ place: ReaderPlace, in last: JudgedFrame) -> Bool {
    place.isOnScreen(last.scroll.viewport, throughout: commandedWay, margin: pixel / 2)
  }
}

// MARK: - What was measured

extension JudgedFrame {
  var measured: [SizeChange] { events.measured }

  /// How much an element grew.
  func growth(of change: SizeChange) -> CGFloat {
    axis.length(change.preferred) - axis.length(change.original)
  }

  /// Whether a measured element changed its length.
  var hasGrown: Bool { measured.contains { growth(of: $0) != 0 } }

  /// The measured elements that come before an item in the data, and so can push it.
  func measured(before path: IndexPath) -> [SizeChange] {
    measured.filter { change in
      switch (change.category, change.kind) {
      case (.cell, _): change.indexPath < path
      case (_, UICollectionView.elementKindSectionFooter?): change.indexPath.section < path.section
      default: change.indexPath.section <= path.section
      }
    }
  }

  /// The measured cell with the smallest estimate; nil if none was estimated.
  var leastEstimate: SizeChange? {
    measured.filter { $0.category == .cell && $0.originalState == .estimated }
      .min { $0.original.width * $0.original.height < $1.original.width * $1.original.height }
  }

  /// Number of items that would fill the viewport at the smallest estimate; 0 if none was estimated.
  var estimatedCount: Double {
    guard let size = leastEstimate?.original else { return 0 }
    let least = Double(size.width * size.height)
    let area = Double(pane.bounds.width * pane.bounds.height)
    return least > 0 ? min(area / least, Double(content.itemCount)) : Double(content.itemCount)
  }

  /// The culprit for a move: a measured element.
  func culprit(_ change: SizeChange, moved: CGFloat, others: Int = 0) -> Finding.Culprit {
    Finding.Culprit(
      category: ElementFrame.Category(change.category), kind: change.kind,
      indexPath: Array(change.indexPath), estimated: Double(axis.length(change.original)),
      measured: Double(axis.length(change.preferred)),
      call: "preferredLayoutAttributesFitting(_:)", moved: Double(moved), others: others)
  }

  /// The culprit for a move: the element that changed the most; nil if none did.
  func culprit(moved: CGFloat) -> Finding.Culprit? {
    measured.max { abs(growth(of: $0)) < abs(growth(of: $1)) }.map { culprit($0, moved: moved) }
  }
}

// MARK: - The layout pass

extension JudgedFrame {
  /// Number of rounds of the layout pass, or of those without progress if it was given up.
  var rounds: Int { events.givenUpAfter ?? events.rounds }
  var isGivenUp: Bool { events.givenUpAfter != nil }

  /// The states between which the rounds alternate; nil if they do not.
  var cycle: [PassState]? {
    // A cycle needs at least two rounds and their result.
    guard events.states.count > 1, let passState else { return nil }
    return (events.states + [passState]).cycle
  }

  /// An element that took size after size in this frame; nil for none.
  var indecision: Indecision? {
    guard measured.count > events.measuredBefore + 1 else { return nil }
    return Indecision(
      measured[events.measuredBefore...], across: cross, named: events.givenUpAt)
  }
}
