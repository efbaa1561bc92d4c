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
  /// A live element of a pane.
  @MainActor
  init(
    _ element: borrowing UICollectionView.LiveElement, _ shown: ShownView, _ track: ElementTrack,
    _ telling: Telling
  ) {
    let attributes =
      telling.showing == .animations ? element.attributes : element.modelAttributes
    let settled = element.modelAttributes.size
    let known = telling.sizes.known(of: track)
    let sizes = known?.sizes(before: settled) ?? []
    let isDisappearing = element.isDisappearing
    let record = isDisappearing ? Markings.Record() : telling.markings.record(of: track)
    var detail = ElementDetail()
    detail.reuseIdentifier = element.view.reuseIdentifier
    detail.reuseCount = element.reuseCount
    detail.preferredSize = element.preferredSize
    detail.agreedSize = known?.agreed
    var isSelected = false
    var isHighlighted = false
    var wasAsked = false
    var text = ""
    switch shown {
    case .cell(let cell):
      isSelected = cell.isSelected
      isHighlighted = cell.isHighlighted
      if telling.isSelfSizing { detail.trueSize = cell.trueSize(offered: settled.width) }
      guard let entry = cell.entry else { break }
      detail.id = entry.item.id
      detail.row = entry.item.row
      text = entry.item.text
      wasAsked = telling.askedItems.contains(entry.position)
    case .supplementary(let view): text = view.text
    case .other: break
    }
    self.init(
      category: ElementFrame.Category(attributes.representedElementCategory),
      isSelected: isSelected, isHighlighted: isHighlighted,
      isPinned: !isDisappearing && (element.isPinned || telling.held.contains(track)),
      isDisappearing: isDisappearing,
      isAppearing: telling.showing == .animations && element.isAppearing,
      sizeState: wasAsked ? .measured : ElementFrame.SizeState(element.sizeState),
      marks: record.marks, earlierMarks: record.earlierMarks,
      indexPath: attributes.indexPath.numbers, frame: attributes.frame,
      zIndex: attributes.zIndex, alpha: Double(attributes.alpha),
      kind: attributes.representedElementKind,
      settledSize: attributes.size == settled ? nil : settled,
      formerSizes: sizes.isEmpty ? element.estimatedSize.map { [$0] } ?? [] : Array(sizes),
      shift: record.shift, transform: ElementTransform(attributes), detail: detail, text: text)
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
