import Foundation

/// What must hold when an `expect` step is reached, or the run fails with its line.
public struct Expectation: Sendable, Equatable {
  /// The pane by position; nil for every pane.
  public var pane: Int?
  /// How far numbers may be off; nil for the default of their kind.
  public var within: Double?
  public var contentOffset: [NumberMatch]?
  public var contentSize: [NumberMatch]?
  /// Index paths of the live cells that meet the viewport, in order.
  public var visible: [IndexPath]?
  public var frames: [FrameExpectation]
  public var topItem: IndexPath?
  public var isScrollable: Bool?
  public var measured: NumberMatch?
  public var blank: NumberMatch?
  public var findings: FindingsExpectation?
  /// Ids of diagnostics; empty for `none`.
  public var diagnostics: [String]?
  /// A text that a live element must show.
  public var text: String?

  public init() {
    frames = []
  }
}
