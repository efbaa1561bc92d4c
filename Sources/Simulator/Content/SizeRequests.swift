import CollectionView

/// Counts the sizes that a layout requests from its delegate and from cells, and reports progress.
///
/// For very many items the layout takes seconds before there is a frame.
@MainActor
final class SizeRequests {
  /// The number of requests between two reports.
  static let step = 1_000

  /// The view whose layout is abandoned if the user stops waiting.
  weak var view: UICollectionView?

  private let patience: Patience
  private var count = 0

  /// - Parameter patience: Receives the progress.
  init(_ patience: Patience) { self.patience = patience }

  /// Counts a request.
  ///
  /// - Parameter total: The number of items; after as many requests the count starts again.
  func count(of total: Int) {
    // A cell may be asked for its size after its item was deleted.
    count = count % max(1, total) + 1
    if count.isMultiple(of: Self.step) { patience.wait(count, of: total) }
    if patience.isLost { view?.isAbandoned = true }
  }

  /// Reports the elements that the layout has computed without a request, of all of its items.
  ///
  /// - Returns: Whether to go on.
  func report(_ count: Int, of total: Int) -> Bool {
    if count > 0 { patience.wait(count, of: max(count, total)) }
    return !patience.isLost
  }

  /// Starts the count again, at a new frame.
  func reset() { count = 0 }
}

/// Decides whether to go on with the size requests of a run; if the user stops waiting, the run is abandoned.
@MainActor
final class Patience {
  /// Whether the run is abandoned.
  private(set) var isLost = false

  /// Receives the progress and returns the decision; nil to wait for all sizes.
  var whileAsking: Session.WhileAsking?

  init(_ whileAsking: Session.WhileAsking? = nil) { self.whileAsking = whileAsking }

  func wait(_ count: Int, of total: Int) {
    guard !isLost, let whileAsking else { return }
    isLost = !whileAsking(count, total)
  }
}
