import Scenes

/// Reads the rows that arrive on standard input while the screen is up.
@MainActor
struct InputFollower {
  /// The time between two looks for new rows.
  static let pause: Duration = .milliseconds(50)
  /// The most rows that are added; then the program that writes them has to wait.
  static let mostRows = 1_000_000
  /// The most bytes that are read in one look, so that keys are answered meanwhile.
  private static let part = 1 << 14

  private let input: StandardInput
  private var tail: RowTail
  /// Everything that arrived since the screen is up.
  private(set) var items: [Item] = []
  /// The number of `items` that the run has.
  private var shown = 0
  /// Whether more may arrive.
  private(set) var isOpen = true

  /// - Returns: Nil if standard input has been read to its end, or if the scene does not show it row by row.
  init?(_ input: StandardInput, showing scene: Scene) {
    guard let kind = input.followedKind, let beginning = input.data,
      let tail = RowTail(of: scene, after: beginning, input.rest, as: kind)
    else { return nil }
    self.input = input
    self.tail = tail
  }

  /// Whether nothing is left to show.
  var isFinished: Bool { !isOpen && shown == items.count }

  /// Whether reading stopped at `mostRows`.
  var isFull: Bool { items.count >= Self.mostRows }

  /// The items to append to the run now.
  mutating func nextItems() -> [Item] {
    if isOpen, let bytes = input.readMore(atMost: Self.part) {
      items += tail.items(adding: bytes, isAtEnd: bytes.isEmpty)
      isOpen = !bytes.isEmpty && !isFull
    }
    defer { shown = items.count }
    return Array(items[shown...])
  }

  /// Appends everything again, because the run has begun anew.
  mutating func restart() { shown = 0 }
}
