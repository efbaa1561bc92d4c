import Foundation

/// A layout of this module whose sizes are guesses until its cells were asked.
///
/// Where elements stand is each layout's own affair; how the reader keeps their place while sizes change is the same for
/// all, and stands in the extensions.
@MainActor
protocol EstimatingLayout: UICollectionViewLayout {
  var reader: Reader { get set }
  /// Headers and footers that a late pass is to hear.
  var askedEdges: AskedEdges { get set }

  /// Whether elements may take other sizes when they are asked.
  var mayMeasure: Bool { get }

  /// Whether the layout has such an item.
  func has(_ path: IndexPath) -> Bool
  func isMeasured(_ path: IndexPath) -> Bool
  /// Where an item begins and ends along the scroll axis in content points, before rounding.
  func span(of path: IndexPath) -> Range<CGFloat>
  /// Whether a subclass may put items elsewhere, or make them longer or shorter.
  var isSubclassed: Bool { get }
  /// Where an item is shown along the scroll axis, in content points: what the reader holds on to.
  func shownSpan(of path: IndexPath) -> Range<CGFloat>
  /// Whether an item keeps its place and its extent whatever size another one takes, because it stands before it; false where
  /// that would have to be worked out.
  func stands(_ path: IndexPath, before other: IndexPath) -> Bool
  /// Where items of a section begin along the scroll axis in content points, before rounding; nil when one is missing.
  func starts(ofItems items: [Int], inSection section: Int) -> [CGFloat]?
  /// An item's attributes, whatever a subclass makes of them, which may ask for those of a rectangle; nil for none.
  func plainAttributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes?
  /// The part of the scroll axis that a rectangle covers.
  func span(of rect: CGRect) -> Range<CGFloat>
  /// A length along the scroll axis as a vector.
  func vector(along length: CGFloat) -> CGPoint
  /// The first item in the bounds, in the order of the data, that satisfies a condition.
  func firstVisibleItem(where matches: (VisibleItem) -> Bool) -> IndexPath?
  /// The extent of the whole content along the scroll axis, in points.
  var contentExtent: CGFloat { get }
  /// The size of the whole content as the frames have it, in points.
  var liveContentSize: CGSize { get }
  /// The first content size the layout had; nil before it had one.
  var frozenContentSize: CGSize? { get set }
  /// What `contentExtent` would be if nothing had been measured.
  var extentByEstimates: CGFloat { get }
  /// What `contentExtent` would be if items had gone into the lines that their estimates make.
  var extentByEstimatedLines: CGFloat { get }
  /// What `contentExtent` would be if lines stood so many points apart.
  func extent(withLineSpacing spacing: CGFloat) -> CGFloat
  /// Lets sizes follow their items through an update.
  func apply(_ update: ItemUpdate)
  /// The mean size of the items that were measured; nil before any was.
  var meanMeasuredSize: CGSize? { get }
  /// Gives every item that was not measured this size in points, at any width, until the layout is loaded anew or is
  /// given another estimate.
  func share(_ estimate: CGSize)
  /// What all items were when the layout was prepared, for a behavior that goes through all of them.
  var everyPlace: EveryPlace { get set }
  /// Where the items of all sections begin and end along the scroll axis in content points, before rounding.
  func spans() -> [[Range<CGFloat>]]
}

extension EstimatingLayout {
  var isSubclassed: Bool { false }

  func shownSpan(of path: IndexPath) -> Range<CGFloat> { span(of: path) }

  func stands(_ path: IndexPath, before other: IndexPath) -> Bool { false }

  func starts(ofItems items: [Int], inSection section: Int) -> [CGFloat]? {
    var starts: [CGFloat] = []
    for item in items {
      let path = IndexPath(item: item, section: section)
      guard has(path) else { return nil }
      starts.append(span(of: path).lowerBound)
    }
    return starts
  }

  /// The part of the content in which the reader can see an item, in content points along the scroll axis.
  ///
  /// Items stand up to half a pixel beside their place, and what that shows of one at either end nobody sees.
  var seen: Range<CGFloat> {
    let (start, end) = (screen.lowerBound + halfPixel, screen.upperBound - halfPixel)
    return start < end ? start..<end : screen
  }

  /// The part of the scroll axis inside the content insets, in content points: where pinned views stay.
  var visible: Range<CGFloat> {
    guard let collectionView = installedIn else { return 0..<0 }
    let insets = collectionView.mirrored(collectionView.adjustedContentInset)
    let before = span(of: CGRect(x: insets.left, y: insets.top, width: 0, height: 0)).lowerBound
    let after = span(of: CGRect(x: insets.right, y: insets.bottom, width: 0, height: 0)).lowerBound
    let start = screen.lowerBound + before
    return start..<max(start, screen.upperBound - after)
  }

  /// In points.
  var halfPixel: CGFloat { 0.5 / (installedIn?.traitCollection.displayScale ?? 1) }

