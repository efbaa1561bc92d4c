import CollectionView
import Foundation
import Scenes

/// One pane of a session: a collection view with its content, the motion of its offset, and what watches it.
@MainActor
final class PaneRun: NSObject {
  var pane: Pane {
    didSet { noteLayout() }
  }
  /// Whether sizes are estimated until the cells, or a table's delegate, are asked.
  private(set) var isSelfSizing = false
  /// Whether the layout says what of it is measured.
  private(set) var tellsMeasured = true
  let content: SceneContent
  let view: UICollectionView
  var delegate: any UICollectionViewDelegate
  var truth: PaneTruth

  // MARK: Time

  /// Virtual seconds.
  var time = 0.0
  /// The same for the layout's code, which may read it and have itself called on every frame.
  let clock = DisplayClock()

  // MARK: Motion

  /// The content offset while no finger holds it.
  var scroller: Scroller
  /// What the scroller was set going for and has not been finished yet.
  var motion = Scroller.Activity.idle
  /// The animated scroll that is under way, or was last.
  var animatedScroll = AnimatedScroll()
  /// What the layout and the delegate were told of the fling that lands; nil while none lands.
  var toldFling: ToldFling?
  /// The finger that is down; nil for none.
  var finger: Finger?
  /// What the keys have set going; nil for nothing.
  var keyboard: KeyboardMotion?
  /// What `scrollToItem(at:at:animated:)` is about to bring to its place; nil for nothing.
  var aim: Aim?
  /// What it has brought there and a reader holds on to; nil as soon as anything but the size of the view has changed.
  var reached: Aim?
  /// Whether somebody's code has sent the offset beyond its range.
  var isSentBeyond = false
  /// The content size and inset at which an inset that follows the content was given up; nil when none was.
  var insetLoop: (contentSize: CGSize, inset: UIEdgeInsets)?
  /// How the content has moved of late.
  var history = MotionHistory()
  /// Who moved the content offset last; nil before anybody did.
  var lastAuthor: Author?
  /// What a hand or a step of the scene does, counted, so that the ledger can tell one from another.
  var act = 0
  /// Whether that was a turn of the wheel.
  var isWheelTurning = false

  // MARK: What happened

  /// Each is told of every event, and to check the access would cost more than what is guarded: none hands out a reference.
  @exclusivity(unchecked) var log: TraceLog
  @exclusivity(unchecked) var counters = Counters()
  @exclusivity(unchecked) var supplementaryCounts = SupplementaryCounts()
  /// The counters as they were at each mark that was passed, the last time it was.
  var marks: [String: Counters] = [:]
  /// Whether somebody looks at the pane, and asks its layout only for that.
  var isWatched = false
  /// What happened since the last painted frame.
  @exclusivity(unchecked) var happenings = Happenings()
  /// Items whose cells were asked, by position, for a layout that has no words for it.
  var askedItems: Set<Int> = []
  /// Which items were measured after all those before them.
  var measuringOrder = MeasuringOrder()
  /// The item that something happened to last, and the version of the data in which its index path means it.
  @exclusivity(unchecked) var lastTrack: (path: IndexPath, version: Int, item: Int)?
  /// The items that an update reloaded and that have not been measured since.
  var reloadedItems: Set<ElementTrack> = []
  /// Attributes of the cell of which the layout is asked something, one after the other.
  let askedCell = UICollectionViewLayoutAttributes(forCellWith: IndexPath())
  var diagnostics: [Diagnostic] = []
  /// What of the scene cannot be seen in this layout.
  var notices: [DiagnosticNote]
  /// What was to be set and was not, each once.
  var refusals: [DiagnosticNote] = []

  // MARK: What was painted and judged

  /// Whether painted frames are judged.
  var isAudited = true
  var audit: Audit
  /// What a hand or a step had done when the last frame was painted, counted.
  var judgedAct = 0
  /// How many jumps it had found when a part of the scene began, or a hand turned a knob.
  var jumpsBefore = 0
  /// Where the audit found something, oldest first.
  var findingPlaces: [FindingPlace] = []
  /// What the press of a key brought about that was the last thing to happen; nil for anything else.
  var step: StepOutcome?
  /// What was being read moved by other than the scroll, now or shortly before; nil when it did not.
  var jump: JumpFrame?
  /// The painted frame up to which that is told.
  var jumpEnd = 0
  /// Who pushed now and shortly before, and the painted frame up to which each is told.
  var pushes: [(culprit: Finding.Culprit, end: Int)] = []
  var lastPicture: Picture?
  /// The elements on the screen in the last painted frame; nil as soon as anything was done since.
  var paintedElements: PaintedElements?
  /// What happened to the elements, in the last painted frame and shortly before.
  @exclusivity(unchecked) var markings = Markings()
  /// The sizes that elements have had.
  @exclusivity(unchecked) var sizes = SizeHistory()
  /// The elements that stayed in their place on the screen when the content last scrolled along an axis, and that the layout
  /// placed so.
  var heldDown: Set<ElementTrack> = []
  var heldSideways: Set<ElementTrack> = []
  /// Those that are held along either axis.
  var held: Set<ElementTrack> {
    heldSideways.isEmpty ? heldDown : heldDown.union(heldSideways)
  }
  /// The empty parts of the viewport in the last painted frame, in content points along the scroll axis.
  var blanks: [Range<CGFloat>] = []
  /// The places of items beside others that the layout left out, in content points.
  var holes: [CGRect] = []
  /// Items whose place is in the viewport and that are not shown.
  var missing: [IndexPath] = []
  /// The cells that an update under way has moved at once, and what they left empty.
  var pops = Pops()
  /// What the engine did for the last painted frame.
  var counts = FrameCounts()
  /// The estimate debt that was worked out last, and for what; the same of the map of the content.
  var debt: (state: DebtState, amount: Double)?
  var map: (state: MapState, map: ContentMap)?
  /// What was measured and what was not when the map was made.
  var stretches: [Stretch] = []

