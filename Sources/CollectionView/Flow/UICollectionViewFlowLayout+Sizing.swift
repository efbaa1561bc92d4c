import Foundation

extension UICollectionViewFlowLayout {
  var mayMeasure: Bool { isSelfSizing }

  /// Whether the estimate is the mean of the measured sizes.
  var findsEstimate: Bool { isSelfSizing && estimatedItemSize == Self.automaticSize }

  /// The automatic estimate before anything was measured, whatever `itemSize` is (*inferred* of UIKit).
  private static let firstEstimate = CGSize(width: 50, height: 50)

  /// The size of items without a size of their own: the estimate, or `itemSize`.
  var commonSize: FlowSize {
    if isSelfSizing, let sharedEstimate { return sharedEstimate }
    if findsEstimate { return tally.mean ?? axis.size(Self.firstEstimate) }
    return axis.size(isSelfSizing ? estimatedItemSize : itemSize)
  }

  /// Whether a preferred size changes the size of an element.
  func accepts(_ preferred: CGSize, for original: UICollectionViewLayoutAttributes) -> Bool {
    guard isSelfSizing, measures(original), exists(original), !postpones(original),
      !hasHeaderSize(original, header: sections[original.indexPath.section].measuredHeader)
    else { return false }
    guard let last = measuredSize(of: original), let gate = installation?.behavior
    else { return true }
    let laidOut = axis.size(original.size)
    return gate.accepts(axis.main(of: preferred), after: last.main, laidOut: laidOut.main)
      || original.representedElementCategory == .cell
        && gate.accepts(axis.cross(of: preferred), after: last.cross, laidOut: laidOut.cross)
  }

  /// Whether the layout uses the preferred sizes of elements of this kind.
  func measures(_ element: UICollectionViewLayoutAttributes) -> Bool {
    element.representedElementCategory == .cell || measuresEdges
  }

  /// Whether headers and footers are measured as cells are.
  var measuresEdges: Bool { installation?.behavior.flowHeaders != .reference }

  /// Stores the preferred size of an element, and records the resulting changes in a context.
  func measure(
    _ preferred: CGSize, for original: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    guard exists(original) else { return }
    let size = stored(preferred)
    compensate(forMeasuring: size, original, in: context) {
      storeMeasured(axis.size(size), of: original)
      guard let item = itemReceivingSize(of: original) else { return }
      let cross = sections[item.section].lines.sizes.cross(at: item.item)
      give(FlowSize(main: axis.main(of: size), cross: cross), to: item)
    }
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
  }

  /// Stores the measured size of an element.
  func storeMeasured(_ size: FlowSize, of element: UICollectionViewLayoutAttributes) {
    let path = element.indexPath
    switch element.representedElementKind {
    case nil:
      tally.add(size, replacing: give(size, to: path))
      if findsEstimate { share(commonSize) }
      if size.cross > sections[path.section].lines.available { reportOversize(at: path) }
    case UICollectionView.elementKindSectionHeader:
      sections[path.section].measuredHeader = size.main
      sectionExtents.setExtent(sections[path.section].extent, at: path.section)
    default:
      sections[path.section].measuredFooter = size.main
      sectionExtents.setExtent(sections[path.section].extent, at: path.section)
    }
  }

  /// Whether an element's size is estimated, measured, or fixed; nil for an element that does not exist.
  func state(of element: UICollectionViewLayoutAttributes) -> SizeState? {
    guard isSelfSizing, measures(element) else { return .fixed }
    guard exists(element) else { return nil }
    return measuredSize(of: element) == nil ? .estimated : .measured
  }

  /// Sets the measured size of an item, and updates the lines.
  ///
  /// Returns: its previous given size.
  @discardableResult
  func give(_ size: FlowSize, to path: IndexPath) -> FlowSize? {
    edit(section: path.section) { $0.give(size, to: path.item) }
  }

  /// Changes the lines of one section, and updates the sums over all sections.
  func edit<Answer>(section index: Int, _ change: (inout FlowLines) -> Answer) -> Answer {
    let given = sections[index].lines.sizes.givenCount
    let answer = sections[index].edit(change)
    if isSelfSizing { measuredTotal += sections[index].lines.sizes.givenCount - given }
    sectionExtents.setExtent(sections[index].extent, at: index)
    return answer
  }

  var meanMeasuredSize: CGSize? {
    tally.mean.map { axis.size(main: $0.main, cross: $0.cross) }
  }

  func share(_ estimate: CGSize) {
    guard isSelfSizing else { return }
    let common = axis.size(estimate)
    sharedEstimate = common
    share(common)
  }

  /// Sets the size of every unmeasured item.
  ///
  /// - Complexity: O(sections + stretches of unmeasured items · log measured).
  private func share(_ common: FlowSize) {
    for index in sections.indices where sections[index].lines.sizes.common != common {
      edit(section: index) { $0.share(common) }
    }
  }

  private func measuredSize(of element: UICollectionViewLayoutAttributes) -> FlowSize? {
    let path = element.indexPath
    let section = path.section
    switch element.representedElementKind {
    case nil:
      return sections[section].lines.sizes.mains.measuredExtent(at: path.item).map {
        FlowSize(main: $0, cross: sections[section].lines.sizes.cross(at: path.item))
      }
    case UICollectionView.elementKindSectionHeader:
      return sections[section].measuredHeader.map { FlowSize(main: $0, cross: breadth.dimension) }
    default:
      return sections[section].measuredFooter.map { FlowSize(main: $0, cross: breadth.dimension) }
    }
  }

  /// Whether attributes are those of an item, a header or a footer of this layout.
  private func exists(_ element: UICollectionViewLayoutAttributes) -> Bool {
    if element.representedElementCategory == .cell { return has(element.indexPath) }
    let path = element.indexPath
    switch element.representedElementKind {
    case UICollectionView.elementKindSectionHeader:
      return hasEdge(path) { $0.metrics.header }
    case UICollectionView.elementKindSectionFooter:
      return hasEdge(path) { $0.metrics.footer }
    default:
      return false
    }
  }

  private func hasEdge(_ path: IndexPath, _ length: (FlowSection) -> CGFloat) -> Bool {
    path.count == 2 && path.item == 0 && sections.indices.contains(path.section)
      && length(sections[path.section]) > 0
  }
}

/// The mean of the cell sizes measured so far, for an automatic estimate.
///
/// A size counts as long as measured sizes are kept at all, even after its item was removed.
struct FlowTally: Sendable {
  private var main: CGFloat = 0
  private var cross: CGFloat = 0
  private var count = 0

  /// The mean size, or nil if nothing was measured.
  var mean: FlowSize? {
    count > 0 ? FlowSize(main: main / CGFloat(count), cross: cross / CGFloat(count)) : nil
  }

  /// Adds a size, which replaces the earlier measured size of its item.
  mutating func add(_ size: FlowSize, replacing last: FlowSize?) {
    main += size.main - (last?.main ?? 0)
    cross += size.cross - (last?.cross ?? 0)
    if last == nil { count += 1 }
  }

  /// The same sizes along the other axis.
  var turned: FlowTally {
    var turned = self
    (turned.main, turned.cross) = (cross, main)
    return turned
  }
}
