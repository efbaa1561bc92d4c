import CollectionView
import Foundation
import Scenes

/// Judges the sections of a pane that scroll across, each as a scroll view of its own.
@MainActor
struct SectionAudits {
  /// The audits of the sections in view, by their scrollers.
  private var audits: [(scroller: UIScrollView, audit: Audit)] = []
  /// The changes of offsets since the last painted frame.
  private var offsets: [(scroller: UIScrollView, events: FrameEvents)] = []

  init() {}

  /// Records a change of the offset of a scroller.
  mutating func record(_ way: CGPoint, of scroller: UIScrollView, by author: Author) {
    let index = offsets.firstIndex { $0.scroller === scroller } ?? offsets.endIndex
    if index == offsets.endIndex { offsets.append((scroller, FrameEvents())) }
    offsets[index].events.recordOffset(way, by: author)
  }

  /// How far commands moved the content of a section since the last painted frame, in points of the screen.
  func commanded(in scroller: UIScrollView) -> CGPoint { events(of: scroller).commanded }

  /// Whether any section has moved since the last painted frame.
  var hasMoves: Bool { !offsets.isEmpty }

  /// Forgets the changes of the painted frame.
  mutating func endFrame() { offsets = [] }

  private func events(of scroller: UIScrollView) -> FrameEvents {
    offsets.first { $0.scroller === scroller }?.events ?? FrameEvents()
  }

  /// The invariants that the sections in view break in a painted frame of their pane.
  ///
  /// A section that comes into view is judged from then on.
  mutating func violations(in painted: JudgedFrame, of run: PaneRun) -> [Violation] {
    var judged: [(scroller: UIScrollView, audit: Audit)] = []
    var found: [Violation] = []
    for (section, _) in run.view.orthogonalSections {
      guard let scroller = run.view.orthogonalScroller(ofSection: section) else { continue }
      var audit =
        audits.first { $0.scroller === scroller }?.audit
        ?? Audit(anchor: .automatic, displayScale: run.pane.displayScale)
      audit.anchor = Anchor(ofSectionIn: run.pane)
      audit.displayScale = run.pane.displayScale
      guard
        let frame = JudgedFrame(
          section: section, of: painted, in: run, offsets: events(of: scroller), after: audit.last)
      else { continue }
      found += audit.violations(in: frame).map { $0.inSection(section) }
      judged.append((scroller, audit))
    }
    audits = judged
    return found
  }
}
