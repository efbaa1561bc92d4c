import CollectionView

extension UICollectionView.ScrollPosition {
  /// As code writes it: `.top`, `[.top, .left]`, `[]`.
  var told: String {
    let names: [(UICollectionView.ScrollPosition, String)] = [
      (.top, ".top"), (.centeredVertically, ".centeredVertically"), (.bottom, ".bottom"),
      (.left, ".left"), (.centeredHorizontally, ".centeredHorizontally"), (.right, ".right"),
    ]
    let told = names.filter { contains($0.0) }.map(\.1)
    return told.count == 1 ? told[0] : "[\(told.joined(separator: ", "))]"
  }
}
