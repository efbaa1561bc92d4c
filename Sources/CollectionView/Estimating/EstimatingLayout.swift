import Foundation

/// A layout of this module that estimates sizes until its cells are measured.
///
/// Each layout decides where elements are placed; keeping the reader's position while sizes change is the same for all, see
/// the folder `OffsetCompensation`. Extents and offsets are in content points along the scroll axis, before rounding.
@MainActor
protocol EstimatingLayout: UICollectionViewLayout {
  var readingPosition: ReadingPosition { get set }
  /// The headers and footers whose preferred size is accepted in a later pass only.
  var askedSupplementaries: AskedSupplementaries { get set }

  /// Whether measuring may change the sizes of elements.
  var mayMeasure: Bool { get }

  /// Whether the layout has an item.
  func has(_ path: IndexPath) -> Bool
  func isMeasured(_ path: IndexPath) -> Bool
  /// The start and end of an item.
  func span(of path: IndexPath) -> Range<CGFloat>
  /// Whether a subclass may place items elsewhere, or change their length.
  var isSubclassed: Bool { get }
  /// The start and end at which an item is shown: with the changes of a subclass, without its transform.
  func shownSpan(of path: IndexPath) -> Range<CGFloat>
  /// The starts of items of a section; nil if one does not exist.
  func starts(ofItems items: [Int], inSection section: Int) -> [CGFloat]?
  /// An item's attributes without the changes of a subclass, which may query a rectangle; nil if there is no such item.
  func plainAttributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes?
  /// The part of the scroll axis that a rectangle covers.
  func span(of rect: CGRect) -> Range<CGFloat>
  /// A length along the scroll axis as a vector.
  func vector(along length: CGFloat) -> CGPoint
  /// The first item in the bounds, in the order of the data, that satisfies a condition.
  func firstVisibleItem(where matches: (VisibleItem) -> Bool) -> IndexPath?
  /// The extent of the whole content.
  var contentExtent: CGFloat { get }
  /// The size of the whole content by its frames, in points.
  var liveContentSize: CGSize { get }
  /// The first content size the layout had, if any.
  var frozenContentSize: CGSize? { get set }
  /// `contentExtent` if nothing had been measured.
  var extentByEstimates: CGFloat { get }
  /// `contentExtent` if items had been broken into lines by their estimates.
  var extentByEstimatedLines: CGFloat { get }
  /// `contentExtent` with another line spacing, in points.
  func extent(withLineSpacing spacing: CGFloat) -> CGFloat
  /// Moves sizes with their items through an update.
  func apply(_ update: ItemUpdate)
  /// The mean size of the measured items, or nil if there is none.
  var meanMeasuredSize: CGSize? { get }
  /// Sets the size of every unmeasured item in points, at any width, until the layout is loaded again or is given another
  /// estimate.
  func share(_ estimate: CGSize)
  /// The places of all items when the layout was prepared, for a behavior that visits all of them.
  var everyPlace: EveryPlace { get set }
  /// The starts and ends of the items of all sections.
  func spans() -> [[Range<CGFloat>]]
}

/// An item in the bounds.
struct VisibleItem {
  let path: IndexPath
  /// Its start and end along the scroll axis in content points, before rounding.
  let span: Range<CGFloat>
  let isMeasured: Bool
}

extension EstimatingLayout {
  var isSubclassed: Bool { false }

  func shownSpan(of path: IndexPath) -> Range<CGFloat> { span(of: path) }

  func starts(ofItems items: [Int], inSection section: Int) -> [CGFloat]? {
    var starts: [CGFloat] = []
    for item in items {
      let path = IndexPath(item: item, section: section)
      guard has(path) else { return nil }
      starts.append(span(of: path).lowerBound)
    }
    return starts
  }

  /// The part of the content on the screen.
  ///
  /// For a view without extent it is one pixel, so that the item at its start still counts as visible.
  var screen: Range<CGFloat> {
    let span = span(of: ownBounds)
    return span.isEmpty ? span.lowerBound..<span.lowerBound + 2 * halfPixel : span
  }

  /// The part of the content in which the reader can see an item.
  ///
  /// Frames are rounded by up to half a pixel; an item of which only this rounding reaches the screen is not visible.
  var visibleToReader: Range<CGFloat> {
    let (start, end) = (screen.lowerBound + halfPixel, screen.upperBound - halfPixel)
    return start < end ? start..<end : screen
  }

  /// The part of the scroll axis inside the content insets, where pinned views stay.
  var visible: Range<CGFloat> {
    guard let collectionView = installedIn else { return 0..<0 }
    let insets = collectionView.mirrored(collectionView.adjustedContentInset)
    let before = span(of: CGRect(x: insets.left, y: insets.top, width: 0, height: 0)).lowerBound
    let after = span(of: CGRect(x: insets.right, y: insets.bottom, width: 0, height: 0)).lowerBound
    let start = screen.lowerBound + before
    return start..<max(start, screen.upperBound - after)
  }

  /// Half a pixel of the device, in points.
  var halfPixel: CGFloat { 0.5 / (installedIn?.traitCollection.displayScale ?? 1) }

  /// The size that the layout stores for a preferred size in points.
  func stored(_ size: CGSize) -> CGSize {
    guard installation?.behavior.sizeStorage == .rounded else { return size }
    return CGSize(width: size.width.rounded(), height: size.height.rounded())
  }

  // MARK: Content size

  /// The content size that the layout reports, by its behavior.
  var reportedContentSize: CGSize {
    switch installation?.behavior.contentSize ?? .live {
    case .live: liveContentSize
    case .frozen: frozenContentSize ?? liveContentSize
    // Without estimates, these are the same as `live`.
    case .lineBlind where !mayMeasure, .stale where !mayMeasure: liveContentSize
    case .lineBlind: liveContentSize(withExtent: extentByEstimatedLines)
    case .stale: liveContentSize(withExtent: extentByEstimates)
    case .lineSpacing(let spacing): liveContentSize(withExtent: extent(withLineSpacing: spacing))
    }
  }

  /// Stores the first content size, which a frozen one keeps.
  func storeFirstContentSize() {
    if frozenContentSize == nil { frozenContentSize = liveContentSize }
  }

  private func liveContentSize(withExtent extent: CGFloat) -> CGSize {
    let excess = vector(along: extent - contentExtent)
    return CGSize(
      width: liveContentSize.width + excess.x, height: liveContentSize.height + excess.y)
  }
}
