/// The items of one section as runs from their sources; an unchanged section is one run, whatever its length.
struct PieceTable: Sendable, Equatable {
  private(set) var pieces: [Piece]
  private(set) var count: Int

  /// Creates an empty table.
  init() {
    pieces = []
    count = 0
  }

  init(_ piece: Piece) {
    pieces = piece.range.isEmpty ? [] : [piece]
    count = piece.range.count
  }

  /// The origin of the item at an index: its source and its position there.
  ///
  /// - Complexity: O(pieces).
  func origin(of index: Int) -> (source: Piece.Source, place: Int)? {
    guard index >= 0 else { return nil }
    var rest = index
    for place in pieces.indices {
      let range = pieces[place].range
      if rest < range.count { return (pieces[place].source, range.lowerBound + rest) }
      rest -= range.count
    }
    return nil
  }

  /// The index of the item at a position of a source; nil if the table does not contain it.
  ///
  /// - Complexity: O(pieces).
  func index(of place: Int, in source: Piece.Source) -> Int? {
    var start = 0
    for piece in pieces {
      if piece.source == source, piece.range.contains(place) {
        return start + place - piece.range.lowerBound
      }
      start += piece.range.count
    }
    return nil
  }

  /// Removes one item.
  ///
  /// - Returns: The item as a piece; nil, and nothing changes, when there is none.
  /// - Complexity: O(pieces).
  @discardableResult
  mutating func remove(at index: Int) -> Piece? {
    guard index >= 0, index < count else { return nil }
    let cut = split(at: index)
    split(at: index + 1)
    count -= 1
    return pieces.remove(at: cut)
  }

  /// Inserts a piece before the item at an index, or at the end.
  ///
  /// - Returns: Whether the index lies within 0...count; if not, nothing changes.
  /// - Complexity: O(pieces).
  @discardableResult
  mutating func insert(_ piece: Piece, at index: Int) -> Bool {
    guard index >= 0, index <= count else { return false }
    guard !piece.range.isEmpty else { return true }
    let cut = split(at: index)
    count += piece.range.count
    if cut > 0, pieces[cut - 1].source == piece.source,
      pieces[cut - 1].range.upperBound == piece.range.lowerBound
    {
      let start = pieces[cut - 1].range.lowerBound
      pieces[cut - 1].range = start..<piece.range.upperBound
    } else {
      pieces.insert(piece, at: cut)
    }
    return true
  }

  /// Splits a piece, if necessary, so that one begins at an index within 0...count; returns the number of that piece.
  @discardableResult
  private mutating func split(at index: Int) -> Int {
    var rest = index
    for (number, piece) in pieces.enumerated() {
      if rest == 0 { return number }
      guard rest < piece.range.count else {
        rest -= piece.range.count
        continue
      }
      let middle = piece.range.lowerBound + rest
      pieces[number].range = piece.range.lowerBound..<middle
      let tail = Piece(source: piece.source, range: middle..<piece.range.upperBound)
      pieces.insert(tail, at: number + 1)
      return number + 1
    }
    return pieces.count
  }
}

/// A run of consecutive items from one source.
struct Piece: Sendable, Equatable {
  /// The source of items.
  enum Source: Sendable, Equatable {
    /// A section of the data set at the start of the scene.
    case original(section: Int)
    /// The items inserted since, in the order of their insertion.
    case inserted
  }

  var source: Source
  /// The items' positions in the source.
  var range: Range<Int>
}
