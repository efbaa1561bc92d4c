@testable import Simulator

extension PaneRun {
  /// Drops remembered results, so that they are computed again.
  func forgetKept() {
    measured.forgetResults()
    truth.forget()
  }
}
