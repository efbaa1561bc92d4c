import Foundation
import Scenes

/// The next value of a knob, in either direction.
enum KnobSteps {
  /// The next length in points, or count: the next round number, in steps that grow with it, up to the largest a scene
  /// may have.
  static func length(_ value: CGFloat, up: Bool, from minimum: CGFloat = 0) -> CGFloat? {
    // A step down from a threshold has the size of the smaller steps below it.
    let size = abs(value) + (up == (value >= 0) ? 0 : -0.001)
    let step: CGFloat =
      switch size {
      case ..<10: 1
      case ..<50: 5
      case ..<200: 10
      case ..<500: 50
      default: 100
      }
    let next =
      up ? ((value / step).rounded(.down) + 1) * step : ((value / step).rounded(.up) - 1) * step
    let maximum = CGFloat(SceneFormat.Limits.points)
    if next > maximum { return value < maximum ? maximum : nil }
    if next >= minimum { return next }
    return value > minimum ? minimum : nil
  }

  /// The next fraction from 0 to 1, in steps of a twentieth.
  static func fraction(_ value: CGFloat, up: Bool) -> CGFloat? {
    let next = ((value * 20).rounded() + (up ? 1 : -1)) / 20
    return (0...1).contains(next) ? next : nil
  }

  /// The next number of items: a power of ten, from 10 to a billion.
  static func decade(_ count: Int, up: Bool) -> Int? {
    let decades = (1...9).map { Int(pow(10, Double($0))) }
    return up ? decades.first { $0 > count } : decades.last { $0 < count }
  }

  /// The next word of a list that wraps around.
  static func word(_ word: String, of words: [String], up: Bool) -> String? {
    guard words.count > 1 else { return nil }
    guard let index = words.firstIndex(of: word) else { return words.first }
    return words[(index + (up ? 1 : words.count - 1)) % words.count]
  }

  /// The next range of heights in whole points, wider or narrower; nil if it cannot be narrower.
  static func spread(_ heights: ClosedRange<Int>, up: Bool) -> ClosedRange<Int>? {
    let way = up ? 10 : -10
    let low = max(1, heights.lowerBound - way)
    let high = heights.upperBound + way
    if up { return low...high }
    guard heights.lowerBound < heights.upperBound else { return nil }
    let middle = (heights.lowerBound + heights.upperBound) / 2
    return low < high ? low...high : middle...middle
  }
}
