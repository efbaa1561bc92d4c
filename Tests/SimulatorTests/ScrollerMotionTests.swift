import Foundation
import Testing

@testable import Simulator

@Suite("Motions")
struct ScrollerMotionTests {
  static let range = AxisRange(minimum: 0, maximum: 500, page: 480)

  @Test("A fling runs into its edge, goes beyond it and comes back")
  func edgeImpact() throws {
    let fling = Deceleration(velocity: 2000, rate: 0.998)
    let motion = Motion.coasting(fling, from: 0, in: Self.range, at: 1)
    let impact = try #require(motion.legs.last).begin
    #expect(abs(impact - 1.34723) < 1e-5)
    #expect(abs(motion.offset(at: impact) - 500) < 1e-9)
    #expect(abs(motion.velocity(at: impact) - 997.996) < 1e-3)
    #expect(motion.author(at: impact - 0.01) == .deceleration)
    #expect(motion.author(at: impact + 0.01) == .bounce)
    let peak = motion.offset(at: impact + 1 / 11.0)
    #expect(abs(peak - (500 + 997.996 / (exp(1) * 11))) < 1e-3)
    #expect(motion.destination == 500)
    #expect(motion.isFinished(at: motion.end))
    #expect(!motion.isFinished(at: motion.end - 0.001))
  }

  /// From, velocity, edge, rate, seconds to the edge, speed there.
  static let impacts: [(Double, Double, Double, Double, Double, Double)] = [
    (0, 1000, 300, 0.998, 0.45919, 398.798), (0, 2000, 500, 0.998, 0.34723, 997.996),
    (900, 1500, 1000, 0.998, 0.07163, 1299.599), (0, 3000, 100, 0.99, 0.04085, 1989.899),
  ]

  @Test("The time and speed at the edge", arguments: impacts)
  func impact(
    from: Double, velocity: Double, edge: Double, rate: Double, seconds: Double, speed: Double
  ) throws {
    let fling = Deceleration(velocity: velocity, rate: rate)
    let way = try #require(fling.time(toTravel: edge - from))
    #expect(abs(way - seconds) < 1e-5)
    #expect(abs(fling.velocity(after: way) - speed) < 1e-3)
  }

  @Test("A fling that ends before its edge has one leg")
  func noImpact() {
    let motion = Motion.coasting(
      Deceleration(velocity: 500, rate: 0.998), from: 0, in: Self.range, at: 0)
    #expect(motion.legs.count == 1)
    #expect(abs(motion.destination - 244.51) < 1e-9)
  }

  @Test("Where nothing bounces a fling stops at its edge")
  func noBounce() {
    var hard = Self.range
    hard.bounces = false
    let motion = Motion.coasting(
      Deceleration(velocity: -2000, rate: 0.998), from: 100, in: hard, at: 0)
    for step in 0...100 {
      #expect(motion.offset(at: Double(step) / 50) >= 0)
    }
    #expect(motion.offset(at: 1) == 0)
    #expect(motion.velocity(at: 1) == 0)
    #expect(Self.back(from: 540, velocity: 900, in: hard).offset(at: 0) == 500)
  }

  @Test("A motion moved by an adjustment keeps its speed and moves its edges and target")
  func shifting() {
    let fling = Motion.coasting(
      Deceleration(velocity: 2000, rate: 0.998), from: 0, in: Self.range, at: 0)
    let page = Motion.paging(from: 30, velocity: 500, to: 480, in: Self.range, at: 0)
    for motion in [fling, page] {
      let moved = motion.shifted(by: 120)
      for time in [0, 0.1, 0.4, 0.6, 2] {
        #expect(abs(moved.offset(at: time) - motion.offset(at: time) - 120) < 1e-9)
        #expect(moved.velocity(at: time) == motion.velocity(at: time))
      }
      #expect(moved.range.minimum == 120)
      #expect(moved.range.maximum == 620)
    }
    // The shifted target is still the target: the same edges, moved too, change nothing.
    let moved = page.shifted(by: 120).with(range: Self.range.shifted(by: 120), at: 0.1)
    #expect(moved.destination == 600)
  }

