extension CellGrid: CustomStringConvertible {
  /// The rows as text, without looks and without the spaces at their ends.
  public var description: String { text() }
}
