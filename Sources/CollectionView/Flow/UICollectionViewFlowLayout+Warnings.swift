import Foundation

extension UICollectionViewFlowLayout {
  /// Reports an item size that is negative or not finite, once for each source.
  ///
  /// An `itemSize` of zero width or height is reported, too, as by UIKit since its message contains the size (deltachat-ios
  /// 1854); zero from the delegate is not (IGListKit 937 is about a negative size).
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - source: The member it comes from.
  ///   - path: The item; nil if the size is for all items.
  func checkSize(_ size: CGSize, by source: String, at path: IndexPath? = nil) {
    let isFinite = size.width.isFinite && size.height.isFinite
    let isZero = source == "itemSize" && (size.width == 0 || size.height == 0)
    guard !isFinite || size.width < 0 || size.height < 0 || isZero else { return }
    let item = path.map { " for the item at index path (\($0.section) - \($0.item))" } ?? ""
    let answer = "\(source) says \(size.width.brief) × \(size.height.brief)\(item)"
    let taken = "what is \(isFinite ? "negative" : "not finite") is taken as zero"
    let message =
      if !isFinite {
        "item sizes that are not finite are not supported in the flow layout: \(answer), and \(taken)"
      } else if path == nil {
        "Negative or zero item sizes are not supported by flow layout. Invalid size: {\(size.width.brief), \(size.height.brief)}, says \(source); \(taken)"
      } else {
        "negative sizes are not supported in the flow layout: \(answer), and \(taken)"
      }
    collectionView?.diagnose(
      isFinite ? .negativeItemSize : .nonFiniteGeometry, kind: source, message)
  }

  /// Reports an item that does not fit across its section, if there is one.
  func reportOversize() {
    guard !hasWarned,
      let section = sections.firstIndex(where: {
        $0.itemCount > 0 && $0.lines.sizes.widest > $0.lines.available
      })
    else { return }
    reportOversize(at: IndexPath(item: widerItem(of: sections[section].lines), section: section))
  }

  /// The first item that does not fit across.
  ///
  /// - Complexity: O(items) for sizes from the delegate, else O(given · log given).
  private func widerItem(of lines: FlowLines) -> Int {
    let (sizes, all) = (lines.sizes, 0..<lines.sizes.count)
    guard isSelfSizing, sizes.common.cross <= lines.available else {
      return all.first { sizes.cross(at: $0) > lines.available } ?? 0
    }
    var item = sizes.firstGiven(in: all)
    while let given = item, sizes.cross(at: given) <= lines.available {
      item = sizes.firstGiven(in: given + 1..<sizes.count)
    }
    return item ?? 0
  }

  /// Reports, once per pass, that an item does not fit across its section.
  func reportOversize(at path: IndexPath) {
    guard !hasWarned else { return }
    hasWarned = true
    let isVertical = axis == .vertical
    let (length, before, after) =
      isVertical ? ("width", "left", "right") : ("height", "top", "bottom")
    collectionView?.diagnose(
      isVertical ? .itemWiderThanCollectionView : .itemTallerThanCollectionView,
      at: path,
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(length) must be less than the \(length) of the UICollectionView minus the section insets \(before) and \(after) values, minus the content insets \(before) and \(after) values. Please check the values returned by the delegate."
    )
  }
}
