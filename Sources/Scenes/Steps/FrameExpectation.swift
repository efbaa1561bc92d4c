import Foundation

/// The frame an element must have.
public struct FrameExpectation: Sendable, Equatable {
  /// The item, by its place in the data at that time, or the index path of another element.
  public var item: IndexPath
  /// `header`, `footer`, or the kind of another view; nil for the item's cell.
  public var kind: String?
  /// x, y, width, height in content points.
  public var frame: [NumberMatch]

  /// Makes an expectation of one frame.
  public init(item: IndexPath, kind: String? = nil, frame: [NumberMatch]) {
    self.item = item
    self.kind = kind
    self.frame = frame
  }
}
