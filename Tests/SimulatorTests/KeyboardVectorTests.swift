import Foundation
import Testing

@testable import Simulator

/// WebKit's keyboard scrolling, frame by frame of 1/60 second.
@Suite("Keyboard scrolling of WebKit")
struct KeyboardVectorTests {
  struct Vector: Sendable {
    var parameters: KeyboardParameters
    var step: Double
    var hold: Double
    /// The offsets after 0.1, 0.25, 0.5 and 1 second.
    var places: [Double]
    var releaseSpeed: Double
    /// Where it stops, where the spring would have ended, and when it stops.
    var end: Double
    var rest: Double
    var time: Double
  }

  private static func vector(
    _ parameters: KeyboardParameters, _ step: Double, _ hold: Double, _ places: [Double],
    _ releaseSpeed: Double, _ end: Double, _ rest: Double, _ time: Double
  ) -> Vector {
    Vector(
      parameters: parameters, step: step, hold: hold, places: places, releaseSpeed: releaseSpeed,
      end: end, rest: rest, time: time)
  }

  static let vectors = [
    vector(.iOS, 40, 0.0167, [11.649, 29.984, 38.650, 39.901], 16.667, 39.901, 40, 0.817),
    vector(.iOS, 40, 0.25, [5.833, 33.333, 54.688, 57.174], 250, 57.174, 57.279, 0.883),
    vector(.iOS, 40, 0.5, [5.833, 33.333, 129.167, 176.422], 500, 176.953, 177.058, 1.217),
    vector(.iOS, 40, 1, [5.833, 33.333, 129.167, 508.333], 1000, 604.011, 604.116, 1.8),
    vector(.iOS, 40, 2, [5.833, 33.333, 129.167, 508.333], 1016.667, 1622.272, 1622.379, 2.8),
    vector(.iOS, 16, 0.0167, [4.660, 11.994, 15.460, 15.896], 6.667, 15.896, 16, 0.7),
    vector(.iOS, 16, 0.5, [2.333, 13.333, 51.667, 70.569], 200, 70.712, 70.823, 1.1),
    vector(.iOS, 16, 1, [2.333, 13.333, 51.667, 203.333], 400, 241.536, 241.646, 1.683),
    vector(.iOS, 307.2, 0.0167, [89.464, 230.276, 296.834, 307.034], 128, 307.091, 307.2, 1.05),
    vector(.macOS, 40, 0.0167, [19.649, 38.419, 40.362, 40.362], 83.333, 40.362, 40, 0.383),
    vector(.macOS, 40, 0.25, [29.167, 158.333, 235.665, 233.931], 1000, 233.931, 233.926, 0.817),
    vector(.macOS, 40, 0.5, [29.167, 158.333, 408.333, 484.025], 1000, 483.931, 483.926, 1.067),
    vector(.macOS, 40, 1, [29.167, 158.333, 408.333, 908.333], 1000, 983.931, 983.926, 1.567),
    vector(.macOS, 40, 2, [29.167, 158.333, 408.333, 908.333], 1000, 1983.931, 1983.926, 2.567),
    vector(.macOS, 16, 0.0167, [7.860, 15.367, 16.145, 16.145], 33.333, 16.145, 16, 0.383),
    vector(.macOS, 16, 0.5, [11.667, 65, 173.333, 206.851], 433.333, 206.851, 206.090, 0.767),
    vector(.macOS, 16, 1, [11.667, 65, 173.333, 390], 433.333, 423.518, 422.757, 1.267),
    vector(
      .macOS, 307.2, 0.0167, [150.903, 295.055, 308.416, 307.187], 640, 307.187, 307.2, 0.717),
  ]

  static let range = AxisRange(minimum: 0, maximum: 100_000, page: 480)

  @Test("Every vector is met within a thousandth of a point", arguments: vectors)
  func follows(_ vector: Vector) {
    var axis = KeyboardAxis(offset: 0, parameters: vector.parameters)
    axis.hold(
      speed: vector.step * KeyboardParameters.stepsPerSecond, by: vector.step, in: Self.range)
    let held = Int((vector.hold * 60).rounded())
    var stopped = 0
    for frame in 1...400 where !axis.isIdle {
      axis.advance(in: Self.range, parameters: vector.parameters)
      if frame == held {
        #expect(abs(axis.velocity - vector.releaseSpeed) < 1e-3)
        axis.release(parameters: vector.parameters)
        #expect(abs(axis.rest - vector.rest) < 1e-3)
      }
      stopped = frame
      if let index = [6, 15, 30, 60].firstIndex(of: frame) {
        #expect(abs(axis.offset - vector.places[index]) < 1e-3, "after \(frame) frames")
      }
    }
    #expect(abs(axis.offset - vector.end) < 1e-3)
    #expect(abs(Double(stopped) / 60 - vector.time) < 1e-3)
  }

