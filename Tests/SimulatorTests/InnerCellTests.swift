import Foundation
import Scenes
import Testing

@testable import Simulator

/// Cells whose height comes from a collection view inside them.
@Suite("Cells with a collection view inside")
@MainActor
struct InnerCellTests {
  /// Cells of 7, 3 and 12 items of 100 × 80: 3, 1 and 4 lines of three in 320 points.
  private func session(_ measured: String, items: String = "[7, 3, 12]", _ more: String = "") throws
    -> Session
  {
    let session = try Session(
      text: """
        data: 12
        cell: { size: { inner: { items: \(items), itemSize: [100, 80], measured: \(measured) } } }
        layout: { kind: list, estimatedHeight: 170 }
        behavior: correct
        \(more)
        """)
    session.settle()
    return session
  }

  private func heights(_ session: Session) -> [CGFloat] {
    session.frame.panes[0].visibleCells.map(\.frame.height)
  }

  @Test("Measured after the inner layout pass, every cell has its height, also at another width")
  func afterLayout() throws {
    let session = try session("afterLayout")
    #expect(heights(session).prefix(2) == [260, 80])
    session.apply(.page(.down))
    session.apply(.viewport(CGSize(width: 480, height: 320), animated: false))
    session.apply(.home)
    session.settle()
    // Four items fit a line of 480 points.
    #expect(heights(session).prefix(3) == [170, 80, 260])
    expectQuiet(session)
  }

  @Test("Measured before it, a new cell has no height, and its content is cut")
  func newCells() throws {
    let session = try session("beforeLayout")
    #expect(session.view.contentSize.height == 0)
    let finding = try #require(session.finding(.sizeFidelity))
    #expect(finding.max == 350)
    #expect(finding.signedSum < 0)
    #expect(finding.culprit?.indexPath == [0, 2])
  }

  @Test("After a rotation a cell has the height of its former width")
  func formerWidth() throws {
    let session = try session("beforeLayout", items: "7")
    // The cells have been laid out since, so they know their height at this width.
    session.apply(.reloadData)
    session.settle()
    #expect(heights(session).allSatisfy { $0 == 260 })
    session.apply(.viewport(CGSize(width: 480, height: 320), animated: false))
    session.settle()
    #expect(heights(session).first == 260)
    #expect(session.finding(.sizeFidelity) != nil)
  }

  @Test("A reused cell has the height of the item that it showed before")
  func reused() throws {
    let session = try session("beforeLayout")
    session.apply(.reloadData)
    session.settle()
    #expect(heights(session).allSatisfy { [0, 260, 80, 350].contains($0) })
    #expect(heights(session) != [260, 80, 350])
    #expect(session.finding(.sizeFidelity) != nil)
  }

  @Test("The size of an item itself is no inner layout's")
  func ownSize() throws {
    let session = try Session(
      text: """
        data: { sections: [{ items: [{ text: a, size: [320, 40] }] }] }
        cell: { size: { inner: { items: 7, itemSize: [100, 80], measured: beforeLayout } } }
        layout: { kind: list }
        behavior: correct
        """)
    session.settle()
    #expect(heights(session) == [40])
    expectQuiet(session)
  }
}
