extension BinaryInteger {
  /// The number with its thousands apart: `1 000 000`.
  @inlinable
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
