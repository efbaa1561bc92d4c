import CollectionView
import Foundation

/// Keeps what happened in one pane: the latest changes and calls for the screen, everything when a report wants it.
struct TraceLog {
  /// An event and when it happened, in virtual seconds.
  struct Entry {
    var time: Double
    var event: CollectionViewEvent
  }

  /// How many calls the screen can show.
  private static let shown = 32

  private(set) var ledger = Ledger()
  private(set) var calls: [Entry] = []
  private(set) var whole: [Entry] = []
  /// Whether everything is kept.
  let isWhole: Bool

  init(isWhole: Bool) {
    self.isWhole = isWhole
  }

  mutating func note(_ event: CollectionViewEvent, at time: Double) {
    let entry = Entry(time: time, event: event)
    switch event {
    case .contentOffset, .contentSize: ledger.note(event, at: time)
    case .call:
      // The older half goes now and then, so that appending stays O(1).
      if calls.count >= 2 * Self.shown { calls.removeFirst(Self.shown) }
      calls.append(entry)
    case .pass, .invalidated, .measured, .diagnostic: return
    }
    if isWhole { whole.append(entry) }
  }
}
