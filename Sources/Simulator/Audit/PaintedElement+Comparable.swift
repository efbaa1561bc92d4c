extension PaintedElement: Comparable {
  /// In the order of the data: each section's header, items, footer.
  static func < (lhs: PaintedElement, rhs: PaintedElement) -> Bool {
    (lhs.section, lhs.rank, lhs.index) < (rhs.section, rhs.rank, rhs.index)
  }

  static func == (lhs: PaintedElement, rhs: PaintedElement) -> Bool {
    lhs.identity == rhs.identity
  }
}
