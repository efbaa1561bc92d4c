import Foundation

/// What must hold when an `expect` step is reached, or the run fails with its line.
public struct Expectation: Sendable, Equatable {
  /// The pane by position; nil for every pane.
  public var pane: Int?
  /// How far numbers may be off; nil for the default of their kind.
  public var within: Double?
  /// x and y in content points.
  public var contentOffset: [NumberMatch]?
  /// Width and height in points.
  public var contentSize: [NumberMatch]?
  /// Index paths of the live cells that meet the viewport, in order.
  public var visible: [IndexPath]?
  /// Frames of items, in any order.
  public var frames: [FrameExpectation]
  /// The first live cell that meets the viewport.
  public var topItem: IndexPath?
  /// Whether the content is larger than the viewport.
  public var isScrollable: Bool?
  /// The number of cells that now hold a measured size.
  public var measured: NumberMatch?
  /// The uncovered part of the viewport, from 0 to 1.
  public var blank: NumberMatch?
  /// What the audit must have found since the start.
  public var findings: FindingsExpectation?
  /// What the engine must have done, by the counters' names in a report; counters that are not named are free.
  public var counters: [String: NumberMatch]
  /// The mark from which `counters` count; nil for the start.
  public var since: String?
  /// Ids of diagnostics; empty for `none`.
  public var diagnostics: [String]?
  /// A text that a live element must show.
  public var text: String?

  /// Makes an expectation that anything meets.
  public init() {
    frames = []
    counters = [:]
  }
}

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

/// The findings a run must have had so far.
public enum FindingsExpectation: Sendable, Equatable {
  case none
  /// By the invariant's name; invariants that are not named are free.
  case named([String: Totals])

  /// The numbers of one invariant; nil fields are free.
  public struct Totals: Sendable, Equatable {
    /// Painted frames that break the invariant.
    public var count: NumberMatch?
    /// The absolute total of the amounts.
    public var sum: NumberMatch?
    /// The signed total of the amounts.
    public var signedSum: NumberMatch?
    /// The largest amount.
    public var max: NumberMatch?

    /// Makes totals of which all are free that are not given.
    public init(
      count: NumberMatch? = nil, sum: NumberMatch? = nil, signedSum: NumberMatch? = nil,
      max: NumberMatch? = nil
    ) {
      self.count = count
      self.sum = sum
      self.signedSum = signedSum
      self.max = max
    }
  }
}

/// A number to compare with.
public enum NumberMatch: Sendable, Equatable {
  case equal(Double)
  case above(Double)
  case below(Double)
}
