import CollectionView
import Foundation

/// The report of `check` on one pane; lengths are in content points.
public struct PaneReport: Sendable, Equatable, Encodable {
  public var title: String
  public var verdict: PaneVerdict
  /// What still moved at the end; empty for a pane at rest.
  public var moving: [MovingPart]
  public var viewport: [Double]
  public var contentOffset: [Double]
  public var contentSize: [Double]
  @Nullable public var trueContentSize: [Double]?
  public var measured: Int
  @Nullable public var estimateDebt: Double?
  public var isScrollable: Bool
  public var elements: [ElementReport]
  /// The sections that scroll across and have been in view; left out if there are none.
  public var sections: [SectionReport]?
  public var findings: [FindingReport]
  /// The invariants that were not judged because there is no oracle for the layout.
  public var notJudged: [String]
  public var diagnostics: [DiagnosticReport]
  /// Remarks on the behavior's preset in this layout.
  public var notes: [String]
  public var counters: Counters
  public var trace: [TraceReport]
}

/// One element in a report.
public struct ElementReport: Sendable, Equatable, Encodable {
  public var category: String
  @Nullable public var kind: String?
  public var indexPath: [Int]
  /// x, y, width, height in content points.
  public var frame: [Double]
  public var zIndex: Int
  public var alpha: Double
  public var measured: Bool
  public var text: String

  init(_ element: ElementFrame) {
    category = element.category.rawValue
    kind = element.kind
    indexPath = element.indexPath
    let rect = element.frame
    frame = [rect.minX, rect.minY, rect.width, rect.height]
    zIndex = element.zIndex
    alpha = element.alpha
    measured = element.sizeState == .measured
    text = element.text
  }
}

/// One section that scrolls across in a report; lengths are in content points.
public struct SectionReport: Sendable, Equatable, Encodable {
  public var section: Int
  /// The `orthogonalScrollingBehavior`.
  public var behavior: String
  /// The visible part of its scroller: x, y, width, height.
  public var frame: [Double]
  public var contentOffset: [Double]
  public var contentSize: [Double]
  /// The smallest and the largest offset at rest, along the axis of the section.
  public var range: [Double]
  /// The items of the section in view.
  public var visible: [Int]

  init(_ section: SectionFrame) {
    self.section = section.section
    behavior = section.behavior
    frame = [section.frame.minX, section.frame.minY, section.frame.width, section.frame.height]
    contentOffset = [section.contentOffset.x, section.contentOffset.y]
    contentSize = [section.contentSize.width, section.contentSize.height]
    range = [section.range.lowerBound, section.range.upperBound]
    visible = section.visible
  }
}

/// One diagnostic in a report.
public struct DiagnosticReport: Sendable, Equatable, Encodable {
  public var id: String
  @Nullable public var indexPath: [Int]?
  public var message: String

  init(_ note: DiagnosticNote) {
    id = note.id
    indexPath = note.indexPath
    message = note.message
  }
}

/// One event of the trace in a report: a call, or a change of content offset or content size with its author.
public struct TraceReport: Sendable, Equatable, Encodable {
  private let event: TraceEvent

  init(_ event: TraceEvent) {
    self.event = event
  }

  private enum CodingKeys: String, CodingKey {
    case time, call, offset, contentSize, section, author, from, to, cause
    case receiver, indexPath, pass, because
  }

  /// Writes `call` for a call, with its `receiver` and the `indexPath` it is about; otherwise the change with `author`,
  /// `from` and `to`; a change of the offset of a section that scrolls across has its `section`.
  ///
  /// An event in a layout pass also has the number of its `pass`, and the first event of a round the reason why it ran.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(event.time, forKey: .time)
    try container.encodeIfPresent(event.pass, forKey: .pass)
    try container.encodeIfPresent(event.because, forKey: .because)
    switch event.kind {
    case .call, .pass:
      try container.encode(event.call, forKey: .call)
      try container.encodeIfPresent(event.receiver, forKey: .receiver)
      try container.encodeIfPresent(event.element?.indexPath, forKey: .indexPath)
      return
    case .offset: try container.encode(event.to, forKey: .offset)
    case .contentSize: try container.encode(event.to, forKey: .contentSize)
    }
    try container.encodeIfPresent(event.section, forKey: .section)
    try container.encodeIfPresent(event.author, forKey: .author)
    try container.encode(event.from, forKey: .from)
    try container.encode(event.to, forKey: .to)
    try container.encodeIfPresent(event.cause, forKey: .cause)
  }
}
