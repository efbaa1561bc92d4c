import CollectionView
import Foundation

extension PaintedFrame {
  /// Names what truly belongs where nothing is, instead of what the layout would put there: of a place that is thought for
  /// two rows, nine may be missing.
  ///
  /// The truth is laid beside the first cell in view. Nothing changes where there is no cell, or no truth of all the content.
  ///
  /// - Complexity: O(items) for content that the oracle lays out whole, and only while part of the viewport is empty.
  @MainActor
  func nameMissing(
    _ elements: [PaintedElement], _ run: PaneRun, _ axis: Axis
  ) {
    guard uncovered > 0, !missing.isEmpty, !areMisplaced, !areDisplaced,
      let truth = run.truth.layout(for: run.view)
    else { return }
    let bounds = run.view.bounds
    let shown = elements.filter {
      $0.identity.category == .cell && $0.box.sharesArea(with: bounds)
    }
    guard
      let first = shown.min(by: { axis.position($0.box.origin) < axis.position($1.box.origin) }),
      let place = truth.frame(section: first.section, item: first.index)
    else { return }
    let way = axis.position(place.origin) - axis.position(first.box.origin)
    let live = Set(shown.map(\.identity.indexPath))
    let absent = truth.elements(
      in: isHorizontal ? bounds.offsetBy(dx: way, dy: 0) : bounds.offsetBy(dx: 0, dy: way)
    ).filter { $0.identity.kind == .item }
      .map { IndexPath(item: $0.identity.item, section: $0.identity.section) }
      .filter { !live.contains($0) }
    guard let foremost = absent.min() else { return }
    if foremost != missing.first {
      missingExtent = run.view.layoutAttributesForItem(at: foremost).map { axis.length($0.size) }
    }
    missing = absent.sorted()
  }

  /// The rows of a list whose true places are where nothing is, while the layout has them elsewhere, in order.
  ///
  /// The truth is laid beside the first row on the screen.
  ///
  /// - Complexity: O(sections + rows that fit the screen).
  @MainActor
  func displaced(
    _ view: UICollectionView, _ run: PaneRun, _ shown: Intervals
  ) -> [(path: IndexPath, place: Range<CGFloat>)] {
    let bounds = view.bounds
    guard hasTruth, isOneALine, run.truth.hasTrueSizes,
      let first = elements.first(where: { $0.rank == 1 && !$0.isPinned }),
      let window = run.truth.window(
        from: Oracle.Anchor(
          section: first.section, item: first.index, origin: axis.start(first.frame),
          end: axis.end(bounds)), in: view)
    else { return [] }
    let live = Set(elements.filter { $0.rank == 1 }.map(\.identity.indexPath))
    return window.elements.compactMap { element in
      let path = IndexPath(item: element.identity.item, section: element.identity.section)
      // How far a row of items is scrolled sideways, the layout alone knows.
      guard element.identity.kind == .item, !live.contains(path),
        let own = view.layoutAttributesForItem(at: path)?.frame,
        axis.interval(element.frame).overlaps(axis.interval(bounds)),
        cross.interval(own).overlaps(cross.interval(bounds))
      else { return nil }
      let place = axis.interval(element.frame).clamped(to: axis.interval(bounds))
      let isFree = shown.parts.allSatisfy { $0.clamped(to: place).length <= pixel }
      return isFree && place.length > pixel ? (path, place) : nil
    }
  }
}
