import Simulator

/// What a key had to say that is not seen otherwise: why it did nothing, or what it did.
///
/// The next key takes it away.
struct Refusal: Equatable {
  /// How long it is true before that.
  enum Term: Equatable {
    case untilNextKey
    /// As long as the command has nothing to do its work on.
    case whileIdle
    /// As long as the screen has so many character cells.
    case atSize(columns: Int, rows: Int)
  }

  var command: Keymap.Command
  /// The key that was pressed for it; nil for the first that does it.
  var key: Key?
  var word: String
  var term = Term.untilNextKey
}
