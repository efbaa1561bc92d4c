import CollectionView
import Foundation

extension ElementFrame {
  /// A live element of a pane.
  @MainActor
  init(_ element: UICollectionView.LiveElement, _ showing: PaneFrame.Showing, _ run: PaneRun) {
    self.init(Contents(element, showing, run))
  }

  /// An element that the layout hides, for which there is no view.
  @MainActor
  init(hidden attributes: UICollectionViewLayoutAttributes, _ run: PaneRun) {
    self.init(Contents(hidden: attributes, run))
  }
}

extension ElementFrame.Contents {
  @MainActor
  fileprivate init(
    _ element: UICollectionView.LiveElement, _ showing: PaneFrame.Showing, _ run: PaneRun
  ) {
    let attributes = showing == .animations ? element.attributes : element.modelAttributes
    self.init(attributes)
    let settled = element.modelAttributes.size
    if attributes.size != settled { settledSize = settled }
    let position = (element.view as? SceneCell)?.entry?.position
    sizeState =
      position.map(run.askedItems.contains) == true
      ? .measured : ElementFrame.SizeState(element.sizeState)
    isSelected = (element.view as? UICollectionViewCell)?.isSelected ?? false
    isHighlighted = (element.view as? UICollectionViewCell)?.isHighlighted ?? false
    isDisappearing = element.isDisappearing
    isAppearing = showing == .animations && element.isAppearing
    let track = ElementTrack(element)
    formerSizes = Array(run.formerSizes(of: element, track))
    if !isDisappearing {
      isPinned = element.isPinned || run.held.contains(track)
      let record = run.markings.record(of: track)
      marks = record.marks
      earlierMarks = record.earlierMarks
      shift = record.shift
    }
    detail = ElementDetail(element, run)
    text =
      (element.view as? SceneCell)?.entry?.item.text
      ?? (element.view as? SceneSupplementaryView)?.text ?? ""
  }

  /// What attributes say; everything else as it is by default.
  private init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init()
    category = ElementFrame.Category(attributes.representedElementCategory)
    kind = attributes.representedElementKind
    indexPath = Array(attributes.indexPath)
    frame = attributes.frame
    zIndex = attributes.zIndex
    alpha = Double(attributes.alpha)
    transform = ElementTransform(attributes)
  }

  @MainActor
  fileprivate init(hidden attributes: UICollectionViewLayoutAttributes, _ run: PaneRun) {
    self.init(attributes)
    sizeState = ElementFrame.SizeState(run.view.sizeState(of: attributes))
    isHidden = true
    guard category == .cell else { return }
    text = run.content.model.entry(at: attributes.indexPath)?.item.text ?? ""
  }
}
