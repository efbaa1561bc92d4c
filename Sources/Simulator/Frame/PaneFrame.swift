import Foundation
import Scenes

/// One pane, that is one collection view, at one moment.
public struct PaneFrame: Sendable, Equatable, Codable {
  /// The pane's title; empty for the only pane of a scene.
  public var title = ""
  /// The layout's name in the scene file.
  public var layout = ""
  /// The behavior as a preset and the changed knobs: `correct, requery once`.
  public var behavior = ""
  /// Points per character cell; nil lets the screen choose.
  public var scale: CGSize?
  /// Points per column and line of text.
  public var font = CGSize(width: 10, height: 20)

  // MARK: The scroll view

  /// The view's bounds: the content offset and the viewport's size, in content points.
  public var bounds = CGRect.zero
  /// The content size the layout reports.
  public var contentSize = CGSize.zero
  /// The content size with all true sizes; nil without an oracle.
  public var trueContentSize: CGSize?
  /// Whether the layout scrolls sideways.
  public var scrollsHorizontally = false
  /// The range of content offsets along the scroll axis.
  public var scrollRange: ClosedRange<CGFloat> = 0...0
  /// The range of content offsets across the scroll axis.
  public var crossScrollRange: ClosedRange<CGFloat> = 0...0
  /// The parts of the viewport that something covers, such as a keyboard, in points.
  public var obscured = PaneGuides.Edges()
  /// The motion of the content, with its author.
  public var motion = MotionFrame()

  /// The sections that scroll across and have been in view, in order; the first ones if there are very many.
  public var sections: [SectionFrame] = []

  // MARK: The elements

  /// The live elements, in drawing order: lower z index first.
  public var elements: [ElementFrame] = []
  /// The items that the view reports as visible; nil for none.
  public var visible: VisibleItems?
  /// Elements that the layout places in the viewport and hides, in data order.
  public var hidden: [ElementFrame] = []
  /// Insets and spacing of the layout.
  public var guides = PaneGuides()

  // MARK: The data and what is measured

  /// Number of items with a measured size.
  public var measured = 0
  /// Number of all items.
  public var itemCount = 0
  public var sectionCount = 1
  /// Whether the layout measures its cells.
  public var isSelfSizing = true
  /// Σ|true − estimate| over the unmeasured items, in points; nil if unknown.
  public var estimateDebt: Double?
  /// The measured share of each slice of the item order, from first to last, each 0…1; empty for no items.
  ///
  /// Slices end where measured items end, so that each is measured entirely or not at all. If there are very many, the
  /// shortest stay mixed. A layout that does not report which items are measured has equal slices.
  public var measuredMap: [Double] = []
  /// The starts of the slices of the measured map along the scroll axis, in content points, followed by the end of the
  /// last one.
  ///
  /// Empty for a layout that cannot locate items without computing all of them.
  public var measuredMapEdges: [CGFloat] = []
  /// The starts of the sections along the scroll axis, in content points; empty for a single one and for very many.
  public var sectionStarts: [CGFloat] = []

  // MARK: What the audit found

  /// The positions of findings, oldest first.
  public var findingPlaces: [FindingPlace] = []
  /// Parts of the viewport that are wrongly empty, in content points.
  public var blanks: [CGRect] = []
  /// Places beside other elements where an item is missing, in content points.
  public var holes: [CGRect] = []
  /// The items that belong in the blanks and holes, in data order.
  public var missing: [[Int]] = []
  /// A jump in this frame or shortly before; nil for none.
  public var jump: JumpFrame?
  /// All findings since the start, one per invariant, in the audit's order.
  public var findings: [Finding] = []
  /// The findings of this frame, worst first.
  public var findingsNow: [Finding] = []
  /// Number of jumps before the current part of the scene, or before the last turn of a knob.
  public var jumpsBefore = 0

  // MARK: What the engine did

  /// Counts of the engine's work for this frame.
  public var counts = FrameCounts()
  /// The diagnostics since the start, in UIKit's words.
  public var diagnostics: [DiagnosticNote] = []
  /// The latest changes of content offset and content size, oldest first.
  public var ledger: [LedgerEntry] = []
  /// The latest calls, oldest first.
  public var calls: [TraceEvent] = []

  // MARK: On request

  /// All fields of the data file's rows shown by live cells, by row; empty unless the history is requested.
  public var rows: [Int: [DataField]] = [:]
  /// The place of the watched item; nil if none is watched, in a past frame, and if it is unknown.
  public var watched: WatchedItem?
  /// The knobs with their current values.
  public var knobs: [Knob] = []

  public init() {}
}

extension PaneFrame {
  /// The motion's velocity, in points per second.
  public var velocity: CGPoint {
    get { motion.velocity }
    set { motion.velocity = newValue }
  }

  /// Whether the content also scrolls across the scroll axis.
  public var scrollsBothWays: Bool { crossScrollRange.lowerBound < crossScrollRange.upperBound }

  /// Whether the content can be scrolled along the scroll axis.
  public var isScrollable: Bool { scrollRange.lowerBound < scrollRange.upperBound }

  /// The live cells that meet the viewport, in data order.
  public var visibleCells: [ElementFrame] {
    drawnCells.sorted { $0.indexPath.lexicographicallyPrecedes($1.indexPath) }
  }

  /// The visible cells in drawing order.
  public var drawnCells: [ElementFrame] {
    elements.filter {
      $0.category == .cell && !$0.isDisappearing && $0.frame.sharesArea(with: bounds)
    }
  }

  /// The element that shows `item`; nil if none does, or if it disappears in an animation.
  public func element(of item: ItemIdentity) -> ElementFrame? {
    elements.last { $0.detail.item == item && !$0.isDisappearing }
  }

  /// Places that are wrongly empty, across the whole viewport or beside other elements.
  public var emptyPlaces: [CGRect] { blanks + holes }

  /// The share of the viewport's length that is wrongly empty, 0…1.
  public var blankFraction: Double {
    let extent = scrollsHorizontally ? bounds.width : bounds.height
    guard extent > 0 else { return 0 }
    let blank = blanks.reduce(0) { $0 + (scrollsHorizontally ? $1.width : $1.height) }
    return Double(blank / extent)
  }
}

extension CGRect {
  /// Whether the rectangles share more than an edge.
  ///
  /// `intersects(_:)` of Foundation on Linux is also true for rectangles that only touch.
  public func sharesArea(with other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
