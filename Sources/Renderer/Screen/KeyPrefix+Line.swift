import Simulator

extension KeyPrefix {
  /// What was typed and waits for more, as it is told; nil for nothing.
  func line(_ theme: Theme) -> StyledLine? {
    isPending ? StyledLine("\(text)\(theme.glyphs.ellipsis)", theme.style(.focus)) : nil
  }
}
