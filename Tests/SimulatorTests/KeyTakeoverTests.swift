import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Keys that scroll while something else moves the content.
@Suite("Keys that take over")
@MainActor
struct KeyTakeoverTests {
  private let pageDown = KeyboardAction.Step(.page, .down)
  private let up = KeyboardAction.Step(.line, .up)

  /// Rows of 44 points in a view of 320 × 480.
  private func list() throws -> Session { try Session(.list(100, estimate: 44, height: 44)) }

  @Test("A page key at the end of a bounce leads back to the edge, and so does a held one")
  func bounce() throws {
    let end: CGFloat = 100 * 44 - 480
    for action in [
      KeyboardAction.tap(pageDown, times: 1), .hold(pageDown, rate: 25, presses: 1),
    ] {
      let session = try list()
      session.apply(.setOffset(CGPoint(x: 0, y: end - 10), animated: false))
      session.apply(.fling(.alongScrollAxis(3000)))
      session.pass(frames: 6)
      #expect(session.offset > end + 50)
      session.apply(.keyboard(action))
      session.apply(.keyboard(.release))
      session.settle()
      #expect(session.offset == end)
    }
  }

  @Test("A page key on the way to the end does not stop short of it")
  func nearTheEnd() throws {
    let end: CGFloat = 100 * 44 - 480
    let session = try list()
    session.apply(.setOffset(CGPoint(x: 0, y: end - 200), animated: false))
    session.apply(.fling(.alongScrollAxis(3000)))
    session.pass(frames: 1)
    #expect(session.offset < end)
    session.apply(.keyboard(.tap(pageDown, times: 1)))
    session.settle()
    #expect(session.offset == end)
  }

  @Test(
    "A key on the way to an end, or to an item, counts from where that leads",
    arguments: [0, 6, 30])
  func typedAhead(frames: Int) throws {
    let end: CGFloat = 100 * 44 - 480
    let middle: CGFloat = 49 * 44 - (480 - 44) / 2
    let ways: [(Action, CGFloat)] = [
      (.keyboard(.jump(.end)), end),
      (.place(.number(50), .centeredVertically), middle),
      (
        .scrollTo(ScrollTarget(item: [0, 49], position: .centeredVertically, animated: true)),
        middle
      ),
    ]
    for (way, place) in ways {
      for (step, distance) in [(up, -20), (pageDown, 480)] as [(KeyboardAction.Step, CGFloat)] {
        let session = try list()
        session.apply(way)
        session.pass(frames: frames)
        session.apply(.keyboard(.tap(step, times: 1)))
        session.apply(.keyboard(.release))
        session.settle()
        #expect(session.offset == min(end, place + distance))
      }
    }
  }

  @Test("What is placed that stands in view is that of where a jump leads")
  func placedAhead() throws {
    let middle: CGFloat = 49 * 44 - (480 - 44) / 2
    for frames in [0, 6] {
      let session = try list()
      session.apply(.place(.number(50), .top))
      session.pass(frames: frames)
      session.apply(.place(.current, .centeredVertically))
      session.settle()
      #expect(session.offset == middle)
    }
  }

  @Test("A wheel and a finger take the content where it is on the way to an end")
  func taken() throws {
    let session = try list()
    session.apply(.keyboard(.jump(.end)))
    session.pass(frames: 6)
    let place = session.offset
    session.apply(.wheel(rows: CGPoint(x: 0, y: -1)))
    session.settle()
    #expect(session.offset == place - 20)
  }

  @Test("A key against a fling leads one step back from where the content is")
  func against() throws {
    let session = try list()
    session.apply(.fling(.alongScrollAxis(3000)))
    session.pass(frames: 12)
    let place = session.offset
    session.apply(.keyboard(.tap(up, times: 1)))
    while !session.isIdle {
      session.pass(frames: 1)
      #expect(session.offset <= place)
    }
    #expect(session.offset == place - 20)
  }

  @Test("A key across a fling lets the other axis glide on, without a jump")
  func across() throws {
    var pane = Pane()
    pane.data = DataSet(
      sections: Array(repeating: DataSection(items: .numbered(40)), count: 40))
    pane.layout = LayoutDescription(kind: "stickyGrid", sizing: .fixed)
    pane.layout.properties["itemSize"] = .size(CGSize(width: 100, height: 100))
    let session = try Session(pane)
    session.apply(.fling(.both(CGPoint(x: 2000, y: 0))))
    session.pass(frames: 6)
    let place = session.view.contentOffset.x
    let speed = session.frame.panes[0].velocity.x
    session.apply(.keyboard(.tap(pageDown, times: 1)))
    session.pass(frames: 1)
    let way = session.view.contentOffset.x - place
    #expect(way > 0 && way <= speed / 60)
    session.settle()
    #expect(session.view.contentOffset.x > place + 100)
    #expect(session.view.contentOffset.y == 480)
  }

  @Test("A key of a scene's steps runs the layout's code in the session's time")
  func time() throws {
    final class Watch: UICollectionViewLayout {
      var times: [TimeInterval] = []
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 5000) }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        times.append(CACurrentMediaTime())
        return false
      }
    }
    let watch = Watch()
    let session = try Session(
      .list(100, estimate: 44, height: 44), steps: [.wait(seconds: 0.5), .key("Down")],
      mode: .headless)
    session.view.collectionViewLayout = watch
    session.runSteps()
    #expect(session.offset == 20)
    #expect(watch.times.last == 0.5)
  }

  @Test("A way to an end tells its speed")
  func speedOfTheWayToTheEnd() throws {
    let session = try list()
    session.apply(.keyboard(.jump(.end)))
    session.pass(frames: 12)
    let before = session.offset
    session.pass(frames: 1)
    let told = session.frame.panes[0].velocity.y
    #expect(abs(told - (session.offset - before) * 60) < told / 10)
    session.settle()
    #expect(session.frame.panes[0].velocity == .zero)
  }

  @Test(
    "A fling turns one page, from a page's own place too",
    arguments: [(900, 1), (-900, -1), (200, 0)])
  func pages(speed: CGFloat, pages: CGFloat) throws {
    var pane = Pane.list(100, estimate: 44, height: 44)
    pane.scroll.isPagingEnabled = true
    let session = try Session(pane)
    session.apply(.setOffset(CGPoint(x: 0, y: 960), animated: false))
    session.apply(.fling(.alongScrollAxis(speed)))
    session.settle()
    #expect(session.offset == 960 + pages * 480)
  }

  @Test("A key or a wheel ends a drag and says so")
  func drag() throws {
    for action in [Action.keyboard(.tap(pageDown, times: 1)), .wheel(rows: CGPoint(x: 0, y: 3))] {
      let session = try list()
      let view = session.panes[0].view
      let delegate = DelegateScrollTests.Pager()
      view.delegate = delegate
      session.apply(.touch(.down(CGPoint(x: 100, y: 400))))
      session.apply(.touch(.move(CGPoint(x: 100, y: 300), over: 0.1)))
      session.pass(frames: 6)
      #expect(view.isDragging)
      session.apply(action)
      #expect(delegate.calls == ["didEndDragging false"])
      session.settle()
      #expect(delegate.calls.count == 1 && !view.isDragging && !view.isTracking)
      #expect(view.panGestureRecognizer.state != .changed)
    }
  }
}
