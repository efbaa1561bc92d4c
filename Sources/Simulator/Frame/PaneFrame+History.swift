extension PaneFrame {
  /// Puts the calls and changes before its own in front of them, as far as they are kept.
  @MainActor
  mutating func takeHistory(of run: PaneRun) {
    if let first = calls.first {
      calls.insert(contentsOf: run.log.events(before: first.number), at: 0)
    }
    if let first = ledger.first {
      ledger.insert(contentsOf: run.log.ledger.entries(before: first.number), at: 0)
    }
  }
}
