import Foundation
import Testing

@testable import Simulator

@Suite("The scroller")
struct ScrollerTests {
  static let range = ScrollLimits(
    viewport: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 5480))

  func flung(
    _ velocity: Double, from offset: Double = 1000, target: Double? = nil, rate: CGFloat = 0.998,
    range: ScrollLimits = Self.range
  ) -> Scroller {
    var scroller = Scroller(grid: PixelGrid(scale: 2))
    scroller.fling(
      velocity: CGPoint(x: 0, y: velocity), from: CGPoint(x: 0, y: offset), range: range,
      rate: rate, target: target.map { CGPoint(x: 0, y: $0) }, at: 2)
    return scroller
  }

  @Test("A fling decelerates to its natural target and rests there, on the pixel grid")
  func fling() {
    let scroller = flung(2000)
    let proposed = scroller.proposedTarget(
      velocity: CGPoint(x: 0, y: 2000), from: CGPoint(x: 0, y: 1000), range: Self.range, rate: 0.998
    )
    #expect(proposed == CGPoint(x: 0, y: 1993))
    #expect(scroller.activity(at: 2) == .decelerating)
    #expect(scroller.author(at: 2.5) == .deceleration)
    #expect(scroller.offset(at: 2.5) == CGPoint(x: 0, y: 1631))
    #expect(abs(Double(scroller.velocity(at: 2.5).y) - 735.023) < 1e-3)
    #expect(scroller.activity(at: 4.6) == .decelerating)
    #expect(scroller.activity(at: 4.65) == .idle)
    #expect(scroller.offset(at: 9) == proposed)
    #expect(scroller.destination == proposed)
  }

  @Test("The proposed target, given back unchanged, changes nothing")
  func unchangedTarget() {
    #expect(flung(2000, target: 1993).offset(at: 2.7) == flung(2000).offset(at: 2.7))
    // Beyond the edge the proposal is the edge itself: the fling still bounces there.
    let impact = flung(3000, from: 4900, target: 5000)
    #expect(impact.author(at: 2.1) == .bounce)
    #expect(impact.offset(at: 2.1).y > 5000)
    #expect(impact.destination.y == 5000)
  }

  /// Velocity, target, whether a deceleration gets there.
  static let targets: [(Double, Double, Bool)] = [
    (1000, 1480, true), (1000, 1600, true), (-1500, 360, true), (1000, 960, false),
    (0, 1100, false),
  ]

  @Test("An edited target is where the fling ends", arguments: targets)
  func editedTarget(velocity: Double, target: Double, decelerates: Bool) {
    let scroller = flung(velocity, target: target)
    #expect(scroller.author(at: 2.1) == .snap)
    #expect(scroller.destination == CGPoint(x: 0, y: target))
    #expect(abs(Double(scroller.velocity(at: 2).y)) >= abs(velocity))
    if decelerates {
      let way = (0...200).map { scroller.offset(at: 2 + Double($0) / 60).y }
      #expect(way == (velocity < 0 ? way.sorted(by: >) : way.sorted()))
    }
  }

  static let farTargets: [(Double, Double)] = [(.infinity, 5000), (-400, 0)]

  @Test("A target is brought within the range", arguments: farTargets)
  func unreachableTarget(target: Double, destination: Double) {
    #expect(flung(1000, target: target).destination == CGPoint(x: 0, y: destination))
  }

  @Test("A target or a velocity that is no number counts as none")
  func notANumber() {
    #expect(flung(1000, target: .nan).destination == flung(1000).destination)
    #expect(flung(.nan).activity(at: 2.1) == .idle)
    #expect(flung(.infinity).offset(at: 3) == CGPoint(x: 0, y: 1000))
  }

  @Test("A release from rest beyond the edge comes back without swinging past it")
  func releaseFromRest() {
    let scroller = flung(0, from: -100)
    #expect(scroller.author(at: 2) == .bounce)
    let way = (0...120).map { scroller.offset(at: 2 + Double($0) / 60).y }
    #expect(way == way.sorted())
    #expect(way.first == -100)
    #expect(way.last == 0)
    let expected = -100 * (46 * exp(-9 * 0.1) - 9 * exp(-46 * 0.1)) / 37
    #expect(abs(Double(scroller.offset(at: 2.1).y) - expected) <= 0.25)
  }

  @Test("A release beyond the edge with speed keeps that speed")
  func releaseWithSpeed() {
    let scroller = flung(-500, from: -60)
    #expect(scroller.velocity(at: 2) == CGPoint(x: 0, y: -500))
    #expect(scroller.offset(at: 2.04).y < -60)
    #expect(scroller.destination == .zero)
  }

  @Test("A release without speed inside the range moves nothing")
  func releaseStill() {
    let scroller = flung(8)
    #expect(scroller.activity(at: 2) == .idle)
    #expect(scroller.offset(at: 3) == CGPoint(x: 0, y: 1000))
    #expect(scroller.author(at: 2) == nil)
  }

  @Test("An axis that cannot scroll ignores the finger")
  func otherAxis() {
    var scroller = Scroller()
    scroller.fling(
      velocity: CGPoint(x: 3000, y: 100), from: .zero, range: Self.range, rate: 0.998, at: 0)
    #expect(scroller.velocity(at: 0.1).x == 0)
    #expect(scroller.offset(at: 0.2).x == 0)
    #expect(scroller.offset(at: 0.2).y > 0)
  }

  @Test("A finger that catches the content stops it there")
  func catching() {
    var scroller = flung(2000)
    scroller.stop(at: 2.5)
    #expect(scroller.activity(at: 2.5) == .idle)
    #expect(scroller.offset(at: 7) == CGPoint(x: 0, y: 1631))
  }

  @Test("An adjustment during a fling moves the content and keeps the speed")
  func adjustment() {
    var scroller = flung(2000)
    let before = scroller
    scroller.shift(by: CGPoint(x: 0, y: 40))
    for time in [2.0, 2.5, 3, 9] {
      #expect(scroller.offset(at: time).y == before.offset(at: time).y + 40)
      #expect(scroller.velocity(at: time) == before.velocity(at: time))
    }
    var resting = Scroller(offset: CGPoint(x: 5, y: 10))
    resting.shift(by: CGPoint(x: 0, y: 40))
    #expect(resting.offset(at: 0) == CGPoint(x: 5, y: 50))
  }

  @Test("Content that shrinks under a fling makes it come back")
  func shrinking() {
    var scroller = flung(2000)
    let shorter = ScrollLimits(
      viewport: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 1680))
    scroller.change(range: shorter, at: 2.2)
    #expect(scroller.author(at: 2.3) == .bounce)
    #expect(scroller.destination == CGPoint(x: 0, y: 1200))
    var idle = Scroller(offset: CGPoint(x: 0, y: 3000))
    idle.change(range: shorter, at: 2.2)
    #expect(idle.offset(at: 3) == CGPoint(x: 0, y: 3000))
  }

  @Test("An animated offset takes 0.3 seconds and is not held by the edges")
  func animation() {
    var scroller = Scroller()
    scroller.animate(
      from: .zero, to: CGPoint(x: 0, y: 9000), range: Self.range, at: 1)
    #expect(scroller.activity(at: 1.29) == .animating)
    #expect(scroller.author(at: 1.1) == .animation)
    #expect(scroller.offset(at: 1.15) == CGPoint(x: 0, y: 4500))
    #expect(scroller.activity(at: 1.31) == .idle)
    #expect(scroller.destination == CGPoint(x: 0, y: 9000))
  }

  @Test("An animation to where the offset already is does nothing")
  func emptyAnimation() {
    var scroller = Scroller()
    scroller.animate(from: .zero, to: .zero, range: Self.range, at: 1)
    #expect(scroller.activity(at: 1) == .idle)
  }

  @Test("An animation in frames is linear")
  func linearAnimation() {
    var scroller = Scroller()
    scroller.animate(
      from: CGPoint(x: 0, y: 100), to: CGPoint(x: 0, y: 190), frames: 18, range: Self.range, at: 0)
    let way = (0...18).map { Double(scroller.offset(at: Double($0) / 60).y) }
    #expect(way == (0...18).map { 100 + 5 * Double($0) })
  }

  @Test("Of two axes the one along which the offset goes farther has the author")
  func authorOfBoth() {
    let range = ScrollLimits(
      viewport: CGSize(width: 320, height: 480), contentSize: CGSize(width: 5320, height: 5480))
    var scroller = Scroller()
    scroller.fling(
      velocity: CGPoint(x: -900, y: 700), from: CGPoint(x: 2000, y: 4990), range: range,
      rate: 0.998, at: 0)
    #expect(scroller.author(at: 0.2) == .deceleration)
    #expect(scroller.author(at: 0.2, along: CGPoint(x: 3, y: -4)) == .bounce)
    #expect(scroller.author(at: 0.2, along: CGPoint(x: -4, y: 3)) == .deceleration)
    #expect(scroller.author(at: 0.2, along: .zero) == .deceleration)
  }

  @Test("Pages turn one at a time")
  func paging() {
    var scroller = Scroller()
    let release = CGPoint(x: 0, y: 500)
    scroller.page(velocity: CGPoint(x: 0, y: 4000), from: release, range: Self.range, at: 0)
    #expect(scroller.author(at: 0.1) == .page)
    #expect(scroller.destination == CGPoint(x: 0, y: 960))
    scroller.page(velocity: CGPoint(x: 0, y: 200), from: release, range: Self.range, at: 0)
    #expect(scroller.destination == CGPoint(x: 0, y: 480))
    #expect(scroller.activity(at: 0.24) == .decelerating)
    #expect(scroller.activity(at: 0.26) == .idle)
    scroller.page(velocity: .zero, from: CGPoint(x: 0, y: 480), range: Self.range, at: 0)
    #expect(scroller.activity(at: 0) == .idle)
  }
}
