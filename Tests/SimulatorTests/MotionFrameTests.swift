import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("What a frame tells of the motion")
@MainActor
struct MotionFrameTests {
  private func motion(_ session: Session) -> MotionFrame { session.frame.panes[0].motion }

  @Test(
    "The activities of a finger, a bounce, an animation and rest, and who moved the content last")
  func activities() throws {
    let session = try Session(.list(100, estimate: 44, height: 44))
    #expect(motion(session).activity == .idle)
    session.apply(.touch(.down(CGPoint(x: 160, y: 100))))
    #expect(motion(session).activity == .tracking)
    session.apply(.touch(.move(CGPoint(x: 160, y: 310), over: 0.1)))
    session.pass(frames: 6)
    #expect(motion(session).activity == .dragging)
    #expect(motion(session).author == "finger")
    #expect(motion(session).stretch.y == session.offset)
    #expect(session.offset < -80)
    session.apply(.touch(.up))
    session.pass(frames: 1)
    #expect(motion(session).activity == .bouncing)
    #expect(motion(session).author == "bounce")
    session.apply(.setOffset(CGPoint(x: 0, y: 900), animated: true))
    session.pass(frames: 1)
    #expect(motion(session).activity == .animating)
    #expect(motion(session).author == "animation")
    session.settle()
    #expect(motion(session).activity == .idle)
    #expect(motion(session).velocity == .zero && motion(session).stretch == .zero)
    session.apply(.setOffset(CGPoint(x: 0, y: 100), animated: false))
    #expect(motion(session).author == "code")
  }

  @Test("Of content that moves along both axes the author is that of the longer way")
  func authorOfBoth() throws {
    let scene = try SceneLoader().scene(
      text: """
        data: { sections: [{ items: 6, repeat: 14 }] }
        layout: { kind: stickyGrid, itemSize: [120, 40] }
        viewport: [320, 320]
        """, name: "test")
    let session = try Session(scene)
    session.apply(.setOffset(CGPoint(x: 400, y: 240), animated: false))
    session.apply(.fling(.both(CGPoint(x: -600, y: 1500))))
    var authors: [String: Set<String>] = [:]
    while session.frame.isMoving {
      let old = session.frame.panes[0].bounds.origin
      session.pass(frames: 1)
      let new = session.frame.panes[0].bounds.origin
      let (x, y) = (abs(new.x - old.x), abs(new.y - old.y))
      guard x != y, y > 0, let author = motion(session).author else { continue }
      authors[x > y ? "x" : "y", default: []].insert(author)
    }
    #expect(authors == ["x": ["deceleration"], "y": ["bounce"]])
  }

  @Test("A fling tells where it would end and where it will, until it is there or caught")
  func targets() throws {
    let session = try Session(.list(100, estimate: 44, height: 44))
    #expect(motion(session).proposedTarget == nil && motion(session).target == nil)
    session.apply(.fling(.alongScrollAxis(2000)))
    #expect(motion(session).activity == .decelerating)
    #expect(motion(session).velocity == CGPoint(x: 0, y: 2000))
    #expect(motion(session).proposedTarget == CGPoint(x: 0, y: 993))
    #expect(motion(session).target == CGPoint(x: 0, y: 993))
    session.pass(frames: 10)
    #expect(motion(session).target == CGPoint(x: 0, y: 993))
    session.apply(.touch(.down(CGPoint(x: 160, y: 100))))
    #expect(motion(session).proposedTarget == nil && motion(session).target == nil)
    session.apply(.touch(.up))
    session.apply(.setOffset(CGPoint(x: 0, y: 500), animated: true))
    #expect(motion(session).target == nil)
    session.settle()
    session.apply(.fling(.alongScrollAxis(300)))
    session.settle()
    #expect(motion(session).proposedTarget == nil && motion(session).target == nil)
  }

  @Test("Where the layout has another place in mind, both are told")
  func snap() throws {
    var pane = Pane()
    pane.data = DataSet(sections: [DataSection(items: .numbered(20))])
    pane.layout = LayoutDescription(kind: "carousel", sizing: .fixed)
    pane.layout.properties["itemSize"] = .size(CGSize(width: 200, height: 240))
    let session = try Session(pane)
    session.apply(.fling(.alongScrollAxis(900)))
    let proposed = try #require(motion(session).proposedTarget)
    let target = try #require(motion(session).target)
    #expect(proposed.x == 444)
    #expect(target.x != proposed.x)
    session.settle()
    #expect(session.view.contentOffset == target)
  }

  @Test("Edges that move as rows are measured on the way are not taken for somebody's answer")
  func movedEdge() throws {
    let session = try Session(.list(40, estimate: 44, height: 90))
    session.apply(.fling(.alongScrollAxis(4000)))
    let proposed = try #require(motion(session).proposedTarget)
    #expect(proposed.y < (4000 - 10) * 0.499 - 100)
    while session.offset < 1000 { session.pass(frames: 1) }
    #expect(motion(session).target != proposed)
    #expect(motion(session).proposedTarget == motion(session).target)
  }

  @Test("Over pages, the page")
  func page() throws {
    var pane = Pane.list(100, estimate: 48, height: 48)
    pane.scroll.isPagingEnabled = true
    let session = try Session(pane)
    session.apply(.fling(.alongScrollAxis(-900)))
    #expect(motion(session).activity == .idle)
    session.apply(.fling(.alongScrollAxis(900)))
    #expect(motion(session).proposedTarget == CGPoint(x: 0, y: 480))
    #expect(motion(session).target == CGPoint(x: 0, y: 480))
  }

  @Test("It can be written and read back")
  func coding() throws {
    var frame = PaneFrame()
    frame.motion.activity = .bouncing
    frame.motion.target = CGPoint(x: 1, y: 2)
    frame.motion.stretch.y = -30
    frame.velocity.y = 7
    let read = try JSONDecoder().decode(PaneFrame.self, from: JSONEncoder().encode(frame))
    #expect(read == frame)
    #expect(read.motion.velocity.y == 7)
  }
}
