import CollectionView
import Foundation
import Scenes

extension PaneRun {
  /// Goes on as another pane, of the same file with keys set to other values, and disturbs no more than they do.
  ///
  /// A layout's property is set on the layout that is there, which invalidates itself as its setter does; another kind of
  /// layout is installed without an animation. Other items, or items of other sizes, are reloaded, and nothing measured
  /// before counts. Another behaviour holds from the next pass, which comes at once. What moves goes on.
  ///
  /// - Parameters:
  ///   - new: The pane from now on.
  ///   - setsData: Whether its data was set, be it to what it was: the items are those again, whatever was done to them.
  /// - Throws: `UnbuiltFeature` for what is not built; then nothing has changed.
  func take(_ new: Pane, setsData: Bool = false) throws {
    let old = pane
    // Another field of the same rows is shown of those that are there.
    let startsData =
      !new.data.hasRows(of: old.data) || setsData && content.model.isChanged
    guard new != old || startsData else { return }
    let behavior = try BehaviorMaking.behavior(new.behavior, layoutKind: new.layout.kind)
    let needsReload = startsData || Self.needsReload(from: old, to: new)
    judge.endKeyStep()
    // An item that has come to its place is moved by the setting from here on, not by the scroll to it.
    if !isScrolling { judge.judgeAwaitedScroll(in: self) }
    act += 1
    occasion = turned(to: new, startsData: startsData)
    defer { occasion = nil }
    pane = new
    content.take(new, isNew: needsReload, startsData: startsData)
    forgetTruth()
    measured.forgetResults()
    // What stayed in its place did so by the layout, and was an item of the data.
    if new.layout != old.layout || startsData { judge.forgetHeld() }
    notices = content.notices
    if new.viewport == old.viewport { judge.recordPush() }
    if behavior != view.behavior {
      view.behavior = behavior
      view.collectionViewLayout.invalidateLayout()
    }
    takeScreen(before: old)
    takeInsets(before: old)
    takeViewSettings()
    judge.change(to: new)
    if new.layout != old.layout { try takeLayout(before: old.layout) }
    if needsReload { reloadForgetting() }
    resize(to: new.viewport, animated: false)
    settleLayout()
    knobs = KnobList.knobs(of: self)
  }

  /// The knob that is another in a pane of the same file, as the ledger tells it: `estimatedHeight 76 → 70`; of several the
  /// one of the longest key, nil for none.
  ///
  /// What a preset or a size is made of says more than the whole.
  private func turned(to new: Pane, startsData: Bool) -> String? {
    let others = knobs.filter { knob in
      let after = new.text(of: knob.key)
      // What nobody has said so far is what the knob shows.
      return (pane.text(of: knob.key) ?? after.map { _ in knob.value }) != after
    }
    let count = new.data.itemCount
    let before = startsData ? content.model.itemCount : count
    // The name of a column goes with the file that it was read from, and the knob still shows it.
    let turned = others.filter { (new.text(of: $0.key) ?? $0.own) != $0.value }
    let told = turned.isEmpty && count == before ? others : turned
    guard let knob = told.max(by: { $0.depth < $1.depth }) else {
      return count == before ? nil : "data \(before) → \(count)"
    }
    let name = knob.key.split(separator: ".").last.map(String.init) ?? knob.key
    // What the file did not say before it was set comes back unsaid.
    guard let value = new.text(of: knob.key) ?? knob.own else { return name }
    let turn = "\(name) \(knob.value) → \(value)"
    return turn.count <= Self.longestTurn ? turn : name
  }

  /// Characters a line of the ledger has for what was turned.
  private static let longestTurn = 40

  /// Whether the items, or their true sizes, or where sizes come from, are others, so that nothing measured counts.
  private static func needsReload(from old: Pane, to new: Pane) -> Bool {
    if old.data != new.data || old.header != new.header || old.footer != new.footer { return true }
    let starts = LayoutMaking.startsFromEstimates
    if old.layout.kind == new.layout.kind,
      old.layout.sizing != new.layout.sizing || starts(old.layout) != starts(new.layout)
    {
      return true
    }
    guard old.cell.source == new.cell.source, old.cell.alternates == new.cell.alternates else {
      return true
    }
    return switch new.cell.source {
    case .random: old.seed != new.seed
    case .text, .field: old.font != new.font
    case .fixed, .list, .cycle, .byWidth: false
    }
  }

  /// Loads everything anew without the sizes that were known, whatever the behaviour keeps on a reload.
  private func reloadForgetting() {
    measured.forgetAsked()
    let kept = view.behavior.sizeCache
    view.behavior.sizeCache.isDroppedOnReload = true
    view.reloadData()
    view.layoutIfNeeded()
    view.behavior.sizeCache = kept
  }

  private func takeLayout(before old: LayoutDescription) throws {
    let made = try LayoutMaking.layout(for: content)
    delegate = LayoutMaking.delegate(for: content)
    view.delegate = delegate
    guard pane.layout.kind == old.kind else {
      measured.forgetAsked()
      let wasAtStart = view.contentOffset == view.scrollRange.minimum
      judge.forgetSizes()
      view.setCollectionViewLayout(made, animated: false)
      // What is measured at the start moves nothing there, as when a scene begins.
      if wasAtStart { view.scroll(to: view.scrollRange.minimum, as: .code) }
      return
    }
    let layout = view.collectionViewLayout
    for property in LayoutProperties.all(of: layout) { property.copy(made, layout) }
    // What differs by section is asked of the delegate.
    if pane.layout.perSection != old.perSection { layout.invalidateLayout() }
  }

  private func takeScreen(before old: Pane) {
    guard pane.displayScale != old.displayScale else { return }
    view.traitCollection = UITraitCollection(displayScale: pane.displayScale)
    scroller.grid = PixelGrid(scale: pane.displayScale)
    view.collectionViewLayout.invalidateLayout()
  }

  private func takeInsets(before old: Pane) {
    if pane.safeAreaInsets != old.safeAreaInsets {
      view.cover(UIEdgeInsets(pane.safeAreaInsets))
    }
    guard pane.contentInset != old.contentInset else { return }
    // That the old rule came to no end says nothing of the new one.
    insetLoop = nil
    if case .fixed(let insets) = pane.contentInset {
      view.contentInset = UIEdgeInsets(insets)
    } else {
      view.contentInset = .zero
    }
  }
}
