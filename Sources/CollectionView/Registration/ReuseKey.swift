/// Which queue a view belongs to.
struct ReuseKey: Hashable {
  /// The element kind; nil for cells.
  var kind: String?
  /// The identifier; empty for decoration views.
  var identifier: String
}
