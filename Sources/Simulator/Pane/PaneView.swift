import CollectionView
import Foundation
import Scenes

/// The engine's collection view with the content of a pane, configured with the pane's settings.
@MainActor
final class PaneView {
  /// The number of passes after which an inset and a content that depend on each other are left unsettled; UIKit traps
  /// after as many.
  static let insetPassLimit = 100
  /// Seconds a device takes to rotate; inferred from the duration that the transition coordinator reports.
  private static let rotationDuration = 0.3

  let collectionView: UICollectionView
  let content: SceneContent
  private var delegate: any UICollectionViewDelegate
  /// The content size and inset at which updating an inset that depends on the content was given up; nil for none.
  private var insetLoop: (contentSize: CGSize, inset: UIEdgeInsets)?
  /// The behavior's size cache to restore at the end of a turn in which a reload drops all sizes; nil for none.
  private var sizeCacheAfterTurn: Behavior.SizeCache?

  /// - Throws: `UnbuiltFeature` when the pane names something that is not built.
  init(_ pane: Pane, patience: Patience?) throws {
    content = SceneContent(pane, patience: patience)
    delegate = content.makeDelegate()
    collectionView = UICollectionView(
      frame: CGRect(origin: .zero, size: pane.viewport),
      collectionViewLayout: try pane.layout.simulated.layout(for: content))
    content.requests.view = collectionView
    collectionView.whileComputing = { [weak content] in
      content?.continuesLayout(after: $0) ?? true
    }
    collectionView.behavior = try BehaviorMaking.behavior(
      pane.behavior, for: pane.layout)
  }

  /// Sets the view up for its first layout pass.
  func configure(for pane: Pane) {
    let view = collectionView
    view.traitCollection = UITraitCollection(displayScale: pane.displayScale)
    view.cover(UIEdgeInsets(pane.safeAreaInsets))
    applySettings(of: pane)
    if case .fixed(let insets) = pane.contentInset { view.contentInset = UIEdgeInsets(insets) }
    view.register(SceneCell.self, forCellWithReuseIdentifier: SceneCell.identifier)
    let kinds: Set = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    register(kinds)
    registerKinds(of: pane.layout, view.collectionViewLayout)
    view.delegate = delegate
    view.dataSource = content
  }

  /// Registers the views for the kinds of a layout: supplementary views with the view, decoration views with the layout.
  private func registerKinds(
    of description: LayoutDescription, _ layout: UICollectionViewLayout
  ) {
    register(description.supplementaryKinds)
    for kind in description.decorationKinds {
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
    }
  }

  private func register(_ kinds: Set<String>) {
    for kind in kinds {
      collectionView.register(
        SceneSupplementaryView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: SceneSupplementaryView.identifier)
    }
  }

  // MARK: Settings

  /// Applies the settings of a pane for the view and its screen that differ from the previous version.
  func applyChanges(from old: Pane, to new: Pane, behavior: Behavior) {
    let view = collectionView
    var behavior = behavior
    if sizeCacheAfterTurn != nil {
      sizeCacheAfterTurn = behavior.sizeCache
      behavior.sizeCache.isDroppedOnReload = true
    }
    if behavior != view.behavior {
      view.behavior = behavior
      view.collectionViewLayout.invalidateLayout()
    }
    if new.displayScale != old.displayScale {
      view.traitCollection = UITraitCollection(displayScale: new.displayScale)
      view.collectionViewLayout.invalidateLayout()
    }
    if new.safeAreaInsets != old.safeAreaInsets {
      view.cover(UIEdgeInsets(new.safeAreaInsets))
    }
    if new.contentInset != old.contentInset {
      insetLoop = nil
      if case .fixed(let insets) = new.contentInset {
        view.contentInset = UIEdgeInsets(insets)
      } else {
        view.contentInset = .zero
      }
    }
    applySettings(of: new)
  }

  /// Applies the settings that are properties of the view in UIKit.
  private func applySettings(of pane: Pane) {
    let view = collectionView
    // UIKit cannot keep the end of the content in place.
    view.holdsEnd = pane.anchor == .bottom && pane.behavior.keepsPlace
    view.holdsPlaceAtStart = pane.anchor == .visible && pane.behavior.keepsPlace
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
    view.semanticContentAttribute =
      switch pane.semanticContentAttribute {
      case .unspecified: .unspecified
      case .forceLeftToRight: .forceLeftToRight
      case .forceRightToLeft: .forceRightToLeft
      }
    view.decelerationRate = pane.scroll.decelerationRate == .fast ? .fast : .normal
    view.isPagingEnabled = pane.scroll.isPagingEnabled
    view.bounces = pane.scroll.bounces
    view.alwaysBounceVertical = pane.scroll.alwaysBounceVertical
    view.alwaysBounceHorizontal = pane.scroll.alwaysBounceHorizontal
    view.isDirectionalLockEnabled = pane.scroll.isDirectionalLockEnabled
    view.prefetchDataSource = pane.prefetch ? content : nil
  }

