import CollectionView
import Foundation

/// What the audit looks at: one painted frame of a pane, along its scroll axis, in points.
///
/// Numbers along the axis only; the pane fills it once, so that the invariants stay free of views.
final class PaintedFrame {
  var isHorizontal = false
  /// Whether the view has no extent along one of its sides, so that nobody sees anything.
  var isEmpty = false
  /// What rounding to the device's pixels may be off by, in points.
  var pixel: CGFloat = 1
  /// Whether nothing moves now.
  var isAtRest = true
  /// What a hand or a step of the scene did, counted.
  var act = 0

  // MARK: The content

  /// The layout's content size, and what it should be; nil where nobody can say.
  var contentExtent: CGFloat = 0
  var expectedExtent: CGFloat?
  /// Where the layout's own frames end; nil where nobody can say.
  var modelExtent: CGFloat?
  var itemCount = 0
  /// Whether every size is known, so that the layout has no excuse.
  var isWhollyMeasured = false
  /// Whether the layout may take the sizes that views prefer.
  var areSizesTaken = true
  /// Whether a delegate gives the sizes.
  var areSizesGiven = false

  // MARK: The truth

  /// Whether an oracle knows the layout.
  var hasTruth = false
  /// The layout's rules; nil without an oracle.
  var arrangement: Oracle.Arrangement?
  /// What the oracle knows of the sections of the elements.
  var sections = TrueSections()
  /// The least and the greatest distance between lines in the sections on the screen; nil where nobody knows.
  var spacings: ClosedRange<CGFloat>?
  /// Where the true sizes put the items on the screen, in content points; empty until everything is measured.
  var truePlaces: [ElementFrame.Identity: CGRect] = [:]

  // MARK: Where things may be scrolled

  var viewportExtent: CGFloat = 0
  /// The adjusted content insets.
  var insets = UIEdgeInsets.zero
  /// The smallest and the largest legal offset, and the end of the viewport at the largest.
  var firstOffset: CGFloat = 0
  var lastOffset: CGFloat = 0
  var reachableEnd: CGFloat = 0

  // MARK: The screen

  /// The elements on the screen in the order of the data.
  var elements: [PaintedElement] = []
  /// The items on the screen where the reader has them.
  var places = ReaderPlaces()
  /// How much of the viewport shows nothing, and how much the oracle leaves empty at its nearest legal offset.
  var uncovered: CGFloat = 0
  var trulyUncovered: CGFloat = 0
  /// The empty parts of the viewport, in content coordinates along the axis.
  var blanks: [Range<CGFloat>] = []
  /// Items whose place is in the viewport and that are not shown, and how long the first of them is.
  var missing: [IndexPath] = []
  var missingExtent: CGFloat?
  /// Whether they have cells, which stand elsewhere than the layout has them.
  var areMisplaced = false
  /// Whether the layout has them elsewhere than the true sizes put them.
  var areDisplaced = false
  /// Items that were on the screen and are not shown although their place is still there.
  var lost = LostItems()
  /// What an animated update has moved at once.
  var pops = PaneRun.Pops()
  /// The items that have no place in the layout; nil for none.
  var unplaced: UnplacedItems?
  /// Items ahead of the screen, if the prefetching data source was never told of any.
  var untold: [IndexPath] = []

  // MARK: The offset

  /// The content offset, and how far it is beyond an end of its range; negative before the first.
  var offset: CGFloat = 0
  var beyond: CGFloat = 0
  /// Whether a hand, a bounce or a motion under way may hold it there, or somebody's code sent it there.
  var isHeld = false
  /// Whether it is a hand or a bounce that may.
  var isStretched = false
  var isSentBeyond = false
  /// How fast the content coasts, in points per second, and where it would come to rest; nil when it does not.
  var fling: (velocity: CGFloat, target: CGFloat)?
  /// How far a finger, a motion or the scene moved the offset since the last painted frame.
  var commanded: CGFloat = 0
  /// How far back and forward that went on the way.
  var commandedWay: ClosedRange<CGFloat> = 0...0
  /// How far anything else but a command moved the offset.
  var uncommanded: CGFloat = 0
  /// How often it was corrected for what was measured.
  var corrections = 0
  /// Whether the offset was brought back into its range at all, and how far.
  var wasClamped = false
  var clampedWay: CGFloat = 0
  /// Whether the offset was brought back to an end of the range, which wins over the reader's place.
  var wasClampedAtEnd = false
  /// Whether the pane was brought to where another one is.
  var wasBroughtAlong = false
  /// Whether what the reader looks at stands where it stands in the pane that leads.
  var isAligned = false
  /// Whether content was inserted while resting at the very start, where it pushes.
  var wasPushed = false

  // MARK: Since the last painted frame