  /// Makes a change of one element's size, and notes in a context how the content size and the reader's item moved.
  func note(
    _ preferred: CGSize, for original: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext, through change: () -> Void
  ) {
    guard installation != nil else { return change() }
    let isCell = original.representedElementCategory == .cell
    let before = contentExtent
    noteOffset(
      in: context, measuring: isCell ? original.indexPath : nil, preferred,
      isAbove: span(of: original.frame).lowerBound < screen.lowerBound
    ) {
      change()
      guard isCell, estimateKnob != .constant else { return }
      reader.batch.add(preferred)
      reestimate(seeing: ownBounds)
    }
    if installation?.behavior.contentSize == .live {
      let growth = vector(along: contentExtent - before)
      context.contentSizeAdjustment = CGSize(width: growth.x, height: growth.y)
    }
    if isCell {
      context.invalidateItems(at: [original.indexPath])
    } else if let kind = original.representedElementKind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [original.indexPath])
    }
  }

  /// Makes a change of sizes, and notes in a context how far the offset moves because of it.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - item: The item that is being measured; nil for none.
  ///   - size: The size it takes, in points.
  ///   - isAbove: Whether what changes begins before the screen's start; asked only where that counts.
  ///   - change: The change.
  func noteOffset(
    in context: UICollectionViewLayoutInvalidationContext, measuring item: IndexPath?,
    _ size: CGSize, isAbove: @autoclosure () -> Bool, through change: () -> Void
  ) {
    guard let compensation = installation?.behavior.compensation, compensation != .none else {
      return change()
    }
    let extent = span(of: CGRect(origin: .zero, size: size)).upperBound
    let before = contentExtent
    let isAbove = compensation.goesByPlace && isAbove()
    holdReader(whileMeasuring: item, extent, for: compensation)
    var move: CGFloat = 0
    if estimateKnob == .constant, let item, let held = reader.place?.item,
      stands(held, before: item)
    {
      change()
    } else {
      move = moveOfReader(through: change)
    }
    guard !reader.isPushed, !isFirstSeenAtStart else { return }
    let adjustment = compensation.adjustment(
      anchorMove: move, contentDelta: contentExtent - before, isAbove: isAbove,
      isGoingBack: reader.lastScreen.map { seen.lowerBound < $0.lowerBound } ?? false)
    if compensation == .deferred || compensation == .swallowed, installedIn?.isInMotion == true {
      if compensation == .deferred { reader.owed += adjustment }
    } else {
      if compensation == .endsFling, adjustment != 0 { installedIn?.endFling() }
      context.contentOffsetAdjustment = vector(along: adjustment)
    }
  }

  /// Whether a view that had no extent shows the very start: nobody has read anything there that could be pushed away.
  private var isFirstSeenAtStart: Bool {
    guard let last = reader.lastScreen, last.upperBound - last.lowerBound <= 2 * halfPixel,
      let collectionView = installedIn
    else { return false }
    return collectionView.isAtStart && !holdsEnd
  }

  /// A preferred size in points as the layout remembers it.
  func stored(_ size: CGSize) -> CGSize {
    guard installation?.behavior.sizeStorage == .rounded else { return size }
    return CGSize(width: size.width.rounded(), height: size.height.rounded())
  }

  /// Makes up at rest for what was put off while the content moved.
  func payWhatIsOwed() {
    guard reader.owed != 0, let collectionView, !collectionView.isInMotion else { return }
    let context = makeInvalidationContext()
    context.contentOffsetAdjustment = vector(along: reader.owed)
    reader.owed = 0
    invalidateLayout(using: context)
  }

  /// Makes a change that concerns everything, such as another width, and notes how far the reader's item moved.
  func note(
    _ newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext,
    through change: () -> Void
  ) {
    let isAtStart = installedIn?.isAtStart ?? true
    reader.owed = 0
    if isAtStart {
      // Nothing is above the screen, so that what is measured for the new bounds pushes what follows.
      reader.isPushed = !holdsEnd
    } else {
      let span = span(of: newBounds)
      holdReader(whileResizingTo: span.upperBound - span.lowerBound)
    }
    let move = moveOfReader(through: change)
    let compensation = installation?.behavior.compensation ?? .firstSized
    guard compensation.holdsReader else { return }
    context.contentOffsetAdjustment = vector(along: move)
  }

  /// Lets sizes follow their items, and remembers how far the reader's item moves.
  func follow(_ update: ItemUpdate) {
    guard let collectionView = installedIn else { return }
    let before = contentExtent
    reader.owed = 0
    reader.isPushed = collectionView.isAtStart && !holdsEnd
    reader.isUpdating = true
    holdReader(through: update)
    let taken = update.taken(
      by: collectionView.behavior.sizeCache.key, counts: collectionView.loadedCounts)
    let move = moveOfReader(following: update) { apply(taken) }
    reader.updateShift =
      reader.isPushed
      ? 0
      : collectionView.behavior.compensation.adjustment(
        ofUpdate: move, contentDelta: contentExtent - before)
  }

  /// Where the offset ends after the update under way.
  func shifted(_ proposed: CGPoint) -> CGPoint {
    let shift = vector(along: reader.updateShift)
    return CGPoint(x: proposed.x + shift.x, y: proposed.y + shift.y)
  }
}
