import CollectionView

@testable import Simulator

extension PaneRun {
  /// Drops remembered results, so that they are computed again.
  func forgetKept() {
    debt = nil
    map = nil
    truth.forget()
  }
}
