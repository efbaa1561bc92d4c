/// How `setCollectionViewLayout(_:animated:)` is called with a new layout object.
struct LayoutInstallation {
  /// The name in the ledger of the changes that it makes.
  static let occasion = "setCollectionViewLayout"

  /// Whether elements are animated to their new frames.
  var isAnimated: Bool
}
