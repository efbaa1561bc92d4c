import CollectionView

extension ElementDetail {
  /// What there is to tell of a live element of a pane.
  @MainActor
  init(_ element: UICollectionView.LiveElement, _ run: PaneRun) {
    reuseIdentifier = element.view.reuseIdentifier
    reuseCount = element.reuseCount
    preferredSize = element.preferredSize
    agreedSize = run.sizes.agreed(of: ElementTrack(element))
    guard let cell = element.view as? SceneCell else { return }
    id = cell.entry?.item.id
    row = cell.entry?.item.row
    if run.isSelfSizing { trueSize = cell.trueSize(offered: element.modelAttributes.size.width) }
  }
}
