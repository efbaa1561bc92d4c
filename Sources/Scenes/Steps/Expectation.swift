import Foundation

/// The conditions of an `expect` step; if one does not hold, the run fails with the line of the step.
public struct Expectation: Sendable, Equatable {
  /// The pane by position; nil for every pane.
  public var pane: Int?
  /// The section that scrolls across whose own offset, content size and items are meant; nil for the pane's.
  public var section: Int?
  /// The tolerance for numbers; nil for the default of their kind.
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
  /// The number of cells that have a measured size.
  public var measured: NumberMatch?
  /// The blank part of the viewport, from 0 to 1.
  public var blank: NumberMatch?
  /// The expected findings since the start.
  public var findings: FindingsExpectation?
  /// The expected counters, by their names in a report; other counters are not checked.
  public var counters: [String: NumberMatch]
  /// The mark from which `counters` count; nil for the start.
  public var since: String?
  /// The ids of the expected diagnostics; empty for `none`.
  public var diagnostics: [String]?
  /// A text that a live element must show.
  public var text: String?

  /// Creates an expectation without conditions.
  public init() {
    frames = []
    counters = [:]
  }
}

/// The frame an element must have.
public struct FrameExpectation: Sendable, Equatable {
  /// The index path of the item at that time, or of another element.
  public var item: IndexPath
  /// `header`, `footer`, or the kind of another view; nil for the item's cell.
  public var kind: String?
  /// x, y, width, height in content points.
  public var frame: [NumberMatch]

  public init(item: IndexPath, kind: String? = nil, frame: [NumberMatch]) {
    self.item = item
    self.kind = kind
    self.frame = frame
  }
}

/// The findings a run must have had so far.
public enum FindingsExpectation: Sendable, Equatable {
  case none
  /// By the invariant's name; other invariants are not checked.
  case named([String: Totals])

  /// The numbers of one invariant; nil fields are not checked.
  public struct Totals: Sendable, Equatable {
    /// The number of painted frames that break the invariant.
    public var count: NumberMatch?
    /// The absolute total of the amounts.
    public var sum: NumberMatch?
    /// The signed total of the amounts.
    public var signedSum: NumberMatch?
    /// The largest amount.
    public var max: NumberMatch?

    /// Creates totals; those that are not given are not checked.
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
