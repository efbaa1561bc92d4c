import Foundation

/// Changes of content offset or content size by one author, told as one.
///
/// A motion changes the offset in every frame. As long as nobody else moves the offset in between, that is one entry;
/// a change with a cause of its own stands alone.
///
/// Frame after frame tells most of them again: copies share what they tell.
@dynamicMemberLookup
public struct LedgerEntry: Sendable, Equatable {
  /// What there is to tell of it.
  public struct Contents: Sendable, Equatable, Codable {
    /// Virtual seconds of the first change.
    public var begin: Double
    /// Virtual seconds of the last change.
    public var end: Double
    /// The content size has changed, not the offset.
    public var isSize: Bool
    /// Who did it, in the words of the trace.
    public var author: String
    /// What the change was made for, such as the cell measured: `[0, 99] 50 → 90`; nil for nothing in particular.
    @LedgerCause public var cause: String?
    /// The offset (x, y) or size (width, height) before the first change and after the last one.
    @AxisNumbers public var from: [Double]
    @AxisNumbers public var to: [Double]
    /// How many changes it holds.
    public var count = 1
    /// The least and the greatest value of each axis on the way.
    @AxisNumbers public var low: [Double]
    @AxisNumbers public var high: [Double]
    /// What a hand or a step of the scene was doing, counted from 1; 0 before any.
    public var act = 0
    /// Its place among the entries of the run by its last change, from 1.
    public var number = 0

    init(
      time: Double, isSize: Bool, author: String, from: AxisNumbers, to: AxisNumbers,
      cause: LedgerCause
    ) {
      begin = time
      end = time
      self.isSize = isSize
      self.author = author
      _cause = cause
      _from = from
      _to = to
      _low = from
      _low.lower(to: to)
      _high = to
      _high.raise(to: from)
    }

    /// Whether another change goes on where this one ends.
    fileprivate func isContinued(by later: Contents, on occasion: String?) -> Bool {
      act == later.act && isSize == later.isSize && _to == later._from && author == later.author
        && _cause.isTold(occasion) && later._cause.isTold(occasion)
    }

    /// Gives a change that has no cause of its own what it happened on account of, in words.
    mutating func happen(on occasion: String) {
      if _cause.isNone { cause = occasion }
    }

    /// Takes the change that goes on where this one ends.
    fileprivate mutating func join(_ later: Contents) {
      end = later.end
      _to = later._to
      count += later.count
      _low.lower(to: later._low)
      _high.raise(to: later._high)
      number = later.number
    }
  }

  @usableFromInline var shared: Shared<Contents>

  /// An entry of a single change.
  public init(
    time: Double, isSize: Bool = false, author: String, from: [Double], to: [Double],
    cause: String? = nil
  ) {
    self.init(
      Contents(
        time: time, isSize: isSize, author: author, from: AxisNumbers(wrappedValue: from),
        to: AxisNumbers(wrappedValue: to), cause: LedgerCause(wrappedValue: cause)))
  }

  init(_ contents: consuming Contents) {
    shared = Shared(contents)
  }

  /// What there is to tell of it.
  @inlinable
  public subscript<Member>(dynamicMember path: WritableKeyPath<Contents, Member>) -> Member {
    get { shared.value[keyPath: path] }
    set { shared.value[keyPath: path] = newValue }
  }

  /// By how much it changed the offset or size, along each axis; positive when that grew.
  public var amount: [Double] { zip(self.from, self.to).map { $1 - $0 } }

  /// How far it went beyond where it began and ended, as a bounce does: the value reached along each axis, or where it
  /// ended on an axis without; nil when it went straight.
  public var peak: [Double]? {
    let (from, to, low, high) = (self.from, self.to, self.low, self.high)
    let values = to.indices.map { axis -> Double? in
      guard axis < from.count, axis < low.count, axis < high.count else { return nil }
      let under = min(from[axis], to[axis]) - low[axis]
      let over = high[axis] - max(from[axis], to[axis])
      return max(under, over) > 0 ? (under > over ? low[axis] : high[axis]) : nil
    }
    guard values.contains(where: { $0 != nil }) else { return nil }
    return zip(values, to).map { $0 ?? $1 }
  }

  /// Whether another change goes on where this entry ends.
  ///
  /// - Parameters:
  ///   - later: The other one.
  ///   - occasion: What happens; all that has no other cause is one entry. Nil for nothing.
  /// - Returns: Whether both are one entry.
  func isContinued(by later: Contents, on occasion: String? = nil) -> Bool {
    shared.value.isContinued(by: later, on: occasion)
  }

  /// This entry with the change that goes on where it ends.
  func joined(with later: Contents) -> Contents {
    var entry = shared.value
    entry.join(later)
    return entry
  }
}

extension LedgerEntry: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try Contents(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try shared.value.encode(to: encoder)
  }
}
