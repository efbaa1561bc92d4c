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
  /// Where the item comes to stand.
  public var position: Position
  /// Whether the offset gets there over several frames.
  public var animated: Bool
  /// The number of frames of a linear animation; nil for the scroll view's own.
  public var linearFrames: Int?

  /// Makes a jump that brings the item to the top.
  public init(
    item: IndexPath, position: Position = .top, animated: Bool = false, linearFrames: Int? = nil
  ) {
    self.item = item
    self.position = position
    self.animated = animated
    self.linearFrames = linearFrames
  }
}
