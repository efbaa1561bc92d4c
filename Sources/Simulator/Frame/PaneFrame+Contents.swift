import Foundation
import Scenes

extension PaneFrame {
  /// What there is to tell of a collection view.
  public struct Contents: Sendable, Equatable, Codable {
    /// The pane's title; empty for the only pane of a scene.
    public var title = ""
    /// The layout's name in the scene file.
    public var layout = ""
    /// The behaviour, told as a preset and the knobs changed: `correct, requery once`.
    public var behavior = ""
    /// The view's bounds: the content offset and the viewport's size, in content points.
    public var bounds = CGRect.zero
    /// Points per character cell; nil lets the screen choose.
    public var scale: CGSize?
    /// Points a column and a line of text.
    public var font = CGSize(width: 10, height: 20)
    /// The content size the layout reports.
    public var contentSize = CGSize.zero
    /// The content size with every true size known; nil without an oracle.
    public var trueContentSize: CGSize?
    /// Whether the layout scrolls sideways.
    public var scrollsHorizontally = false
    /// Content offsets that scrolling can reach, on the scroll axis.
    public var scrollRange: ClosedRange<CGFloat> = 0...0
    /// Content offsets that scrolling can reach across the scroll axis.
    public var crossScrollRange: ClosedRange<CGFloat> = 0...0
    /// How the content moves, and who moves it.
    public var motion = MotionFrame()
    /// The live elements, in drawing order: lower z index first.
    public var elements: [ElementFrame] = []
    /// Which items the view calls visible, with their number; nil for none.
    public var visible: VisibleItems?
    /// What the layout placed in the viewport and hid, in the order of the data.
    public var hidden: [ElementFrame] = []
    /// What the layout keeps free.
    public var guides = PaneGuides()
    /// Items that now hold a measured size.
    public var measured = 0
    /// All items.
    public var itemCount = 0
    public var sectionCount = 1
    /// False for a layout that never asks its cells.
    public var isSelfSizing = true
    /// Σ|true − estimate| over the unmeasured items in points; nil where it is not known.
    public var estimateDebt: Double?
    /// How much of the content is measured, in slices of the item order from first to last, each 0…1; empty for no items.
    ///
    /// A slice ends where what is measured does, so that each is measured wholly or not at all; only of very many are
    /// the least left mixed, and of a layout that cannot tell what is measured it is equal slices.
    public var measuredMap: [Double] = []
    /// Where the slices of the measured map begin along the scroll axis, in content points, and where the last one ends.
    ///
    /// Empty for a layout that cannot tell where its items are without being asked for all of them.
    public var measuredMapEdges: [CGFloat] = []
    /// Where the sections begin along the scroll axis, in content points; empty for a single one and for very many.
    public var sectionStarts: [CGFloat] = []
    /// Where the audit found something, oldest first.
    public var findingPlaces: [FindingPlace] = []
    /// What the engine did for this frame.
    public var counts = FrameCounts()
    /// The parts of the viewport where something should be drawn and nothing is, in content points.
    public var blanks: [CGRect] = []
    /// Places beside other elements where an item is missing, in content points.
    public var holes: [CGRect] = []
    /// The items that have their place in those parts, in the order of the data.
    public var missing: [[Int]] = []
    /// What was being read moved by other than the scroll, in this frame or shortly before; nil when it did not.
    public var jump: JumpFrame?
    /// What the audit has found since the start, one per invariant, in the audit's order.
    public var findings: [Finding] = []
    /// The findings that hold in this very frame, worst first; the first one is the verdict.
    public var findingsNow: [Finding] = []
    /// How many of the jumps came before the part of the scene that is played, or before a hand last turned a knob.
    public var jumpsBefore = 0
    /// What the engine has to say in UIKit's words, since the start.
    public var diagnostics: [DiagnosticNote] = []
    /// The latest changes of content offset and content size, oldest first.
    public var ledger: [LedgerEntry] = []
    /// The latest calls, oldest first.
    public var calls: [TraceEvent] = []
    /// All fields of the data file's rows that live cells show one of, by the row; empty where nobody asked for the history.
    public var rows: [Int: [DataField]] = [:]
    /// Where the item is that somebody watches; nil where nobody does, in a past frame, and where it cannot be told.
    public var watched: WatchedItem?
    /// What can be turned while the scene runs, with the values of now.
    public var knobs: [Knob] = []
  }
}
