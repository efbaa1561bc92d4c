import Foundation
import Testing

@testable import Simulator

@Suite("Deceleration")
struct DecelerationTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let velocity: Double
    let rate: Double
    let distance: Double
    let duration: Double
    /// After 0.1, 0.5 and 1 second.
    let positions: [Double]
    let velocities: [Double]

    var testDescription: String { "\(velocity) pt/s at \(rate)" }
  }

  static let vectors = [
    Vector(50, 0.998, 19.9600, 0.8039, [4.5268, 15.7806, 19.9600], [40.928, 18.376, 0]),
    Vector(100, 0.998, 44.9100, 1.1501, [9.0535, 31.5612, 43.1603], [81.857, 36.751, 13.506]),
    Vector(250, 0.998, 119.7600, 1.6078, [22.6338, 78.9030, 107.9007], [204.642, 91.878, 33.766]),
    Vector(
      300, 0.998, 144.7100, 1.6989, [27.1605, 94.6836, 129.4808], [245.570, 110.253, 40.519]),
    Vector(
      500, 0.998, 244.5100, 1.9541, [45.2676, 157.8059, 215.8014], [409.283, 183.756, 67.532]),
    Vector(
      1000, 0.998, 494.0100, 2.3003, [90.5352, 315.6119, 431.6028], [818.567, 367.511, 135.065]),
    Vector(
      2000, 0.998, 993.0100, 2.6465, [181.0703, 631.2238, 863.2056], [1637.134, 735.023, 270.129]),
    Vector(
      3000, 0.998, 1492.0100, 2.8490, [271.6055, 946.8357, 1294.8084],
      [2455.700, 1102.534, 405.194]),
    Vector(
      5000, 0.998, 2490.0100, 3.1042, [452.6758, 1578.0594, 2158.0140],
      [4092.834, 1837.556, 675.323]),
    Vector(
      -1200, 0.998, -593.8100, 2.3914, [-108.6422, -378.7343, -517.9234],
      [-982.280, -441.014, -162.077]),
    Vector(50, 0.99, 3.9600, 0.1601, [3.1381, 3.9600, 3.9600], [18.302, 0, 0]),
    Vector(100, 0.99, 8.9100, 0.2291, [6.2763, 8.9100, 8.9100], [36.603, 0, 0]),
    Vector(250, 0.99, 23.7600, 0.3203, [15.6907, 23.7600, 23.7600], [91.508, 0, 0]),
    Vector(300, 0.99, 28.7100, 0.3384, [18.8288, 28.7100, 28.7100], [109.810, 0, 0]),
    Vector(500, 0.99, 48.5100, 0.3892, [31.3814, 48.5100, 48.5100], [183.016, 0, 0]),
    Vector(1000, 0.99, 98.0100, 0.4582, [62.7628, 98.0100, 98.0100], [366.032, 0, 0]),
    Vector(2000, 0.99, 197.0100, 0.5272, [125.5256, 196.6990, 197.0100], [732.065, 13.141, 0]),
    Vector(3000, 0.99, 296.0100, 0.5675, [188.2884, 295.0486, 296.0100], [1098.097, 19.711, 0]),
    Vector(5000, 0.99, 494.0100, 0.6183, [313.8140, 491.7476, 494.0100], [1830.162, 32.852, 0]),
    Vector(
      -1200, 0.99, -117.8100, 0.4764, [-75.3154, -117.8100, -117.8100], [-439.239, 0, 0]),
  ]

  @Test("Way, time and speed are those of the geometric form", arguments: vectors)
  func geometricForm(_ vector: Vector) {
    let deceleration = Deceleration(velocity: vector.velocity, rate: vector.rate)
    #expect(abs(deceleration.distance - vector.distance) < 1e-3)
    #expect(abs(deceleration.duration - vector.duration) < 1e-4)
    for (index, seconds) in [0.1, 0.5, 1].enumerated() {
      let way = deceleration.displacement(after: seconds)
      let speed = deceleration.velocity(after: seconds)
      #expect(abs(way - vector.positions[index]) < 1e-3, "after \(seconds) s")
      #expect(abs(speed - vector.velocities[index]) < 1e-3, "after \(seconds) s")
    }
  }

  @Test(
    "Targets published for UIScrollView come out to the half point",
    arguments: [
      (364.0, 4.61994, 2664.5, 3.069), (2595.5, 1.398724, 3288.5, 2.485),
      (3094.5, -2.389578, 1907.0, 2.752), (143.0, 2.279252, 1275.5, 2.719),
    ])
  func measuredTargets(from: Double, velocity: Double, target: Double, seconds: Double) {
    let deceleration = Deceleration(velocity: velocity * 1000, rate: 0.998)
    #expect(Double(PixelGrid(scale: 2).rounded(from + deceleration.distance)) == target)
    #expect(seconds - deceleration.duration > 0)
    #expect(seconds - deceleration.duration < 0.02)
  }

  @Test(
    "The velocity for a distance travels exactly that distance",
    arguments: [
      (16.0, 42.0641, 171.6162), (48, 106.1924, 494.8485), (160, 330.6413, 1626.1616),
      (400, 811.6032, 4050.4040), (800, 1613.2064, 8090.8081), (1600, 3216.4128, 16171.6162),
      (-160, -330.6413, -1626.1616),
    ])
  func inverse(distance: Double, normal: Double, fast: Double) {
    for (rate, velocity) in [(0.998, normal), (0.99, fast)] {
      let deceleration = Deceleration(distance: distance, rate: rate)
      #expect(abs(deceleration.velocity - velocity) < 1e-3)
      #expect(abs(deceleration.distance - distance) < 1e-9)
    }
  }

  @Test("Nothing moves at or below the stopping speed", arguments: [0.0, 5, 10, -10])
  func tooSlow(velocity: Double) {
    let deceleration = Deceleration(velocity: velocity, rate: 0.998)
    #expect(deceleration.distance == 0)
    #expect(deceleration.duration == 0)
    #expect(deceleration.displacement(after: 1) == 0)
    #expect(deceleration.time(toTravel: 1) == nil)
  }

  @Test("A rate of one, or beyond, still ends", arguments: [1.0, 2, .infinity])
  func endlessRate(rate: Double) {
    let deceleration = Deceleration(velocity: 1000, rate: rate)
    #expect(deceleration.duration.isFinite)
    #expect(deceleration.distance.isFinite)
  }

  @Test(
    "The same fling told in rows is the fling in points divided by the row's height",
    arguments: [
      (16.0, 20.0, 9.6681, 1.7311, [1.8107, 6.3122, 8.6321]),
      (16, 60, 29.6281, 2.2799, [5.4321, 18.9367, 25.8962]),
      (20, 20, 9.7305, 1.8426, [1.8107, 6.3122, 8.6321]),
      (20, 60, 29.6905, 2.3914, [5.4321, 18.9367, 25.8962]),
      (40, 20, 9.8552, 2.1888, [1.8107, 6.3122, 8.6321]),
      (40, 60, 29.8152, 2.7376, [5.4321, 18.9367, 25.8962]),
    ])
  func rows(height: Double, speed: Double, distance: Double, duration: Double, rows: [Double]) {
    let deceleration = Deceleration(velocity: speed * height, rate: 0.998)
    #expect(abs(deceleration.distance / height - distance) < 1e-3)
    #expect(abs(deceleration.duration - duration) < 1e-4)
    for (seconds, row) in zip([0.1, 0.5, 1], rows) {
      #expect(abs(deceleration.displacement(after: seconds) / height - row) < 1e-3)
    }
  }
}

extension DecelerationTests.Vector {
  init(
    _ velocity: Double, _ rate: Double, _ distance: Double, _ duration: Double,
    _ positions: [Double], _ velocities: [Double]
  ) {
    self.init(
      velocity: velocity, rate: rate, distance: distance, duration: duration,
      positions: positions, velocities: velocities)
  }
}
