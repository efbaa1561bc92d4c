/// The item that is scrolled to a place of the viewport.
public enum PlacedItem: Sendable, Equatable {
  /// The one selected last or, where none is, the first one in view.
  case current
  /// So many from the start over all sections, from 1; the last one when there are not so many.
  case number(Int)
}
