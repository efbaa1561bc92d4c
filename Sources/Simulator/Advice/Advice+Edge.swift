extension Advice {
  /// The headers, or the footers, of sections, where they are guessed otherwise than they measure: what of the cost is
  /// theirs, whatever the estimate of the cells.
  public struct Edge: Sendable, Equatable, Encodable {
    /// `headers` or `footers`.
    public var name: String
    /// What they are taken for on average, and what they measure, in points along the axis that scrolls.
    public var estimated: Double
    public var measured: Double
    /// Jumps of the candidate that is recommended which are gone when they are guessed right, and their points.
    public var jumps: Int
    public var jumpPoints: Double
    /// Points left blank that are gone with them.
    public var blankPoints: Double
    /// The key of the layout that says the right guess; nil where the layout has none.
    @Nullable public var key: String?
  }
}
