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
    /// The most cells that were measured in one frame, and the most that were in view.
    public var mostMeasured: Int
    public var mostInView: Int

    /// Points that were wrong, jumped or blank.
    public var cost: Double { jumpPoints + blankPoints }

    /// Whether it is an estimate for each section.
    public var isPerSection: Bool { key == "layout.perSection" }

    /// Whether it guesses so little that a frame measures more than ten times what is in view.
    public var measuresAtOnce: Bool {
      MeasuringWatch.isAtOnce(measured: mostMeasured, inView: mostInView)
    }
  }

  /// How much of the content was scrolled through.
  public struct Walk: Sendable, Equatable, Encodable {
    /// At how many places; nil for all of the content, from its end to its start and down again.
    @Nullable public var places: Int?
    /// Items that came into view, with the estimate that is recommended.
    public var items: Int
    /// Items there were to scroll through.
    public var of: Int

    /// Whether nothing was left out.
    public var isWhole: Bool { places == nil || items >= of }
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
  public var walk: Walk
  /// The position of the best candidate.
  public var recommended: Int
  /// Why that one, in a sentence.
  public var reason: String
  /// Headers and footers that are guessed wrong besides.
  public var edges: [Edge] = []
  /// What to say for all of that, as `--set` takes it: `layout.estimatedHeight=80`.
  public var settings: [String]
  /// The layout of the scene with all of that, on one line.
  public var layoutText: String

  /// The candidate that costs the least.
  public var best: Candidate { candidates[recommended] }
}
