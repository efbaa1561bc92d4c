import CollectionView
import Foundation
import Scenes

/// What happened in a pane since its last painted frame.
struct Happenings {
  /// How far a finger, a motion or the scene moved the content offset, in points.
  var commanded = CGPoint.zero
  /// How far back and how far forward that went on the way.
  var farthestBack = CGPoint.zero
  var farthestForward = CGPoint.zero
  /// How far anything else did.
  var uncommanded = CGPoint.zero
  /// Whether the offset was brought back into the legal range.
  var wasClamped = false
  /// How far that was, in points.
  var clampedWay = CGPoint.zero
  /// How often the layout moved it for what was measured.
  var corrections = 0
  /// How far the pane was brought to where another one is, a part of what was commanded, in points.
  var broughtAlong = CGPoint.zero
  /// Whether what the reader looks at stands where it stands in the pane that leads.
  var isAligned = false
  /// Whether content arrived late.
  var hasArrivals = false
  /// Whether what the reader looks at was meant to move: the data changed while the content rested at its very start,
  /// somebody has set how it is laid out, or the pane was brought to where another one stands.
  var wasPushed = false
  /// Whether the view changed its size.
  var wasResized = false
  /// Items that an update moved by name, by their position.
  var moved: Set<Int> = []
  /// The batch updates, in order.
  var updates: [[Change]] = []
  var wasReloaded = false
  /// Whether the view came back to the screen.
  var hasReappeared = false
  /// Whether the layout places its elements by the offset, as cards in a carousel are.
  var wasLaidOutByOffset = false
  /// Whether all that stayed on the screen went with the scroll, where it stood in the content.
  var wasOnlyScrolled = false
  /// Elements that took their preferred size, in order.
  var measured: [SizeChange] = []
  /// How many of them did before the data or the view became another.
  var measuredBefore = 0
  /// What was taken for another element.
  var mistakes: [Mistake] = []
  /// What it cost.
  var effort = Effort()
  /// Whether a new size is about to be prepared for, and whether the layout took it as a reason to do everything anew.
  var isMeasuring = false
  var isAllInvalid = false
  /// Whether a layout pass is under way.
  var isInPass = false
  /// Rounds of the layout pass.
  var rounds = 0
  /// What each of them started from, since then.
  var states: [PassState] = []
  /// After how many rounds that brought nothing new a layout pass was given up; nil when none was.
  var givenUpAfter: Int?
  /// The element that was named then.
  var givenUpAt: IndexPath?

  /// Where an item of the last painted frame is in the data now; nil when it was deleted.
  func newPath(of path: IndexPath) -> IndexPath? {
    updates.reduce(path) { path, changes in path.flatMap { changes.newPath(of: $0) } }
  }

  /// Whether elements stand elsewhere only because the layout wants them there at this offset.
  var areDesigned: Bool {
    wasLaidOutByOffset && !wasResized && measured.isEmpty && updates.isEmpty
      && uncommanded == .zero && !wasReloaded && !hasReappeared
  }

  /// Takes note that the data, or the size of the view, is another: what is measured from now on is another matter.
  mutating func beginAnew() {
    measuredBefore = measured.count
    states = []
  }

  /// What else than measuring changed the content; nil for nothing.
  var upheaval: String? {
    if !updates.isEmpty { return "the update" }
    if wasReloaded { return "the reload" }
    if hasReappeared { return "coming back to the screen" }
    return wasResized ? "the new size of the view" : nil
  }

  /// Whether what is shown is another matter than before: also where somebody set a knob.
  var showsOtherwise: Bool { upheaval != nil || wasPushed }

  /// Takes what was clamped for a part of the way to where code says the offset is to be: it says so absolutely.
  private mutating func commandClampedWay() {
    commanded.x += clampedWay.x
    commanded.y += clampedWay.y
    uncommanded.x -= clampedWay.x
    uncommanded.y -= clampedWay.y
    clampedWay = .zero
  }

  /// Takes note of a way that somebody moved the content offset, in points.
  mutating func note(_ way: CGPoint, by author: Author) {
    if author == .code { commandClampedWay() }
    guard !author.isCommanded else {
      commanded.x += way.x
      commanded.y += way.y
      farthestBack = CGPoint(
        x: min(farthestBack.x, commanded.x), y: min(farthestBack.y, commanded.y))
      farthestForward = CGPoint(
        x: max(farthestForward.x, commanded.x), y: max(farthestForward.y, commanded.y))
      return
    }
    uncommanded.x += way.x
    uncommanded.y += way.y
    if author == .adjustment { corrections += 1 }
    if author == .clamp {
      wasClamped = true
      clampedWay.x += way.x
      clampedWay.y += way.y
    }
  }

  /// How far the reader or the scene moved the content offset in this pane, in points.
  var commandedHere: CGPoint {
    CGPoint(x: commanded.x - broughtAlong.x, y: commanded.y - broughtAlong.y)
  }

  /// Takes note that the pane is about to be brought to where another one is, from where its layout begins anew.
  mutating func noteAlignment(from old: CGPoint, to new: CGPoint) {
    broughtAlong.x += new.x - old.x
    broughtAlong.y += new.y - old.y
    states = []
  }

  /// Takes note of a size that an element took.
  mutating func note(_ change: SizeChange) {
    measured.append(change)
    effort.measured += 1
    isMeasuring = true
  }

  /// Takes note that a layout pass was given up, and of the element that was named.
  mutating func noteGivenUp(at path: IndexPath?) {
    givenUpAfter = UICollectionView.roundsBeforeGivingUp
    givenUpAt = path
  }

  /// Takes note of a call, and of what it cost; `items` are all there are.
  mutating func note(_ call: Call, items: () -> Int) {
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
      beginAnew()
    default: break
    }
  }
}

extension Author {
  /// Whether the reader or the scene wanted the change; the rest happened to them.
  var isCommanded: Bool {
    switch self {
    case .finger, .deceleration, .bounce, .snap, .page, .animation, .code: true
    case .adjustment, .targetOffset, .clamp, .reload, .resize: false
    }
  }

  /// Whether the offset changed because what it shows has moved, so that whatever goes on moves along.
  var movesContent: Bool { self == .adjustment || self == .targetOffset }
}
