/// What the engine did for one painted frame, counted, and what it has done so far.
public struct FrameCounts: Sendable, Equatable, Codable {
  /// Rounds of the layout pass, for this frame and in all.
  public var passes = 0
  public var allPasses = 0
  /// Attributes that the layout was asked for: as many as `layoutAttributesForElements(in:)` returned, every call counted, and
  /// one for each element that was asked for by name.
  public var attributes = 0
  /// Elements that were asked for their size, be it the one they had and be it taken or not, or took one from a delegate.
  public var measured = 0
  /// Cells, headers and footers that were new when the data source gave them, for this frame and in all.
  public var made = 0
  public var allMade = 0
  /// Cells, headers and footers that came back from a reuse queue, for this frame and in all.
  public var reused = 0
  public var allReused = 0
  /// Views that wait in the reuse queues.
  public var queued = 0

  /// Nothing done yet.
  public init() {}
}
