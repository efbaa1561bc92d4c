import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Scenes in a view that is read from right to left.
@Suite("Right to left")
@MainActor
struct RightToLeftTests {
  private static let cells = "cell: { size: { random: { width: [40, 150], height: [20, 90] } } }"

  private func session(_ text: String) throws -> Session {
    let session = try Session(
      text: "behavior: correct\nsemanticContentAttribute: forceRightToLeft\n" + text)
    session.settle()
    return session
  }

  private func frames(_ session: Session) -> [[Int]: CGRect] {
    Dictionary(session.frame.panes[0].drawnCells.map { ($0.indexPath, $0.frame) }) { $1 }
  }

  @Test("A flow layout is mirrored only if it flips", arguments: [true, false])
  func verticalFlow(flips: Bool) throws {
    let session = try session(
      """
      data: 30
      layout: { kind: flow, sizing: fixed, itemSize: [100, 50], flipsHorizontallyInOppositeLayoutDirection: \(flips) }
      """)
    let xs = (0..<4).map { frames(session)[[0, $0]]?.minX }
    #expect(xs == (flips ? [220, 110, 0, 220] : [0, 110, 220, 0]))
    expectQuiet(session)
  }

  @Test("Content that scrolls sideways begins at the right end, whatever its sizes turn out to be")
  func horizontalFlow() throws {
    let session = try session(
      """
      viewport: [320, 100]
      data: 60
      cell: { size: [120, 100] }
      layout: { kind: flow, scrollDirection: horizontal, estimatedItemSize: [50, 100], flipsHorizontallyInOppositeLayoutDirection: true }
      """)
    let view = session.view
    #expect(view.contentOffset.x == view.contentSize.width - 320)
    #expect(frames(session)[[0, 0]].map { $0.maxX - view.bounds.minX } == 320)
    #expect(session.frame.panes[0].visible?.first == [0, 0])
    for _ in 0..<30 { session.apply(.scrollBy(CGPoint(x: -37, y: 0))) }
    // What was measured on the way lies to the left of the reader and leaves the content in place.
    #expect(view.contentSize.width - view.bounds.maxX == 1110)
    expectQuiet(session)
    session.apply(.home)
    #expect(view.contentOffset.x == view.contentSize.width - 320)
    session.apply(.end)
    session.settle()
    #expect(view.contentOffset.x == 0)
    #expect(frames(session)[[0, 59]]?.minX == 0)
    expectQuiet(session)
  }

  @Test(
    "The end of sideways content, at the left, is not its start: what comes in before it moves nothing"
  )
  func end() throws {
    let session = try Session(
      text: """
        viewport: [300, 100]
        data: 40
        cell: { size: [60, 100] }
        layout: { kind: flow, estimatedItemSize: [60, 100], minimumLineSpacing: 0, scrollDirection: horizontal, flipsHorizontallyInOppositeLayoutDirection: true }
        semanticContentAttribute: forceRightToLeft
        behavior: correct
        steps:
          - setOffset: { to: [0, 0] }
          - { insert: [[0, 0], [0, 1], [0, 2]], animated: false }
        """)
    session.runSteps()
    #expect(session.view.contentOffset.x == 0 && session.view.contentSize.width == 43 * 60)
    #expect(session.finding(.anchor) == nil)
  }

  @Test("Offsets that are no binary fractions do not make a mirrored layout ask again and again")
  func settles() throws {
    let session = try Session(
      text: """
        viewport: [211, 214]
        displayScale: 3
        seed: 21016
        data: { sections: [{ items: 2 }, { items: 30, footer: Footer }, { items: 30, header: Header }] }
        cell: { size: { random: { width: [1, 300], height: [10, 50] } } }
        footer: { size: [33, 320] }
        layout: { kind: flow, estimatedItemSize: [10, 80], minimumInteritemSpacing: 3, scrollDirection: horizontal, flipsHorizontallyInOppositeLayoutDirection: true }
        contentInset: [8, 20, 4, 0]
        safeAreaInsets: [0, 44, 0, 34]
        semanticContentAttribute: forceRightToLeft
        behavior: correct
        steps:
          - scrollBy: [-71, 0]
          - wait: { frames: 5 }
          - { insert: [[2, 25], [2, 26]], animated: false }
          - scrollBy: [107, 0]
          - wait: { frames: 5 }
          - viewport: [314, 532]
          - wait: { frames: 1 }
        """)
    session.runSteps()
    #expect(session.finding(.convergence) == nil)
  }

