import CollectionView

/// The view of an element, as far as it shows something of the data.
@MainActor
enum ShownView {
  case cell(SceneCell)
  case supplementary(SceneSupplementaryView)
  /// A decoration.
  case other

  init(_ view: UICollectionReusableView) {
    if let cell = view as? SceneCell {
      self = .cell(cell)
    } else if let supplementary = view as? SceneSupplementaryView {
      self = .supplementary(supplementary)
    } else {
      self = .other
    }
  }

  /// Counted up whenever the view comes to show anything else.
  var looks: Int {
    switch self {
    case .cell(let cell): cell.looks
    case .supplementary(let view): view.looks
    case .other: 0
    }
  }
}
