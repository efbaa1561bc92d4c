import Foundation

/// Numbers that are simpler than another one.
enum PlainNumbers {
  /// Whole numbers nearer to zero, those that are much nearer first.
  static func smaller(_ number: Double) -> [Double] {
    let size = abs(number)
    guard size > 1 else { return size > 0 ? [0] : [] }
    let half = (size / 2).rounded(.down)
    let digit = unit(size)
    let candidates = [
      0, 1, 10, 100, down(half, to: unit(half)), down(size, to: digit), size - digit,
      down(size, to: digit / 10), size - digit / 10, size.rounded(.down), size - 1,
    ]
    var seen: Set<Double> = []
    return candidates.map { $0.rounded(.down) }
      .filter { $0 >= 0 && $0 < size && seen.insert($0).inserted }
      .map { number < 0 ? -$0 : $0 }
  }

  /// Numbers of about the size that are multiples of ten or whole, the roundest first.
  static func rounder(_ number: Double) -> [Double] {
    [10.0, 1].compactMap { step in
      let rounded = (number / step).rounded() * step
      let isNear = rounded != 0 && abs(rounded - number) <= abs(number) / 2
      return isNear && rounded != number ? rounded : nil
    }
  }

  /// One in the place of the leading digit of a number from 1.
  private static func unit(_ size: Double) -> Double {
    pow(10, log10(max(1, size)).rounded(.down))
  }

  private static func down(_ size: Double, to unit: Double) -> Double {
    unit < 1 ? size : (size / unit).rounded(.down) * unit
  }
}