  /// Batch updates since the last painted frame, whether there was a reload, and whether content arrived late.
  var updates = 0
  var wasReloaded = false
  var hasArrivals = false
  /// What else than measuring changed the content since the last painted frame; nil for nothing.
  var upheaval: String?
  /// Whether the view changed its size since the last painted frame.
  var wasResized = false
  /// Whether elements stand elsewhere only because the layout wants them there at this offset.
  var isDesigned = false
  /// Whether the layout places its elements by the offset, whatever else happened.
  var isLaidOutByOffset = false
  /// Whether all that stayed on the screen went with the scroll.
  var isOnlyScrolled = false
  /// Items that were moved by name since then; they are not what the reader holds on to.
  var moved: Set<Int> = []
  /// Elements that took their preferred size since the last painted frame.
  var measured: [SizeChange] = []
  /// How many items would fill the viewport at the smallest size that was only guessed until now; 0 where none was.
  var guessedCount = 0.0
  /// What was taken for another element.
  var mistakes: [Mistake] = []
  /// What was done for the frame.
  var effort = Effort()
  /// Rounds of the layout pass since then, those that brought nothing new if it was given up.
  var rounds = 0
  var isGivenUp = false
  /// What the rounds go back and forth between.
  var cycle: [PassState]?
  /// What took one size after another.
  var indecision: Indecision?

  var axis: Axis { Axis(isHorizontal: isHorizontal) }
  var cross: Axis { Axis(isHorizontal: !isHorizontal) }
  var forward: String { isHorizontal ? "right" : "down" }
  var backward: String { isHorizontal ? "left" : "up" }

  /// Whether an element turned out longer or shorter.
  var hasGrown: Bool { measured.contains { growth(of: $0) != 0 } }

  /// Whether the offset is at the end of its range, or at its beginning.
  var isAtEnd: Bool {
    [firstOffset, lastOffset].contains { abs($0 - offset) <= 0.5 }
  }

  /// Whether each item has a line of its own, so that the content grows by what its items grow.
  var isOneALine: Bool { arrangement == .list }

  /// Whether some of an item is on the screen.
  func isSeen(_ item: Int) -> Bool {
    isOnScreen(item, throughout: 0...0)
  }

  /// What was going on, as a sentence begins.
  var motion: String {
    if commanded < 0 { return "scrolling \(backward)" }
    if commanded > 0 { return "scrolling \(forward)" }
    return "the layout"
  }

  /// Whether an item shown here stays on the screen while the content is commanded as far back and forward as that.
  func isOnScreen(_ item: Int, throughout way: ClosedRange<CGFloat>) -> Bool {
    places[item]?.isOnScreen(viewportExtent, throughout: way) ?? false
  }

  /// Why items whose place is in the viewport are not shown, as a sentence ends.
  var whyMissing: String {
    let subject = missing.count == 1 ? "it" : "they"
    if areMisplaced {
      return missing.count == 1
        ? "its cell was made and put elsewhere" : "their cells were made and put elsewhere"
    }
    let place = missing.count == 1 ? "its place is" : "their places are"
    if areDisplaced {
      return "\(place) here, and the layout has \(missing.count == 1 ? "it" : "them") elsewhere"
    }
    if !mistakes.isEmpty { return "the layout was asked, and answered for others" }
    let shrank = measured.contains { change in
      growth(of: change) < 0 && missing.contains { change.indexPath < $0 }
    }
    return shrank
      ? "\(subject) shrank into view after the layout was asked, and nobody asked again"
      : "\(subject) \(missing.count == 1 ? "has its" : "have their") place on the screen, and nobody asked the layout"
  }

  /// The elements measured that come before an item in the data, and so can push it.
  func measured(before item: Int) -> [SizeChange] {
    guard !measured.isEmpty, let path = places[item]?.path else { return [] }
    return measured.filter { change in
      let isFooter = change.kind == UICollectionView.elementKindSectionFooter
      switch change.category {
      case .cell: return change.indexPath < path
      default:
        return isFooter
          ? change.indexPath.section < path.section : change.indexPath.section <= path.section
      }
    }
  }

  /// The cell measured that was guessed to be the smallest; nil where none was guessed.
  var leastGuess: SizeChange? {
    var least: SizeChange?
    for change in measured where change.category == .cell && change.originalState == .estimated {
      guard let other = least?.original else {
        least = change
        continue
      }
      if change.original.width * change.original.height < other.width * other.height {
        least = change
      }
    }
    return least
  }

  /// How much an element grew along the axis.
  func growth(of change: SizeChange) -> CGFloat {
    isHorizontal
      ? change.preferred.width - change.original.width
      : change.preferred.height - change.original.height
  }

  /// A measured element as the culprit of a move.
  func culprit(_ change: SizeChange, moved: CGFloat, others: Int = 0) -> Finding.Culprit {
    Finding.Culprit(
      category: ElementFrame.Category(change.category), kind: change.kind,
      indexPath: Array(change.indexPath),
      estimated: Double(isHorizontal ? change.original.width : change.original.height),
      measured: Double(isHorizontal ? change.preferred.width : change.preferred.height),
      call: "preferredLayoutAttributesFitting(_:)", moved: Double(moved), others: others)
  }

  /// The element that changed the most; nil when none did.
  func culprit(moved: CGFloat) -> Finding.Culprit? {
    measured.max { abs(growth(of: $0)) < abs(growth(of: $1)) }.map { culprit($0, moved: moved) }
  }
}
