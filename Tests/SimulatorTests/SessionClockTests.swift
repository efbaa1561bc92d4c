import CollectionView
import Foundation
import Testing

@testable import Simulator

@Suite("The clock of a pane")
@MainActor
struct SessionClockTests {
  private final class Target: SelectorPerforming {
    var times: [TimeInterval] = []

    func perform(_ selector: Selector, with sender: Any?) {
      times.append(CACurrentMediaTime())
    }
  }

  @Test("A display link is called on every frame, and keeps its session going")
  func displayLink() throws {
    let session = try Session(.list(40, estimate: 40, height: 40))
    let target = Target()
    let link = CADisplayLink(target: target, selector: Selector(("tick")))
    #expect(session.isIdle)
    session.panes[0].clock.run { link.add(to: .main, forMode: .common) }
    #expect(!session.isIdle)
    session.advance(by: .milliseconds(100))
    #expect(target.times.count == 6)
    #expect(zip(target.times, 1...6).allSatisfy { abs($0 - Double($1) / 60) < 1e-9 })
    link.invalidate()
    #expect(session.isIdle)
  }
}
