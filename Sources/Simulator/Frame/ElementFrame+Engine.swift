import CollectionView

extension ElementFrame.Category {
  /// The engine's category as a plain value.
  init(_ category: UICollectionView.ElementCategory) {
    switch category {
    case .cell: self = .cell
    case .supplementaryView: self = .supplementaryView
    case .decorationView: self = .decorationView
    }
  }
}

extension ElementFrame.SizeState {
  /// The engine's state as a plain value.
  init(_ state: SizeState) {
    switch state {
    case .estimated: self = .estimated
    case .measured: self = .measured
    case .fixed: self = .fixed
    }
  }
}
