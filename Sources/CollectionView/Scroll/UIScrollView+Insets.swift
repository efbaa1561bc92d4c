import Foundation

extension UIScrollView {
  /// Moves the offset with a changed adjusted content inset.
  ///
  /// Along each axis, content at its start stays there, so that the offset follows the top or the left inset; elsewhere the
  /// offset stays, and is clamped only if a smaller inset has left it outside its range. While a finger or a motion moves the
  /// content, the offset stays, too (inferred: a refresh control changes the inset under a finger, and nothing jumps).
  ///
  /// - Parameter old: The adjusted content inset before, in points.
  func followInsets(from old: UIEdgeInsets) {
    guard !isInMotion else { return }
    let (before, start) = (startOffset(within: old), startOffset(within: adjustedContentInset))
    let formerlyLegal = scrollRange(within: old).clamp(contentOffset)
    let legal = clampsToInsetsAtOnce ? clamped(contentOffset) : contentOffset
    func followed(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      let offset = contentOffset[keyPath: axis]
      if offset == before[keyPath: axis] { return start[keyPath: axis] }
      return offset == formerlyLegal[keyPath: axis] ? legal[keyPath: axis] : offset
    }
    let offset = CGPoint(x: followed(\.x), y: followed(\.y))
    guard offset != contentOffset else { return }
    moveBounds(to: CGRect(origin: offset, size: bounds.size), author: .clamp, cause: nil)
  }
}
