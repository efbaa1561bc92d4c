import Simulator

/// The history in an inspector as it was put into lines, of which the next picture shows most again.
struct KeptHistory {
  /// A call, and what its lines depend on beside it.
  struct Call: Equatable {
    var event: TraceEvent
    var columns: Int
    var theme: Theme
  }

  var changes = Kept<LedgerLine.Place, LedgerLine.Forms>()
  var calls = Kept<Call, [StyledLine]>()

  /// Begins the next picture.
  mutating func begin() {
    changes.begin()
    calls.begin()
  }
}
