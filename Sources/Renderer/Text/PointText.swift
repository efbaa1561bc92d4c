import Foundation

extension BinaryFloatingPoint {
  /// The number as a person writes it: at most one decimal, thousands apart: `5 920`, `2.5`; below a tenth two significant
  /// digits: `0.04`.
  var pointText: String {
    let value = Double(self)
    // As most are: a page of cells has two of them in each.
    if let whole = Int(exactly: value), (0..<1000).contains(whole) { return "\(whole)" }
    guard value.isFinite, abs(value) < 1e15 else {
      return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
    }
    let tenths = Int((abs(value) * 10).rounded())
    if let text = value.tinyText { return text }
    let sign = value < 0 && tenths > 0 ? "-" : ""
    let fraction = tenths % 10 == 0 ? "" : ".\(tenths % 10)"
    return sign + (tenths / 10).groupedText + fraction
  }

  /// Whether both have one text, by which a tenth decides.
  func readsLike(_ other: Self) -> Bool {
    self == other || !(abs(self - other) > 0.1) && pointText == other.pointText
  }
}

extension CGPoint {
  /// Both coordinates: `0, 5 920`.
  var pointText: String { "\(x.pointText), \(y.pointText)" }
}

extension Double {
  /// Seconds with two decimals: `0.52`.
  var secondsText: String {
    guard isFinite, abs(self) < 1e12 else { return pointText }
    let hundredths = Int64((abs(self) * 100).rounded())
    let fraction = hundredths % 100
    let sign = self < 0 && hundredths > 0 ? "-" : ""
    return "\(sign)\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
