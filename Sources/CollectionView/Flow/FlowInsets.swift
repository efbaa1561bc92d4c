import Foundation

/// Insets along and across the axis of scrolling, in points.
struct FlowInsets: Equatable, Sendable {
  var mainBefore: CGFloat = 0
  var mainAfter: CGFloat = 0
  var crossBefore: CGFloat = 0
  var crossAfter: CGFloat = 0
}
