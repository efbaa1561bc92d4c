import CollectionView
import Foundation

/// Keeps what happened in one pane: the latest changes and calls for the screen, everything when a report wants it.
struct TraceLog {
  /// An event and when it happened, in virtual seconds.
  struct Entry {
    var time: Double
    var event: CollectionViewEvent
  }

  /// How many of each the screen can show.
  private static let shown = 32

  private(set) var ledger: [Entry] = []
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
    case .contentOffset, .contentSize: Self.append(entry, to: &ledger)
    case .call: Self.append(entry, to: &calls)
    case .pass, .measured, .diagnostic: return
    }
    if isWhole { whole.append(entry) }
  }

  /// Drops the older half now and then, so that appending stays O(1).
  private static func append(_ entry: Entry, to entries: inout [Entry]) {
    if entries.count >= 2 * shown { entries.removeFirst(shown) }
    entries.append(entry)
  }
}