  @Test("Content that grows before the edge is met lets a fling run on to its natural end")
  func growing() {
    let motion = Motion.coasting(
      Deceleration(velocity: 2000, rate: 0.998), from: 0, in: Self.range, at: 0)
    var longer = Self.range
    longer.maximum = 5000
    let changed = motion.with(range: longer, at: 0.2)
    #expect(changed.legs.count == 1)
    #expect(abs(changed.destination - 993.01) < 1e-9)
    #expect(changed.offset(at: 0.3) == motion.offset(at: 0.3))
  }

  @Test("Changing the edges again and again does not add up errors")
  func noDrift() {
    let motion = Motion.coasting(
      Deceleration(velocity: 2000, rate: 0.998), from: 0, in: Self.range, at: 0)
    var changed = motion
    for frame in 1...150 {
      var range = Self.range
      range.maximum = 5000 + Double(frame)
      changed = changed.with(range: range, at: Double(frame) / 60)
    }
    let undisturbed = Deceleration(velocity: 2000, rate: 0.998)
    #expect(changed.destination == undisturbed.distance)
    #expect(changed.offset(at: 1.25) == undisturbed.displacement(after: 1.25))
  }

  @Test("Content that shrinks behind a fling springs back with the speed it has")
  func shrinking() {
    let motion = Motion.coasting(
      Deceleration(velocity: 2000, rate: 0.998), from: 0, in: Self.range, at: 0)
    var shorter = Self.range
    shorter.maximum = 100
    let changed = motion.with(range: shorter, at: 0.2)
    #expect(abs(changed.offset(at: 0.2) - motion.offset(at: 0.2)) < 1e-9)
    #expect(abs(changed.velocity(at: 0.2) - motion.velocity(at: 0.2)) < 1e-9)
    #expect(changed.author(at: 0.2) == .bounce)
    #expect(changed.destination == 100)
  }

  @Test("Content that grows under a bounce lets it slow down instead")
  func growingUnderBounce() {
    let motion = Motion.coasting(
      Deceleration(velocity: 2000, rate: 0.998), from: 0, in: Self.range, at: 0)
    var longer = Self.range
    longer.maximum = 5000
    let changed = motion.with(range: longer, at: 0.37)
    #expect(changed.author(at: 0.37) == .deceleration)
    #expect(abs(changed.offset(at: 0.37) - motion.offset(at: 0.37)) < 1e-9)
    #expect(abs(changed.velocity(at: 0.37) - motion.velocity(at: 0.37)) < 1e-9)
    #expect(changed.destination > 600)
  }

  @Test("A return goes to the nearer edge when that has moved")
  func movingEdge() {
    let motion = Self.back(from: 700, velocity: 0)
    var longer = Self.range
    longer.maximum = 550
    let changed = motion.with(range: longer, at: 0.05)
    #expect(changed.destination == 550)
    #expect(abs(changed.offset(at: 0.05) - motion.offset(at: 0.05)) < 1e-9)
  }

  @Test("A return whose edge has moved away slows down where it is", arguments: [0.0, 900, -400])
  func growingUnderReturn(velocity: Double) {
    let motion = Self.back(from: 560, velocity: velocity)
    var longer = Self.range
    longer.maximum = 5000
    let changed = motion.with(range: longer, at: 0.05)
    #expect(changed.author(at: 0.05) == .deceleration)
    #expect(abs(changed.offset(at: 0.05) - motion.offset(at: 0.05)) < 1e-9)
    #expect(abs(changed.velocity(at: 0.05) - motion.velocity(at: 0.05)) < 1e-9)
    let way = Deceleration(velocity: motion.velocity(at: 0.05), rate: 0.998).distance
    #expect(abs(changed.destination - motion.offset(at: 0.05) - way) < 1e-9)
  }

