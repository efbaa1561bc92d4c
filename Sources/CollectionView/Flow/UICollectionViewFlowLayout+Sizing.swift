import Foundation

extension UICollectionViewFlowLayout {
  var mayMeasure: Bool { isSelfSizing }

  /// Whether the estimate is the mean of what was measured.
  var findsEstimate: Bool { isSelfSizing && estimatedItemSize == Self.automaticSize }

  /// What an automatic estimate is before anything was measured, whatever `itemSize` says (`_effectiveEstimatedItemSize`,
  /// decompiled from iOS 26.1).
  private static let firstEstimate = CGSize(width: 50, height: 50)

  /// The size of every item that has none of its own: the estimate, or `itemSize`.
  var commonSize: FlowSize {
    if isSelfSizing, let sharedEstimate { return sharedEstimate }
    if findsEstimate { return tally.mean ?? axis.size(Self.firstEstimate) }
    return axis.size(isSelfSizing ? estimatedItemSize : itemSize)
  }

  /// Whether a preferred size is to be taken for an element.
  func accepts(_ preferred: CGSize, for original: UICollectionViewLayoutAttributes) -> Bool {
    guard isSelfSizing, exists(original), !putsOff(original),
      !hasHeaderSize(original, header: sections[original.indexPath.section].measuredHeader)
    else { return false }
    guard let last = measuredSize(of: original), let gate = installation?.behavior
    else { return true }
    let laidOut = axis.size(original.size)
    return gate.accepts(axis.main(of: preferred), after: last.main, laidOut: laidOut.main)
      || original.representedElementCategory == .cell
        && gate.accepts(axis.cross(of: preferred), after: last.cross, laidOut: laidOut.cross)
  }

  /// Takes a preferred size, and notes in a context what moved.
  func take(
    _ preferred: CGSize, for original: UICollectionViewLayoutAttributes,
    noting context: UICollectionViewLayoutInvalidationContext
  ) {
    guard exists(original) else { return }
    let size = stored(preferred)
    note(size, for: original, in: context) {
      measure(original, axis.size(size))
      guard let item = itemTakingSize(of: original) else { return }
      let cross = sections[item.section].lines.sizes.cross(at: item.item)
      give(FlowSize(main: axis.main(of: size), cross: cross), to: item)
    }
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
  }

  /// Remembers what an element was measured to be.
  func measure(_ element: UICollectionViewLayoutAttributes, _ size: FlowSize) {
    let path = element.indexPath
    switch element.representedElementKind {
    case nil:
      tally.count(size, insteadOf: give(size, to: path))
      if findsEstimate { share(commonSize) }
      if size.cross > sections[path.section].lines.available { warnOfOversize(at: path) }
    case UICollectionView.elementKindSectionHeader:
      sections[path.section].measuredHeader = size.main
      sectionExtents.setExtent(sections[path.section].extent, at: path.section)
    default:
      sections[path.section].measuredFooter = size.main
      sectionExtents.setExtent(sections[path.section].extent, at: path.section)
    }
  }

  /// Whether an element's size is a guess, a measure, or neither; nil for an element that does not exist.
  func state(of element: UICollectionViewLayoutAttributes) -> SizeState? {
    guard isSelfSizing else { return .fixed }
    guard exists(element) else { return nil }
    return measuredSize(of: element) == nil ? .estimated : .measured
  }

  /// Gives an item its measured size, breaks the lines anew that this changes, and answers the size it had before.
  @discardableResult
  func give(_ size: FlowSize, to path: IndexPath) -> FlowSize? {
    edit(section: path.section) { $0.give(size, to: path.item) }
  }

  /// Changes the lines of one section and keeps the sums over all sections right.
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

  /// Gives every item that was not measured a size.
  ///
  /// - Complexity: O(sections + stretches of items that were not measured · log measured).
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
