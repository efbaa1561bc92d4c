import Foundation

/// A view that a collection view makes, shows and reuses.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier the view was registered under; nil for a decoration view.
  open internal(set) var reuseIdentifier: String?
  /// The collection view that dequeued the view, also while the view is configured and has no superview.
  package internal(set) final weak var owner: UICollectionView?
  /// The attributes applied last.
  var layoutAttributes: UICollectionViewLayoutAttributes?
  /// The animation to its attributes; nil for none.
  var animation: ElementAnimation?
  /// The number of times the view was reused.
  var reuseCount = 0
  /// The size at which the view was last measured, in points; nil if it has to be measured.
  var askedSize: CGSize?
  /// The size the view last preferred, in points; nil before it was measured.
  var preferredSize: CGSize?
  /// The size in the layout before the first accepted preferred size, in points; nil until one is accepted.
  var estimatedSize: CGSize?

  /// Drops the results of measuring the view.
  func forgetSizes() {
    askedSize = nil
    preferredSize = nil
    estimatedSize = nil
  }

  /// The kind of the element that the view was dequeued for; nil for a cell.
  package final var elementKind: String? { layoutAttributes?.representedElementKind }

  /// Reports a mistake in the configuration of the view.
  package final func diagnose(_ id: Diagnostic.ID, _ message: String) {
    owner?.report(.diagnostic(Diagnostic(id, at: layoutAttributes?.indexPath, message)))
  }

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

  /// Called before a dequeued view is reused, never for a new one; overrides call `super`.
  open func prepareForReuse() {}

  /// Applies attributes, before the view is returned from dequeuing and again whenever they differ.
  ///
  /// The collection view sets geometry, alpha and visibility itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes the view prefers, given those the layout proposes.
  ///
  /// Without an override they are the proposed ones: there is no constraint solver here to fit a size.
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
