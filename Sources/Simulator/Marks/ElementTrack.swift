/// Identifies an element from one frame to the next: an item by its position in the data, which updates do not change;
/// another view by its kind and index path.
enum ElementTrack: Hashable {
  case item(Int)
  indirect case view(ElementFrame.Identity)
}
