import CollectionView
import Foundation

extension PaneFrame {
  /// Items up to which the estimate debt of a single frame is summed up.
  private static let debtLimit = 1_000
  /// Missing items that are named; a viewport of more is empty all the same.
  private static let missingLimit = 200

  /// How elements look in the middle of an animation, or where they are when it has ended.
  enum Showing {
    case animations
    case outcome
  }

  /// What there is to draw of a pane, or to judge of it.
  ///
  /// - Complexity: O(live · log live + sections); the estimate debt walks all items of a small pane, and only when what
  ///   is measured has changed.
  @MainActor
  init(_ run: PaneRun, showing: Showing = .animations) {
    let view = run.view
    title = run.pane.title
    layout = run.pane.layout.kind
    behavior = run.behaviorName
    bounds = view.bounds
    scale = run.pane.scale
    font = run.pane.font
    contentSize = view.contentSize
    trueContentSize = run.isAudited ? run.truth.layout(for: view)?.contentSize : nil
    scrollsHorizontally = view.scrollsHorizontally
    let axis = Axis(isHorizontal: scrollsHorizontally)
    let range = view.scrollRange
    scrollRange = axis.position(range.minimum)...axis.position(range.maximum)
    let cross = Axis(isHorizontal: !scrollsHorizontally)
    crossScrollRange = cross.position(range.minimum)...cross.position(range.maximum)
    motion = MotionFrame(run)
    let live = view.liveElements
    elements.reserveCapacity(live.count)
    for element in live where showing == .animations || !element.isDisappearing {
      elements.append(ElementFrame(element, showing, run))
    }
    hidden = view.hiddenElements.map { ElementFrame(hidden: $0, run) }
    guides = PaneGuides(view, live)
    measured = run.measuredItemCount
    itemCount = run.content.model.itemCount
    isSelfSizing = run.isSelfSizing
    estimateDebt = itemCount <= Self.debtLimit ? run.estimateDebt() : nil
    let map = run.contentMap()
    measuredMap = map.measured
    measuredMapEdges = map.edges
    sectionStarts = map.sections
    findingPlaces = run.findingPlaces
    counts = run.counts
    blanks = run.blanks.map { blank in
      scrollsHorizontally
        ? CGRect(
          x: blank.lowerBound, y: bounds.minY, width: blank.upperBound - blank.lowerBound,
          height: bounds.height)
        : CGRect(
          x: bounds.minX, y: blank.lowerBound, width: bounds.width,
          height: blank.upperBound - blank.lowerBound)
    }
    holes = run.holes
    missing = run.missing.prefix(Self.missingLimit).map { Array($0) }
    findings = run.audit.all
    let current = run.audit.current
    let jump = current.contains { $0.invariant == .anchor } ? nil : run.step?.jump
    self.jump = run.jump
    // Of a key that scrolled, the worst of its frames.
    if let worst = run.step?.jump { self.jump?.culprit = worst.culprit }
    findingsNow = (current + [jump].compactMap { $0 }).sorted { $0.severity > $1.severity }
    diagnostics = run.diagnosticNotes
    ledger = run.log.ledger.latest
    calls = run.log.latest()
    knobs = run.knobs
  }
}

extension ElementFrame {
  @MainActor
  init(_ element: UICollectionView.LiveElement, _ showing: PaneFrame.Showing, _ run: PaneRun) {
    let attributes = showing == .animations ? element.attributes : element.modelAttributes
    self.init(attributes)
    let position = (element.view as? SceneCell)?.entry?.position
    sizeState =
      position.map(run.askedItems.contains) == true ? .measured : SizeState(element.sizeState)
    isSelected = (element.view as? UICollectionViewCell)?.isSelected ?? false
    isHighlighted = (element.view as? UICollectionViewCell)?.isHighlighted ?? false
    isDisappearing = element.isDisappearing
    let track = ElementTrack(Identity(attributes), item: position)
    formerSizes = run.sizes.sizes(of: track, before: element.modelAttributes.size)
    if formerSizes.isEmpty, let size = element.estimatedSize { formerSizes = [size] }
    if !isDisappearing {
      isPinned = element.isPinned || run.held.contains(track)
      marks = run.markings.marks(of: track)
      earlierMarks = run.markings.earlierMarks(of: track)
      shift = run.markings.shift(of: track)
    }
    detail = ElementDetail(element, run)
    text =
      (element.view as? SceneCell)?.entry?.item.text
      ?? (element.view as? SceneSupplementaryView)?.text ?? ""
  }
}

extension ElementFrame {
  /// What attributes say; everything else as it is by default.
  private init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init()
    category = Category(attributes.representedElementCategory)
    kind = attributes.representedElementKind
    indexPath = Array(attributes.indexPath)
    frame = attributes.frame
    zIndex = attributes.zIndex
    alpha = Double(attributes.alpha)
    transform = ElementTransform(attributes)
  }

  /// An element that the layout hides, for which there is no view.
  @MainActor
  init(hidden attributes: UICollectionViewLayoutAttributes, _ run: PaneRun) {
    self.init(attributes)
    sizeState = SizeState(run.view.sizeState(of: attributes))
    isHidden = true
    guard category == .cell else { return }
    text = run.content.model.entry(at: attributes.indexPath)?.item.text ?? ""
  }
}

extension Finding {
  /// How bad it is against others of the same frame: what cannot be seen or reached before what moved.
  fileprivate var severity: Double {
    switch unit {
    case .fraction: 1_000 + max
    case .points: invariant == .anchor ? 500 : invariant == .reachability ? 200 : 100
    case .count: 0
    }
  }
}
