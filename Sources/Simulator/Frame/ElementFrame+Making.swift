import CollectionView
import Foundation

extension ElementFrame {
  /// An element that the layout hides, for which there is no view.
  @MainActor
  init(hidden attributes: UICollectionViewLayoutAttributes, _ run: PaneRun) {
    self.init(Contents(hidden: attributes, run))
  }
}

extension ElementFrame.Contents {
  /// Takes what there is to tell of a live element of a pane.
  // Filled where it is: what an initializer fills is copied to whoever asked.
  @MainActor
  mutating func take(
    _ element: UnsafePointer<UICollectionView.LiveElement>, as painted: PaintedElement,
    _ shown: ShownView, _ telling: Telling
  ) {
    let isOutcome = telling.showing == .outcome
    let attributes = isOutcome ? element.pointee.modelAttributes : element.pointee.attributes
    let settled = painted.frame.size
    let track = painted.track
    category = ElementFrame.Category(painted.identity.category)
    kind = painted.identity.kind
    indexPath = painted.identity.indexPath.numbers
    frame = isOutcome ? painted.box : painted.shownBox
    zIndex = attributes.zIndex
    alpha = Double(attributes.alpha)
    transform = ElementTransform(attributes)
    if attributes.size != settled { settledSize = settled }
    isDisappearing = element.pointee.isDisappearing
    sizeState = ElementFrame.SizeState(element.pointee.sizeState)
    if !isDisappearing {
      let record = telling.markings.record(of: track)
      marks = record.marks
      earlierMarks = record.earlierMarks
      shift = record.shift
      isPinned = element.pointee.isPinned || telling.held.contains(track)
    }
    isAppearing = telling.showing == .animations && element.pointee.isAppearing
    detail.reuseIdentifier = element.pointee.view.reuseIdentifier
    detail.reuseCount = element.pointee.reuseCount
    detail.preferredSize = element.pointee.preferredSize
    if let known = telling.sizes.known(of: track) {
      let former = known.sizes(before: settled)
      if !former.isEmpty { formerSizes = Array(former) }
      detail.agreedSize = known.agreed
    }
    if formerSizes.isEmpty, let size = element.pointee.estimatedSize { formerSizes = [size] }
    switch shown {
    case .cell(let cell): take(cell, offered: settled.width, telling)
    case .supplementary(let view): text = view.text
    case .other: break
    }
  }

  @MainActor
  private mutating func take(_ cell: SceneCell, offered width: CGFloat, _ telling: Telling) {
    isSelected = cell.isSelected
    isHighlighted = cell.isHighlighted
    if telling.isSelfSizing { detail.trueSize = cell.trueSize(offered: width) }
    guard let entry = cell.entry else { return }
    detail.item = ItemIdentity(id: entry.item.id, position: entry.position)
    detail.isNamed = entry.item.isNamed
    detail.row = entry.item.row
    text = entry.item.text
    if telling.askedItems.contains(entry.position) { sizeState = .measured }
  }

  /// What the layout hides.
  @MainActor
  fileprivate init(hidden attributes: UICollectionViewLayoutAttributes, _ run: PaneRun) {
    let isCell = attributes.representedElementCategory == .cell
    self.init(
      category: ElementFrame.Category(attributes.representedElementCategory), isHidden: true,
      sizeState: ElementFrame.SizeState(run.view.sizeState(of: attributes)),
      indexPath: attributes.indexPath.numbers, frame: attributes.frame,
      zIndex: attributes.zIndex, alpha: Double(attributes.alpha),
      kind: attributes.representedElementKind, transform: ElementTransform(attributes),
      text: isCell ? run.content.model.entry(at: attributes.indexPath)?.item.text ?? "" : "")
  }
}
