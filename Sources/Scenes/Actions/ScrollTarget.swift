import Foundation

/// The arguments of `scrollTo`.
public struct ScrollTarget: Sendable, Equatable {
  /// The position in the viewport to which the item scrolls.
  public enum Position: String, Sendable, Equatable, CaseIterable {
    case top
    case centeredVertically
    case bottom
    case left
    case centeredHorizontally
    case right
    case none
  }

  public var item: IndexPath
  public var position: Position
  /// Whether the content offset moves over several frames instead of at once.
  public var animated: Bool
  /// The number of frames of a linear animation; nil for the scroll view's own.
  public var linearFrames: Int?

  /// Creates a target that, by default, places the item at the top without an animation.
  public init(
    item: IndexPath, position: Position = .top, animated: Bool = false, linearFrames: Int? = nil
  ) {
    self.item = item
    self.position = position
    self.animated = animated
    self.linearFrames = linearFrames
  }
}
