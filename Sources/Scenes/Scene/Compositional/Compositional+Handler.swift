import Foundation

extension Compositional {
  /// `visibleItemsInvalidationHandler` of a section, in words.
  ///
  /// The handler knows the offset and the size of the view, and goes by the distance of the centre of an item from the middle
  /// of the view, along the axis that the section scrolls. `nearness` is 1 in the middle, falls with the distance, and is 0 at
  /// an edge of the view and beyond.
  public struct VisibleItemsHandler: Sendable, Equatable {
    /// The scale of an item in the middle of the view; items at an edge have the scale 1.
    public var scale: CGFloat?
    /// The alpha of an item at an edge of the view, from 0 to 1; an item in the middle has the alpha 1.
    public var fade: CGFloat?
    /// The distance by which an item at an edge of the view is moved towards the middle, in points.
    public var pull: CGFloat?

    public init(scale: CGFloat? = nil, fade: CGFloat? = nil, pull: CGFloat? = nil) {
      (self.scale, self.fade, self.pull) = (scale, fade, pull)
    }

    /// How near an item is to the middle of the view, from 0 to 1.
    ///
    /// - Parameters:
    ///   - distance: The distance of its centre from the middle, in points.
    ///   - length: The length of the view, in points.
    /// - Returns: 1 in the middle, 0 at an edge and beyond.
    public static func nearness(distance: CGFloat, length: CGFloat) -> CGFloat {
      length > 0 ? max(0, 1 - abs(distance) / (length / 2)) : 0
    }
  }
}
