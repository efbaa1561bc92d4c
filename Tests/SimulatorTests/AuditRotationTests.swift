import CollectionView
import Foundation
import Layouts
import Scenes
import Testing

@testable import Simulator

/// A view of another size, with layouts whose rules nobody knows.
@Suite("The audit of a rotation")
@MainActor
struct AuditRotationTests {
  @Test(
    "A circle that does not scroll and cards that stay in the middle have kept the reader's place",
    arguments: ["circle", "carousel"])
  func quiet(kind: String) throws {
    let session = try Session(
      text: """
        data: 8
        layout: { kind: \(kind) }
        behavior: correct
        steps: [{ viewport: [480, 320] }, { viewport: [320, 480] }]
        """)
    session.runSteps()
    let findings = session.frame.panes[0].findings
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  /// What the audit says of an item that stood at 100 points and stands elsewhere after a rotation.
  private func jump(
    to edge: CGFloat, scrollable: Bool = true, items: Range<Int> = 5..<6
  ) -> CGFloat? {
    var audit = Audit(anchor: .visible, displayScale: 1)
    func painted(_ extent: CGFloat, _ edge: CGFloat) -> JudgedFrame {
      var painted = JudgedFrame()
      painted.pane.bounds = CGRect(x: 0, y: 0, width: 100, height: extent)
      painted.scroll.viewport = extent
      painted.scroll.last = scrollable ? 1000 : 0
      painted.scroll.offset = scrollable ? 500 : 0
      painted.content.extent = scrollable ? 1500 : extent
      painted.places = ReaderPlaces(
        items.map {
          ReaderPlace(
            item: $0, path: [0, $0], frame: CGRect(x: 0, y: edge, width: 100, height: 50),
            along: painted.axis, from: 0, anchor: .visible)
        })
      return painted
    }
    audit.check(painted(480, 100), at: 0)
    var rotated = painted(320, edge)
    rotated.events.recordResize()
    rotated.survivors = Survivors(from: painted(480, 100), to: rotated, anchor: .visible)
    audit.check(rotated, at: 1)
    return audit.all.first { $0.invariant == .anchor }.map { CGFloat($0.signedSum) }
  }

  @Test("What keeps neither its edge nor its middle has moved by the lesser way")
  func moved() {
    #expect(jump(to: 100) == nil)
    #expect(jump(to: 20) == nil)
    #expect(jump(to: 40) == 20)
    #expect(jump(to: 90) == -10)
    #expect(jump(to: 40, scrollable: false) == nil)
  }

  @Test("What shares its row with others has moved when it has left the screen")
  func rows() {
    #expect(jump(to: 40, items: 5..<7) == nil)
    #expect(jump(to: 400, items: 5..<7) == 300)
  }

  @Test(
    "Rows of a layout whose rules nobody knows break elsewhere: it is enough to find the item again",
    arguments: [4, 6])
  func unknownRows(_ seed: Int) throws {
    try expectQuiet(
      """
      data: 200
      seed: \(seed)
      cell: { size: { random: { width: 100, height: [20, 120] } } }
      layout: { kind: fittedRows }
      steps: [{ scrollBy: [0, 2500] }, { viewport: [600, 320] }]
      """)
  }
}