  @Test("A flick from beyond an edge towards the content goes on as a deceleration behind the edge")
  func flickInwards() throws {
    let motion = Self.back(from: 540, velocity: -1200)
    let crossing = try #require(CriticalSpring(displacement: 40, velocity: -1200).crossing)
    #expect(motion.author(at: crossing - 1e-6) == .bounce)
    #expect(motion.author(at: crossing + 1e-6) == .deceleration)
    #expect(abs(motion.offset(at: crossing) - 500) < 1e-9)
    #expect(abs(motion.velocity(at: crossing - 1e-6) - motion.velocity(at: crossing + 1e-6)) < 0.1)
    // It never turns back, and is told as the place the fling ends at.
    for step in 0..<200 {
      #expect(motion.velocity(at: Double(step) / 60) <= 0)
    }
    let fling = Fling(velocity: -1200, offset: 540, range: Self.range, rate: 0.998)
    #expect(fling.naturalTarget == motion.destination)
    #expect((200..<400).contains(motion.destination))
  }

  @Test(
    "A flick from beyond an edge to a place the layout chose goes there without speeding up",
    arguments: [100.0, 300, 480])
  func flickInwardsToTarget(target: Double) throws {
    let fling = Fling(velocity: -1200, offset: 540, range: Self.range, rate: 0.998)
    let grid = PixelGrid(scale: 2)
    let motion = try #require(fling.motion(target: target, grid: grid, at: 0))
    #expect(abs(motion.destination - target) < 1e-6)
    let spring = CriticalSpring(displacement: 40, velocity: -1200)
    let crossing = try #require(spring.crossing)
    #expect(
      abs(motion.offset(at: crossing / 2) - 500 - spring.displacement(after: crossing / 2)) < 1e-9)
    #expect(motion.author(at: crossing + 1e-6) == .snap)
    // Behind the edge it may need more speed than it came in with, and from there on it only loses it.
    let speeds = (0..<200).map { abs(motion.velocity(at: crossing + 1e-6 + Double($0) / 60)) }
    #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $0 >= $1 })
    // One that lies outwards is no way for a deceleration.
    let back = try #require(fling.motion(target: 500, grid: grid, at: 0))
    #expect(back.legs.map(\.author) == [.snap])
  }

  @Test("A flick from beyond one edge bounces at the other")
  func flickThrough() {
    let motion = Self.back(from: 540, velocity: -9000)
    #expect(motion.legs.map(\.author) == [.bounce, .deceleration, .bounce])
    #expect(motion.destination == 0)
    #expect((0..<60).contains { motion.offset(at: Double($0) / 60) < -10 })
  }

  @Test("A return too slow for its edge ends there", arguments: [-400.0, 0, 600])
  func slowReturn(velocity: Double) {
    let motion = Self.back(from: 540, velocity: velocity)
    #expect(motion.legs.map(\.author) == [.bounce])
    #expect(motion.destination == 500)
  }

  private static func back(
    from offset: Double, velocity: Double, in range: AxisRange = Self.range
  ) -> Motion {
    .returning(from: offset, velocity: velocity, in: range, rate: 0.998, at: 0)
  }

  @Test("Way to a target that is no longer there ends at the nearest place")
  func lostTarget() {
    var shorter = Self.range
    shorter.maximum = 300
    let snap = Motion.snapping(from: 200, velocity: -100, to: 400, in: Self.range, at: 0)
    #expect(snap.with(range: shorter, at: 0.1).destination == 300)
    #expect(snap.with(range: shorter, at: 0.1).author(at: 0.1) == .snap)
    let page = Motion.paging(from: 10, velocity: 600, to: 480, in: Self.range, at: 0)
    #expect(page.with(range: shorter, at: 0.1).destination == 300)
    #expect(page.with(range: shorter, at: 0.1).author(at: 0.1) == .page)
    let scripted = Motion.animating(
      TimedMove(distance: 400), from: 0, in: Self.range, at: 0)
    #expect(scripted.with(range: shorter, at: 0.1).destination == 400)
  }

  @Test("A motion that has ended is not woken by new edges")
  func ended() {
    let motion = Motion.coasting(
      Deceleration(velocity: 500, rate: 0.998), from: 0, in: Self.range, at: 0)
    var shorter = Self.range
    shorter.maximum = 100
    #expect(motion.with(range: shorter, at: 10).destination == motion.destination)
  }
}