  // MARK: What can be turned

  /// What can be turned, with the values of now; made anew when something is set.
  var knobs: [Knob] = []
  /// The values that the scene began with, by key.
  var ownValues: [String: String] = [:]
  /// The behaviour as the scene says it.
  var ownBehavior = BehaviorDescription()
  /// The size of the viewport that the scene began with.
  var ownViewport = CGSize.zero
  /// The knob that is being turned, or the update that is being made, as the ledger names it; nil for none.
  var occasion: String?

  /// - Parameters:
  ///   - pane: What to run.
  ///   - keepsTrace: Whether every event is kept for a report.
  ///   - patience: Who waits while the layout asks for very many sizes; nil for one who always does.
  /// - Throws: `UnbuiltFeature` when the pane names something that is not built.
  init(_ pane: Pane, keepsTrace: Bool, patience: Patience? = nil) throws {
    self.pane = pane
    content = SceneContent(pane, patience: patience)
    notices = content.notices
    truth = PaneTruth(content)
    delegate = content.makeDelegate()
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: pane.viewport),
      collectionViewLayout: try pane.layout.simulated.layout(for: content))
    scroller = Scroller(grid: PixelGrid(scale: pane.displayScale))
    log = TraceLog(isWhole: keepsTrace)
    audit = Audit(anchor: pane.anchor, displayScale: pane.displayScale)
    super.init()
    content.requests.view = view
    noteLayout()
    view.behavior = try BehaviorMaking.behavior(pane.behavior, for: pane.layout)
    view.host = self
    clock.run {
      configure()
      view.layoutIfNeeded()
      followContentInset()
      // As where the insets of a view on the screen become others, nobody's code moves it to its start.
      view.scroll(to: view.scrollRange.minimum, as: .clamp)
      view.layoutIfNeeded()
    }
    scroller.rest(at: view.contentOffset)
    ownBehavior = pane.behavior
    ownViewport = pane.viewport
    knobs = KnobList.knobs(of: self)
    ownValues = Dictionary(knobs.map { ($0.key, $0.value) }) { first, _ in first }
    for index in knobs.indices { knobs[index].own = ownValues[knobs[index].key] }
  }

  /// Runs the layout pass and lets the motion follow what it changed.
  func settleLayout() {
    layOut()
    if motion != .idle, scroller.activity(at: time) == .idle { finish() }
    layOut()
    if motion == .idle, finger == nil { scroller.rest(at: view.contentOffset) }
  }

  /// Runs the layout pass and tells the motion of the edges it changed.
  private func layOut() {
    view.layoutIfNeeded()
    followContentInset()
    scroller.change(range: range, at: time)
    takeFingerRange()
  }

  /// Takes note of what is asked about the layout with every call and every element.
  private func noteLayout() {
    isSelfSizing = pane.layout.startsFromEstimates
    tellsMeasured = pane.layout.simulated.reportsMeasuredCells
  }

  /// Where scrolling may go.
  var range: ScrollLimits {
    ScrollLimits(view)
  }

  private func configure() {
    view.traitCollection = UITraitCollection(displayScale: pane.displayScale)
    view.cover(UIEdgeInsets(pane.safeAreaInsets))
    takeViewSettings()
    if case .fixed(let insets) = pane.contentInset { view.contentInset = UIEdgeInsets(insets) }
    view.register(SceneCell.self, forCellWithReuseIdentifier: SceneCell.identifier)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        SceneSupplementaryView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: SceneSupplementaryView.identifier)
    }
    view.delegate = delegate
    view.dataSource = content
  }

  /// Gives the view the settings it has under UIKit's names.
  func takeViewSettings() {
    // UIKit knows nothing of a chat, and only who wishes gets what a reader wishes.
    view.holdsEnd = pane.anchor == .bottom && pane.behavior.preset == "correct"
    view.contentInsetAdjustmentBehavior =
      switch pane.contentInsetAdjustmentBehavior {
      case .automatic: .automatic
      case .scrollableAxes: .scrollableAxes
      case .never: .never
      case .always: .always
      }
    view.selfSizingInvalidation =
      switch pane.selfSizingInvalidation {
      case .enabled: .enabled
      case .enabledIncludingConstraints: .enabledIncludingConstraints
      case .disabled: .disabled
      }
    view.decelerationRate = pane.scroll.decelerationRate == .fast ? .fast : .normal
    view.isPagingEnabled = pane.scroll.isPagingEnabled
    view.bounces = pane.scroll.bounces
    view.alwaysBounceVertical = pane.scroll.alwaysBounceVertical
    view.alwaysBounceHorizontal = pane.scroll.alwaysBounceHorizontal
    view.isDirectionalLockEnabled = pane.scroll.isDirectionalLockEnabled
    view.prefetchDataSource = pane.prefetch ? content : nil
  }
}

extension UIEdgeInsets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension ScrollLimits {
  /// Where a collection view may scroll.
  @MainActor
  init(_ view: UICollectionView) {
    let range = view.scrollRange
    self.init(
      horizontal: AxisRange(
        minimum: range.minimum.x, maximum: range.maximum.x, page: view.bounds.width,
        bounces: view.bouncesHorizontally, alwaysBounces: view.alwaysBounceHorizontal),
      vertical: AxisRange(
        minimum: range.minimum.y, maximum: range.maximum.y, page: view.bounds.height,
        bounces: view.bouncesVertically, alwaysBounces: view.alwaysBounceVertical))
  }
}
