import CollectionView

extension ElementFrame {
  /// The kind of a section's header.
  public static let headerKind = UICollectionView.elementKindSectionHeader
  /// The kind of a section's footer.
  public static let footerKind = UICollectionView.elementKindSectionFooter

  /// Whether it is the header of a section.
  public var isHeader: Bool { self.kind == Self.headerKind }
  /// Whether it is the footer of a section.
  public var isFooter: Bool { self.kind == Self.footerKind }
}
