import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// What an update shows late or loses, as scenes reproduce it.
@Suite("What an update shows late, or loses")
@MainActor
struct LateArrivalTests {
  // 19 items of 200 in 600 make 7 lines, 1400 points, and end at 800. Without the last one, 6 lines of 1200 end at 600: line
  // 3 comes in from the top. Missing, it leaves up to 200 of 600 empty.
  private func lastLine(_ behavior: String, steps: String = "") throws -> Session {
    try Session(
      text: """
        viewport: [600, 600]
        data: 19
        cell: { size: [200, 200] }
        layout: { kind: flow, sizing: fixed, itemSize: [200, 200], minimumLineSpacing: 0, minimumInteritemSpacing: 0 }
        behavior: \(behavior)
        \(steps)
        """)
  }

  private static let steps = """
    steps:
      - setOffset: { to: [0, 800] }
      - delete: [[0, 18]]
        frames: 18
      - wait: { frames: 9 }
      - expect: { blank: { above: 0.05 } }
      - wait: settled
      - expect: { blank: { below: 0.01 }, contentOffset: [0, 600] }
    """

  @Test(
    "The line that comes in from the top when the last one is deleted",
    arguments: [
      ("flowLayoutIOS8", true), ("{ preset: uikit, updateBounds: old }", true),
      ("{ preset: flowLayoutIOS8, updateBounds: new }", false), ("uikit", false),
      ("correct", false),
    ])
  func line(_ behavior: String, isLate: Bool) throws {
    let session = try lastLine(behavior, steps: Self.steps)
    session.runSteps()
    #expect(session.expectations.map(\.passed) == [isLate, true])
    #expect((session.finding(.coverage) != nil) == isLate)
    #expect(session.offset == 600)
  }

  @Test("Half way a sixth of the screen is empty, and in the end nothing is")
  func share() throws {
    let session = try lastLine("flowLayoutIOS8")
    session.apply(.setOffset(CGPoint(x: 0, y: 800), animated: false))
    session.apply(.update([.delete([[0, 18]])], animated: true))
    func lines() -> Set<CGFloat> {
      Set(session.view.visibleCells.map(\.frame.minY))
    }
    session.advance(by: .milliseconds(150))
    #expect(lines() == [800, 1000])
    session.settle()
    #expect(lines() == [600, 800, 1000])
  }

  // At rest the five rows above are made up for: 2000 + 400. In mid-fling they are not.
  @Test(
    "An update in mid-fling is not compensated for",
    arguments: [("swallowed", 0.0), ("firstSized", 400)])
  func swallowed(_ compensation: String, _ moved: CGFloat) throws {
    let session = try Session(
      text: """
        viewport: [375, 667]
        data: 100
        cell: { size: [375, 80] }
        layout: { kind: table, estimatedHeight: 80 }
        behavior: { preset: correct, compensation: \(compensation) }
        """)
    let rows = Change.insert((0..<5).map { [0, $0] }, items: [])
    session.apply(.setOffset(CGPoint(x: 0, y: 2000), animated: false))
    session.apply(.update([rows], animated: true))
    session.settle()
    #expect(session.offset == 2400)
    #expect(session.finding(.anchor) == nil)
    session.apply(.fling(.alongScrollAxis(1500)))
    session.pass(frames: 10)
    let before = session.offset
    #expect(before > 2400 && session.view.isDecelerating)
    session.apply(.update([rows], animated: true))
    #expect(session.offset == before + moved)
    session.settle()
    let anchor = session.finding(.anchor)
    #expect(anchor?.count ?? 0 == (moved == 0 ? 1 : 0))
    let sum = CGFloat(anchor?.sum ?? 0)
    #expect(sum == 400 - moved)
  }
}
