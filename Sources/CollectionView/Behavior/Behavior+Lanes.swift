extension Behavior {
  /// Which column of a waterfall an item is in, and how the items of a rectangle are found; the layout's duty.
  ///
  /// All of them are documented of layouts that fill the shortest column (TanStack Virtual's lanes, 2023 to 2026).
  public enum Lanes: String, Sendable, CaseIterable {
    /// The column that ends first when the item is measured, or first seen before one that was, and no other from then on.
    case sticky
    /// The column that ends first by the sizes of now: another size sends the items after it to other columns.
    case repicked
    /// The column that ends first by the estimates, and no other from then on.
    case frozen
    /// As `sticky`, but a rectangle's items are looked for as in a list, where each ends behind the one before.
    case sequentialSearch
  }
}
