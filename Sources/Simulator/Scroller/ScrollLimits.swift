import Foundation
import Scenes

/// The ranges of the content offset on both axes.
struct ScrollLimits: Sendable, Equatable {
  var horizontal: AxisRange
  var vertical: AxisRange

  init(horizontal: AxisRange, vertical: AxisRange) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// - Parameters:
  ///   - minimum: The smallest offset at rest on both axes, in points.
  ///   - maximum: The largest offset at rest on both axes, in points.
  ///   - viewport: The size of the bounds in points.
  ///   - settings: Whether and when content moves beyond its edges.
  init(
    minimum: CGPoint, maximum: CGPoint, viewport: CGSize,
    settings: ScrollSettings = ScrollSettings()
  ) {
    horizontal = AxisRange(
      minimum: minimum.x, maximum: maximum.x, page: viewport.width, bounces: settings.bounces,
      alwaysBounces: settings.alwaysBounceHorizontal)
    vertical = AxisRange(
      minimum: minimum.y, maximum: maximum.y, page: viewport.height, bounces: settings.bounces,
      alwaysBounces: settings.alwaysBounceVertical)
  }

  /// The limits for a content size: from minus the inset to content plus inset minus the bounds.
  ///
  /// - Parameters:
  ///   - viewport: The size of the bounds in points.
  ///   - contentSize: The content size in points.
  ///   - adjustedInset: The adjusted content inset in points.
  ///   - settings: Whether and when content moves beyond its edges.
  init(
    viewport: CGSize, contentSize: CGSize, adjustedInset: Insets = .zero,
    settings: ScrollSettings = ScrollSettings()
  ) {
    horizontal = AxisRange(
      content: contentSize.width, page: viewport.width, leadingInset: adjustedInset.left,
      trailingInset: adjustedInset.right, bounces: settings.bounces,
      alwaysBounces: settings.alwaysBounceHorizontal)
    vertical = AxisRange(
      content: contentSize.height, page: viewport.height, leadingInset: adjustedInset.top,
      trailingInset: adjustedInset.bottom, bounces: settings.bounces,
      alwaysBounces: settings.alwaysBounceVertical)
  }

  func contains(_ offset: CGPoint) -> Bool {
    horizontal.contains(offset.x) && vertical.contains(offset.y)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontal.clamped(offset.x), y: vertical.clamped(offset.y))
  }

  /// The displayed offset for the offset that a finger requests.
  func stretched(_ wanted: CGPoint) -> CGPoint {
    CGPoint(x: horizontal.stretched(wanted.x), y: vertical.stretched(wanted.y))
  }

  /// The offset that a finger requests when it catches content at an offset.
  func unstretched(_ shown: CGPoint) -> CGPoint {
    CGPoint(x: horizontal.unstretched(shown.x), y: vertical.unstretched(shown.y))
  }
}
