extension String {
  /// The text with index paths as the screen spells them, `[0,91]` for `[0, 91]`.
  ///
  /// For the program's own sentences: UIKit's stay as they are.
  var withScreenPaths: String {
    replacing(/\[(\d+), (\d+)\]/) { "[\($0.1),\($0.2)]" }
  }
}
