import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// A view that is squeezed to nothing, as behind a keyboard or in a split view, and comes back.
@Suite("A view without height")
@MainActor
struct EmptyViewportTests {
  private static let size = CGSize(width: 320, height: 480)

  private func session(_ change: (inout Pane) -> Void = { _ in }) throws -> Session {
    var pane = Pane.list(100, estimate: 60, height: 60)
    change(&pane)
    let session = try Session(pane)
    session.apply(.setOffset(CGPoint(x: 0, y: 1000), animated: false))
    return session
  }

  @Test("It shows nothing and asks for nothing, also when it scrolls")
  func nothing() throws {
    let session = try session()
    session.apply(.viewport(CGSize(width: 320, height: 0)))
    #expect(session.view.liveElements.isEmpty)
    session.apply(.scrollBy(CGPoint(x: 0, y: 30)))
    #expect(session.view.liveElements.isEmpty)
    session.apply(.viewport(Self.size))
    #expect(session.view.liveElements.count == 9)
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("What was being read is still there afterwards, whatever came in above")
  func place() throws {
    let session = try session()
    session.apply(.viewport(CGSize(width: 320, height: 0)))
    session.apply(.update([.insert([[0, 0], [0, 1]], items: [nil, nil])], animated: false))
    session.apply(.viewport(Self.size))
    #expect(session.offset == 1120)
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("Another width on the way keeps it, too")
  func width() throws {
    let session = try session {
      $0.cell.source = .byWidth([320: 60, 480: 40])
    }
    session.apply(.viewport(CGSize(width: 320, height: 0)))
    session.apply(.viewport(CGSize(width: 480, height: 320)))
    #expect(session.view.indexPathsForVisibleItems.min() == [0, 16])
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("Nothing is blank, and nothing jumps, in a view without width")
  func noWidth() throws {
    let session = try session { $0.cell.source = .byWidth([320: 60, 0: 200]) }
    session.apply(.viewport(CGSize(width: 0, height: 480)))
    #expect(session.frame.panes[0].findings.isEmpty)
    #expect(session.frame.panes[0].blankFraction == 0)
    session.apply(.setOffset(CGPoint(x: 0, y: 30), animated: false))
    session.apply(.viewport(Self.size))
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("Nothing jumps in rows that scroll sideways in a view without height")
  func sideways() throws {
    let text = """
      data: 12
      seed: 1021
      viewport: [320, 200]
      cell: { size: { random: { width: [30, 150], height: [20, 90] } } }
      layout: { kind: flow, scrollDirection: horizontal, estimatedItemSize: [150, 60], minimumInteritemSpacing: 5 }
      steps: [{ page: right }, { viewport: [320, 0] }, { viewport: [320, 200] }]
      """
    try expectQuiet(text)
  }
}
