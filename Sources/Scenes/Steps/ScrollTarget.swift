import Foundation

/// Where `scrollTo` goes.
public struct ScrollTarget: Sendable, Equatable {
  /// Where the item comes to stand in the viewport.
  public enum Position: String, Sendable, Equatable, CaseIterable {
    case top
    case centeredVertically
    case bottom
    case left
    case centeredHorizontally
    case right
    case none
  }

  /// The item.
  public var item: IndexPath
  public var position: Position
  public var animated: Bool
  /// The number of frames of a linear animation; nil for the scroll view's own.
  public var linearFrames: Int?

  public init(
    item: IndexPath, position: Position = .top, animated: Bool = false, linearFrames: Int? = nil
  ) {
    self.item = item
    self.position = position
    self.animated = animated
    self.linearFrames = linearFrames
  }
}
