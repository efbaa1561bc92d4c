import Foundation

/// A view that a collection view makes, gives away and takes back.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  // All of it is asked about every view at every frame, and lent to nobody: checked access would only cost time.

  /// The size the view was last asked about, in points; nil before it was asked.
  @exclusivity(unchecked) var askedSize: CGSize?
  /// How often the view was taken from the queue.
  @exclusivity(unchecked) var reuseCount = 0

  // What is looked at for each frame, or when the view leaves, lies together from here on: after a silence each 64 bytes are
  // fetched anew.

  /// The size the view last answered when it was asked, in points; nil before it was asked.
  @exclusivity(unchecked) var preferredSize: CGSize?
  /// The size the layout guessed before the view was first asked, in points; nil while it stands at that guess.
  @exclusivity(unchecked) var estimatedSize: CGSize?
  /// The identifier the view was registered under; nil for a decoration view.
  @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?
  /// Which placing of elements on the screen it was last part of, counted.
  @exclusivity(unchecked) var placement = 0
  /// The way to its attributes, while it is on it.
  @exclusivity(unchecked) var animation: ElementAnimation?
  /// The attributes applied last.
  @exclusivity(unchecked) var layoutAttributes: UICollectionViewLayoutAttributes?

  /// A view with a frame in content coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    let collectionView = superview as? UICollectionView
    guard collectionView?.selfSizingInvalidation != .disabled else { return }
    askedSize = nil
    collectionView?.sizesMayHaveChanged(because: .intrinsicContentSize)
  }

  /// Called before a recycled view is handed out again, never for a new one; overrides call `super`.
  open func prepareForReuse() {}

  /// Takes attributes before the view is returned from dequeuing, and again whenever they differ.
  ///
  /// The collection view sets geometry, alpha and visibility itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// What the view would like to be, given what the layout proposes.
  ///
  /// Without an override the view is content: there is no constraint solver here to fit a size by.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    layoutAttributes
  }

  /// Called before a change of layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after a change of layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}
