import CollectionView
import Foundation

/// A collection view that is played with, its data, and the oracle beside it.
@MainActor
final class PlayRig: NSObject, UICollectionViewDataSource, ScrollViewHost {
  let setup: PlaySetup
  let view: UICollectionView
  var content: PlainContent
  var diagnostics: [Diagnostic] = []
  /// What happened since the last operation began.
  var work = PlayWork()

  init(_ setup: PlaySetup) {
    self.setup = setup
    content = PlainContent(setup)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: setup.viewport), collectionViewLayout: Self.layout(setup))
    super.init()
    view.traitCollection = UITraitCollection(displayScale: setup.scale)
    view.behavior = .correct
    view.behavior.sizeCache = Behavior.SizeCache(
      isDroppedOnReload: setup.dropsSizesOnReload,
      isDroppedOnWidthChange: setup.dropsSizesOnWidthChange)
    view.contentInset = UIEdgeInsets(
      top: setup.insetTop, left: 0, bottom: setup.insetBottom, right: 0)
    view.host = self
    view.register(PlayCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(PlayEdge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = self
    view.contentOffset.y = -setup.insetTop
    view.layoutIfNeeded()
  }

  private static func layout(_ setup: PlaySetup) -> UICollectionViewLayout {
    let inset = UIEdgeInsets(
      top: setup.sectionTop, left: setup.sectionSides, bottom: setup.sectionBottom,
      right: setup.sectionSides)
    switch setup.layout {
    case .list, .table:
      let list =
        setup.layout == .list
        ? ListLayout() : TableLayout(style: setup.pinsHeaders ? .plain : .grouped)
      list.section.estimatedHeight = setup.estimate.height
      list.section.spacing = setup.spacing
      list.section.inset = inset
      list.section.estimatedHeaderHeight = setup.header?.estimate
      list.section.estimatedFooterHeight = setup.footer?.estimate
      list.sectionHeadersPinToVisibleBounds = setup.pinsHeaders
      list.sectionFootersPinToVisibleBounds = setup.pinsFooters
      return list
    case .flow:
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = setup.estimate
      flow.minimumLineSpacing = setup.spacing
      flow.minimumInteritemSpacing = setup.itemSpacing
      flow.sectionInset = inset
      flow.headerReferenceSize.height = setup.header?.estimate ?? 0
      flow.footerReferenceSize.height = setup.footer?.estimate ?? 0
      flow.sectionHeadersPinToVisibleBounds = setup.pinsHeaders
      flow.sectionFootersPinToVisibleBounds = setup.pinsFooters
      return flow
    case .waterfall:
      let waterfall = WaterfallLayout()
      waterfall.columns = setup.columns
      waterfall.order = setup.isRoundRobin ? .roundRobin : .shortest
      waterfall.estimatedHeight = setup.estimate.height
      waterfall.spacing = setup.spacing
      waterfall.sectionInset = inset
      return waterfall
    }
  }

  // MARK: What cells answer

  /// The size an item's cell asks for, which the oracle takes note of.
  func answer(forItemAt path: IndexPath, _ offered: CGSize) -> CGSize? {
    work.questions += 1
    guard var size = content.item(at: path)?.size else { return nil }
    if setup.layout != .flow { size.width = offered.width }
    content.hear(size, ofItemAt: path, in: view.bounds)
    return size
  }

  func answer(for kind: PlainElement.Kind, inSection section: Int) -> CGFloat? {
    work.questions += 1
    guard let edge = kind == .header ? setup.header : setup.footer else { return nil }
    content.hear(edge.height, of: kind, inSection: section)
    return edge.height
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { content.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    content.sections[section].items.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    work.cells += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? PlayCell {
      cell.id = content.item(at: indexPath)?.id ?? -1
      cell.rig = self
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    if let edge = view as? PlayEdge {
      edge.kind = kind == UICollectionView.elementKindSectionHeader ? .header : .footer
      edge.rig = self
    }
    return view
  }

  // MARK: Host

  func scrollView(
    _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
    retarget: (() -> CGPoint)?
  ) {
    scrollView.scroll(to: target, as: .animation)
  }

  func scrollViewStopsMoving(_ scrollView: UIScrollView) {}

  func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
    switch event {
    case .diagnostic(let diagnostic): diagnostics.append(diagnostic)
    case .pass: work.passes += 1
    case .contentOffset(_, _, author: .clamp, _): work.clamps += 1
    case .call(.layoutAttributesForElements(_, let count)): work.attributes += count
    default: break
    }
  }
}
