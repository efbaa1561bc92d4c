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

  /// The position in the data of the item that is shown; nil for none.
  var item: Int? {
    if case .cell(let cell) = self { cell.entry?.position } else { nil }
  }

  /// What the view was painted as last; nil when it shows something else since, and for a decoration.
  var painted: PaintedElement? {
    get {
      switch self {
      case .cell(let cell): cell.painted
      case .supplementary(let view): view.painted
      case .other: nil
      }
    }
    nonmutating set {
      switch self {
      case .cell(let cell): cell.painted = newValue
      case .supplementary(let view): view.painted = newValue
      case .other: break
      }
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
