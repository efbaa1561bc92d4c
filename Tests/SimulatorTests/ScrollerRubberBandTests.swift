import Foundation
import Testing

@testable import Simulator

@Suite("The rubber band")
struct ScrollerRubberBandTests {
  static let ways: [Double] = [1, 5, 10, 20, 50, 100, 200, 400, 960]

  /// The length of the bounds, and the stretch for each of `ways`.
  static let vectors: [(Double, [Double])] = [
    (24, [0.5377, 2.4673, 4.4746, 7.5429, 12.8155, 16.7089, 19.7015, 21.6393, 22.9565]),
    (100, [0.5470, 2.6764, 5.2133, 9.9099, 21.5686, 35.4839, 52.3810, 68.7500, 84.0764]),
    (320, [0.5491, 2.7266, 5.4071, 10.6344, 25.3237, 46.9333, 81.8605, 130.3704, 199.2453]),
    (384, [0.5492, 2.7304, 5.4223, 10.6937, 25.6622, 48.1093, 85.5061, 139.8675, 222.3158]),
    (480, [0.5494, 2.7343, 5.4377, 10.7536, 26.0099, 49.3458, 89.4915, 150.8571, 251.4286]),
    (568, [0.5495, 2.7367, 5.4473, 10.7910, 26.2301, 50.1445, 92.1534, 158.5787, 273.6350]),
    (667, [0.5495, 2.7387, 5.4550, 10.8215, 26.4111, 50.8102, 94.4273, 165.4340, 294.7079]),
    (844, [0.5496, 2.7411, 5.4644, 10.8585, 26.6322, 51.6352, 97.3166, 174.5113, 324.8047]),
    (960, [0.5497, 2.7421, 5.4687, 10.8754, 26.7342, 52.0197, 98.6916, 178.9831, 340.6452]),
  ]

  @Test("It gives way less and less, both ways, and back again", arguments: vectors)
  func stretch(length: Double, expected: [Double]) {
    for (way, stretch) in zip(Self.ways, expected) {
      #expect(abs(RubberBand.stretch(way, length: length) - stretch) < 1e-4)
      #expect(abs(RubberBand.stretch(-way, length: length) + stretch) < 1e-4)
      let back = RubberBand.pull(RubberBand.stretch(way, length: length), length: length)
      #expect(abs(back - way) < 1e-6)
    }
  }

  @Test("Without length, or pulled to its limit, it stays finite")
  func limits() {
    #expect(RubberBand.stretch(50, length: 0) == 0)
    #expect(RubberBand.pull(50, length: 0) == 0)
    #expect(RubberBand.pull(480, length: 480).isFinite)
  }
}