  /// Installs a new layout object.
  ///
  /// - Parameters:
  ///   - description: The layout, for which the content has been created before.
  ///   - installation: How it is installed as in UIKit; nil for another kind as a setting: without an animation, and
  ///     content at its start stays there.
  /// - Throws: `UnbuiltFeature` for a kind that is not built.
  func install(_ description: LayoutDescription, _ installation: LayoutInstallation?) throws {
    let view = collectionView
    let made = try makeLayout(description)
    let wasAtStart = view.contentOffset == view.startOffset
    if let installation {
      view.setCollectionViewLayout(made, animated: installation.isAnimated)
    } else if wasAtStart {
      view.replaceLayout(with: made)
      // Keep the content at its start as sizes are measured, as when a scene begins.
      view.scroll(to: view.startOffset, as: .code)
    } else if content.pane.behavior.keepsPlace {
      // The item in the middle stays there, as with `setCollectionViewLayout`.
      view.setCollectionViewLayout(made, animated: false)
    } else {
      view.replaceLayout(with: made)
    }
  }

  /// Sets the properties of the layout object that is installed.
  ///
  /// The content has been created for the new version of the pane before.
  func applyLayout(from old: LayoutDescription, to new: LayoutDescription) throws {
    let made = try makeLayout(new)
    let layout = collectionView.collectionViewLayout
    registerKinds(of: new, layout)
    for setting in new.simulated.settings { setting.copy(made, layout) }
    // Values by section are requested from the delegate, so no setter invalidates the layout for them.
    if new.perSection != old.perSection { layout.invalidateLayout() }
  }

  /// Creates a layout object, and the delegate that its sizing needs.
  private func makeLayout(_ description: LayoutDescription) throws -> UICollectionViewLayout {
    let layout = try description.simulated.layout(for: content)
    registerKinds(of: description, layout)
    delegate = content.makeDelegate()
    collectionView.delegate = delegate
    return layout
  }

  /// Resizes the view, at once or as a device rotates.
  func resize(to size: CGSize, animated: Bool) {
    if animated {
      collectionView.resize(to: size, over: Self.rotationDuration)
    } else {
      collectionView.resize(to: size)
    }
  }

  // MARK: Content inset

  /// Updates an inset that depends on the content size, and lays out the content that depends on the inset, until
  /// neither changes.
  ///
  /// An app does the same that sets its insets after each layout pass.
  ///
  /// - Returns: A diagnostic if they did not settle; nil if they did.
  func updateContentInset(by inset: ContentInset) -> Diagnostic? {
    guard case .whenShorter(let rule) = inset else { return nil }
    let view = collectionView
    // The same state did not settle before.
    if let loop = insetLoop, loop == (view.contentSize, view.contentInset) { return nil }
    for _ in 0..<Self.insetPassLimit {
      guard applyInset(by: rule) else { return nil }
      view.layoutIfNeeded()
    }
    insetLoop = (view.contentSize, view.contentInset)
    return Diagnostic(
      .layoutLoop,
      "stuck in a layout loop: the content inset at the \(rule.edge.rawValue) depends on the content size, which depends on the inset; \(Self.insetPassLimit) passes and still changing"
    )
  }

  /// - Returns: Whether the inset changed.
  private func applyInset(by rule: InsetRule) -> Bool {
    let view = collectionView
    let edge: WritableKeyPath<UIEdgeInsets, CGFloat> =
      switch rule.edge {
      case .bottom: \.bottom
      case .right: \.right
      }
    let now = view.contentInset[keyPath: edge]
    let holds = rule.holds(for: view.contentSize.height, isThere: now != 0)
    let wanted = holds ? rule.by : 0
    guard now != wanted else { return false }
    view.contentInset[keyPath: edge] = wanted
    return true
  }

  /// Parts of the scene that the layout does not show or use, although they are valid.
  var notices: [DiagnosticNote] {
    guard content.pane.isRightToLeft,
      !collectionView.collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
    else { return content.notices }
    return content.notices + [
      DiagnosticNote(
        id: "notMirrored", indexPath: nil,
        message:
          "`semanticContentAttribute: forceRightToLeft` has no effect: `flipsHorizontallyInOppositeLayoutDirection` of this layout is false"
      )
    ]
  }

  // MARK: Updates

