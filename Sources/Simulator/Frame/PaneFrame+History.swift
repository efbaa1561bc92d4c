import Scenes

extension PaneFrame {
  /// Puts the calls and changes before its own in front of them, as far as they are kept, and tells all of the rows whose
  /// cells are live.
  @MainActor
  mutating func takeHistory(of run: PaneRun) {
    if let first = self.calls.first {
      self.calls.insert(contentsOf: run.log.calls(before: first.number), at: 0)
    }
    if let first = self.ledger.first {
      self.ledger.insert(contentsOf: run.log.ledger.entries(before: first.number), at: 0)
    }
    // One field is what its cell shows.
    guard let file = run.pane.data.file, file.shown != nil else { return }
    for row in self.elements.compactMap(\.detail.row) { self.rows[row] = file.fields(ofRow: row) }
  }

  /// Tells where an item is now.
  @MainActor
  mutating func take(_ item: WatchedItem, of run: PaneRun) {
    self.watched = WatchedItem(item, in: run.content.model)
  }
}
