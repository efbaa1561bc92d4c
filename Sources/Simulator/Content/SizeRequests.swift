/// Counts the sizes that a layout asks of its delegate and of cells, and tells of them while it goes on asking: of very many
/// items it does so for seconds before there is a frame.
@MainActor
final class SizeRequests {
  /// Told after so many more sizes: some hundredths of a second.
  static let step = 100_000

  private let tell: Session.WhileAsking?
  private var count = 0

  /// - Parameter tell: Whom to tell; nil for nobody.
  init(tell: Session.WhileAsking?) { self.tell = tell }

  /// Takes note that one more size was asked for.
  ///
  /// - Parameter total: The items there are. A layout that has asked for all of them and begins again is told so.
  func note(of total: Int) {
    // A cell may be asked when its item is gone.
    count = count % max(1, total) + 1
    if count.isMultiple(of: Self.step) { tell?(count, total) }
  }

  /// Begins anew, with a frame.
  func reset() { count = 0 }
}
