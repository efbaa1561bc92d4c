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
  }

  /// Whether another entry goes on where this one ends.
  func isContinued(by later: LedgerEntry) -> Bool {
    author == later.author && isSize == later.isSize && cause == nil && later.cause == nil
      && to == later.from
  }

  /// Takes in the entry that goes on where this one ends.
  mutating func take(_ later: LedgerEntry) {
    end = later.end
    to = later.to
    count += later.count
  }
}
