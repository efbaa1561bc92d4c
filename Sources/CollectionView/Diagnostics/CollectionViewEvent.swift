import Foundation

/// One thing that happened inside a collection view, told in the order it happened.
public enum CollectionViewEvent {
  /// A call between the collection view and its layout, cells, data source or delegate.
  case call(Call)
  /// A round of the layout pass begins, for these reasons.
  case pass(PassReasons)
  /// The last round of a layout pass has ended.
  case passEnd
  /// The content offset changed, in content points; `cause` names the element whose size made it change.
  case contentOffset(from: CGPoint, to: CGPoint, author: Author, cause: SizeChange?)
  /// The content size changed, in points.
  case contentSize(from: CGSize, to: CGSize, author: Author, cause: SizeChange?)
  /// The collection view took an invalidation context that concerns these elements.
  case invalidated(InvalidatedElements)
  /// An element took its preferred size.
  case measured(SizeChange)
  /// A layout of this module has gone through so many items more than it answered.
  case wentThrough(Int)
  case diagnostic(Diagnostic)
}
