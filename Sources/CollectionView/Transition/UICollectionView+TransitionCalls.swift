extension UICollectionView {
  /// Tells both layouts of a change that it begins.
  func prepareTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    old.prepareForTransition(to: new)
    report(.prepareForTransitionTo(name(of: new), of: name(of: old)))
    new.prepareForTransition(from: old)
    report(.prepareForTransitionFrom(name(of: old), of: name(of: new)))
  }

  /// Tells layouts of a change that it is over.
  func finalizeTransition(of layouts: [UICollectionViewLayout]) {
    for layout in layouts {
      layout.finalizeLayoutTransition()
      report(.finalizeLayoutTransition(of: name(of: layout)))
    }
  }

  private func name(of layout: UICollectionViewLayout) -> String {
    String(describing: type(of: layout))
  }
}
