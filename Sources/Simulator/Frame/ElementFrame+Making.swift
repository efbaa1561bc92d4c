import CollectionView
import Foundation

extension ElementFrame {
  /// Describes a live element of a pane in its current state.
  @MainActor
  init(_ element: UICollectionView.LiveElement, _ truth: ElementTruth) {
    let settled = element.modelAttributes
    let attributes = element.attributes
    self.init(attributes, sizeState: element.sizeState)
    isAnimating = attributes !== settled
    transform = ElementTransform(attributes)
    if settled.frame != frame { settledFrame = settled.frame }
    if settled.untransformedFrame != frame { layoutFrame = settled.untransformedFrame }
    isPinned = element.isPinned && !element.isDisappearing
    isDisappearing = element.isDisappearing
    isAppearing = element.isAppearing
    detail.reuseIdentifier = element.view.reuseIdentifier
    detail.reuseCount = element.reuseCount
    detail.preferredSize = element.preferredSize
    if let size = element.estimatedSize { formerSizes = [size] }
    if let cell = element.view as? SceneCell {
      describe(cell)
      truth.describe(cell, in: &self)
    } else {
      text = (element.view as? SceneSupplementaryView)?.text ?? ""
      truth.describeSupplementaryView(in: &self)
    }
  }

  @MainActor
  private mutating func describe(_ cell: SceneCell) {
    isSelected = cell.isSelected
    isHighlighted = cell.isHighlighted
    guard let entry = cell.entry else { return }
    detail.item = ItemIdentity(id: entry.item.id, position: entry.position)
    detail.isNamed = entry.item.isNamed
    detail.row = entry.item.row
    text = entry.item.text
    guard entry.item.level > 0 || !entry.item.children.isEmpty else { return }
    let isExpanded = cell.content?.model.isExpanded(at: IndexPath(indexes: indexPath))
    let mark = isExpanded.map { $0 ? "v " : "> " } ?? ""
    outlineMark = String(repeating: "  ", count: entry.item.level) + mark
  }

  /// Describes an element that the layout hides, which has no view.
  @MainActor
  init(hidden attributes: UICollectionViewLayoutAttributes, _ run: PaneRun) {
    self.init(attributes, sizeState: run.view.sizeState(of: attributes))
    isHidden = true
    transform = ElementTransform(attributes)
    if category == .cell {
      text = run.content.model.entry(at: attributes.indexPath)?.item.text ?? ""
    }
  }

  /// Describes an element of the layout, with or without a view.
  init(
    _ attributes: UICollectionViewLayoutAttributes, sizeState: CollectionView.SizeState
  ) {
    self.init()
    category = Category(attributes.representedElementCategory)
    kind = attributes.representedElementKind
    indexPath = Array(attributes.indexPath)
    frame = attributes.frame
    zIndex = attributes.zIndex
    alpha = Double(attributes.alpha)
    self.sizeState = SizeState(sizeState)
  }

  /// Adds the history of the element.
  @MainActor
  mutating func addHistory(of run: PaneRun) {
    let track = track
    if !isDisappearing {
      let record = run.judge.markings.record(of: track)
      marks = record.marks
      earlierMarks = record.earlierMarks
      shift = record.shift
      if run.judge.held.contains(track) { isPinned = true }
    }
    if let known = run.judge.sizes.known(of: track) {
      let former = Array(known.sizes(before: untransformed.size))
      if !former.isEmpty { formerSizes = former }
      detail.agreedSize = known.agreed
    }
    if let item, run.measured.isAsked(item) { sizeState = .measured }
  }

  /// The element as it will look at the end of the animation under way.
  @MainActor
  func settled(_ element: UICollectionView.LiveElement) -> ElementFrame {
    var frame = self
    let attributes = element.modelAttributes
    frame.frame = box
    frame.settledFrame = nil
    frame.layoutFrame = untransformed == box ? nil : untransformed
    frame.zIndex = attributes.zIndex
    frame.alpha = Double(attributes.alpha)
    frame.transform = ElementTransform(attributes)
    frame.isAnimating = false
    frame.isAppearing = false
    return frame
  }
}

extension ElementFrame.Category {
  /// The engine's category as a plain value.
  init(_ category: UICollectionView.ElementCategory) {
    switch category {
    case .cell: self = .cell
    case .supplementaryView: self = .supplementaryView
    case .decorationView: self = .decorationView
    }
  }
}

extension ElementFrame.SizeState {
  /// The engine's state as a plain value.
  init(_ state: SizeState) {
    switch state {
    case .estimated: self = .estimated
    case .measured: self = .measured
    case .fixed: self = .fixed
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The frame without the transform; a card that only grows about its centre does not move.
  fileprivate var untransformedFrame: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }
}
