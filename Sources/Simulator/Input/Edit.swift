/// A change of the data at one item, as a hand makes it while the content moves.
public enum Edit: String, Sendable, Equatable {
  /// A new item without content comes before it.
  case insert
  case delete
  /// It goes to the other end of what is seen of its section.
  case move
  case reload
  /// It and the items after it, at most `mostShuffled` of its section, come into another order, by one batch of moves.
  case shuffle

  /// The most items of one shuffle: each is a move of its own, to the data as to the view.
  public static let mostShuffled = 500
}
