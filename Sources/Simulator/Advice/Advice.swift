/// Estimates for the cells of a scene, and the cost of each.
public struct Advice: Sendable, Equatable, Encodable {
  /// One estimate, and the results of scripted scrolls with it.
  public struct Candidate: Sendable, Equatable, Encodable {
    /// How the estimate follows from the true sizes: `mean`, `median, smallest`, `now`.
    public var name: String
    /// The estimate as a scene spells it.
    public var estimate: String
    /// The key of the estimate in a scene.
    public var key: String
    /// Frames that jumped while scrolling up without compensation, and the sum of the jumps in points.
    public var jumps: Int
    public var jumpPoints: Double
    /// The largest blank part of the viewport if the layout is queried once per scroll, 0…1, and the sum of blanks in
    /// points.
    public var blankMost: Double
    public var blankPoints: Double
    /// The number of cells measured, and of cells that were visible.
    public var measured: Int
    public var seen: Int
    /// The most cells measured in one frame, and the most that were visible.
    public var mostMeasured: Int
    public var mostInView: Int
    /// What the steps of the scene break; left out if the scene has no steps.
    public var steps: StepResult?

    /// The cost: points that jumped or were blank.
    public var cost: Double { jumpPoints + blankPoints }

    /// Whether it is an estimate for each section.
    public var isPerSection: Bool { key == "layout.perSection" }

    /// Whether a frame measures more than ten times as many cells as are visible.
    public var measuresAtOnce: Bool {
      MeasuringWatch.isAtOnce(measured: mostMeasured, inView: mostInView)
    }
  }

  /// What the steps of the scene break with one setting.
  public struct StepResult: Sendable, Equatable, Encodable {
    public var findings: [SweepPoint.Broken]
    public var diagnostics: [SweepPoint.Diagnosed]
    /// The points by which the reader's place moved, by which targets were missed, and which stayed empty.
    public var lost: Double
  }

  /// A setting other than the estimate with which the steps of the scene lose nothing.
  public struct Cure: Sendable, Equatable, Encodable {
    /// The setting in the form of `--set`: `behavior.scrollTo=converge`.
    public var setting: String
    /// What it does, in UIKit's terms.
    public var help: String
  }

  /// The part of the content that was scrolled through.
  public struct Walk: Sendable, Equatable, Encodable {
    /// The number of sampled places; nil if all of the content was scrolled through, from its end to its start and
    /// back.
    @Nullable public var places: Int?
    /// Items that became visible with the recommended estimate.
    public var items: Int
    /// Items in the content.
    public var of: Int

    /// Whether every item was visible.
    public var isWhole: Bool { places == nil || items >= of }
  }

  /// True lengths along the axis that scrolls, in points.
  public struct Lengths: Sendable, Equatable, Encodable {
    public var mean: Double
    public var median: Double
    public var smallest: Double
    public var largest: Double
    /// A tenth of the items is at most as long as the lower one, and a tenth at least as long as the upper one.
    public var lowerTenth: Double
    public var upperTenth: Double

    /// Whether many items differ from any single estimate by a quarter of the median or more.
    var areSpread: Bool { upperTenth - lowerTenth > median / 2 }
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
  /// The side that is estimated: `height`, or `width` if the layout scrolls sideways.
  public var side: String
  public var items: Int
  /// The number of items measured, evenly spread; nil when all were.
  @Nullable public var sampled: Int?
  public var sections: Int
  public var lengths: Lengths
  /// The different lengths, the most frequent first; empty where there are many.
  public var kinds: [Kind]
  /// The candidates in the order in which they were tried.
  public var candidates: [Candidate]
  public var walk: Walk
  /// The position of the best candidate.
  public var recommended: Int
  /// The reason, in a sentence.
  public var reason: String
  /// Whether the layout can ask a delegate for the size of each item.
  public var asksDelegate = true
  /// Headers and footers whose estimates are wrong.
  public var edges: [Edge] = []
  /// Other settings with which the steps of the scene lose nothing, with the estimate as it is; empty if they lose
  /// nothing anyway.
  public var cures: [Cure] = []
  /// Sentences on the steps of the scene, such as settings of the estimate that are left out.
  public var notes: [String] = []
  /// The settings for the recommendation, in the form of `--set`: `layout.estimatedHeight=80`.
  public var settings: [String]
  /// The layout of the scene with the recommended settings, on one line.
  public var layoutText: String

  /// The candidate that costs the least.
  public var best: Candidate { candidates[recommended] }
}

extension Advice {
  /// Headers or footers whose estimate is wrong, and their share of the cost.
  public struct Edge: Sendable, Equatable, Encodable {
    /// `headers` or `footers`.
    public var name: String
    /// Their estimated length on average, and their measured length, in points along the scroll axis.
    public var estimated: Double
    public var measured: Double
    /// The jumps of the recommended candidate that a right estimate removes, and their sum in points.
    public var jumps: Int
    public var jumpPoints: Double
    /// The blank points that a right estimate removes.
    public var blankPoints: Double
    /// The key for the right estimate; nil where the layout has none.
    @Nullable public var key: String?
  }
}