  @Test("A tap is a key held for one frame", arguments: [KeyboardParameters.iOS, .macOS])
  func tap(parameters: KeyboardParameters) {
    var held = KeyboardAxis(offset: 100, parameters: parameters)
    var tapped = held
    held.hold(speed: 1000, by: 40, in: Self.range)
    tapped.tap(by: 40, in: Self.range)
    for frame in 0..<60 {
      held.advance(in: Self.range, parameters: parameters)
      tapped.advance(in: Self.range, parameters: parameters)
      if frame == 0 { held.release(parameters: parameters) }
      #expect(held.offset == tapped.offset)
    }
    #expect(held.rest == tapped.rest)
  }

  @Test("Many taps lead as many steps further, and one back takes one away")
  func taps() {
    var axis = KeyboardAxis(offset: 0, parameters: .terminal)
    for _ in 0..<7 {
      axis.tap(by: 20, in: Self.range)
      axis.advance(in: Self.range, parameters: .terminal)
    }
    #expect(axis.rest == 140)
    axis.tap(by: -20, in: Self.range)
    #expect(axis.velocity == 0)
    #expect(axis.rest == 120)
  }

  @Test("Presses beyond an edge are forgotten")
  func edge() {
    var axis = KeyboardAxis(offset: 0, parameters: .terminal)
    let short = AxisRange(minimum: 0, maximum: 50, page: 480)
    for _ in 0..<10 { axis.tap(by: 20, in: short) }
    #expect(axis.rest == 50)
    axis.tap(by: -20, in: short)
    #expect(axis.rest == 30)
  }

  @Test(
    "A key held against an edge stretches the content to where spring and rubber force are even")
  func rubber() {
    var axis = KeyboardAxis(offset: 0, parameters: .iOS)
    let short = AxisRange(minimum: 0, maximum: 50, page: 480)
    axis.hold(speed: 500, by: 20, in: short)
    for _ in 0..<300 { axis.advance(in: short, parameters: .iOS) }
    #expect(abs(axis.offset - (50 + 5000.0 / 109)) < 0.01)
    axis.release(parameters: .iOS)
    #expect(axis.rest == 50 || short.clamped(axis.rest) == 50)
    for _ in 0..<300 { axis.advance(in: short, parameters: .iOS) }
    #expect(axis.isIdle)
    #expect(abs(axis.offset - 50) < 0.5)
    let hard = AxisRange(minimum: 0, maximum: 50, page: 480, bounces: false)
    axis.hold(speed: 500, by: 20, in: hard)
    for _ in 0..<60 {
      axis.advance(in: hard, parameters: .iOS)
      #expect(axis.offset <= 50.5)
    }
  }

  @Test("30, 60 and 120 pictures a second, and odd times, show the same positions")
  func frameRates() {
    func places(perSecond rate: Int) -> [CGFloat] {
      let range = ScrollLimits(horizontal: Self.range, vertical: Self.range)
      var scroll = KeyboardScroll(offset: CGPoint(x: 3, y: 10), at: 1.25)
      var places: [CGFloat] = []
      scroll.vertical.tap(by: 40, in: Self.range)
      for picture in 1...(3 * rate) {
        let seconds = Double(picture) / Double(rate)
        scroll.advance(to: 1.25 + seconds, in: range)
        if picture == rate { scroll.vertical.hold(speed: 500, by: 20, in: Self.range) }
        if picture == 2 * rate { scroll.release(row: 20) }
        if picture % (rate / 15) == 0 { places.append(scroll.offset(in: range).y) }
      }
      return places
    }
    let expected = places(perSecond: 60)
    for rate in [30, 120, 240] {
      for (place, wanted) in zip(places(perSecond: rate), expected) {
        #expect(abs(place - wanted) < 1e-9)
      }
    }
  }

  @Test("A jump to an end follows the spring of 0.6 seconds, ever slower, and takes 1.6")
  func jump() {
    #expect(KeyboardJump.remainder(after: 0) == 1)
    #expect(KeyboardJump.remainder(after: 1.6) == 0)
    #expect(KeyboardJump.remainder(after: 1.5999) < 1e-5)
    let shares = (0...160).map { KeyboardJump.remainder(after: Double($0) / 100) }
    for (early, late) in zip(shares, shares.dropFirst()) { #expect(late < early) }
    // The curve (0, 0.2, 1, 1) has run through 54.4 % of its way after half of its time.
    let half = TimingCurve(first: (0, 0.2), second: (1, 1)).progress(at: 0.5)
    let angle = 2 * Double.pi / 0.6 * 1.6 * half
    #expect(abs(KeyboardJump.remainder(after: 0.8) - exp(-angle) * (1 + angle)) < 1e-12)
    let jump = KeyboardJump(to: .end, from: CGPoint(x: 0, y: 100), at: 2)
    #expect(jump.offset(at: 2, towards: CGPoint(x: 0, y: 900)).y == 100)
    #expect(jump.offset(at: 4, towards: CGPoint(x: 0, y: 900)).y == 900)
    #expect(!jump.isFinished(at: 3.59))
    #expect(jump.isFinished(at: 3.6))
  }
}
