import CollectionView
import Foundation

/// What `check` says of one pane; lengths are in content points.
public struct PaneReport: Sendable, Equatable, Encodable {
  public var title: String
  public var viewport: [Double]
  public var contentOffset: [Double]
  public var contentSize: [Double]
  @Nullable public var trueContentSize: [Double]?
  public var measured: Int
  @Nullable public var estimateDebt: Double?
  public var isScrollable: Bool
  public var elements: [ElementReport]
  public var findings: [FindingReport]
  /// The invariants that were not judged because nobody knows what is true of the layout.
  public var notJudged: [String]
  public var diagnostics: [DiagnosticReport]
  /// What to know of the behaviour's preset in this layout.
  public var notes: [String]
  public var counters: Counters
  public var trace: [TraceReport]
}
