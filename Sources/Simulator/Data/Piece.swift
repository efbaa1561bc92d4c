/// A run of neighbouring items that come from one place.
struct Piece: Sendable, Equatable {
  /// Where items come from.
  enum Source: Sendable, Equatable {
    /// A section of the data set as the scene began.
    case original(section: Int)
    /// The items inserted since, in the order of their insertion.
    case inserted
  }

  var source: Source
  /// The items' places in the source.
  var range: Range<Int>
}
