import Foundation

/// The frame an item must have.
public struct FrameExpectation: Sendable, Equatable {
  public var item: IndexPath
  /// x, y, width, height in content points.
  public var frame: [NumberMatch]

  public init(item: IndexPath, frame: [NumberMatch]) {
    self.item = item
    self.frame = frame
  }
}
