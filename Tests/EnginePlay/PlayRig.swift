import CollectionView
import Foundation

/// The collection view that a play runs on, its data source, and the oracle.
@MainActor
final class PlayRig: NSObject, UICollectionViewDataSource, ScrollViewHost {
  let setup: PlaySetup
  let view: UICollectionView
  var content: PlainContent
  var diagnostics: [Diagnostic] = []
  /// The work since the last operation began.
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
    case .compositional: return compositional(setup)
    }
  }

  private static func compositional(_ setup: PlaySetup) -> UICollectionViewLayout {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(setup.estimate.height),
      subitem: NSCollectionLayoutItem(layoutSize: size(setup.estimate.height)),
      count: setup.columns)
    group.interItemSpacing = .fixed(setup.itemSpacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = setup.spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: setup.sectionTop, leading: setup.sectionSides, bottom: setup.sectionBottom,
      trailing: setup.sectionSides)
    section.supplementariesFollowContentInsets = false
    func add(
      _ edge: PlaySetup.Edge?, _ kind: String, _ alignment: NSRectAlignment, isPinned: Bool
    ) {
      guard let edge else { return }
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(edge.estimate), elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = isPinned
      section.boundarySupplementaryItems.append(item)
    }
    add(
      setup.header, UICollectionView.elementKindSectionHeader, .top, isPinned: setup.pinsHeaders)
    add(
      setup.footer, UICollectionView.elementKindSectionFooter, .bottom,
      isPinned: setup.pinsFooters)
    return UICollectionViewCompositionalLayout(section: section)
  }

  // MARK: Measured sizes

  /// Returns the size that an item's cell fits, and records it in the oracle.
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

extension PlayRig {
  /// The step that an operation performs in the current state.
  func step(of operation: PlayOperation) -> PlayStep? {
    let range = view.scrollRange
    return operation.step(
      in: &content, offsets: range.minimum.y...range.maximum.y,
      visible: view.liveElements.map(\.modelAttributes)
        .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted(),
      viewport: view.bounds.size)
  }

  /// Performs a step, lays out, and returns the first broken rule, if any.
  func play(_ step: PlayStep) -> PlayComplaint? {
    let before = PlayMoment(self)
    let expectation = PlayReader(before, step, setup)
    work = PlayWork()
    perform(step)
    view.layoutIfNeeded()
    let after = PlayMoment(self)
    return complaint(after) ?? expectation?.complaint(after, clamps: work.clamps)
      ?? targetComplaint(of: step, after) ?? costComplaint(before, after)
  }

  private func perform(_ step: PlayStep) {
    switch step {
    case .scroll(let amount):
      view.scroll(
        to: view.scrollRange.clamp(CGPoint(x: 0, y: view.contentOffset.y + amount)), as: .finger)
    case .offset(let offset):
      view.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
    case .show(let path, let position):
      let position: UICollectionView.ScrollPosition =
        switch position {
        case .top: .top
        case .centeredVertically: .centeredVertically
        case .bottom: .bottom
        case .none: []
        }
      view.scrollToItem(at: path, at: position, animated: false)
    case .change(let paths, let amount):
      for path in paths { content.change(path, by: amount) }
      for path in paths { view.cellForItem(at: path)?.invalidateIntrinsicContentSize() }
    case .update(let batch): UIView.performWithoutAnimation { update(batch) }
    case .reloadData:
      content.reloadData()
      view.reloadData()
    case .resize(let size):
      content.resize(to: size.width)
      view.resize(to: size)
    }
  }

  private func update(_ batch: PlayBatch) {
    view.performBatchUpdates { [self] in
      content.apply(batch)
      view.deleteItems(at: batch.deletes)
      view.insertItems(at: batch.inserts.map(\.path))
      view.reloadItems(at: batch.reloads)
      for move in batch.moves { view.moveItem(at: move.from, to: move.to) }
      view.deleteSections(IndexSet(batch.sectionDeletes))
      view.insertSections(IndexSet(batch.sectionInserts.map(\.section)))
      view.reloadSections(IndexSet(batch.sectionReloads))
      for move in batch.sectionMoves { view.moveSection(move.from, toSection: move.to) }
    }
  }
}

/// A cell that returns its true size; the rig records it in the oracle.
final class PlayCell: UICollectionViewCell {
  /// The id of the item.
  var id = -1
  weak var rig: PlayRig?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let size = rig?.answer(forItemAt: layoutAttributes.indexPath, layoutAttributes.size)
    else { return layoutAttributes }
    layoutAttributes.size = size
    return layoutAttributes
  }
}

/// A header or footer that returns its true height; the rig records it in the oracle.
final class PlayEdge: UICollectionReusableView {
  var kind = PlainElement.Kind.header
  weak var rig: PlayRig?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let height = rig?.answer(for: kind, inSection: layoutAttributes.indexPath[0]) else {
      return layoutAttributes
    }
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

/// Counts the work of the engine for one operation.
struct PlayWork {
  var passes = 0
  /// The number of attributes that the layout returned for rectangles.
  var attributes = 0
  var cells = 0
  /// The number of size queries to cells, headers and footers.
  var questions = 0
  /// The number of times that the offset was clamped to the scroll range.
  var clamps = 0
}