  /// Performs a batch update after the data has changed.
  func performBatchUpdates(_ changes: [Change]) {
    collectionView.performBatchUpdates { [self, view = collectionView] in
      for change in changes {
        switch change {
        case .grow(let growth): remeasure(growth)
        // The changes of an outline are insertions and deletions by now.
        case .expand, .collapse: break
        case .insert(let paths, _): view.insertItems(at: paths)
        case .delete(let paths): view.deleteItems(at: paths)
        case .reload(let paths): view.reloadItems(at: paths)
        case .move(let from, let to): view.moveItem(at: from, to: to)
        case .reconfigure(let paths): view.reconfigureItems(at: paths)
        case .insertSections(let sections, _): view.insertSections(IndexSet(sections))
        case .deleteSections(let sections): view.deleteSections(IndexSet(sections))
        case .reloadSections(let sections): view.reloadSections(IndexSet(sections))
        case .moveSection(let from, let to): view.moveSection(from, toSection: to)
        }
      }
    }
  }

  /// Makes the views of elements whose content has changed ask to be measured again.
  func remeasure(_ growth: Growth) {
    let view = collectionView
    for path in growth.items { view.cellForItem(at: path)?.invalidateIntrinsicContentSize() }
    func remeasure(_ sections: [Int], _ kind: String) {
      for section in sections {
        view.supplementaryView(forElementKind: kind, at: [section, 0])?
          .invalidateIntrinsicContentSize()
      }
    }
    remeasure(growth.headers, UICollectionView.elementKindSectionHeader)
    remeasure(growth.footers, UICollectionView.elementKindSectionFooter)
  }

  /// Reloads everything and drops measured sizes, even if the behavior keeps them on a reload.
  ///
  /// - Parameter isInTurn: Whether the layout pass follows at the end of a turn.
  func reloadDroppingSizes(inTurn isInTurn: Bool) {
    let view = collectionView
    sizeCacheAfterTurn = sizeCacheAfterTurn ?? view.behavior.sizeCache
    view.behavior.sizeCache.isDroppedOnReload = true
    view.reloadData()
    guard !isInTurn else { return }
    view.layoutIfNeeded()
    endTurn()
  }

  /// Restores the behavior after the layout pass at the end of a turn.
  func endTurn() {
    if let sizeCacheAfterTurn { collectionView.behavior.sizeCache = sizeCacheAfterTurn }
    sizeCacheAfterTurn = nil
  }

  // MARK: Items

  /// The index path of an item by its number or as the current one; nil if there is none.
  func path(of item: PlacedItem) -> IndexPath? {
    let view = collectionView
    switch item {
    case .current:
      return view.indexPathsForSelectedItems?.last
        ?? view.indexPathsForVisibleItems.filter { path in
          view.shownAttributes(ofItemAt: path)?.frame.sharesArea(with: view.bounds) == true
        }.min()
    case .number(let number):
      return content.model.path(ofItem: max(0, number - 1))
    }
  }

  /// The target of a scroll to an item for a key or a step; nil if there is no such item.
  func target(
    for item: PlacedItem, at position: ScrollTarget.Position, animated: Bool
  ) -> ScrollTarget? {
    path(of: item).map { ScrollTarget(item: $0, position: along(position), animated: animated) }
  }

  /// The position, given for vertical scrolling, converted if the view scrolls sideways.
  private func along(_ position: ScrollTarget.Position) -> ScrollTarget.Position {
    guard collectionView.scrollsHorizontally else { return position }
    return switch position {
    case .top: .left
    case .centeredVertically: .centeredHorizontally
    case .bottom: .right
    default: position
    }
  }

  /// The first item in view with the distance from the viewport's top left corner to the item's, as both appear now, in
  /// points.
  ///
  /// Nil if no item is in view.
  var firstItem: (path: IndexPath, place: CGPoint)? {
    let view = collectionView
    let bounds = view.bounds
    let inView = view.liveElements.filter {
      $0.attributes.representedElementCategory == .cell && !$0.isDisappearing
        && $0.attributes.frame.sharesArea(with: bounds)
    }
    guard let first = inView.map(\.attributes).min(by: { $0.indexPath < $1.indexPath })
    else { return nil }
    return (
      first.indexPath,
      CGPoint(x: first.frame.minX - bounds.minX, y: first.frame.minY - bounds.minY)
    )
  }

  /// The frame at which an item appears; the layout's frame if its cell is not live.
  func frame(ofItemAt path: IndexPath) -> CGRect? {
    let view = collectionView
    let live = view.liveElements.first {
      !$0.isDisappearing && $0.attributes.representedElementCategory == .cell
        && $0.attributes.indexPath == path
    }
    return live?.attributes.frame ?? view.shownAttributes(ofItemAt: path)?.frame
  }
}

extension UIEdgeInsets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