  @Test("Insets and sideways rows of a list are mirrored unless it says otherwise")
  func list() throws {
    func xs(_ more: String) throws -> [CGFloat?] {
      let session = try session(
        "data: { sections: [{ items: 3 }] }\n"
          + "layout: { kind: list, sectionInset: [0, 10, 0, 30], sidewaysItemSize: [50, 40]\(more) }"
      )
      expectQuiet(session)
      return (0..<3).map { frames(session)[[0, $0]]?.minX }
    }
    #expect(try xs("") == [260, 210, 160])
    #expect(try xs(", flipsHorizontallyInOppositeLayoutDirection: false") == [10, 60, 110])
  }

  @Test(
    "Nothing is found in scrolling, updating and turning the device",
    arguments: [
      "layout: { kind: flow, estimatedItemSize: [100, 50], sectionInset: [0, 10, 0, 30], FLIPS }",
      "layout: { kind: flow, scrollDirection: horizontal, estimatedItemSize: [100, 50], FLIPS }",
      "layout: { kind: flow, scrollDirection: horizontal, sizing: delegate, FLIPS }\ncontentInset: [0, 30, 0, 7]",
      "layout: { kind: list, estimatedHeight: 50, sectionInset: [0, 10, 0, 30] }",
      "layout: { kind: waterfall, columns: 3, sectionInset: [0, 10, 0, 30], FLIPS }",
      "layout: { kind: table, estimatedHeight: 50 }",
    ])
  func quiet(layout: String) throws {
    let layout = layout.replacing("FLIPS", with: "flipsHorizontallyInOppositeLayoutDirection: true")
    let isSideways = layout.contains("horizontal")
    let speed = isSideways ? "[-2000, 0]" : "2000"
    let session = try session(
      """
      data: 200
      \(Self.cells)
      \(layout)
      steps:
        - key: Down
        - fling: \(speed)
        - wait: settled
        - scrollTo: { item: [0, 150], at: \(isSideways ? "right" : "top"), animated: true }
        - wait: settled
        - fling: \(isSideways ? "[3000, 0]" : "-3000")
        - wait: settled
        - insert: [[0, 3], [0, 4]]
        - wait: settled
        - delete: [[0, 0]]
        - wait: settled
        - key: End
        - wait: settled
        - key: Home
        - wait: settled
        - viewport: [480, 320]
        - wait: settled
      """)
    session.runSteps()
    session.settle()
    expectQuiet(session)
  }

  @Test("A jump is found as it is in the other direction")
  func jump() throws {
    func sum(_ direction: String, _ way: CGFloat) throws -> Double? {
      let session = try Session(
        text: """
          behavior: { preset: correct, compensation: none }
          semanticContentAttribute: \(direction)
          viewport: [320, 100]
          data: 100
          cell: { size: [90, 100] }
          layout: { kind: flow, scrollDirection: horizontal, estimatedItemSize: [50, 100], flipsHorizontallyInOppositeLayoutDirection: true }
          """)
      session.settle()
      session.apply(
        .scrollTo(ScrollTarget(item: [0, 60], position: way < 0 ? .right : .left, animated: false)))
      session.settle()
      for _ in 0..<10 { session.apply(.scrollBy(CGPoint(x: -way, y: 0))) }
      return session.finding(.anchor)?.sum
    }
    let leftToRight = try sum("forceLeftToRight", 30)
    #expect(leftToRight ?? 0 > 0)
    #expect(try sum("forceRightToLeft", -30) == leftToRight)
  }

  @Test("A covered end of content from right to left is at the left")
  func obscured() throws {
    func points(_ obscured: String) throws -> Double? {
      let session = try session(
        """
        data: 40
        layout: { kind: flow, scrollDirection: horizontal, sizing: fixed, itemSize: [100, 400], flipsHorizontallyInOppositeLayoutDirection: true }
        obscured: \(obscured)
        steps: [{ scrollBy: [-50, 0] }, { key: End }, { wait: settled }]
        """)
      session.runSteps()
      return session.finding(.reachability)?.max
    }
    #expect(try points("[0, 70, 0, 0]") == 70)
    #expect(try points("[0, 0, 0, 40]") == 40)
  }
}
