import Foundation

/// The frame an item must have.
public struct FrameExpectation: Sendable, Equatable {
  /// The item, by its place in the data at that time.
  public var item: IndexPath
  /// x, y, width, height in content points.
  public var frame: [NumberMatch]

  /// Makes an expectation of one frame.
  public init(item: IndexPath, frame: [NumberMatch]) {
    self.item = item
    self.frame = frame
  }
}
