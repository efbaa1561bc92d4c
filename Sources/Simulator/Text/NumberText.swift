import Foundation

extension CGFloat {
  /// The number with at most two decimals, without trailing zeros.
  var short: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.isFinite, Swift.abs(hundredths) < 1e15 else { return "\(self)" }
    if hundredths == 0, let text = Double(self).tinyText { return text }
    let whole = Int(hundredths)
    let rest = Swift.abs(whole % 100)
    let sign = whole < 0 && whole > -100 ? "-" : ""
    if rest == 0 { return "\(whole / 100)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(sign)\(whole / 100).\(decimals)"
  }

  /// The same with a plus sign for positive numbers.
  var signed: String { (self > 0 ? "+" : "") + short }
}

extension Double {
  /// The number with at most two decimals, without trailing zeros.
  var short: String { CGFloat(self).short }

  /// Up to two significant digits of a number between a millionth and a tenth, which would be 0 with the usual decimals:
  /// `0.04`, `-0.0025`.
  ///
  /// Nil for other numbers: what is smaller is the rounding error of a sum.
  package var tinyText: String? {
    let size = abs(self)
    guard size >= 1e-6, size < 0.1 else { return nil }
    let decimals = Int(-log10(size).rounded(.down)) + 1
    let digits = Int((size * pow(10, Double(decimals))).rounded())
    let text = String(repeating: "0", count: max(0, decimals - String(digits).count)) + "\(digits)"
    let trimmed = text.reversed().drop { $0 == "0" }.reversed()
    return (self < 0 ? "-" : "") + "0." + String(trimmed)
  }
}

extension CGSize {
  /// `320 × 40`.
  var short: String { "\(width.short) × \(height.short)" }
}

extension CGPoint {
  /// `0, 40`.
  var short: String { "\(x.short), \(y.short)" }
}

extension CGRect {
  /// `0, 0, 320, 480`.
  var short: String { "\(minX.short), \(minY.short), \(width.short), \(height.short)" }
}

extension IndexPath {
  /// `[0, 3]`.
  var short: String {
    "[" + map(String.init).joined(separator: ", ") + "]"
  }
}

extension BinaryInteger {
  /// The number with a space between thousands: `1 000 000`.
  public var groupedText: String {
    guard magnitude >= 1000 else { return description }
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (position, digit) in digits.enumerated() {
      if position > 0, (digits.count - position) % 3 == 0 { text += " " }
      text.append(digit)
    }
    return text
  }
}
