extension Theme: Equatable {
  /// Whether both draw with the same characters and colours.
  static func == (theme: Theme, other: Theme) -> Bool {
    theme.glyphs === other.glyphs && theme.scheme == other.scheme
  }
}
