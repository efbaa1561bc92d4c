/// A course of numbers in one row of bars, oldest at the left.
struct Sparkline {
  /// One character for each column, the bars of a theme from the lowest to the highest.
  let text: String

  /// Draws numbers between two limits; what is not a number stands at the lower one.
  ///
  /// - Parameters:
  ///   - values: One a column.
  ///   - range: What the lowest and the highest bar stand for.
  ///   - bars: The characters, lowest first; never empty.
  init(_ values: [Double], in range: ClosedRange<Double>, bars: [String]) {
    let extent = range.upperBound - range.lowerBound
    text = values.reduce(into: "") { text, value in
      let share = (value - range.lowerBound) / extent
      let level = share.isFinite ? (min(max(share, 0), 1) * Double(bars.count - 1)).rounded() : 0
      text += bars[Int(level)]
    }
  }
}
