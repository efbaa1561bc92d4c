import Foundation

extension UICollectionViewFlowLayout {
  /// An `estimatedItemSize` that the layout finds itself: the mean of the sizes measured so far, `itemSize` before.
  ///
  /// A size that changes the mean costs O(sections) where every item has a line of its own, and else as much again as
  /// there are stretches of items that were not measured; with an estimate of its own a layout spends O(log measured).
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The boundary that section insets are measured from, across the axis of scrolling.
  ///
  /// The content inset is respected at least, whichever it is.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }
}
