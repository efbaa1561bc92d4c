import CollectionView

/// Counts the sizes that a layout requests of its delegate and of cells, and reports progress: for very many items it requests
/// them for seconds before there is a frame.
@MainActor
final class SizeRequests {
  /// The number of requests between two reports: some hundredths of a second.
  static let step = 100_000

  /// The view whose layout is abandoned when the user no longer waits.
  weak var view: UICollectionView?

  private let patience: Patience
  private var count = 0

  /// - Parameter patience: Receives the progress.
  init(_ patience: Patience) { self.patience = patience }

  /// Counts a request.
  ///
  /// - Parameter total: The number of items. After as many requests the count begins again.
  func count(of total: Int) {
    // A cell may be asked after its item is gone.
    count = count % max(1, total) + 1
    if count.isMultiple(of: Self.step) { patience.wait(count, of: total) }
    if patience.isLost { view?.isAbandoned = true }
  }

  /// Begins to count again, at a new frame.
  func reset() { count = 0 }
}

/// Decides whether the user still waits for the sizes that a run requests; once they do not, the run is abandoned.
@MainActor
final class Patience {
  /// Whether the run is abandoned.
  private(set) var isLost = false

  /// Receives the progress and decides; nil to wait for everything.
  var whileAsking: Session.WhileAsking?

  init(_ whileAsking: Session.WhileAsking? = nil) { self.whileAsking = whileAsking }

  func wait(_ count: Int, of total: Int) {
    guard !isLost, let whileAsking else { return }
    isLost = !whileAsking(count, total)
  }
}
