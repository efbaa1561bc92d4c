import CollectionView
import Foundation

/// Changes of content offset or content size by one author, as one entry.
///
/// A motion changes the offset in every frame. Unless another author moves the offset in between, these changes are one
/// entry; a change with a cause of its own is an entry by itself.
public struct LedgerEntry: Sendable, Equatable, Codable {
  /// Virtual seconds of the first change.
  public var begin: Double
  /// Virtual seconds of the last change.
  public var end: Double
  /// Whether the content size changed, not the offset.
  public var isSize: Bool
  /// The section whose own offset changed, which scrolls across; nil for the pane.
  public var section: Int?
  /// The author, in the words of the trace.
  public var author: String
  /// The reason of the change, such as the cell that was measured: `[0, 99] 50 → 90`; nil for no particular one.
  public var cause: String?
  /// The offset (x, y) or size (width, height) before the first change and after the last one.
  public var from: [Double]
  public var to: [Double]
  /// The number of changes.
  public var count = 1
  /// The smallest and the largest value of each axis on the way.
  public var low: [Double]
  public var high: [Double]
  /// Number of the action during which it happened, from 1; 0 before any action.
  public var action = 0
  /// Number of the last change among the changes of the run, from 1.
  public var number = 0

  /// Creates an entry for a single change.
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
    low = zip(from, to).map(min)
    high = zip(from, to).map(max)
  }

  /// The change of the offset or size along each axis; positive for an increase.
  public var amount: [Double] { zip(from, to).map { $1 - $0 } }

  /// The farthest value along each axis outside the interval between start and end, as in a bounce.
  ///
  /// An axis without such a value has its end value; nil if neither axis has one.
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

  /// Whether a later change continues this entry.
  ///
  /// - Parameters:
  ///   - later: The later change.
  ///   - occasion: The common cause of changes that may be joined, such as a knob that is turned; nil for none.
  /// - Returns: Whether both changes belong in one entry.
  func isContinued(by later: LedgerEntry, on occasion: String? = nil) -> Bool {
    action == later.action && isSize == later.isSize && section == later.section
      && to == later.from
      && author == later.author && cause == occasion && later.cause == occasion
  }

  /// This entry with the change that continues it.
  func joined(with later: LedgerEntry) -> LedgerEntry {
    var entry = self
    entry.end = later.end
    entry.to = later.to
    entry.count += later.count
    entry.low = zip(low, later.low).map(min)
    entry.high = zip(high, later.high).map(max)
    entry.number = later.number
    return entry
  }
}

/// The latest changes of content offset and content size, with each motion as one entry.
struct Ledger {
  /// The number of entries a frame shows.
  static let shown = 32
  /// The least number of entries that are kept, for readers who go further back.
  private static let kept = 256

  /// The entries, oldest first, in the order of their last change.
  private(set) var entries: [LedgerEntry] = []

  private var lastNumber = 0

  /// The latest entries, as many as a frame shows.
  var latest: [LedgerEntry] { Array(entries.suffix(Self.shown)) }

  /// The entries before a numbered one, oldest first, as many as are kept.
  func entries(before number: Int) -> [LedgerEntry] {
    entries.filter { $0.number < number }
  }

  /// Records a change of content offset or content size; ignores other events.
  ///
  /// A motion continues across changes of the content size, which do not move it, and is then moved after them.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: Virtual seconds.
  ///   - action: Number of the current action; each has entries of its own.
  ///   - occasion: The cause of a change that has no cause of its own, such as a knob that is turned; nil for none.
  mutating func record(
    _ event: CollectionViewEvent, at time: Double, action: Int = 0, occasion: String? = nil
  ) {
    guard let change = event.change(at: time) else { return }
    record(change, action: action, occasion: occasion)
  }

  /// Records a single change.
  mutating func record(_ change: LedgerEntry, action: Int, occasion: String?) {
    var change = change
    change.action = action
    change.cause = change.cause ?? occasion
    lastNumber += 1
    change.number = lastNumber
    let isBefore = entries.lastIndex {
      $0.isSize == change.isSize && $0.section == change.section
    }
    if let index = isBefore, entries[index].isContinued(by: change, on: occasion) {
      change = entries.remove(at: index).joined(with: change)
    }
    if entries.count >= 2 * Self.kept { entries.removeFirst(Self.kept) }
    entries.append(change)
  }
}

extension CollectionViewEvent {
  /// A single change as an entry; nil for any other event.
  func change(at time: Double) -> LedgerEntry? {
    switch self {
    case .contentOffset(let from, let to, let author, let cause):
      LedgerEntry(
        time: time, author: author.rawValue, from: [from.x, from.y], to: [to.x, to.y],
        cause: cause?.summary)
    case .contentSize(let from, let to, let author, let cause):
      LedgerEntry(
        time: time, isSize: true, author: author.rawValue, from: [from.width, from.height],
        to: [to.width, to.height], cause: cause?.summary)
    case .call, .pass, .passEnd, .invalidated, .measured, .wentThrough, .diagnostic: nil
    }
  }
}

extension SizeChange {
  /// The element with its lengths before and after: `[0, 99] 50 → 90`, `the header [1, 0] 30 → 90`; with both sides if
  /// both changed.
  var summary: String {
    let lengths =
      original.width == preferred.width
      ? "\(original.height.short) → \(preferred.height.short)"
      : "\(original.short) → \(preferred.short)"
    return "\(ElementFrame.Identity(self).summary) \(lengths)"
  }
}
