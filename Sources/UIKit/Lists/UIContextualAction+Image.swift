import CollectionView

extension UIContextualAction {
  /// The image of the button; it is not drawn here.
  public var image: UIImage? {
    get { imageObject as? UIImage }
    set { imageObject = newValue }
  }
}
