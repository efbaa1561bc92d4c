import CollectionView

/// Counts the sizes that a layout asks of its delegate and of cells, and tells of them while it goes on asking: of very many
/// items it does so for seconds before there is a frame.
@MainActor
final class SizeRequests {
  /// Told after so many more sizes: some hundredths of a second.
  static let step = 100_000

  /// What asks, and is abandoned when nobody waits any more.
  weak var view: UICollectionView?

  private let patience: Patience
  private var count = 0

  /// - Parameter patience: Whom to tell.
  init(_ patience: Patience) { self.patience = patience }

  /// Takes note that one more size was asked for.
  ///
  /// - Parameter total: The items there are. A layout that has asked for all of them and begins again is told so.
  func note(of total: Int) {
    // A cell may be asked when its item is gone.
    count = count % max(1, total) + 1
    if count.isMultiple(of: Self.step) { patience.wait(count, of: total) }
    if patience.isLost { view?.isAbandoned = true }
  }

  /// Begins anew, with a frame.
  func reset() { count = 0 }
}
