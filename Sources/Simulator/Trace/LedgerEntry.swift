/// Changes of content offset or content size by one author, told as one.
///
/// A motion changes the offset in every frame. As long as nobody else moves the offset in between, that is one entry;
/// a change with a cause of its own stands alone.
public struct LedgerEntry: Sendable, Equatable, Codable {
  /// Virtual seconds of the first change.
  public var begin: Double
  /// Virtual seconds of the last change.
  public var end: Double
  /// The content size has changed, not the offset.
  public var isSize: Bool
  /// Who did it, in the words of the trace.
  public var author: String
  /// What the change was made for, such as the cell measured: `[0, 99] 50 → 90`; nil for nothing in particular.
  public var cause: String?
  /// The offset (x, y) or size (width, height) before the first change and after the last one.
  public var from: [Double]
  public var to: [Double]
  /// How many changes it holds.
  public var count = 1
  /// The least and the greatest value of each axis on the way.
  public var low: [Double]
  public var high: [Double]
  /// What a hand or a step of the scene was doing, counted from 1; 0 before any.
  public var act = 0
  /// Its place among the entries of the run by its last change, from 1.
  public var number = 0

  /// An entry of a single change.
  public init(
    time: Double, isSize: Bool = false, author: String, from: [Double], to: [Double],
    cause: String? = nil
  ) {
    begin = time
    end = time
    self.isSize = isSize
    self.author = author
    self.cause = cause
    self.from = from
    self.to = to
    low = zip(from, to).map { min($0, $1) }
    high = zip(from, to).map { max($0, $1) }
  }

  /// By how much it changed the offset or size, along each axis; positive when that grew.
  public var amount: [Double] { zip(from, to).map { $1 - $0 } }

  /// How far it went beyond where it began and ended, as a bounce does: the value reached along each axis, or where it
  /// ended on an axis without; nil when it went straight.
  public var peak: [Double]? {
    let values = to.indices.map { axis -> Double? in
      guard axis < from.count, axis < low.count, axis < high.count else { return nil }
      let under = min(from[axis], to[axis]) - low[axis]
      let over = high[axis] - max(from[axis], to[axis])
      return max(under, over) > 0 ? (under > over ? low[axis] : high[axis]) : nil
    }
    guard values.contains(where: { $0 != nil }) else { return nil }
    return zip(values, to).map { $0 ?? $1 }
  }

  /// Whether another entry goes on where this one ends.
  ///
  /// - Parameters:
  ///   - later: The other one.
  ///   - occasion: What happens; all that has no other cause is one entry. Nil for nothing.
  /// - Returns: Whether both are one entry.
  func isContinued(by later: LedgerEntry, on occasion: String? = nil) -> Bool {
    author == later.author && act == later.act && isSize == later.isSize && cause == occasion
      && later.cause == occasion && to == later.from
  }

  /// Takes in the entry that goes on where this one ends.
  mutating func take(_ later: LedgerEntry) {
    end = later.end
    to = later.to
    count += later.count
    low = zip(low, later.low).map { min($0, $1) }
    high = zip(high, later.high).map { max($0, $1) }
  }
}
