import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@MainActor @Suite struct MotionHistoryTests {
  @Test("The last second is kept, one sample a moment, and not much more")
  func samples() {
    var history = MotionHistory()
    for frame in 0..<1_000 {
      history.endFrame(MotionSample(time: Double(frame) / 60))
      history.endFrame(MotionSample(time: Double(frame) / 60, offset: CGPoint(x: 0, y: frame)))
    }
    let samples = history.samples
    #expect((61...121).contains(samples.count))
    #expect(samples.last?.offset.y == 999)
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test("Who moved the offset is told for one painted frame, nobody twice in a row")
  func authors() {
    var history = MotionHistory()
    for author in [Author.deceleration, .adjustment, .adjustment, .clamp] { history.record(author) }
    #expect(history.authors.isEmpty)
    history.endFrame(MotionSample(time: 1))
    #expect(history.authors == [.deceleration, .adjustment, .clamp])
    history.endFrame(MotionSample(time: 2))
    #expect(history.authors.isEmpty)
  }

  @Test("A frame tells what a fling was told, where it would end, and everybody who moved it")
  func fling() throws {
    // Going up, every row that comes in is 40 points higher than its estimate.
    let session = try Session(Pane.list(200, estimate: 50, height: 90))
    session.apply(.setOffset(CGPoint(x: 0, y: 5000), animated: false))
    session.apply(.fling(.alongScrollAxis(-1500)))
    let landing = session.frame.panes[0].motion
    #expect(landing.reportedVelocity == CGPoint(x: 0, y: -1.5))
    #expect(landing.target != nil && landing.target == landing.proposedTarget)
    var together = 0
    for _ in 0..<60 {
      session.pass(frames: 1)
      let motion = session.frame.panes[0].motion
      if motion.authors == ["deceleration", "adjustment"] { together += 1 }
      #expect(motion.history.last?.time == session.time)
      #expect(motion.history.last?.velocity == motion.velocity)
    }
    #expect(together > 3)
    session.settle()
    let rest = session.frame.panes[0].motion
    #expect(rest.reportedVelocity == nil && rest.proposedTarget == nil && rest.target == nil)
  }

  @Test("A frame tells how far the finger has gone for the stretch there is")
  func pull() throws {
    let session = try Session(Pane.list(200, estimate: 50, height: 50))
    session.apply(.touch(.down(CGPoint(x: 160, y: 100))))
    session.apply(.touch(.move(CGPoint(x: 160, y: 310))))
    let motion = session.frame.panes[0].motion
    #expect(motion.pull == CGPoint(x: 0, y: -200))
    #expect(motion.stretch.y == session.offset && session.offset < -80)
    session.apply(.touch(.up))
    #expect(session.frame.panes[0].motion.pull == nil)
    #expect(session.frame.panes[0].motion.stretch.y < -80)
  }
}
