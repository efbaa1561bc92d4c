/// What an estimate of a scene's cells might be, and what each choice costs.
public struct Advice: Sendable, Equatable, Encodable {
  /// One estimate, and what scripted scrolls over the content showed with it.
  public struct Candidate: Sendable, Equatable, Encodable {
    /// Which of the true sizes it is: `mean`, `median, smallest`, `now`.
    public var name: String
    /// As a scene spells it.
    public var estimate: String
    /// The key of the scene that says it.
    public var key: String
    /// Frames that jumped while scrolling up where nobody makes up for it, and by how many points together.
    public var jumps: Int
    public var jumpPoints: Double
    /// The most of the screen that stayed empty where the layout is asked but once a scroll, 0…1, and points together.
    public var blankMost: Double
    public var blankPoints: Double
    /// Cells that were measured, and how many were seen.
    public var measured: Int
    public var seen: Int

    /// Points that were wrong, jumped or blank.
    public var cost: Double { jumpPoints + blankPoints }
  }

  /// True lengths along the axis that scrolls, in points.
  public struct Lengths: Sendable, Equatable, Encodable {
    public var mean: Double
    public var median: Double
    public var smallest: Double
    public var largest: Double
  }

  /// Items of the same length.
  public struct Kind: Sendable, Equatable, Encodable {
    public var length: Double
    public var count: Int
  }

  /// The name of the scene file.
  public var scene: String
  /// The kind of layout.
  public var layout: String
  /// `height`, or `width` where the layout scrolls sideways.
  public var side: String
  public var items: Int
  /// How many items were measured, evenly spread; nil when all were.
  @Nullable public var sampled: Int?
  public var sections: Int
  public var lengths: Lengths
  /// The lengths there are where they are few, the most frequent first; empty otherwise.
  public var kinds: [Kind]
  /// In the order in which they were tried.
  public var candidates: [Candidate]
  /// The position of the best candidate.
  public var recommended: Int

  /// The candidate that costs the least.
  public var best: Candidate { candidates[recommended] }
}
