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

  var log: TraceLog
  var counters = Counters()
  /// The counters as they were at each mark that was passed, the last time it was.
  var marks: [String: Counters] = [:]
  var diagnostics: [Diagnostic] = []
  /// What of the scene cannot be seen in this layout.
  var notices: [DiagnosticNote]
  /// What was to be set and was not, each once.
  var refusals: [DiagnosticNote] = []

  // MARK: What was painted and judged

  let judge: PaneJudge
  let measured = MeasuredContent()

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
    delegate = LayoutMaking.delegate(for: content)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: pane.viewport),
      collectionViewLayout: try LayoutMaking.layout(for: content))
    scroller = Scroller(grid: PixelGrid(scale: pane.displayScale))
    log = TraceLog(isWhole: keepsTrace)
    judge = PaneJudge(anchor: pane.anchor, displayScale: pane.displayScale)
    super.init()
    content.requests.view = view
    noteLayout()
    view.behavior = try BehaviorMaking.behavior(pane.behavior, layoutKind: pane.layout.kind)
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
    isSelfSizing = LayoutMaking.startsFromEstimates(pane.layout)
    tellsMeasured = LayoutMaking.tellsMeasured(pane.layout.kind)
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
